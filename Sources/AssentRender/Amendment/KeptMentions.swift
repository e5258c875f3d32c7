import AssentLicense
import AssentRedline

/// Clauses in which mentions of others do not all follow the new numbers of these.
enum KeptMentions {
  /// The clauses of the old text in which a mention keeps a number that another clause has now.
  ///
  /// - Parameter formerPlaces: what each clause of the new text is in the old one.
  static func places(
    _ redline: Redline, _ new: LegalDocument, _ formerPlaces: [Int: ClauseChange.Place]
  ) -> [ClauseChange.Place] {
    let labels = Set(
      redline.assessment.signals.filter { $0.kind == .referenceTarget && $0.old == $0.new }
        .map(\.clause))
    guard !labels.isEmpty else { return [] }
    return new.clauses.indices.filter { labels.contains(new.signalLabel(ofClause: $0)) }
      .compactMap { formerPlaces[$0] }
  }
}
