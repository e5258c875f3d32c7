import AssentDiagnostics
import AssentMarkup

/// What stands above the plain text of an agreement, as on the first page of an RFC: which text it
/// is, from when it holds, whose it is, where it is published, and the digest of its words.
package struct PlainTextHead: Hashable, Sendable {
  /// A line of the head.
  package struct Row: Hashable, Sendable {
    package var label: String
    package var value: String

    package init(_ label: String, _ value: String) {
      self.label = label
      self.value = value
    }
  }

  /// The title, where the text has none of its own.
  package var title: String?
  package var rows: [Row]
  /// Sentences below the rows, each on lines of its own.
  package var notes: [String]

  package init(title: String? = nil, rows: [Row], notes: [String] = []) {
    self.title = title
    self.rows = rows
    self.notes = notes
  }
}

extension PlainTextWriter {
  /// Writes the head, a rule below it, and the title where the text has none.
  mutating func writeHead(_ head: PlainTextHead) {
    beginPageBlock(.paragraph)
    // Values stand behind the longest label, if that leaves them most of the line. A digest has a
    // line of its own on any usual page, and does not count.
    let columns = head.rows.map { Self.columns(of: $0.label, options) }
    let beside = zip(head.rows, columns).filter { row, columns in
      !isWord(row) || columns + 2 + Self.columns(of: row.value, options) <= options.width
    }
    let indent = min((beside.map(\.1).max() ?? 0) + 2, options.width / 2)
    for (row, labelColumns) in zip(head.rows, columns) {
      writeRow(row, labelColumns: labelColumns, indent: indent)
    }
    for note in head.notes {
      writeFrameText(note)
      filler.endLine()
    }
    writeRule(glyphs.rule, columns: filler.room)
    endPageBlock()
    filler.requestBlankLines(1)
    guard let title = head.title else { return }
    writeUnderlined(1) {
      $0.writeFrameText(title)
      $0.filler.endLine()
    }
    filler.requestBlankLines(1)
  }

  private mutating func writeRow(_ row: PlainTextHead.Row, labelColumns: Int, indent: Int) {
    let prefix = (bytes: filler.prefix, columns: filler.prefixColumns)
    let isWord = isWord(row)
    let valueColumns = Self.columns(of: row.value, options)
    if labelColumns + 2 > indent || (isWord && indent + valueColumns > options.width) {
      let style = filler.style
      filler.style.attributes.insert(.dim)
      writeFrameText(row.label)
      filler.endLine()
      filler.style = style
      // An address or a digest is not broken where a line of its own can hold it.
      if !isWord || valueColumns + 2 <= options.width { addPrefix(2) }
    } else {
      var label = Array(row.label.utf8)
      if options.usesColor { label = Array("\u{1B}[2m".utf8) + label + Array("\u{1B}[0m".utf8) }
      filler.firstPrefix = label + repeatElement(UInt8(ascii: " "), count: indent - labelColumns)
      filler.firstPrefixColumns = indent
      filler.hasFirstPrefix = true
      addPrefix(indent)
    }
    filler.isCode = isWord
    writeFrameText(row.value)
    filler.isCode = false
    filler.endLine()
    (filler.prefix, filler.prefixColumns) = prefix
  }

  /// Whether the value of a row is an address or a digest, or anything else without a space.
  private func isWord(_ row: PlainTextHead.Row) -> Bool {
    row.value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  private mutating func addPrefix(_ columns: Int) {
    filler.prefix += repeatElement(UInt8(ascii: " "), count: columns)
    filler.prefixColumns += columns
  }

  /// Writes text that is no word of the document.
  private mutating func writeFrameText(_ text: String) {
    var text = text
    text.withUTF8 { filler.write($0) }
  }

  private static func columns(of text: String, _ options: PlainTextRenderer.Options) -> Int {
    displayColumns(of: Array(text.utf8)[...], ambiguousWide: options.ambiguousWide)
  }
}
