import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// An agreement as people name it: by id, by key, or by the path of one of its texts.
package struct AgreementName: Sendable {
  package let text: String
  /// What stands behind an `@`.
  package let version: Manifest.Version?

  /// Reads `license` or `license@1.1`; an `@` before anything else is one of the name, as in `a@b.md`.
  ///
  /// - Throws: ``UsageError`` where what follows the `@` is no version.
  package init(_ text: String) throws(UsageError) {
    let at = text.lastIndex(of: "@")
    let number = at.map { String(text[text.index(after: $0)...]) } ?? ""
    let version = Manifest.Version(number).flatMap { VersionOrder($0) == nil ? nil : $0 }
    guard let at, number.isEmpty || version != nil || number.first?.isNumber == true,
      !number.hasSuffix(".md")
    else {
      self.text = text
      self.version = nil
      return
    }
    guard let version else {
      throw UsageError("'\(number)' cannot be a version; name one as in license@1.1")
    }
    self.text = String(text[..<at])
    self.version = version
  }

  /// The key of the agreement that is meant.
  ///
  /// - Parameters:
  ///   - released: the keys of agreements that have releases.
  ///   - documents: the paths of documents below the content folder, among which its texts are.
  ///   - root: the content folder, as the user names it.
  /// - Throws: ``UsageError`` where there is none, or more than one.
  func key(
    released: some Sequence<String>, documents: [String], root: String
  ) throws(UsageError) -> String {
    var keys = Set(released)
    var paths: [String: String] = [:]
    let word = path(below: root).lowercased()
    for path in documents {
      let key = Placement.agreementKey(of: path)
      paths[path] = key
      let isNamed = DocumentKind.named(by: Placement.fileName(of: path)).kind.isAgreement
      // Any document may say that it is an agreement; those that are named are asked.
      let isMeant = key.lowercased() == word || Placement.agreementID(of: path) == word
      if isNamed || isMeant { keys.insert(key) }
    }
    return try key(among: keys, paths: paths, root: root)
  }

  /// The name as a path below the content folder, where it is one.
  private func path(below root: String) -> String {
    var path = text
    for prefix in ["./", root + "/", "./"] where path.hasPrefix(prefix) {
      path.removeFirst(prefix.count)
    }
    return path
  }

  /// The key among those of the agreements there are.
  ///
  /// - Parameters:
  ///   - paths: of the texts below the content folder, each with the key of its agreement.
  ///   - root: the content folder, as the user names it.
  /// - Throws: ``UsageError`` where there is none, or more than one.
  private func key(among keys: Set<String>, paths: [String: String], root: String)
    throws(UsageError)
    -> String
  {
    let path = path(below: root)
    if let key = paths[path] { return key }
    if keys.contains(path) { return path }
    let named = keys.filter {
      $0.lowercased() == path.lowercased()
        || Placement.fileName(of: $0).lowercased() == path.lowercased()
    }.sorted()
    if let key = named.first, named.count == 1 { return key }
    let list = { (keys: [String]) in
      keys.prefix(8).map { "'\($0)'" }.joined(separator: ", ") + (keys.count > 8 ? ", …" : "")
    }
    guard named.isEmpty else {
      throw UsageError("'\(text)' is the id of several agreements; name one of \(list(named))")
    }
    let all = keys.sorted()
    guard !all.isEmpty else { throw UsageError("'\(root)' contains no agreement") }
    let guess = suggestion(for: path, among: all + all.map { Placement.fileName(of: $0) })
    throw UsageError(
      "there is no agreement '\(text)'; "
        + (guess.map { "did you mean '\($0)'?" } ?? "there is \(list(all))"))
  }
}
