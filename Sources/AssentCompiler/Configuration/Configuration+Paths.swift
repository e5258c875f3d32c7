import AssentDiagnostics

extension Configuration {
  /// A path or pattern of paths that `assent.yml` names.
  package struct NamedPath: Sendable {
    package enum Key: Sendable {
      case products
      case rules
      case agreements
      case exclude
      case flows
    }

    package var key: Key
    /// As it is written; of a product, its folder.
    package var text: String
    package var file: String
    package var range: SourceRange
  }

  /// What there is below a content folder for paths to match.
  struct KnownPaths {
    /// Of all documents, also those of agreements.
    var documents: [String] = []
    /// Of all files that are published, documents among them.
    var files: [String] = []
    /// Of the texts of agreements.
    var agreements: [String] = []
    /// Of the texts that were released.
    var released: [String] = []
    /// Of what was left out because the configuration says so.
    var excluded: [String] = []
    /// Whether something is there that a pattern matches, left out or not.
    var isThere: (PathPattern) -> Bool = { _ in false }
  }

  /// Findings for paths and patterns that match nothing, so that what is said of them has no effect.
  func unmatchedPaths(among known: KnownPaths) -> [Diagnostic] {
    guard !namedPaths.isEmpty else { return [] }
    let texts = Set(known.agreements + known.released).sorted()
    let documents = Set(known.documents + texts).sorted()
    return namedPaths.compactMap { path in
      switch path.key {
      case .products: unmatchedProduct(path, documents)
      case .rules: unmatched(path, "document", among: documents)
      case .agreements: unmatched(path, "agreement", among: texts)
      case .exclude: unmatchedExclusion(path, known)
      case .flows: missingFlow(path, known.documents)
      }
    }
  }

  private func unmatchedProduct(_ path: NamedPath, _ documents: [String]) -> Diagnostic? {
    let folder = path.text
    guard !folder.isEmpty, !documents.contains(where: { $0.hasPrefix(folder + "/") }) else {
      return nil
    }
    let folders = Set(documents.flatMap(Self.foldersAbove)).subtracting(products.keys).sorted()
    return warning(
      path, "no document lies in '\(folder)', so what 'products' says of it has no effect",
      suggestion(for: folder, among: folders).map { "did you mean '\($0)'?" }
        ?? "write the path of a folder with an agreement, below the content folder")
  }

  private func unmatched(
    _ path: NamedPath, _ what: String, among paths: [String]
  ) -> Diagnostic? {
    let pattern = PathPattern(path.text)
    guard !paths.contains(where: pattern.matches) else { return nil }
    return warning(
      path, "'\(path.text)' matches no \(what), so what it says has no effect",
      Self.guess(for: path.text, among: paths).map { "did you mean '\($0)'?" }
        ?? "write the path of \(what == "agreement" ? "an" : "a") \(what) below the content folder, or a "
        + "pattern such as '**'")
  }

  /// A warning where something of a similar name is there; else a remark, as a folder of drafts may come and go.
  private func unmatchedExclusion(_ path: NamedPath, _ known: KnownPaths) -> Diagnostic? {
    let pattern = PathPattern(path.text)
    guard !known.excluded.contains(where: pattern.matches), !known.isThere(pattern) else {
      return nil
    }
    let guess = Self.guess(for: path.text, among: known.files)
    var finding = warning(
      path, "'\(path.text)' excludes nothing",
      guess.map { "did you mean '\($0)'?" } ?? "remove it, if nothing is to come there")
    if guess == nil { finding.severity = .info }
    return finding
  }

  /// A document that is named as the description of a gate has to be there: else nothing is compared.
  private func missingFlow(_ path: NamedPath, _ documents: [String]) -> Diagnostic? {
    guard !documents.contains(path.text) else { return nil }
    var finding = warning(
      path, "'\(path.text)' is named under 'flows' and is no document",
      suggestion(for: path.text, among: documents.sorted()).map { "did you mean '\($0)'?" }
        ?? "name a document by its path below the content folder")
    finding.severity = .error
    return finding
  }

  private func warning(_ path: NamedPath, _ message: String, _ help: String) -> Diagnostic {
    Diagnostic(
      rule: .invalidConfiguration, severity: .warning, message: message, file: path.file,
      range: path.range, help: help)
  }

  /// The pattern that was probably meant: with one name in it replaced by a similar one that is there.
  static func guess(for pattern: String, among paths: [String]) -> String? {
    let parts = pattern.pathNames.map(String.init)
    for (index, part) in parts.enumerated() where !part.contains(where: { "*?".contains($0) }) {
      let before = PathPattern(parts[..<index].joined(separator: "/"))
      var names: Set<String> = []
      for path in paths {
        let own = path.pathNames.map(String.init)
        for place in own.indices where before.matches(own[..<place].joined(separator: "/")) {
          names.insert(own[place])
        }
      }
      guard !names.contains(part) else { continue }
      guard let near = suggestion(for: part, among: names.sorted()) else { return nil }
      var meant = parts
      meant[index] = near
      let pattern = PathPattern(meant.joined(separator: "/"))
      let isThere = paths.contains { path in
        pattern.matches(path) || foldersAbove(path).contains(where: pattern.matches)
      }
      return isThere ? pattern.pattern : nil
    }
    return nil
  }

  /// The folders that a path lies in, the nearest first.
  private static func foldersAbove(_ path: String) -> [String] {
    sequence(first: Placement.folder(of: path)) { Placement.folder(of: $0) }
      .prefix { !$0.isEmpty }.map(\.self)
  }
}
