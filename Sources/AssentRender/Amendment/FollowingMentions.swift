import AssentDiagnostics
import AssentLicense
import AssentRedline

/// Mentions of clauses that have other numbers now, in clauses of which nothing else is told.
struct FollowingMentions {
  /// Whether some follow, and one sentence for all tells it.
  private(set) var isLeft = false
  /// The clauses of the old text in which a mention keeps a number that another clause has now.
  private(set) var kept: [ClauseChange.Place] = []
  /// What is told of mentions that follow in clauses with others that do not.
  private(set) var provisions: [Amendment.Provision] = []

  /// - Parameter formerPlaces: what each clause of the new text is in the old one.
  init(
    _ redline: Redline, _ old: LegalDocument, _ new: LegalDocument,
    _ formerPlaces: [Int: ClauseChange.Place]
  ) {
    let labels = Set(
      redline.assessment.signals.filter { $0.kind == .referenceTarget && $0.old == $0.new }
        .map(\.clause))
    if !labels.isEmpty {
      kept = new.clauses.indices.filter { labels.contains(new.signalLabel(ofClause: $0)) }
        .compactMap { formerPlaces[$0] }
    }
    guard !old.references.isEmpty else { return }
    let changed = Set(
      redline.clauses.filter { !$0.isPassage }.flatMap { $0.new.compactMap(\.index) })
    let before = Self.byClause(old)
    for (clause, mentions) in Self.byClause(new).sorted(by: { $0.key < $1.key })
    where !changed.contains(clause) {
      guard let place = clause < 0 ? Self.preamble : formerPlaces[clause],
        let former = before[place.index ?? -1], former.count == mentions.count
      else { continue }
      let isKept = kept.contains { $0.index == place.index }
      for (number, (one, other)) in zip(former, mentions).enumerated()
      where one.text != other.text && one.clause != nil && other.clause != nil {
        guard isKept else {
          isLeft = true
          break
        }
        // Each place where the words stand is a mention.
        let alike = former.enumerated().filter { $0.element.text == one.text }
        let occurrence = alike.firstIndex { $0.offset == number }.map { $0 + 1 }
        provisions.append(
          .words(
            WordAmendment(
              old: Quotation(one.text, occurrence: alike.count > 1 ? occurrence : nil),
              new: other.text), in: place))
      }
    }
  }

  private static let preamble = ClauseChange.Place(anchor: "", number: nil, title: "", parents: [])

  /// The mentions by the innermost clause that they stand in; -1 for what stands before the first.
  private static func byClause(_ document: LegalDocument) -> [Int: [LegalDocument.Reference]] {
    var next = 0
    // Both are in the order of the text, but for mentions that were found later.
    return Dictionary(grouping: document.references.sorted { $0.node < $1.node }) { reference in
      while next < document.clauses.count, document.clauses[next].node <= reference.node {
        next += 1
      }
      var clause = next > 0 ? next - 1 : nil
      while let index = clause, document.clauses[index].range.end <= reference.range.start {
        clause = document.clauses[index].parent
      }
      return clause ?? -1
    }
  }
}
