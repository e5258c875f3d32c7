import AssentLicense

/// Two documents as words with numbers in common.
struct TextPair {
  let oldDocument: LegalDocument
  let newDocument: LegalDocument
  var old: WordText
  var new: WordText
  var table: WordTable
  let styles: StyleTable
  /// Words below this number carry no sense by themselves.
  let firstContentNumber: Int32

  init(_ old: PreparedText, _ new: PreparedText) {
    oldDocument = old.document
    newDocument = new.document
    let language = newDocument.language
    let oldWords =
      old.words.language == language
      ? old.words : NumberedText(old.document, stopWordsOf: language)
    table = oldWords.table
    firstContentNumber = oldWords.firstContentNumber
    var styles = oldWords.styles
    self.old = oldWords.text
    self.new = new.words.text(in: &table, &styles)
    self.styles = styles
    self.old.fold(&table)
    self.new.fold(&table)
    joinTerms()
    self.old.numberBlocks(&table, clauseCount: oldDocument.clauses.count)
    self.new.numberBlocks(&table, clauseCount: newDocument.clauses.count)
  }

  /// Makes one word of each term of several words that either text defines.
  private mutating func joinTerms() {
    var names: Set<String> = []
    for term in oldDocument.terms + newDocument.terms { names.insert(term.name) }
    guard !names.isEmpty else { return }
    let finder = TermFinder(names.sorted(), language: newDocument.language, table: &table)
    finder.join(&old, &table)
    finder.join(&new, &table)
  }
}

extension WordText {
  /// Numbers the words by what their spellings have in common; code and data are as they are.
  mutating func fold(_ table: inout WordTable) {
    for block in blocks where block.form != .code && block.form != .metadata {
      for index in block.words
      where words[index].traits.isDisjoint(with: [.markup, .divider]) {
        words[index].number = table.folded(words[index].spelling)
      }
    }
  }

  /// Numbers the blocks by their words, and lists them by clause.
  mutating func numberBlocks(_ table: inout WordTable, clauseCount: Int) {
    blocksOfClause = Array(repeating: [], count: clauseCount + 2)
    var numbers: [Int32] = []
    for block in blocks.indices {
      numbers.removeAll(keepingCapacity: true)
      var size = 0
      for word in words[blocks[block].words] where !word.traits.contains(.ownNumber) {
        numbers.append(word.number)
        if !word.isMark && !word.isMarkup { size += 1 }
      }
      blocks[block].number = table.number(of: numbers)
      blocks[block].size = size
      let clause = blocks[block].clause
      blocksOfClause[clause < 0 ? clauseCount + (-1 - clause) : clause].append(block)
    }
  }
}
