/// Finds clauses by the numbers that a text mentions them by.
struct ClauseIndex {
  /// The levels of a number that is a reference: `4.2(a)(i)` has four.
  ///
  /// Looking a number up takes its levels times its length; people write six at most.
  static let maximumLevels = 12

  private var byNumber: [String: Int] = [:]
  /// Clauses with at least two parts that letters number, so that a letter can be missing.
  private var lettered: Set<Int> = []
  /// Whether sections are numbered with single letters.
  private(set) var hasLetters = false

  /// - Parameter numbers: the full number of each clause: `4.2.a`.
  init(_ clauses: [Clause], _ numbers: [String]) {
    for (index, number) in numbers.enumerated() where !number.isEmpty {
      insert(number, index)
    }
    var letters: [Int: Int] = [:]
    for clause in clauses {
      guard let number = clause.number?.filter(\.isLetter), number.count == 1 else { continue }
      if let parent = clause.parent { letters[parent, default: 0] += 1 }
      if clause.number == number, number == number.uppercased() { hasLetters = true }
    }
    lettered = Set(letters.filter { $0.value > 1 }.keys)
    // A number by itself means the outermost clause that has it.
    for depth in 0..<4 {
      for (index, clause) in clauses.enumerated() where clause.depth == depth {
        if let number = clause.number { insert(Self.normalized(number), index) }
      }
    }
  }

  /// The clause that `4.2`, `5(b)` or `IV` means.
  ///
  /// `5(b)` is clause 5 itself where its parts are not told apart, because they stand in a sentence.
  func clause(_ number: String) -> Int? {
    let parts = Self.normalized(number)
    if let clause = byNumber[parts] { return clause }
    var outer = parts[...]
    while let point = outer.lastIndex(of: "."),
      outer[point...].dropFirst().allSatisfy({ $0.isLetter }) || number.contains("(")
    {
      outer = outer[..<point]
      if let clause = byNumber[String(outer)] { return lettered.contains(clause) ? nil : clause }
    }
    return nil
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
