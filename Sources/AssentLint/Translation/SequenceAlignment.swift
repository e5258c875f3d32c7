/// Pairs the members of two sequences in order, at the least cost, with some left alone.
///
/// After Gale and Church, "A Program for Aligning Sentences in Bilingual Corpora" (1993): a table of
/// costs by position in both, and a way back through it.
enum SequenceAlignment {
  enum Step: Hashable, Sendable {
    case pair(Int, Int)
    /// Two of the first sequence are one of the second, and the other way round.
    case joined(Int, Int, Int)
    case split(Int, Int, Int)
    case onlyFirst(Int)
    case onlySecond(Int)
  }

  /// The largest table that is filled, in cells.
  private static let mostCells = 4_000_000

  /// The steps in order; `nil` where the sequences are too long to be compared.
  ///
  /// - Parameters:
  ///   - gap: the cost of a member that has no partner.
  ///   - merging: the cost, beside that of the pair, of two that are one; `nil` where there are none.
  static func steps(
    _ first: Int, _ second: Int, gap: Float, merging: Float? = nil,
    pair: (Int, Int) -> Float, merged: (Int, Int, Bool) -> Float = { _, _, _ in 0 }
  ) -> [Step]? {
    let width = second + 1
    guard (first + 1).multipliedReportingOverflow(by: width).partialValue <= mostCells,
      first < mostCells, second < mostCells
    else { return nil }
    var costs = [Float](repeating: .infinity, count: (first + 1) * width)
    var choices = [UInt8](repeating: 0, count: costs.count)
    costs[0] = 0
    for i in 0...first {
      for j in 0...second {
        let cell = i * width + j
        func offer(_ cost: Float, _ choice: UInt8) {
          if cost < costs[cell] {
            costs[cell] = cost
            choices[cell] = choice
          }
        }
        if i > 0, j > 0 { offer(costs[cell - width - 1] + pair(i - 1, j - 1), 1) }
        if i > 0 { offer(costs[cell - width] + gap, 2) }
        if j > 0 { offer(costs[cell - 1] + gap, 3) }
        guard let merging else { continue }
        if i > 1, j > 0 {
          offer(costs[cell - 2 * width - 1] + merging + merged(i - 2, j - 1, true), 4)
        }
        if i > 0, j > 1 {
          offer(costs[cell - width - 2] + merging + merged(i - 1, j - 2, false), 5)
        }
      }
    }
    var steps: [Step] = []
    var (i, j) = (first, second)
    while i > 0 || j > 0 {
      switch choices[i * width + j] {
      case 1:
        steps.append(.pair(i - 1, j - 1))
        (i, j) = (i - 1, j - 1)
      case 2:
        steps.append(.onlyFirst(i - 1))
        i -= 1
      case 4:
        steps.append(.joined(i - 2, i - 1, j - 1))
        (i, j) = (i - 2, j - 1)
      case 5:
        steps.append(.split(i - 1, j - 2, j - 1))
        (i, j) = (i - 1, j - 2)
      default:
        steps.append(.onlySecond(j - 1))
        j -= 1
      }
    }
    return steps.reversed()
  }
}
