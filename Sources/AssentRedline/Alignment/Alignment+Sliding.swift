extension Alignment {
  /// Moves each insertion and deletion to where a reader would begin it, where the words around it
  /// leave a choice: `[A sentence. ]` and not `[. A sentence]`.
  mutating func slideChanges() {
    var slider = Slider(
      words: newWords.map { pair.new.words[$0] }, blocks: newWords.map { pair.new.blockOfWord[$0] },
      bytes: pair.new.bytes)
    slider.slide(&reverse, &matches)
    slider = Slider(
      words: oldWords.map { pair.old.words[$0] }, blocks: oldWords.map { pair.old.blockOfWord[$0] },
      bytes: pair.old.bytes)
    slider.slide(&matches, &reverse)
  }
}

/// Moves changes along words that are the same before and after them.
private struct Slider {
  let words: [Word]
  let blocks: [Int32]
  let bytes: [UInt8]

  private static var farthest: Int { 200 }

  func slide(_ own: inout [Int], _ other: inout [Int]) {
    var start = 0
    while start < own.count {
      guard own[start] < 0 else {
        start += 1
        continue
      }
      var end = start + 1
      while end < own.count, own[end] < 0 { end += 1 }
      let before = start > 0 ? own[start - 1] : -1
      let after = end < own.count ? own[end] : other.count
      // Nothing stands in its place in the other text.
      if before + 1 == after { end = slide(start..<end, &own, &other) }
      start = end
    }
  }

  /// Moves one change; returns where it ends then.
  private func slide(_ range: Range<Int>, _ own: inout [Int], _ other: inout [Int]) -> Int {
    var leftmost = 0
    while leftmost < Self.farthest, range.lowerBound - leftmost > 0,
      own[range.lowerBound - leftmost - 1] >= 0,
      isEqual(range.lowerBound - leftmost - 1, range.upperBound - leftmost - 1),
      leftmost == 0
        || own[range.lowerBound - leftmost - 1] + 1 == own[range.lowerBound - leftmost]
    {
      leftmost += 1
    }
    var rightmost = 0
    while rightmost < Self.farthest, range.upperBound + rightmost < words.count,
      own[range.upperBound + rightmost] >= 0,
      isEqual(range.lowerBound + rightmost, range.upperBound + rightmost),
      rightmost == 0
        || own[range.upperBound + rightmost - 1] + 1 == own[range.upperBound + rightmost]
    {
      rightmost += 1
    }
    guard leftmost + rightmost > 0 else { return range.upperBound }
    var best = (score: -1, offset: 0)
    for offset in -leftmost...rightmost {
      let score =
        boundary(range.lowerBound + offset) + boundary(range.upperBound + offset) * 2
      if score > best.score || (score == best.score && offset <= 0) { best = (score, offset) }
    }
    var offset = 0
    while offset > best.offset {
      move(from: range.lowerBound + offset - 1, to: range.upperBound + offset - 1, &own, &other)
      offset -= 1
    }
    while offset < best.offset {
      move(from: range.upperBound + offset, to: range.lowerBound + offset, &own, &other)
      offset += 1
    }
    return range.upperBound + best.offset
  }

  private func isEqual(_ a: Int, _ b: Int) -> Bool {
    words[a].spelling == words[b].spelling && words[a].style == words[b].style
  }

  private func move(from: Int, to: Int, _ own: inout [Int], _ other: inout [Int]) {
    own[to] = own[from]
    other[own[from]] = to
    own[from] = -1
  }

  /// How well a change begins, or ends, before a word.
  private func boundary(_ place: Int) -> Int {
    guard place > 0, place < words.count else { return 6 }
    if blocks[place] != blocks[place - 1] { return 6 }
    let before = words[place - 1]
    let hasSpace = words[place].traits.contains(.spaceBefore)
    if words[place].traits.contains(.divider) || before.traits.contains(.divider) { return 5 }
    switch before.isMark ? bytes[Int(before.end) - 1] : 0 {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): return hasSpace ? 5 : 1
    case 0x82 where bytes[before.range].elementsEqual("。".utf8): return 5
    case UInt8(ascii: ";"), UInt8(ascii: ":"): return 4
    case UInt8(ascii: ","): return 3
    default: break
    }
    if words[place].isMark { return hasSpace ? 2 : 1 }
    return hasSpace ? 2 : 0
  }
}
