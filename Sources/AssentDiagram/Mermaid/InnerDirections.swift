/// The places of `direction TB` and its kin, which swallow the whole line they stand in.
struct InnerDirections {
  private struct Match {
    var start: Int
    var end: Int
    var lineStart: Int
    var direction: FlowGraph.Direction
    var rank: Int
  }

  private var matches: [Match] = []
  private var next = 0
  private let text: [UInt8]

  /// - Parameters:
  ///   - ignoresCase: As in state diagrams, which do not know `TD` either.
  ///   - hasTopDown: Whether `TD` is one of them.
  init(_ text: [UInt8], ignoresCase: Bool = false, hasTopDown: Bool = true) {
    self.text = text
    var words: [(StaticString, FlowGraph.Direction)] = [
      ("TB", .down), ("BT", .up), ("RL", .left), ("LR", .right),
    ]
    if hasTopDown, !ignoresCase { words.append(("TD", .down)) }
    func has(_ word: StaticString, _ index: Int) -> Bool {
      ignoresCase ? text.hasIgnoringCase(word, at: index) : text.has(word, at: index)
    }
    var lineStart = 0
    for found in text.indices {
      if text[found] == ASCII.newline { lineStart = found + 1 }
      guard text[found] | 32 == UInt8(ascii: "d"), has("direction", found) else { continue }
      let space = found + 9
      let end = text.spaceEnd(from: space)
      guard end > space else { continue }
      for (rank, word) in words.enumerated() where has(word.0, end) {
        matches.append(
          Match(
            start: found, end: end + 2, lineStart: lineStart, direction: word.1, rank: rank))
      }
    }
  }

  /// The direction of the line rest at `position`, and where that line ends.
  mutating func match(at position: Int) -> (FlowGraph.Direction, Int)? {
    while next < matches.count, matches[next].start < position { next += 1 }
    // After a restart the position may be before the matches that were passed.
    while next > 0, matches[next - 1].start >= position { next -= 1 }
    guard next < matches.count, matches[next].lineStart <= position else { return nil }
    var best = matches[next]
    var index = next
    while index < matches.count, matches[index].lineStart <= position {
      if matches[index].rank <= best.rank { best = matches[index] }
      index += 1
    }
    return (best.direction, text.lineEnd(from: best.end))
  }
}
