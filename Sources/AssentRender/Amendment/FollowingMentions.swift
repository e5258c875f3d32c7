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
    lazy var oldBlocks = ClauseBlocks(old)
    lazy var newBlocks = ClauseBlocks(new)
    for (clause, mentions) in Self.byClause(new).sorted(by: { $0.key < $1.key })
    where !changed.contains(clause) {
      guard let place = clause < 0 ? Self.preamble : formerPlaces[clause],
        let former = before[place.index ?? -1], former.count == mentions.count
      else { continue }
      let following = zip(former, mentions).filter { one, other in
        one.text != other.text && one.clause != nil && other.clause != nil
      }
      guard kept.contains(where: { $0.index == place.index }) else {
        if !following.isEmpty { isLeft = true }
        continue
      }
      let blocks = (old: oldBlocks[place.index], new: newBlocks[clause < 0 ? nil : clause])
      var words = FollowedWords(
        old: blocks.old.map { $0.words(of: .deleted) },
        new: blocks.new.map { $0.words(of: .inserted) })
      for (one, other) in following {
        provisions.append(
          .words(
            WordAmendment(old: words.quotation(one.text, becoming: other.text), new: other.text),
            in: place))
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

/// The words of a clause in both texts, in which mentions alone differ.
private struct FollowedWords {
  private let old: [Unicode.Scalar]
  private let new: [Unicode.Scalar]
  private let text: QuotedText
  /// Up to where they are told.
  private var end = (old: 0, new: 0)

  init(old: [String], new: [String]) {
    let whole = Self.whole(old)
    text = QuotedText(whole)
    self.old = Array(whole.unicodeScalars)
    self.new = Array(Self.whole(new).unicodeScalars)
  }

  private static func whole(_ paragraphs: [String]) -> String {
    paragraphs.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  /// The next words that differ, as one of all places where the clause has them, mentions of other
  /// texts among them.
  mutating func quotation(_ words: String, becoming other: String) -> Quotation {
    let same = zip(old.dropFirst(end.old), new.dropFirst(end.new)).prefix { $0 == $1 }.count
    let difference = end.old + same
    let count = words.unicodeScalars.count
    guard
      let start = text.offsets(of: words).first(where: {
        $0 >= end.old && $0 <= difference && difference <= $0 + count
      })
    else { return Quotation(words) }
    end.new += start - end.old + other.unicodeScalars.count
    end.old = start + count
    return text.quotation(words, at: start) ?? Quotation(words)
  }
}
