import AssentLicense

/// A whole agreement that stands in a file again, behind itself.
struct Repetition: Sendable {
  /// The first clause of the second copy, by index in ``LegalDocument/clauses``.
  let start: Int

  /// `nil` unless at least five titled clauses of the top level come again in their order.
  init?(in document: LegalDocument) {
    let clauses = document.clauses
    let tops = clauses.indices.filter { clauses[$0].depth == 0 && !clauses[$0].title.isEmpty }
    guard tops.count >= 10 else { return nil }
    // Hardly any title comes again, so few are made small.
    let names = tops.map { clauses[$0].title }
    for again in names.indices.dropFirst(5) where names[again].isSame(as: names[0]) {
      let count = min(again, names.count - again)
      let equal = (0..<count).count { names[$0].isSame(as: names[again + $0]) }
      guard count >= 5, equal * 5 >= count * 4 else { continue }
      start = tops[again]
      return
    }
    return nil
  }
}

extension String {
  /// Whether it is another one but for capitals.
  fileprivate func isSame(as other: String) -> Bool {
    guard let first = utf8.first, let second = other.utf8.first else { return self == other }
    // A letter of ASCII and another one never are.
    if first < 0x80, second < 0x80, first | 0x20 != second | 0x20 { return false }
    return lowercased() == other.lowercased()
  }
}

extension LintSubject {
  /// One cause for all findings about clauses of a second copy of the agreement.
  func causeOfRepetition(_ clause: Int) -> String? {
    repetition.flatMap { clause >= $0.start ? "the agreement stands twice in the file" : nil }
  }
}
