import AssentLicense

/// The clauses of a text with what they are compared by.
struct ClauseTree {
  let clauses: [Clause]
  /// For each clause its parts; the last entry holds the clauses without parent.
  private(set) var children: [[Int]]
  /// For each clause a number of its blocks in order, without its own number.
  private(set) var contents: [Int32] = []
  /// For each clause its title as ``WordFold`` has it.
  let titles: [String]
  /// How many words its own blocks have.
  private(set) var sizes: [Int] = []
  /// How many words it has with all its parts.
  private(set) var wholeSizes: [Int] = []
  private let text: WordText
  private let firstContentNumber: Int32

  init(_ clauses: [Clause], _ text: WordText, _ pair: TextPair, _ table: inout WordTable) {
    self.clauses = clauses
    self.text = text
    titles = clauses.map {
      String(decoding: WordFold.folded(Array($0.title.utf8)[...]), as: UTF8.self)
    }
    firstContentNumber = pair.firstContentNumber
    children = Array(repeating: [], count: clauses.count + 1)
    for (index, clause) in clauses.enumerated() {
      children[clause.parent ?? clauses.count].append(index)
      let blocks = text.blocks(of: index)
      contents.append(table.number(of: blocks.map { text.blocks[$0].number }))
      sizes.append(blocks.reduce(0) { $0 + text.blocks[$1].size })
    }
    wholeSizes = sizes
    for index in clauses.indices.reversed() {
      if let parent = clauses[index].parent { wholeSizes[parent] += wholeSizes[index] }
    }
  }

  func children(of clause: Int) -> [Int] { children[clause < 0 ? clauses.count : clause] }

  /// The words of a clause that carry sense, sorted; of one that has few of its own, all it has.
  func bag(of clause: Int) -> [Int32] {
    var numbers: [Int32] = []
    for block in text.blocks(of: clause) {
      for word in text.words[text.blocks[block].words]
      where word.number >= firstContentNumber && !word.isMark && !word.isMarkup
        && !word.traits.contains(.ownNumber)
      {
        numbers.append(word.number)
      }
    }
    numbers.sort()
    return numbers
  }

  /// Every row of three words of the clause, headings left out.
  func rows(of clause: Int) -> [RowOfWords] {
    var rows: [RowOfWords] = []
    for block in text.blocks(of: clause) {
      if case .heading = text.blocks[block].form { continue }
      rows += RowOfWords.rows(text.words[text.blocks[block].words])
    }
    return rows
  }
}

/// Three words that follow one another, marks left out.
struct RowOfWords: Hashable {
  var first: Int32
  var second: Int32
  var third: Int32

  static func rows(_ words: ArraySlice<Word>) -> [RowOfWords] {
    var rows: [RowOfWords] = []
    rows.reserveCapacity(words.count)
    var first: Int32 = -1
    var second: Int32 = -1
    for word in words where !word.isMark && !word.isMarkup {
      if first >= 0 { rows.append(RowOfWords(first: first, second: second, third: word.number)) }
      (first, second) = (second, word.number)
    }
    return rows
  }
}
