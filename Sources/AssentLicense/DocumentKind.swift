/// What a document is: an agreement of some kind, or documentation.
package enum DocumentKind: String, Hashable, Sendable, CaseIterable {
  case license
  case eula
  case terms
  case privacy
  /// Acceptable use, cookies, levels of service: whatever its front matter calls a policy.
  case policy
  /// Documentation, such as flow documents.
  case other

  package var isAgreement: Bool { self != .other }

  /// The kind and locale that a file name states: `license.md`, `EULA.md`, `terms.fr.md`.
  ///
  /// A policy has to say so itself: `policy.md` is documentation in many folders.
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
    guard parts.count > 1, isMarkdown(fileName), let stem = parts.first,
      let kind = DocumentKind(rawValue: stem.lowercased()), kind.isAgreement, kind != .policy
    else { return (.other, nil) }
    return (kind, locale(in: fileName))
  }

  /// The language that stands before the ending of a file name, whatever it begins with: `de` of
  /// `customer.de.md`.
  ///
  /// Only of an agreement is it the language; see ``LegalDocument/declaredKind(in:)``.
  /// - Returns: `nil` for `v1.2.md`, `license.old.md` and whatever else is no language.
  package static func locale(in fileName: String) -> String? {
    guard fileName.utf8.count(where: { $0 == UInt8(ascii: ".") }) > 1, isMarkdown(fileName) else {
      return nil
    }
    let parts = fileName.utf8.split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false
    ).map { Substring($0) }
    guard parts.count > 2, !parts[0].isEmpty else { return nil }
    let locale = String(parts[parts.count - 2])
    return LanguageTag.isKnown(locale) ? LanguageTag.canonical(locale) : nil
  }

  /// Whether a file name has the ending of a document.
  package static func isMarkdown(_ fileName: String) -> Bool {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return ["md", "markdown"].contains(fileName[dot...].dropFirst().lowercased())
  }
}
