import AssentLicense

/// Two documents as words with numbers in common.
///
/// It is made once and passed around, hence a class.
final class TextPair: Sendable {
  let oldDocument: LegalDocument
  let newDocument: LegalDocument
  let old: WordText
  let new: WordText
  let table: WordTable
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
    firstContentNumber = oldWords.firstContentNumber
    var table = oldWords.table
    var styles = oldWords.styles
    var oldText = oldWords.text
    var newText = new.words.text(in: &table, &styles)
    self.styles = styles
    oldText.fold(&table)
    newText.fold(&table)
    // One word is made of each term of several words that either text defines.
    var names: Set<String> = []
    for term in oldDocument.terms + newDocument.terms { names.insert(term.name) }
    if !names.isEmpty {
      let finder = TermFinder(names.sorted(), language: language, table: &table)
      finder.join(&oldText, &table)
      finder.join(&newText, &table)
    }
    oldText.numberBlocks(&table, clauseCount: oldDocument.clauses.count)
    newText.numberBlocks(&table, clauseCount: newDocument.clauses.count)
    self.old = oldText
    self.new = newText
    self.table = table
  }

  fileprivate init(_ pair: TextPair, marking words: [Int]) {
    oldDocument = pair.oldDocument
    newDocument = pair.newDocument
    old = pair.old
    var newText = pair.new
    for index in words { newText.words[index].traits.insert(.otherTarget) }
    new = newText
    table = pair.table
    styles = pair.styles
    firstContentNumber = pair.firstContentNumber
  }

  /// The same pair with some words as what they are called there.
  init(_ pair: TextPair, calling sort: Run.Sort, old: [Int], new: [Int]) {
    oldDocument = pair.oldDocument
    newDocument = pair.newDocument
    var (oldText, newText) = (pair.old, pair.new)
    for index in old { oldText.words[index].sort = sort }
    for index in new { newText.words[index].sort = sort }
    self.old = oldText
    self.new = newText
    table = pair.table
    styles = pair.styles
    firstContentNumber = pair.firstContentNumber
  }
}

extension TextPair {
  /// The same pair, with the words of the new text marked that are the numbers of some references.
  ///
  /// - Parameter mentions: indices in ``LegalDocument/references`` of the new text.
  func marking(_ mentions: Set<Int>) -> TextPair {
    let words = new.references.filter { mentions.contains($0.value.mention) }.map(\.key)
    return TextPair(self, marking: words)
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
