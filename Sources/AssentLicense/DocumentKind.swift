/// What a document is: an agreement of some kind, or documentation.
package enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case license
  case eula
  case terms
  case privacy
  /// Documentation, such as flow documents.
  case other

  package var isAgreement: Bool { self != .other }

  /// The kind and locale that a file name states: `license.md`, `EULA.md`, `terms.fr.md`.
  ///
  /// What stands between the kind and the ending, and is no language, belongs to the name:
  /// `license.old.md` is an agreement of its own, so that none is left out in silence.
  ///
  /// - Parameter fileName: the last part of a path.
  /// - Returns: kind ``other`` and no locale for every name that is not an agreement's.
  package static func named(by fileName: String) -> (kind: DocumentKind, locale: String?) {
    guard let first = fileName.utf8.first, "letpLETP".utf8.contains(first) else {
      return (.other, nil)
    }
    let parts = fileName.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, let ending = parts.last, let stem = parts.first,
      ["md", "markdown"].contains(ending.lowercased()),
      let kind = DocumentKind(rawValue: stem.lowercased()), kind.isAgreement
    else { return (.other, nil) }
    let locale = parts[parts.count - 2]
    guard parts.count > 2, LanguageTag.isKnown(locale) else { return (kind, nil) }
    return (kind, LanguageTag.canonical(locale))
  }
}
