/// How alike two labels are, from 0 to 1, by the pairs of letters they share (Dice).
enum LabelSimilarity {
  /// Longer labels are compared by their beginnings.
  private static let mostLetters = 200

  static func value(_ a: String, _ b: String) -> Double {
    if a == b { return 1 }
    let (first, second) = (pairs(a), pairs(b))
    guard !first.isEmpty, !second.isEmpty else { return 0 }
    var rest = Multiset(first)
    let shared = second.count { rest.take($0) }
    return Double(2 * shared) / Double(first.count + second.count)
  }

  private static func pairs(_ text: String) -> [UInt64] {
    let letters = text.lowercased().unicodeScalars.prefix(mostLetters).map { UInt64($0.value) }
    // A single letter is a pair with the edge of the word.
    return zip([0x20] + letters, letters + [0x20]).map { $0 << 32 | $1 }
  }
}
