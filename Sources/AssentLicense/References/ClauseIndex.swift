/// Finds clauses by the numbers that a text mentions them by.
struct ClauseIndex {
  private var byNumber: [String: Int] = [:]

  /// - Parameter numbers: the full number of each clause: `4.2.a`.
  init(_ clauses: [Clause], _ numbers: [String]) {
    for (index, number) in numbers.enumerated() where !number.isEmpty {
      insert(number, index)
    }
    // A number by itself means the outermost clause that has it.
    for depth in 0..<4 {
      for (index, clause) in clauses.enumerated() where clause.depth == depth {
        if let number = clause.number { insert(Self.normalized(number), index) }
      }
    }
  }

  /// The clause that `4.2`, `5(b)` or `IV` means.
  func clause(_ number: String) -> Int? {
    byNumber[Self.normalized(number)]
  }

  private mutating func insert(_ number: String, _ index: Int) {
    if byNumber[number] == nil { byNumber[number] = index }
  }

  /// `5(b)(i)` as `5.b.i`, digits of every script as ASCII.
  private static func normalized(_ number: String) -> String {
    var text = ""
    for scalar in number.unicodeScalars {
      if let digit = Scalars.digit(scalar.value) {
        text += String(digit)
      } else if scalar == "(" {
        if !text.isEmpty, text.last != "." { text += "." }
      } else if scalar != ")" {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
