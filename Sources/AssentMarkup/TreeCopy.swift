import AssentDiagnostics
import CCMark

/// Copies cmark's tree into an array of nodes and one buffer of text, in one loop.
struct TreeCopy {
  private(set) var nodes: [Node] = []
  private(set) var text: [UInt8] = []
  private let lineOffset: Int32
  /// Whether the text may have characters that are written as numbers: `&#xFFFE;`.
  private let hasReferences: Bool
  private let types = ExtensionNodeTypes()
  /// The alignments of the table being copied, and the column its next cell stands in.
  private var alignments: [Node.Alignment] = []
  private var column = 0
  private var lines: StrippedLines
  /// The paragraph or heading whose words are being copied: its first line, and the columns that
  /// cmark adds to those of its lines.
  private var block: (line: Int32, offset: Int32) = (.max, 0)
  /// What it stands in, once that is asked.
  private var containers: [StrippedLines.Container]?
  /// The line that ``shift(ofLine:_:)`` was asked for last, and its answer.
  private var shift: (line: Int32, count: Int32) = (0, 0)

  /// - Parameters:
  ///   - lineOffset: the number of lines in the file before the parsed text.
  ///   - source: the text that was parsed.
  init(lineOffset: Int32, source: UnsafeBufferPointer<UInt8>) {
    self.lineOffset = lineOffset
    hasReferences = Self.hasReferences(source)
    lines = StrippedLines(source)
    let textCapacity = source.count
    nodes.reserveCapacity(textCapacity / 24 + 4)
    text.reserveCapacity(textCapacity + textCapacity / 8)
  }

  /// As `CMARK_NODE_TYPE_MASK` and `CMARK_NODE_TYPE_INLINE` have them.
  private static let (typeBits, inlineBits): (UInt32, UInt32) = (0xC000, 0xC000)

  private static func hasReferences(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while let place = source.firstOffset(of: UInt8(ascii: "&"), from: index) {
      index = place + 1
      if index < source.count, source[index] == UInt8(ascii: "#") { return true }
    }
    return false
  }

  mutating func add(_ root: UnsafeMutablePointer<cmark_node>) {
    var node = root
    var parent: Int32 = -1
    while true {
      let index = Int32(nodes.count)
      append(node, parent: parent)
      if let child = node.pointee.first_child {
        parent = index
        node = child
        continue
      }
      nodes[Int(index)].end = index + 1
      while node.pointee.next == nil {
        guard node != root, let above = node.pointee.parent else { return }
        node = above
        let closed = Int(parent)
        nodes[closed].end = Int32(nodes.count)
        parent = nodes[closed].parent
      }
      if node == root { return }
      guard let next = node.pointee.next else { return }
      node = next
    }
  }

  private mutating func append(_ node: UnsafeMutablePointer<cmark_node>, parent: Int32) {
    let type = UInt32(node.pointee.type)
    var literal = TextRange.empty
    let kind: Node.Kind
    switch type {
    case CMARK_NODE_TEXT.rawValue:
      kind = .text
      literal = copy(node.pointee.as.literal)
    case CMARK_NODE_SOFTBREAK.rawValue: kind = .softBreak
    case CMARK_NODE_LINEBREAK.rawValue: kind = .hardBreak
    case CMARK_NODE_CODE.rawValue:
      kind = .code
      literal = copy(node.pointee.as.literal)
    case CMARK_NODE_HTML_INLINE.rawValue, CMARK_NODE_CUSTOM_INLINE.rawValue:
      kind = .htmlInline
      literal = copy(node.pointee.as.literal)
    case CMARK_NODE_EMPH.rawValue: kind = .emphasis
    case CMARK_NODE_STRONG.rawValue: kind = .strong
    case CMARK_NODE_LINK.rawValue:
      kind = .link(
        destination: copy(node.pointee.as.link.url), title: copy(node.pointee.as.link.title))
    case CMARK_NODE_IMAGE.rawValue:
      kind = .image(
        destination: copy(node.pointee.as.link.url), title: copy(node.pointee.as.link.title))
    case CMARK_NODE_FOOTNOTE_REFERENCE.rawValue:
      literal = copy(node.pointee.as.literal)
      let label = node.pointee.parent_footnote_def.map { copy($0.pointee.as.literal) }
      kind = .footnoteReference(label: label ?? literal, occurrence: node.pointee.footnote.ref_ix)
    case CMARK_NODE_DOCUMENT.rawValue: kind = .document
    case CMARK_NODE_BLOCK_QUOTE.rawValue: kind = .blockQuote
    case CMARK_NODE_LIST.rawValue: kind = .list(listStyle(node.pointee.as.list))
    case CMARK_NODE_ITEM.rawValue: kind = .listItem(taskState(node))
    case CMARK_NODE_CODE_BLOCK.rawValue:
      kind = .codeBlock(
        info: copy(node.pointee.as.code.info), isFenced: node.pointee.as.code.fenced != 0)
      literal = copy(node.pointee.as.code.literal)
    case CMARK_NODE_HTML_BLOCK.rawValue, CMARK_NODE_CUSTOM_BLOCK.rawValue:
      kind = .htmlBlock
      literal = copy(node.pointee.as.literal)
    case CMARK_NODE_PARAGRAPH.rawValue: kind = .paragraph
    case CMARK_NODE_HEADING.rawValue: kind = .heading(level: Int(node.pointee.as.heading.level))
    case CMARK_NODE_THEMATIC_BREAK.rawValue: kind = .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION.rawValue:
      kind = .footnoteDefinition(referenceCount: node.pointee.footnote.def_count)
      literal = copy(node.pointee.as.literal)
    case types.strikethrough: kind = .strikethrough
    case types.table:
      alignments = columnAlignments(of: node)
      kind = .table(columnCount: alignments.count)
    case types.tableRow:
      column = 0
      kind = .tableRow(isHeader: cmark_gfm_extensions_get_table_row_is_header(node) != 0)
    case types.tableCell: kind = .tableCell(nextAlignment())
    default: kind = .htmlInline
    }
    nodes.append(
      Node(
        kind: kind, end: 0, parent: parent, literal: literal, startLine: 0, startColumn: 0,
        endLine: 0, endColumn: 0))
    let isInline = type & Self.typeBits == Self.inlineBits
    if !isInline {
      let hasWords =
        type == CMARK_NODE_PARAGRAPH.rawValue || type == CMARK_NODE_HEADING.rawValue
      block = (
        hasWords ? node.pointee.start_line : .max,
        node.pointee.start_column - 1 + node.pointee.internal_offset
      )
      if shift.line != 0 { (shift.line, containers) = (0, nil) }
    }
    place(node, at: nodes.count - 1, isInline: isInline)
  }

  /// What is added to the columns that cmark gives in a line after the first of the block.
  private mutating func shift(
    ofLine line: Int32, _ node: UnsafeMutablePointer<cmark_node>
  ) -> Int32 {
    if line == shift.line { return shift.count }
    let containers = containers ?? Self.containers(of: node)
    self.containers = containers
    shift = (line, lines.count(ofLine: line, in: containers) - block.offset)
    return shift.count
  }

  /// What a node stands in, the outermost first.
  private static func containers(
    of node: UnsafeMutablePointer<cmark_node>
  ) -> [StrippedLines.Container] {
    var found: [StrippedLines.Container] = []
    var place = node.pointee.parent
    while let node = place {
      switch UInt32(node.pointee.type) {
      case CMARK_NODE_BLOCK_QUOTE.rawValue: found.append(.quote)
      case CMARK_NODE_ITEM.rawValue:
        let list = node.pointee.as.list
        found.append(.indented(Int(list.marker_offset + list.padding)))
      case CMARK_NODE_FOOTNOTE_DEFINITION.rawValue: found.append(.indented(4))
      default: break
      }
      place = node.pointee.parent
    }
    return found.reversed()
  }

  /// Sets the position of a node, mended where cmark gives none or one that cannot be.
  private mutating func place(
    _ node: UnsafeMutablePointer<cmark_node>, at index: Int, isInline: Bool
  ) {
    let parent = Int(nodes[index].parent)
    guard node.pointee.start_line > 0 else {
      // cmark gives autolinks and their text no position; the parent's range stands in.
      if parent >= 0 {
        nodes[index].startLine = nodes[parent].startLine
        nodes[index].startColumn = nodes[parent].startColumn
        nodes[index].endLine = nodes[parent].endLine
        nodes[index].endColumn = nodes[parent].endColumn
      }
      return
    }
    let startLine = node.pointee.start_line + lineOffset
    var startColumn = max(node.pointee.start_column, 1)
    // A list can end at column 0 of the line after it; an empty range keeps it in order.
    var endLine = max(node.pointee.end_line + lineOffset, startLine)
    var endColumn = node.pointee.end_column + 1
    if isInline, node.pointee.end_line > block.line {
      let count = shift(ofLine: node.pointee.end_line, node)
      endColumn += count
      if node.pointee.start_line == node.pointee.end_line {
        startColumn = max(startColumn + count, 1)
      } else if node.pointee.start_line > block.line {
        startColumn = max(startColumn + shift(ofLine: node.pointee.start_line, node), 1)
      }
    }
    if endLine == startLine, endColumn < startColumn { endColumn = startColumn }
    if endColumn < 1 { endColumn = 1 }
    if index == 0 {
      endLine = max(endLine, startLine)
    }
    nodes[index].startLine = startLine
    nodes[index].startColumn = startColumn
    nodes[index].endLine = endLine
    nodes[index].endColumn = endColumn
  }

  private mutating func copy(_ chunk: cmark_chunk) -> TextRange {
    let start = Int32(truncatingIfNeeded: text.count)
    guard chunk.len > 0, let data = chunk.data else { return TextRange(start: start, count: 0) }
    let bytes = UnsafeBufferPointer(start: data, count: Int(chunk.len))
    guard hasReferences, bytes.contains(where: { $0 >= 0xFE }) else {
      text.append(contentsOf: bytes)
      return TextRange(start: start, count: chunk.len)
    }
    // cmark writes the characters `&#xFFFE;` and `&#xFFFF;` as one byte each, which is not UTF-8.
    for byte in bytes {
      if byte < 0xFE {
        text.append(byte)
      } else {
        text += [0xEF, 0xBF, byte == 0xFE ? 0xBE : 0xBF]
      }
    }
    return TextRange(
      start: start, count: Int32(truncatingIfNeeded: text.count) - start)
  }

  private func listStyle(_ list: cmark_list) -> Node.ListStyle {
    let isOrdered = list.list_type == CMARK_ORDERED_LIST
    return Node.ListStyle(
      marker: !isOrdered ? .bullet : list.delimiter == CMARK_PAREN_DELIM ? .parenthesis : .period,
      start: isOrdered ? list.start : 0, isTight: list.tight)
  }

  private func taskState(_ node: UnsafeMutablePointer<cmark_node>) -> Node.TaskState {
    guard node.pointee.extension != nil else { return .none }
    return cmark_gfm_extensions_get_tasklist_item_checked(node) ? .done : .open
  }

  /// The alignment of the next cell of the row; the cells of a row come one after the other.
  private mutating func nextAlignment() -> Node.Alignment {
    defer { column += 1 }
    return column < alignments.count ? alignments[column] : .none
  }

  private func columnAlignments(of table: UnsafeMutablePointer<cmark_node>) -> [Node.Alignment] {
    let count = Int(cmark_gfm_extensions_get_table_columns(table))
    guard let marks = cmark_gfm_extensions_get_table_alignments(table) else { return [] }
    return UnsafeBufferPointer(start: marks, count: count).map {
      switch $0 {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }
}
