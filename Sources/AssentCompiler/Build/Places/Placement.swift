import AssentDiagnostics
import AssentLicense
import AssentManifest
import Foundation

/// Where the pages of a document stand below the output folder.
///
/// Places follow from places in the content folder, and from nothing else.
package enum Placement {
  /// The three forms of one page, as paths below the output folder.
  package struct Page: Hashable, Sendable {
    package var html: Manifest.Path
    package var text: Manifest.Path
    package var json: Manifest.Path

    /// `nil` where the names are too long, or cannot be published for another reason.
    init?(html: String, text: String, json: String) {
      guard let html = Placement.published(html), let text = Placement.published(text),
        let json = Placement.published(json)
      else { return nil }
      self.html = html
      self.text = text
      self.json = json
    }

    var all: [Manifest.Path] { [html, text, json] }
  }

  /// The place of a file whose name has letters and marks apart is that of the letters put together
  /// (NFC), because a manifest has all names so.
  package static func published(_ path: String) -> Manifest.Path? {
    Manifest.Path(
      path.utf8.allSatisfy { $0 < 0x80 } ? path : path.precomposedStringWithCanonicalMapping)
  }

  /// The folder part of a path, without a slash at its end; empty for the content folder itself.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  package static func fileName(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  /// The id of an agreement: its file name in lower case, without locale and ending.
  package static func agreementID(of path: String) -> String {
    let name = fileName(of: path)
    let parts = name.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    guard parts.count > 1 else { return name.lowercased() }
    return parts.dropLast(DocumentKind.locale(in: name) == nil ? 1 : 2)
      .map { String($0) }.joined(by: ".").lowercased()
  }

  /// Folder and id of an agreement, the same for all its locales.
  package static func agreementKey(of path: String) -> String {
    join(folder(of: path), agreementID(of: path))
  }

  /// The pages of a documentation file: `flows/x.md` is `flows/x.html`, `.txt` and `.json`.
  package static func documentation(_ path: String) -> Page? {
    let name = fileName(of: path)
    let stem = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
    let base = join(folder(of: path), stem)
    return Page(html: base + ".html", text: base + ".txt", json: base + ".json")
  }

  /// The pages of one version of an agreement, `license/1.0/en/index.html` and its kin.
  package static func release(
    _ path: String, version: Manifest.Version, locale: Manifest.Locale
  ) -> Page? {
    let id = agreementID(of: path)
    let base = join(folder(of: path), "\(id)/\(version)/\(locale)")
    return Page(
      html: base + "/index.html", text: "\(base)/\(id).txt", json: "\(base)/\(id).json")
  }

  /// The pages of the current version of an agreement, `license/index.html` and its kin.
  package static func current(_ path: String) -> Page? {
    let id = agreementID(of: path)
    let base = join(folder(of: path), id)
    return Page(
      html: base + "/index.html", text: "\(base)/\(id).txt", json: "\(base)/\(id).json")
  }
}
