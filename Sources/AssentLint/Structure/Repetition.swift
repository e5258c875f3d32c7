import AssentLicense

/// A whole agreement that stands in a file again, behind itself.
struct Repetition: Sendable {
  /// The first clause of the second copy, by index in ``LegalDocument/clauses``.
  let start: Int

  /// `nil` unless at least five titled clauses of the top level come again in their order.
  init?(in document: LegalDocument) {
    let clauses = document.clauses
    let tops = clauses.indices.filter { clauses[$0].depth == 0 && !clauses[$0].title.isEmpty }
    let titles = tops.map { clauses[$0].title.lowercased() }
    guard titles.count >= 10, let first = titles.first else { return nil }
    for again in titles.indices.dropFirst(5) where titles[again] == first {
      let count = min(again, titles.count - again)
      let equal = (0..<count).count { titles[$0] == titles[again + $0] }
      guard count >= 5, equal * 5 >= count * 4 else { continue }
      start = tops[again]
      return
    }
    return nil
  }
}

extension LintSubject {
  /// One cause for all findings about clauses of a second copy of the agreement.
  func causeOfRepetition(_ clause: Int) -> String? {
    repetition.flatMap { clause >= $0.start ? "the agreement stands twice in the file" : nil }
  }
}
