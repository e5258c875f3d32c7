import Foundation

/// Pairs the blocks of a section with those of its translation, by kind, length and ``SharedWords``.
///
/// The costs are negative logarithms of how likely each is: that a block was left out, that two were
/// put together, that the translation of a block is so much shorter.
struct BlockAlignment {
  /// What it costs that a block has no counterpart.
  static let gap: Float = 5
  /// What it costs that two neighbors changed places.
  private static let swapping: Float = 7
  /// The least and the most that it costs that two blocks are one.
  static let merging: ClosedRange<Float> = 3.5...6

  /// How much less likely another block may be to lack its counterpart and still be named as well.
  private static let doubt: Float = 1.5
  /// How many steps away such a block may be.
  private static let farthestRival = 8
  private static let mostRivals = 3

  private let first: [Features]
  private let second: [Features]
  private let ratio: Float
  private let merging: Float

  /// - Parameters:
  ///   - ratio: how many letters the translation has for one of the original.
  ///   - merging: what it costs that two blocks are one, by how often the text does that.
  init(
    _ a: TextSection, _ b: TextSection, ratio: Float, shared: SharedWords, merging: Float
  ) {
    first = a.blocks.map { Features($0, shared) }
    second = b.blocks.map { Features($0, shared) }
    self.ratio = ratio
    self.merging = merging
  }

  /// The steps in order, and what they cost; `nil` where the sections are too long to be compared.
  var steps: (steps: [SequenceAlignment.Step], cost: Float)? {
    SequenceAlignment.steps(
      first.count, second.count,
      costs: .init(
        gap: Self.gap, pair: { cost(first[$0], second[$1]) },
        merged: { self.merged($0, $1) }, swapping: Self.swapping))
  }

  /// Other blocks that may as well be the one without a counterpart, the likeliest first: the pairs
  /// between the two are nearly as likely when each moves by one.
  ///
  /// - Parameter gap: the place of a step that leaves a block alone.
  func rivals(ofGap gap: Int, in steps: [SequenceAlignment.Step]) -> [Int] {
    let isFirst: Bool
    switch steps[gap] {
    case .onlyFirst: isFirst = true
    case .onlySecond: isFirst = false
    case .pair, .joined, .split, .swapped: return []
    }
    var found: [(block: Int, cost: Float)] = []
    for direction in [-1, 1] {
      var place = gap + direction
      var more: Float = 0
      while steps.indices.contains(place), abs(place - gap) <= Self.farthestRival,
        case .pair(let i, let j) = steps[place]
      {
        let moved = isFirst ? (i - direction, j) : (i, j - direction)
        more += cost(first[moved.0], second[moved.1]) - cost(first[i], second[j])
        let block = isFirst ? i : j
        let length = isFirst ? first[i].length : second[j].length
        if length > 0, more < Self.doubt { found.append((block, more)) }
        place += direction
      }
    }
    return found.sorted { ($0.cost, $0.block) < ($1.cost, $1.block) }
      .prefix(Self.mostRivals).map(\.block)
  }

  private func merged(_ a: Range<Int>, _ b: Range<Int>) -> Float {
    let lengths = (length(first[a]) * ratio + 15, length(second[b]) + 15)
    guard lengths.0 < 2 * lengths.1, lengths.1 < 2 * lengths.0 else { return .infinity }
    let parts = a.count > 1 ? first[a] : second[b]
    // Items are seldom put together: a list is one paragraph then.
    let isList = parts.contains { $0.kind == .item || $0.kind == .row }
    return merging + Float(parts.count - 2) + (isList ? 3 : 0)
      + cost(Features(joining: first[a]), Features(joining: second[b]))
  }

  private func length(_ features: ArraySlice<Features>) -> Float {
    features.reduce(0) { $0 + Float($1.length) }
  }

  private func cost(_ a: Features, _ b: Features) -> Float {
    var cost: Float = a.kind == b.kind ? 0 : 2.5
    cost += a.isOpen == b.isOpen ? 0 : 0.7
    let expected = Float(a.length) * ratio + 15
    let distance = log((Float(b.length) + 15) / expected)
    // Measured: a paragraph of 300 letters has 90 to 110 % of the length, an item of 30 has 80 to 120 %.
    cost += min(5, distance * distance / (0.02 + 2 / expected))
    let (shared, others) = Self.overlap(a.marks, b.marks)
    return cost + 0.5 * Float(min(others, 6)) - Float(min(shared, 3))
  }

  /// How many marks both have, and how many one of them.
  private static func overlap(_ a: [Int32], _ b: [Int32]) -> (shared: Int, others: Int) {
    var (i, j, shared) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        (i, j, shared) = (i + 1, j + 1, shared + 1)
      } else if a[i] < b[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return (shared, a.count + b.count - 2 * shared)
  }

  private struct Features {
    var kind: TextSection.Block.Kind
    var length: Int
    /// Whether it ends with a colon, as what stands before a list does.
    var isOpen: Bool
    /// Sorted.
    var marks: [Int32]

    init(_ block: TextSection.Block, _ shared: SharedWords) {
      kind = block.kind
      length = block.length
      let end = block.text.bytes.reversed().drop { $0 == 0x20 }.prefix(3)
      isOpen = end.first == UInt8(ascii: ":") || end.elementsEqual([0x9A, 0xBC, 0xEF])
      marks = shared.marks(of: block)
    }

    /// Several as one.
    init(joining parts: ArraySlice<Features>) {
      kind = parts.first?.kind ?? .paragraph
      length = parts.reduce(0) { $0 + $1.length }
      isOpen = parts.last?.isOpen ?? false
      marks = parts.count == 1 ? parts.first?.marks ?? [] : Set(parts.flatMap(\.marks)).sorted()
    }
  }
}
