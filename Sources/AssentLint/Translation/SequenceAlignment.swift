/// Pairs the members of two sequences in order, at the least cost, with some left alone.
///
/// After Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora" (1993): a table of
/// costs by position in both, and a way back through it.
enum SequenceAlignment {
  enum Step: Hashable, Sendable {
    case pair(Int, Int)
    /// Several of the first sequence are one of the second, and the other way round.
    case joined(Range<Int>, Int)
    case split(Int, Range<Int>)
    /// Two neighbors, by the first of them, that stand in the other order.
    case swapped(Int, Int)
    case onlyFirst(Int)
    case onlySecond(Int)
  }

  /// What the steps cost.
  struct Costs {
    /// Of a member that has no partner.
    var gap: Float
    var pair: (Int, Int) -> Float
    /// Of members of one sequence that are one of the other; `nil` where there are none.
    var merged: ((Range<Int>, Range<Int>) -> Float)?
    /// Of two neighbors that changed places, beside that of the pairs they are; `nil` where none do.
    var swapping: Float?
  }

  /// The largest table that is filled, in cells.
  private static let mostCells = 4_000_000
  /// How many members a partner can be off its place.
  private static let farthest = 150
  /// How many members one can stand for.
  private static let mostParts = 8

  /// The steps in order, and what they cost; `nil` where the sequences are too long to be compared.
  static func steps(
    _ first: Int, _ second: Int, costs: Costs
  ) -> (steps: [Step], cost: Float)? {
    let width = second + 1
    guard (first + 1).multipliedReportingOverflow(by: width).partialValue <= mostCells,
      first < mostCells, second < mostCells
    else { return nil }
    var table = [Float](repeating: .infinity, count: (first + 1) * width)
    var choices = [UInt8](repeating: 0, count: table.count)
    table[0] = 0
    let slack = farthest + abs(first - second)
    for i in 0...first {
      // Partners stand about as far from the beginning.
      let middle = i * second / max(1, first)
      for j in max(0, middle - slack)...min(second, middle + slack) {
        let cell = i * width + j
        func offer(_ cost: Float, _ choice: UInt8) {
          if cost < table[cell] {
            table[cell] = cost
            choices[cell] = choice
          }
        }
        if i > 0, j > 0 { offer(table[cell - width - 1] + costs.pair(i - 1, j - 1), pairing) }
        if i > 0 { offer(table[cell - width] + costs.gap, leavingFirst) }
        if j > 0 { offer(table[cell - 1] + costs.gap, leavingSecond) }
        if let cost = costs.swapping, i > 1, j > 1 {
          offer(
            table[cell - 2 * width - 2] + cost + costs.pair(i - 2, j - 1)
              + costs.pair(i - 1, j - 2), swapping)
        }
        guard let merged = costs.merged, i > 0, j > 0 else { continue }
        for count in stride(from: 2, through: min(mostParts, i), by: 1) {
          offer(
            table[cell - count * width - 1] + merged(i - count..<i, j - 1..<j),
            joining + UInt8(count))
        }
        for count in stride(from: 2, through: min(mostParts, j), by: 1) {
          offer(
            table[cell - width - count] + merged(i - 1..<i, j - count..<j),
            splitting + UInt8(count))
        }
      }
    }
    return (path(choices, from: (first, second), width: width), table[table.count - 1])
  }

  // How a cell of the table was reached; the last two with the number of parts added.
  private static let pairing: UInt8 = 1
  private static let leavingFirst: UInt8 = 2
  private static let leavingSecond: UInt8 = 3
  private static let swapping: UInt8 = 4
  private static let joining: UInt8 = 16
  private static let splitting: UInt8 = 32

  private static func path(_ choices: [UInt8], from end: (Int, Int), width: Int) -> [Step] {
    var steps: [Step] = []
    var (i, j) = end
    while i > 0 || j > 0 {
      let choice = choices[i * width + j]
      let start: (Int, Int)
      switch choice {
      case pairing:
        start = (i - 1, j - 1)
        steps.append(.pair(i - 1, j - 1))
      case leavingFirst:
        start = (i - 1, j)
        steps.append(.onlyFirst(i - 1))
      case swapping:
        start = (i - 2, j - 2)
        steps.append(.swapped(i - 2, j - 2))
      case splitting...:
        start = (i - 1, j - Int(choice - splitting))
        steps.append(.split(i - 1, start.1..<j))
      case joining...:
        start = (i - Int(choice - joining), j - 1)
        steps.append(.joined(start.0..<i, j - 1))
      default:
        start = (i, j - 1)
        steps.append(.onlySecond(j - 1))
      }
      (i, j) = start
    }
    return steps.reversed()
  }
}
