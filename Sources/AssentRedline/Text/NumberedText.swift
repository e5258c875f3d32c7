import AssentLicense

/// The words of one text with numbers of its own.
struct NumberedText {
  let text: WordText
  let table: WordTable
  let styles: StyleTable
  /// The language of the words that have the first numbers.
  let language: String
  /// Words below this number carry no sense by themselves.
  let firstContentNumber: Int32

  /// - Parameter language: that of the text it is to be compared with.
  init(_ document: LegalDocument, stopWordsOf language: String) {
    self.language = language
    var table = WordTable()
    for word in StopWords.words(for: language) { _ = table.number(of: word) }
    firstContentNumber = Int32(table.count)
    let reader = BlockReader(document, table: table, styles: StyleTable())
    text = reader.text
    self.table = reader.table
    styles = reader.styles
  }

  /// The text with the numbers that its words and styles have in the tables of another one.
  func text(in table: inout WordTable, _ styles: inout StyleTable) -> WordText {
    let numbers = table.numbers(of: self.table)
    let styleNumbers = self.styles.styles.map { styles.number(of: $0) }
    var text = text
    for index in text.words.indices {
      text.words[index].number = numbers[Int(text.words[index].number)]
      text.words[index].spelling = text.words[index].number
      text.words[index].style = styleNumbers[Int(text.words[index].style)]
    }
    return text
  }
}
