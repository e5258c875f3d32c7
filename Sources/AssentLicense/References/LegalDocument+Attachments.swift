import AssentMarkup

extension LegalDocument {
  /// The word by which a clause is attached to the text, in small letters: `annex` of `Annex 1`; `nil` for
  /// a clause of the text itself.
  package func attachmentName(of clause: Clause) -> String? {
    guard clause.form != .listItem else { return nil }
    return Attachments.name(of: clause, in: markup)?.lowercased()
  }

  /// The number of a clause, of something attached with the word before it: `4.2`, `Annex A`.
  package func shownNumber(of clause: Clause) -> String? {
    guard let number = clause.number, clause.form != .listItem,
      let name = Attachments.name(of: clause, in: markup)
    else { return clause.number }
    let isJoined = name.unicodeScalars.last.map { $0.value >= 0x2E80 } ?? false
    return name + (isJoined ? "" : " ") + number
  }
}
