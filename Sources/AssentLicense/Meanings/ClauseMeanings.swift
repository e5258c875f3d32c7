import AssentDiagnostics
import AssentMarkup

/// Says of each clause what it is about: by its title, by the clause around it, by its first sentence.
struct ClauseMeanings {
  /// How many folded bytes of a text tell what it is about.
  private static var leadLength: Int { 300 }
  private static var longestBody: Int { 1_500 }
  /// A shorter item of a list is a point of an enumeration.
  private static var shortestItem: Int { 60 }

  /// What all of a privacy policy is about.
  private static let ofWholePolicy: Set<SectionMeaning> = [.privacy, .confidentiality]

  private let document: Document
  private let isPrivacyPolicy: Bool
  private var reader: MeaningReader
  /// What the clauses around each clause are about.
  private var around: [Set<SectionMeaning>] = []

  init(_ document: Document, language: String, isPrivacyPolicy: Bool) {
    self.document = document
    self.isPrivacyPolicy = isPrivacyPolicy
    reader = MeaningReader(language: language)
  }

  /// Sets the meanings of clauses, which stand in the order of the text.
  mutating func read(into clauses: inout [Clause]) {
    around.reserveCapacity(clauses.count)
    for index in clauses.indices {
      let parent = clauses[index].parent
      around.append(parent.map { around[$0].union(clauses[$0].meanings) } ?? [])
      clauses[index].meanings = meanings(of: index, in: clauses)
    }
  }

  private mutating func meanings(of index: Int, in clauses: [Clause]) -> Set<SectionMeaning> {
    let clause = clauses[index]
    let above = clause.parent.map { clauses[$0].meanings } ?? []
    let next = index + 1 < clauses.count ? clauses[index + 1].node : document.nodes.count
    let isHeading = isHeading(clause)
    var own = reader.meanings(of: clause.title)
    if clause.title.isEmpty, clause.form == .paragraph { own = reader.meanings(of: label(clause)) }
    if isPrivacyPolicy { own.subtract(Self.ofWholePolicy) }
    // What is defined is not said yet.
    if !isHeading, above.contains(.definitions) { return [] }
    if own.isEmpty, isHeading, above.count == 1, above.isSubset(of: SectionMeaning.inherited) {
      return above
    }
    // What is said of data that is collected is about them, whatever they are called.
    if isHeading, above == [.dataCollected], own.isDisjoint(with: SectionMeaning.ofData) {
      return above
    }
    if own.isEmpty { own = lead(clause, isHeading, until: next, above, around[index]) }
    let hasParts =
      next < document.nodes.count && index + 1 < clauses.count
      && clauses[index + 1].parent == index
    if isHeading, !hasParts { own.formUnion(neighbors(of: own, clause)) }
    return own
  }

  /// Whether a clause is a heading, or a paragraph that is nothing but a title.
  private func isHeading(_ clause: Clause) -> Bool {
    switch clause.form {
    case .heading: true
    case .listItem: false
    case .paragraph:
      !clause.title.isEmpty
        && document.byteRange(of: document.nodes[clause.node]).count < clause.title.utf8.count + 20
    }
  }

  /// `Taxes` of `4.6 Taxes: You pay …` and `4.6 Taxes — you pay …`.
  private func label(_ clause: Clause) -> String {
    let bytes = document.source.bytes
    var range = document.byteRange(of: document.nodes[clause.node])
    range = range.lowerBound..<min(range.upperBound, range.lowerBound + 90)
    let colon = range.first {
      bytes[$0] == UInt8(ascii: ":") || bytes.has("：", at: $0, before: range.upperBound)
        || bytes.has(" — ", at: $0, before: range.upperBound)
        || bytes.has(" – ", at: $0, before: range.upperBound)
    }
    guard let colon else { return "" }
    return String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self)
  }

  private mutating func lead(
    _ clause: Clause, _ isHeading: Bool, until next: Int, _ above: Set<SectionMeaning>,
    _ around: Set<SectionMeaning>
  ) -> Set<SectionMeaning> {
    guard clause.depth < 2, let text = text(of: clause, isHeading, until: next) else { return [] }
    if !isHeading, text.count < Self.shortestItem { return [] }
    let said = reader.said(in: document.source.bytes, text, limit: Self.leadLength)
    // Below a section that is about something, one phrase may stand there by the way.
    let needed = above.subtracting([.general]).isEmpty ? 1 : 2
    if isHeading, needed == 2, !said.contains(where: { $0.count >= needed }) {
      return Set(said.lazy.map(\.meaning).filter(above.contains))
    }
    guard
      let first = said.first(where: {
        !isPrivacyPolicy || !Self.ofWholePolicy.contains($0.meaning)
      }),
      first.count >= needed, isHeading || !around.contains(first.meaning)
    else { return [] }
    return [first.meaning]
  }

  /// The first text of a clause, before the next one begins.
  private func text(of clause: Clause, _ isHeading: Bool, until next: Int) -> Range<Int>? {
    let nodes = document.nodes
    guard isHeading else {
      if nodes[clause.node].kind == .paragraph {
        return document.byteRange(of: nodes[clause.node])
      }
      let first = clause.node + 1
      guard first < nodes.count, nodes[first].kind == .paragraph else { return nil }
      return document.byteRange(of: nodes[first])
    }
    var index = Int(nodes[clause.node].end)
    while index < next {
      switch nodes[index].kind {
      case .paragraph, .tableCell: return document.byteRange(of: nodes[index])
      default: index += 1
      }
    }
    return nil
  }

  /// What the text of a section says beside what its title says.
  private mutating func neighbors(
    of own: Set<SectionMeaning>, _ clause: Clause
  ) -> Set<SectionMeaning> {
    let wanted = own.reduce(into: Set<SectionMeaning>()) { $0.formUnion($1.neighbors) }
      .subtracting(own)
    guard !wanted.isEmpty else { return [] }
    let source = document.source
    let start = document.byteRange(of: document.nodes[clause.node]).upperBound
    let end = source.offset(of: clause.range.end)
    guard start < end else { return [] }
    let said = reader.said(in: source.bytes, start..<end, limit: Self.longestBody)
    return Set(said.lazy.filter { wanted.contains($0.meaning) }.map(\.meaning))
  }
}
