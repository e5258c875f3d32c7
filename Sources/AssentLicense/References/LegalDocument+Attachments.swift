import AssentMarkup

extension LegalDocument {
  /// The word by which a clause is attached to the text, in small letters: `annex` of `Annex 1`; `nil` for
  /// a clause of the text itself.
  package func attachmentName(of clause: Clause) -> String? {
    guard clause.form != .listItem else { return nil }
    return Attachments.name(of: clause, in: markup)
  }
}
