import AssentLicense

/// What the class of a change needs to know of one of the two texts.
struct AssessedSide {
  let legal: LegalDocument
  let text: AssessedText
  let terms: TermPlaces

  init(_ legal: LegalDocument) {
    self.legal = legal
    text = AssessedText(legal)
    terms = TermPlaces(legal, text)
  }
}
