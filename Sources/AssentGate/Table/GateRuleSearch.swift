/// Puts what is known for every set of some flags into the fewest rules.
///
/// A set of flags is a number: bit `i` stands for the flag `i`. An answer is its index.
struct GateRuleSearch {
  /// A condition that settles some sets, and the answer to all of them.
  struct Found {
    var mask: Int
    var value: Int
    var answer: Int
  }

  private let bitCount: Int
  /// The sets that no rule settles yet, in ascending order, with their answers.
  var open: [(subset: Int, answer: Int)] = []
  /// The answer that changes nothing, where there is one.
  var stay: Int?

  init(bitCount: Int) { self.bitCount = bitCount }

  /// Of the conditions under which all that is open has one answer, the one with the fewest flags; then
  /// the one that settles most, then one that does something. What it settles is no longer open.
  mutating func next() -> Found? {
    guard let found = shortest() else { return nil }
    open.removeAll { $0.subset & found.mask == found.value }
    return found
  }

  private func shortest() -> Found? {
    guard let first = open.first else { return nil }
    let size = 1 << bitCount
    var answers = Array(repeating: 0, count: size)
    var counts = Array(repeating: 0, count: size)
    for length in 0...bitCount {
      var best: (found: Found, weight: Int)?
      for mask in 0..<size where mask.nonzeroBitCount == length {
        for value in 0..<size { counts[value] = 0 }
        for (subset, answer) in open {
          let value = subset & mask
          if counts[value] == 0 { answers[value] = answer }
          // No answer has this index.
          if answers[value] != answer { answers[value] = -1 }
          counts[value] += 1
        }
        for value in 0..<size where counts[value] > 0 && answers[value] >= 0 {
          let weight = 2 * counts[value] + (answers[value] == stay ? 0 : 1)
          if weight > best?.weight ?? 0 {
            best = (Found(mask: mask, value: value, answer: answers[value]), weight)
          }
        }
      }
      if let best { return best.found }
    }
    // All flags together tell every set from every other.
    return Found(mask: size - 1, value: first.subset, answer: first.answer)
  }
}
