import AssentLicense

/// Finds the terms that agreements define, in words.
struct TermFinder {
  /// The words of a term, and the number it has as one word.
  private struct Term {
    var numbers: [Int32]
    var spellings: [Int32]
    var number: Int32
  }

  /// The terms that begin with a word, by its number, the longest first.
  private var terms: [Int32: [Term]] = [:]

  private static var mostWords: Int { 8 }
  private static var mostTerms: Int { 5_000 }
  /// How many terms may begin with one word.
  private static var mostWithOneWord: Int { 64 }

  init(_ names: [String], language: String, table: inout WordTable) {
    let dates = DateReader(language: language)
    let joinsHan = LanguageTag.language(of: language) != "zh"
    for name in names.prefix(Self.mostTerms) {
      let bytes = Array(name.utf8)
      guard bytes.count <= 200 else { continue }
      var spellings: [Int32] = []
      bytes.withUnsafeBufferPointer { buffer in
        var reader = WordSegmenter(
          bytes, buffer, bytes.indices, dates: dates, joinsHan: joinsHan)
        while let word = reader.next() {
          spellings.append(
            table.number(
              of: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: buffer[word.range]))))
        }
      }
      let numbers = spellings.map { table.folded($0) }
      guard let first = numbers.first, numbers.count <= Self.mostWords,
        terms[first, default: []].count < Self.mostWithOneWord
      else { continue }
      let number = numbers.count == 1 ? first : table.number(of: name)
      terms[first, default: []].append(
        Term(numbers: numbers, spellings: spellings, number: number))
    }
    for key in terms.keys { terms[key]?.sort { $0.numbers.count > $1.numbers.count } }
  }

  /// Puts the words of each term together; one that is spelled in another way is no term, and stands
  /// for it all the same.
  func join(_ text: inout WordText, _ table: inout WordTable) {
    guard !terms.isEmpty else { return }
    var isFirst = Array(repeating: false, count: table.count)
    for number in terms.keys { isFirst[Int(number)] = true }
    var words: [Word] = []
    words.reserveCapacity(text.words.count)
    var blockOfWord: [Int32] = []
    blockOfWord.reserveCapacity(text.words.count)
    var references: [Int: (clause: Int, part: Int, mention: Int)] = [:]
    for block in text.blocks.indices {
      let first = words.count
      let range = text.blocks[block].words
      let isVerbatim = text.blocks[block].form == .code
      var index = range.lowerBound
      while index < range.upperBound {
        var word = text.words[index]
        var count = 1
        if isFirst[Int(word.number)], !word.isMarkup, !isVerbatim,
          let term = term(at: index, range.upperBound, text.words)
        {
          let spellings = text.words[index..<index + term.numbers.count].map(\.spelling)
          let isExact = spellings == term.spellings
          if spellings.count > 1 {
            count = spellings.count
            word.end = text.words[index + count - 1].end
            word.number = term.number
            word.spelling = isExact ? term.number : table.number(of: spellings)
          }
          if isExact { word.sort = .term }
        }
        if let reference = text.references[index] { references[words.count] = reference }
        words.append(word)
        blockOfWord.append(Int32(block))
        index += count
      }
      text.blocks[block].words = first..<words.count
    }
    text.words = words
    text.blockOfWord = blockOfWord
    text.references = references
  }

  private func term(at index: Int, _ end: Int, _ words: [Word]) -> Term? {
    terms[words[index].number]?.first { term in
      guard index + term.numbers.count <= end else { return false }
      for offset in term.numbers.indices {
        let word = words[index + offset]
        // Where emphasis changes inside it stays apart, so that nothing is lost.
        guard word.number == term.numbers[offset], word.style == words[index].style,
          word.traits.isDisjoint(with: [.markup, .ownNumber])
        else { return false }
      }
      return true
    }
  }
}
