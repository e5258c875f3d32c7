/// The blocks of some clauses of the old text beside those of the new one, word matched with word.
struct Alignment {
  let pair: TextPair
  let oldBlocks: [Int]
  let newBlocks: [Int]
  /// The words of the blocks, as indices in those of the texts.
  let oldWords: [Int]
  let newWords: [Int]
  /// For each word of the old blocks the place of its match in `newWords`, or -1.
  var matches: [Int]
  /// For each word of the new blocks the place of its match in `oldWords`, or -1.
  var reverse: [Int]

  /// - Parameters:
  ///   - oldNumbers: by which the words of the old text are compared.
  ///   - newNumbers: those of the new one.
  init(
    _ pair: TextPair, _ oldBlocks: [Int], _ newBlocks: [Int], oldNumbers: [Int32],
    newNumbers: [Int32]
  ) {
    self.pair = pair
    self.oldBlocks = oldBlocks
    self.newBlocks = newBlocks
    oldWords = oldBlocks.flatMap { pair.old.blocks[$0].words }
    newWords = newBlocks.flatMap { pair.new.blocks[$0].words }
    let old = oldWords.map { oldNumbers[$0] }
    let new = newWords.map { newNumbers[$0] }
    matches = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        var aligner = WordAligner(old, new)
        aligner.align(
          Self.ranges(oldBlocks, pair.old), Self.ranges(newBlocks, pair.new))
        return aligner.matches.map(Int.init)
      }
    }
    reverse = Array(repeating: -1, count: newWords.count)
    for (place, match) in matches.enumerated() where match >= 0 { reverse[match] = place }
  }

  private static func ranges(
    _ blocks: [Int], _ text: WordText
  ) -> [(words: Range<Int>, number: Int32)] {
    var start = 0
    return blocks.map { block in
      let count = text.blocks[block].words.count
      defer { start += count }
      return (start..<start + count, text.blocks[block].number)
    }
  }

  func oldBlock(_ place: Int) -> Int { Int(pair.old.blockOfWord[oldWords[place]]) }
  func newBlock(_ place: Int) -> Int { Int(pair.new.blockOfWord[newWords[place]]) }
  func oldWord(_ place: Int) -> Word { pair.old.words[oldWords[place]] }
  func newWord(_ place: Int) -> Word { pair.new.words[newWords[place]] }

  mutating func unmatch(old place: Int) {
    guard matches[place] >= 0 else { return }
    reverse[matches[place]] = -1
    matches[place] = -1
  }

  mutating func match(_ old: Int, _ new: Int) {
    matches[old] = new
    reverse[new] = old
  }
}
