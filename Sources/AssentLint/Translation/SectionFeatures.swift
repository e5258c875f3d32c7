/// What sections and blocks of two languages are paired by: no words.
struct SectionFeatures: Sendable {
  /// The cost of a section without a partner.
  static let gap: Float = 1.9

  private var level: Int
  private var number: String?
  private var length: Int
  private var blockCount: Int
  private var values: Set<String>
  private var links: Int

  init(_ section: TextSection) {
    level = section.level
    number = section.number.map(NumberForm.plain)
    length = section.length
    blockCount = section.blocks.count
    values = Set(section.quantities.map(\.value).filter { $0.utf8.count > 1 })
    links = section.blocks.reduce(0) { $0 + $1.links.count }
  }

  /// 0 for sections that may well be the same.
  func distance(to other: SectionFeatures, ratio: Float) -> Float {
    var cost: Float = level == other.level ? 0 : 1.5
    if let number, let otherNumber = other.number {
      cost += number == otherNumber ? -0.5 : 1
    } else if (number == nil) != (other.number == nil) {
      cost += 0.3
    }
    cost += min(1.2, Distance.length(length, other.length, ratio: ratio))
    cost += 1.2 * Distance.overlap(values, other.values)
    cost += 0.5 * Distance.count(blockCount, other.blockCount)
    cost += 0.6 * Distance.count(links, other.links)
    return max(0, cost)
  }
}

/// Distances from 0, for the same, to about 1.
enum Distance {
  /// Of two lengths, the first of which stands for `ratio` as many letters.
  static func length(_ a: Int, _ b: Int, ratio: Float) -> Float {
    let expected = Float(a) * ratio + 15
    let found = Float(b) + 15
    let quotient = max(expected, found) / min(expected, found)
    // Translations of one sentence are easily a third longer or shorter.
    return max(0, quotient - 1.3) * 0.9
  }

  static func overlap(_ a: Set<String>, _ b: Set<String>) -> Float {
    let all = a.union(b).count
    return all == 0 ? 0 : 1 - Float(a.intersection(b).count) / Float(all)
  }

  static func count(_ a: Int, _ b: Int) -> Float {
    a == b ? 0 : Float(abs(a - b)) / Float(max(a, b))
  }
}
