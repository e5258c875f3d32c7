/// What stands in both texts about as often, whatever it means: names, numbers, links, and words that
/// the languages have in common. A block and its translation have it both.
struct SharedWords: Sendable {
  private var ids: [String: Int32] = [:]

  init(_ a: [TextSection], _ b: [TextSection]) {
    let counts = (Self.counts(a), Self.counts(b))
    let blocks = a.reduce(0) { $0 + $1.blocks.count }
    // What stands everywhere tells nothing.
    let most = max(2, blocks / 8)
    for (word, count) in counts.0 where count <= most {
      guard let other = counts.1[word], count <= 2 * other, other <= 2 * count else { continue }
      ids[word] = Int32(truncatingIfNeeded: ids.count)
    }
  }

  /// The marks of these words in a block, sorted.
  func marks(of block: TextSection.Block) -> [Int32] {
    Self.words(of: block).compactMap { ids[$0] }.sorted()
  }

  private static func counts(_ sections: [TextSection]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for section in sections {
      for block in section.blocks {
        for word in words(of: block) { counts[word, default: 0] += 1 }
      }
    }
    return counts
  }

  /// Values and words of three ASCII letters or more.
  private static func words(of block: TextSection.Block) -> Set<String> {
    var found = Set(block.quantities.map(\.value).filter { $0.utf8.count > 1 })
    for word in block.text.lowered.split(whereSeparator: { $0 &- 0x61 >= 26 })
    where word.count > 2 {
      found.insert(String(decoding: word, as: UTF8.self))
    }
    return found
  }
}
