import AssentManifest

/// An agreement whose working text is ahead of its last release.
package struct Draft: Hashable, Sendable, CustomStringConvertible {
  /// Folder and id of the agreement.
  package var key: String
  /// That the working text states.
  package var version: Manifest.Version

  init(key: String, version: Manifest.Version) {
    self.key = key
    self.version = version
  }

  /// Reads what ``description`` gives; a key may have spaces, a version has none.
  init?(_ text: String) {
    guard let space = text.lastIndex(of: " "),
      let version = Manifest.Version(String(text[text.index(after: space)...]))
    else { return nil }
    self.init(key: String(text[..<space]), version: version)
  }

  /// `apps/license 1.1`
  package var description: String { "\(key) \(version)" }
}
