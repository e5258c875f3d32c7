import AssentLicense
import AssentMarkup

/// Writes the blocks of a document as JSON and gathers its words on the way.
struct JSONBlockWriter: ~Copyable {
  let nodes: UnsafeBufferPointer<Node>
  let text: UnsafeBufferPointer<UInt8>
  let anchors: AnchorTable
  /// The array of blocks.
  private(set) var json: JSONBuffer
  /// The words of the whole document with one space between them.
  private(set) var plain: PlainWords
  private(set) var words = WordRanges()
  /// The marks of the leaf being written.
  private var marks: [Mark] = []
  /// Numbers in `marks` of those that are open, outermost first.
  private var openMarks: [Int] = []
  /// Indices of the open container blocks, outermost first.
  private var open: [Int] = []

  /// An inline that is more than plain text.
  private struct Mark {
    var node: Int
    /// Byte offsets in the text of the leaf.
    var start: Int
    var end: Int
  }

  init(
    nodes: UnsafeBufferPointer<Node>, text: UnsafeBufferPointer<UInt8>, anchors: AnchorTable
  ) {
    self.nodes = nodes
    self.text = text
    self.anchors = anchors
    json = JSONBuffer(minimumCapacity: text.count * 2 + 16 * nodes.count + 256)
    plain = PlainWords(minimumCapacity: text.count + 64)
  }

  mutating func writeBlocks() {
    json.beginArray()
    var index = 1
    while index < nodes.count {
      closeContainers(endingAt: index)
      if case .htmlBlock = nodes[index].kind {
        index = Int(nodes[index].end)
        continue
      }
      if open.isEmpty { json.newLine() }
      if write(index) {
        open.append(index)
        index += 1
      } else {
        index = Int(nodes[index].end)
      }
    }
    closeContainers(endingAt: nodes.count)
    json.endArray()
  }

  private mutating func closeContainers(endingAt index: Int) {
    while let last = open.last, Int(nodes[last].end) <= index {
      open.removeLast()
      json.endArray()
      json.endObject()
    }
  }

  /// Writes a block; `true` when it is a container whose children are to follow.
  private mutating func write(_ index: Int) -> Bool {
    let node = nodes[index]
    json.beginObject()
    json.key("type")
    switch node.kind {
    case .blockQuote:
      json.literal("\"block-quote\"")
    case .list(let style):
      json.literal("\"list\"")
      json.key("ordered")
      json.bool(style.isOrdered)
      if style.isOrdered {
        json.key("start")
        json.number(Int(style.start))
        json.key("delimiter")
        json.literal(style.marker == .period ? "\".\"" : "\")\"")
      }
      json.key("tight")
      json.bool(style.isTight)
    case .listItem(let state):
      json.literal("\"list-item\"")
      if state != .none {
        json.key("task")
        json.bool(state == .done)
      }
    case .footnoteDefinition:
      json.literal("\"footnote-definition\"")
      json.key("label")
      json.string(text.slice(node.literal.range))
    case .thematicBreak:
      json.literal("\"thematic-break\"")
    case .heading(let level):
      json.literal("\"heading\"")
      json.key("level")
      json.number(level)
    case .codeBlock(let info, _):
      json.literal("\"code-block\"")
      if !info.isEmpty {
        json.key("info")
        json.string(text.slice(info.range))
      }
    case .paragraph:
      json.literal("\"paragraph\"")
    case .table:
      json.literal("\"table\"")
      writeAlignments(index)
    case .tableRow(let isHeader):
      json.literal("\"table-row\"")
      json.key("header")
      json.bool(isHeader)
    case .tableCell:
      json.literal("\"table-cell\"")
    case .document, .htmlBlock, .text, .softBreak, .hardBreak, .code, .htmlInline, .emphasis,
      .strong, .strikethrough, .link, .image, .footnoteReference:
      json.literal("\"paragraph\"")
    }
    json.range(node.range)
    if let anchor = anchors[index] {
      json.key("anchor")
      json.string(anchor)
    }
    switch node.kind {
    case .paragraph, .heading, .tableCell, .codeBlock:
      writeLeaf(index)
    case .thematicBreak:
      break
    default:
      json.key("blocks")
      json.beginArray()
      return true
    }
    json.endObject()
    return false
  }

  private mutating func writeAlignments(_ table: Int) {
    json.key("alignments")
    json.beginArray()
    let row = table + 1
    if row < Int(nodes[table].end) {
      var cell = row + 1
      while cell < Int(nodes[row].end) {
        if case .tableCell(let alignment) = nodes[cell].kind {
          switch alignment {
          case .none: json.literal("null")
          case .left: json.literal("\"left\"")
          case .center: json.literal("\"center\"")
          case .right: json.literal("\"right\"")
          }
        }
        cell = Int(nodes[cell].end)
      }
    }
    json.endArray()
  }

  private mutating func writeLeaf(_ index: Int) {
    plain.beginLeaf()
    json.key("text")
    json.beginString()
    if case .codeBlock = nodes[index].kind {
      _ = writeWords(nodes[index].literal)
      json.endString()
      return
    }
    var length = 0
    for inner in index + 1..<Int(nodes[index].end) {
      closeMarks(endingAt: inner, length: length)
      switch nodes[inner].kind {
      case .text:
        length += writeWords(nodes[inner].literal)
      case .softBreak:
        length += writeSpace()
      case .hardBreak:
        marks.append(Mark(node: inner, start: length, end: length + 1))
        length += writeSpace()
      case .code:
        let start = length
        length += writeWords(nodes[inner].literal)
        marks.append(Mark(node: inner, start: start, end: length))
      case .emphasis, .strong, .strikethrough, .link, .image:
        openMarks.append(marks.count)
        marks.append(Mark(node: inner, start: length, end: length))
      case .footnoteReference:
        marks.append(Mark(node: inner, start: length, end: length))
      case .htmlInline, .document, .blockQuote, .list, .listItem, .footnoteDefinition,
        .thematicBreak, .heading, .codeBlock, .htmlBlock, .paragraph, .table, .tableRow,
        .tableCell:
        break
      }
    }
    closeMarks(endingAt: Int(nodes[index].end), length: length)
    json.endString()
    if !marks.isEmpty { writeMarks() }
  }

  /// Writes words to the open string; returns their number of bytes.
  @inline(__always)
  private mutating func writeWords(_ literal: TextRange) -> Int {
    let bytes = text.slice(literal.range)
    json.out.writeEscapedJSON(bytes)
    plain.append(bytes)
    words.append(literal)
    return bytes.count
  }

  private mutating func writeSpace() -> Int {
    json.out.append(UInt8(ascii: " "))
    plain.appendSpace()
    return 1
  }

  // MARK: Marks

  @inline(__always)
  private mutating func closeMarks(endingAt index: Int, length: Int) {
    while let last = openMarks.last, Int(nodes[marks[last].node].end) <= index {
      marks[last].end = length
      openMarks.removeLast()
    }
  }

  /// Writes the marks in the order in which they begin, each before those within it.
  private mutating func writeMarks() {
    json.key("marks")
    json.beginArray()
    for mark in marks { write(mark) }
    json.endArray()
    marks.removeAll(keepingCapacity: true)
  }

  private mutating func write(_ mark: Mark) {
    let node = nodes[mark.node]
    json.beginObject()
    json.key("type")
    switch node.kind {
    case .code: json.literal("\"code\"")
    case .emphasis: json.literal("\"emphasis\"")
    case .strong: json.literal("\"strong\"")
    case .strikethrough: json.literal("\"strikethrough\"")
    case .link: json.literal("\"link\"")
    case .image: json.literal("\"image\"")
    case .footnoteReference: json.literal("\"footnote-reference\"")
    case .hardBreak, .text, .softBreak, .htmlInline, .document, .blockQuote, .list, .listItem,
      .footnoteDefinition, .thematicBreak, .heading, .codeBlock, .htmlBlock, .paragraph, .table,
      .tableRow, .tableCell:
      json.literal("\"hard-break\"")
    }
    json.key("range")
    json.beginArray()
    json.number(mark.start)
    json.number(mark.end)
    json.endArray()
    switch node.kind {
    case .link(let destination, let title), .image(let destination, let title):
      json.key("destination")
      json.string(text.slice(destination.range))
      if !title.isEmpty {
        json.key("title")
        json.string(text.slice(title.range))
      }
    case .footnoteReference(let label, _):
      json.key("label")
      json.string(text.slice(label.range))
    default:
      break
    }
    json.endObject()
  }
}
