import AssentMarkup

/// Writes the blocks of a document as JSON and gathers its words on the way.
struct JSONBlockWriter {
  let nodes: UnsafeBufferPointer<Node>
  let text: UnsafeBufferPointer<UInt8>
  let anchors: [Int: String]
  /// The array of blocks.
  private(set) var json = JSONBuffer()
  /// The words of the whole document with one space between them.
  private(set) var plain: [UInt8] = []
  private(set) var words = WordSink()
  /// The text of the leaf being written.
  private var leaf: [UInt8] = []
  /// Indices of the open container blocks, outermost first.
  private var open: [Int] = []

  init(
    nodes: UnsafeBufferPointer<Node>, text: UnsafeBufferPointer<UInt8>, anchors: [Int: String]
  ) {
    self.nodes = nodes
    self.text = text
    self.anchors = anchors
    json.bytes.reserveCapacity(text.count * 2 + 64 * nodes.count / 4 + 256)
    plain.reserveCapacity(text.count + 64)
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
    let end = Int(nodes[index].end)
    leaf.removeAll(keepingCapacity: true)
    var isPlain = true
    if case .codeBlock = nodes[index].kind {
      leaf.write(text.slice(nodes[index].literal.range))
    } else {
      for node in nodes[index + 1..<end] {
        switch node.kind {
        case .text:
          leaf.write(text.slice(node.literal.range))
        case .softBreak:
          leaf.append(UInt8(ascii: " "))
        case .code:
          isPlain = false
          leaf.write(text.slice(node.literal.range))
        case .hardBreak:
          isPlain = false
          leaf.append(UInt8(ascii: " "))
        case .htmlInline:
          break
        default:
          isPlain = false
        }
      }
    }
    json.key("text")
    leaf.withUnsafeBufferPointer { leaf in
      json.string(leaf)
      words.append(leaf)
      appendPlain(leaf)
    }
    guard !isPlain else { return }
    json.key("inlines")
    writeInlines(index + 1..<end)
  }

  private mutating func writeInlines(_ range: Range<Int>) {
    var open: [Int] = []
    json.beginArray()
    for index in range {
      while let last = open.last, Int(nodes[last].end) <= index {
        open.removeLast()
        json.endArray()
        json.endObject()
      }
      if writeInline(index) { open.append(index) }
    }
    for _ in open {
      json.endArray()
      json.endObject()
    }
    json.endArray()
  }

  /// Writes an inline; `true` when its children are to follow.
  private mutating func writeInline(_ index: Int) -> Bool {
    let node = nodes[index]
    let type: StaticString
    switch node.kind {
    case .text: type = "\"text\""
    case .softBreak: type = "\"soft-break\""
    case .hardBreak: type = "\"hard-break\""
    case .code: type = "\"code\""
    case .emphasis: type = "\"emphasis\""
    case .strong: type = "\"strong\""
    case .strikethrough: type = "\"strikethrough\""
    case .link: type = "\"link\""
    case .image: type = "\"image\""
    case .footnoteReference: type = "\"footnote-reference\""
    default: return false
    }
    json.beginObject()
    json.key("type")
    json.literal(type)
    switch node.kind {
    case .text, .code:
      json.key("text")
      json.string(text.slice(node.literal.range))
    case .footnoteReference(let label, _):
      json.key("label")
      json.string(text.slice(label.range))
    case .link(let destination, let title), .image(let destination, let title):
      json.key("destination")
      json.string(text.slice(destination.range))
      if !title.isEmpty {
        json.key("title")
        json.string(text.slice(title.range))
      }
      json.key("inlines")
      json.beginArray()
      return true
    case .emphasis, .strong, .strikethrough:
      json.key("inlines")
      json.beginArray()
      return true
    default:
      break
    }
    json.endObject()
    return false
  }

  /// Appends the words of a leaf, each run of white space as one space.
  private mutating func appendPlain(_ leaf: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    if !plain.isEmpty, plain.last != UInt8(ascii: " ") { plain.append(UInt8(ascii: " ")) }
    while index < leaf.count {
      let byte = leaf[index]
      guard byte <= 0x20 || byte >= 0xC2 else {
        index += 1
        continue
      }
      let length = WhiteSpace.length(at: index, of: leaf)
      guard length > 0 else {
        index += 1
        continue
      }
      plain.write(leaf.slice(start..<index))
      if let last = plain.last, last != UInt8(ascii: " ") { plain.append(UInt8(ascii: " ")) }
      index += length
      start = index
    }
    plain.write(leaf.slice(start..<leaf.count))
  }
}
