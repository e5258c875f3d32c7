import AssentDiagnostics

/// A range of bytes in the text of a ``Document``.
package struct TextRange: Hashable, Sendable {
  /// Offset of the first byte.
  package var start: Int32
  /// Number of bytes.
  package var count: Int32

  package init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }

  package static let empty = TextRange(start: 0, count: 0)

  package var isEmpty: Bool { count == 0 }
  package var range: Range<Int> { Int(start)..<Int(start) + Int(count) }
}

/// One node of a ``Document``, in the words of the GFM specification.
package struct Node: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // Container blocks, GFM section 5.
    case document
    case blockQuote
    case list(ListStyle)
    case listItem(TaskState)
    case footnoteDefinition(referenceCount: Int32)
    // Leaf blocks, GFM section 4.
    case thematicBreak
    case heading(level: Int)
    case codeBlock(info: TextRange, isFenced: Bool)
    case htmlBlock
    case paragraph
    case table(columnCount: Int)
    case tableRow(isHeader: Bool)
    case tableCell(Alignment)
    // Inlines, GFM section 6.
    case text
    case softBreak
    case hardBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case strikethrough
    case link(destination: TextRange, title: TextRange)
    case image(destination: TextRange, title: TextRange)
    /// The literal is the number shown; `label` names the definition; `occurrence` starts at 1.
    case footnoteReference(label: TextRange, occurrence: Int32)
  }

  package struct ListStyle: Hashable, Sendable {
    package enum Marker: Hashable, Sendable {
      case bullet
      case period
      case parenthesis
    }

    package var marker: Marker
    /// The number of the first item; 0 for a bullet list.
    package var start: Int32
    /// Whether paragraphs of the items are rendered without `<p>` (GFM section 5.3).
    package var isTight: Bool

    package init(marker: Marker, start: Int32, isTight: Bool) {
      self.marker = marker
      self.start = start
      self.isTight = isTight
    }

    package var isOrdered: Bool { marker != .bullet }
  }

  /// Whether a list item is a task (GFM section 5.3, extension).
  package enum TaskState: Hashable, Sendable {
    case none
    case open
    case done
  }

  package enum Alignment: Hashable, Sendable {
    case none
    case left
    case center
    case right
  }

  package var kind: Kind
  /// Index of the node after the last one of this node's subtree.
  package var end: Int32
  /// Index of the parent; -1 for the document.
  package var parent: Int32
  /// The text of a text, code or HTML node, the label of a footnote definition; else empty.
  package var literal: TextRange
  /// First byte, from 1; line 0 where cmark gives no position.
  package var startLine: Int32
  package var startColumn: Int32
  /// The byte after the last one, from 1, on `endLine`.
  package var endLine: Int32
  package var endColumn: Int32

  package init(
    kind: Kind, end: Int32, parent: Int32, literal: TextRange, startLine: Int32,
    startColumn: Int32, endLine: Int32, endColumn: Int32
  ) {
    self.kind = kind
    self.end = end
    self.parent = parent
    self.literal = literal
    self.startLine = startLine
    self.startColumn = startColumn
    self.endLine = endLine
    self.endColumn = endColumn
  }

  /// Where the node stands in its source file.
  package var range: SourceRange {
    SourceRange(
      start: SourceLocation(line: Int(startLine), column: Int(startColumn)),
      end: SourceLocation(line: Int(endLine), column: Int(endColumn)))
  }

  /// Whether the node is a block (GFM sections 4 and 5), not an inline.
  package var isBlock: Bool {
    switch kind {
    case .document, .blockQuote, .list, .listItem, .footnoteDefinition, .thematicBreak, .heading,
      .codeBlock, .htmlBlock, .paragraph, .table, .tableRow, .tableCell:
      true
    case .text, .softBreak, .hardBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      false
    }
  }
}
