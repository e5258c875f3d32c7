import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Reads the document JSON that ``JSONRenderer`` writes back into a tree.
///
/// A gate that has only what was published lays the text out from it, for a screen of any width. What
/// HTML the source had is not in the JSON; its words are none.
package struct DocumentReader {
  /// What is wrong with a document JSON, in words.
  package struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
  }

  private var nodes: [Node] = []
  private var text: [UInt8] = []
  /// The numbers of footnotes, by label.
  private var footnotes: [String: Int] = [:]

  private init() {}

  /// The tree of a document JSON.
  ///
  /// - Throws: ``Failure`` for what the schema does not allow. Takes linear time; nesting is bounded by
  ///   the reader of JSON.
  package static func read(_ json: JSONValue) throws(Failure) -> Document {
    guard let blocks = json["blocks"]?.array else { throw Failure("'blocks' is missing") }
    var reader = DocumentReader()
    reader.number(blocks)
    let root = reader.begin(.document, parent: -1)
    try reader.read(blocks, parent: root, depth: 0)
    reader.end(root)
    return Document(
      source: SourceFile(path: json["path"]?.string ?? "", bytes: []), frontMatter: nil,
      extensions: .all, nodes: reader.nodes, text: reader.text, diagnostics: [])
  }

  /// Footnotes are shown with numbers, in the order of their definitions.
  private mutating func number(_ blocks: [JSONValue]) {
    for block in blocks where block["type"]?.string == "footnote-definition" {
      guard let label = block["label"]?.string, footnotes[label] == nil else { continue }
      footnotes[label] = footnotes.count + 1
    }
  }

  // MARK: Blocks

  private mutating func read(
    _ blocks: [JSONValue], parent: Int, depth: Int
  ) throws(Failure) {
    guard depth < JSONValue.maximumDepth else { throw Failure("blocks nest too deep") }
    for block in blocks { try read(block, parent: parent, depth: depth) }
  }

  private mutating func read(
    _ block: JSONValue, parent: Int, depth: Int
  ) throws(Failure) {
    let type = block["type"]?.string ?? ""
    let node: Int
    switch type {
    case "paragraph": node = begin(.paragraph, parent: parent)
    case "heading":
      let level = block["level"]?.integer ?? 0
      guard (1...6).contains(level) else { throw Failure("a heading has no level from 1 to 6") }
      node = begin(.heading(level: level), parent: parent)
    case "table-cell": node = begin(.tableCell(nextAlignment()), parent: parent)
    case "code-block":
      let info = add(block["info"]?.string ?? "")
      node = begin(.codeBlock(info: info, isFenced: true), parent: parent)
      nodes[node].literal = add(try string("text", of: block, type))
      end(node)
      return
    case "thematic-break":
      end(begin(.thematicBreak, parent: parent))
      return
    case "block-quote": node = begin(.blockQuote, parent: parent)
    case "list": node = begin(.list(try listStyle(block)), parent: parent)
    case "list-item":
      let task = block["task"]?.bool
      node = begin(.listItem(task.map { $0 ? .done : .open } ?? .none), parent: parent)
    case "table":
      let columns = block["alignments"]?.array ?? []
      guard columns.count <= 10_000 else { throw Failure("a table has too many columns") }
      alignments.append(columns.map(Self.alignment))
      node = begin(.table(columnCount: columns.count), parent: parent)
    case "table-row":
      cell = 0
      node = begin(.tableRow(isHeader: block["header"]?.bool ?? false), parent: parent)
    case "footnote-definition":
      node = begin(.footnoteDefinition(referenceCount: 1), parent: parent)
      nodes[node].literal = add(try string("label", of: block, type))
    default: throw Failure("a block of type '\(type)' is unknown")
    }
    if let blocks = block["blocks"]?.array {
      try read(blocks, parent: node, depth: depth + 1)
    } else {
      try readLeaf(block, type, node)
    }
    if type == "table" { alignments.removeLast() }
    end(node)
  }

  private func listStyle(_ block: JSONValue) throws(Failure) -> Node.ListStyle {
    let isOrdered = block["ordered"]?.bool ?? false
    let start = isOrdered ? block["start"]?.integer ?? 1 : 0
    guard (0...999_999_999).contains(start) else {
      throw Failure("a list starts at \(start)")
    }
    let marker: Node.ListStyle.Marker =
      !isOrdered ? .bullet : block["delimiter"]?.string == ")" ? .parenthesis : .period
    return Node.ListStyle(
      marker: marker, start: Int32(start), isTight: block["tight"]?.bool ?? false)
  }

  /// The alignments of the columns of the open tables, and the number of the next cell.
  private var alignments: [[Node.Alignment]] = []
  private var cell = 0

  private mutating func nextAlignment() -> Node.Alignment {
    defer { cell += 1 }
    guard let columns = alignments.last, cell < columns.count else { return .none }
    return columns[cell]
  }

  private static func alignment(_ value: JSONValue) -> Node.Alignment {
    switch value.string {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .none
    }
  }

  // MARK: Leaves

  /// A part of a leaf that is more than plain text.
  private struct Mark {
    var kind: Node.Kind
    /// Byte offsets in the text of the document.
    var start: Int
    var end: Int
    /// What a code span or a reference shows.
    var literal = TextRange.empty
  }

  private mutating func readLeaf(
    _ block: JSONValue, _ type: String, _ parent: Int
  ) throws(Failure) {
    let range = add(try string("text", of: block, type))
    var position = range.range.lowerBound
    var open: [(node: Int, end: Int)] = []
    for value in block["marks"]?.array ?? [] {
      let mark = try mark(value, in: range)
      while let last = open.last, last.end <= mark.start {
        addText(position..<last.end, parent: last.node)
        position = max(position, last.end)
        end(last.node)
        open.removeLast()
      }
      let container = open.last?.node ?? parent
      guard mark.start >= position, mark.end <= open.last?.end ?? range.range.upperBound else {
        throw Failure("marks of a \(type) cross each other")
      }
      addText(position..<mark.start, parent: container)
      position = mark.start
      let node = begin(mark.kind, parent: container)
      nodes[node].literal = mark.literal
      switch mark.kind {
      case .code, .hardBreak:
        position = mark.end
        end(node)
      case .footnoteReference: end(node)
      default: open.append((node, mark.end))
      }
    }
    while let last = open.popLast() {
      addText(position..<last.end, parent: last.node)
      position = max(position, last.end)
      end(last.node)
    }
    addText(position..<range.range.upperBound, parent: parent)
  }

  private mutating func mark(
    _ value: JSONValue, in leaf: TextRange
  ) throws(Failure) -> Mark {
    let type = value["type"]?.string ?? ""
    guard let range = value["range"]?.array, range.count == 2, let first = range[0].integer,
      let last = range[1].integer, first >= 0, first <= last, last <= Int(leaf.count)
    else { throw Failure("a mark of type '\(type)' has no range in its text") }
    let start = leaf.range.lowerBound + first
    let end = leaf.range.lowerBound + last
    for offset in [start, end] where offset < text.count && text[offset] & 0xC0 == 0x80 {
      throw Failure("a mark of type '\(type)' parts a character")
    }
    var mark = Mark(kind: .emphasis, start: start, end: end)
    switch type {
    case "emphasis": mark.kind = .emphasis
    case "strong": mark.kind = .strong
    case "strikethrough": mark.kind = .strikethrough
    case "hard-break": mark.kind = .hardBreak
    case "code":
      mark.kind = .code
      mark.literal = TextRange(start: Int32(start), count: Int32(end - start))
    case "link", "image":
      let destination = add(value["destination"]?.string ?? "")
      let title = add(value["title"]?.string ?? "")
      mark.kind =
        type == "link"
        ? .link(destination: destination, title: title)
        : .image(destination: destination, title: title)
    case "footnote-reference":
      let label = value["label"]?.string ?? ""
      mark.kind = .footnoteReference(label: add(label), occurrence: 1)
      mark.literal = add(String(footnotes[label] ?? footnotes.count + 1))
    default: throw Failure("a mark of type '\(type)' is unknown")
    }
    return mark
  }

  private mutating func addText(_ range: Range<Int>, parent: Int) {
    guard !range.isEmpty else { return }
    let node = begin(.text, parent: parent)
    nodes[node].literal = TextRange(start: Int32(range.lowerBound), count: Int32(range.count))
    end(node)
  }

  // MARK: Nodes

  private func string(
    _ key: String, of block: JSONValue, _ type: String
  ) throws(Failure) -> String {
    guard let string = block[key]?.string else { throw Failure("a \(type) has no '\(key)'") }
    return string
  }

  private mutating func add(_ string: String) -> TextRange {
    let start = text.count
    text += string.utf8
    return TextRange(start: Int32(clamping: start), count: Int32(clamping: text.count - start))
  }

  private mutating func begin(_ kind: Node.Kind, parent: Int) -> Int {
    nodes.append(
      Node(
        kind: kind, end: 0, parent: Int32(parent), literal: .empty, startLine: 0, startColumn: 0,
        endLine: 0, endColumn: 0))
    return nodes.count - 1
  }

  private mutating func end(_ node: Int) { nodes[node].end = Int32(nodes.count) }
}
