/// What stands in both texts about as often, whatever it means: names, numbers, what they count, and
/// words that the languages have in common. A block and its translation have it both.
struct SharedWords: Sendable {
  private enum Mark: Hashable, Sendable {
    case word(String)
    /// An amount of a kind, whatever its value.
    case unit(Quantity.Unit)
    case link

    /// Whether it is more than a word that another language has not.
    var isAmount: Bool {
      switch self {
      case .word(let word): word.utf8.first.map { $0 &- 0x30 < 10 } ?? false
      case .unit: true
      case .link: false
      }
    }
  }

  private var ids: [Mark: Int32] = [:]

  init(_ a: [TextSection], _ b: [TextSection]) {
    let counts = (Self.counts(a), Self.counts(b))
    let blocks = a.reduce(0) { $0 + $1.blocks.count }
    // What stands everywhere tells nothing.
    let most = max(2, blocks / 8)
    for (word, count) in counts.0 where count <= most {
      guard let other = counts.1[word] else {
        if word.isAmount { add(word) }
        continue
      }
      if count <= 2 * other, other <= 2 * count { add(word) }
    }
    // A block whose amounts the other text has nowhere may well be missing there.
    for (word, count) in counts.1 where count <= most && counts.0[word] == nil && word.isAmount {
      add(word)
    }
  }

  private mutating func add(_ word: Mark) { ids[word] = Int32(truncatingIfNeeded: ids.count) }

  /// The marks of these words in a block, sorted.
  func marks(of block: TextSection.Block) -> [Int32] {
    Self.words(of: block).compactMap { ids[$0] }.sorted()
  }

  private static func counts(_ sections: [TextSection]) -> [Mark: Int] {
    var counts: [Mark: Int] = [:]
    for section in sections {
      for block in section.blocks {
        for word in words(of: block) { counts[word, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Values, their units, and words of three ASCII letters or more.
  private static func words(of block: TextSection.Block) -> Set<Mark> {
    var found = Set(block.quantities.map(\.value).filter { $0.utf8.count > 1 }.map(Mark.word))
    found.formUnion(block.quantities.compactMap(\.unit).map(Mark.unit))
    if !block.links.isEmpty { found.insert(.link) }
    for word in block.text.lowered.split(whereSeparator: { $0 &- 0x61 >= 26 })
    where word.count > 2 {
      found.insert(.word(String(decoding: word, as: UTF8.self)))
    }
    return found
  }
}
