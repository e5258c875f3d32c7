/// What a document is: an agreement of some kind, or documentation.
package enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case license
  case eula
  case terms
  case privacy
  /// Documentation, such as flow documents.
  case other

  package var isAgreement: Bool { self != .other }

  /// The kind and locale that a file name tells: `license.md`, `EULA.md`, `terms.fr.md`.
  ///
  /// - Parameter fileName: the last part of a path.
  /// - Returns: kind ``other`` and no locale for every name that is not an agreement's.
  package static func named(by fileName: String) -> (kind: DocumentKind, locale: String?) {
    guard let first = fileName.utf8.first, "letpLETP".utf8.contains(first) else {
      return (.other, nil)
    }
    var parts = fileName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let ending = parts.popLast(), ["md", "markdown"].contains(ending.lowercased()) else {
      return (.other, nil)
    }
    guard let stem = parts.first, let kind = DocumentKind(rawValue: stem.lowercased()),
      kind.isAgreement, parts.count <= 2
    else { return (.other, nil) }
    if parts.count == 2 {
      guard LanguageTag.isWellFormed(parts[1]) else { return (.other, nil) }
      return (kind, LanguageTag.canonical(parts[1]))
    }
    return (kind, nil)
  }
}
