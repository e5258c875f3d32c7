/// The text of a label, as mermaid shows it.
struct MermaidLabel {
  /// As it stands between its brackets or quotes, entities encoded.
  var text: String
  /// Whether it is a markdown string, whose marks of emphasis are no text.
  var isMarkdown = false
  /// Whether `\n` is a break, as mermaid has it in flowcharts and in names of states, not in markdown.
  var hasEscapedBreaks = false

  /// The lines a reader sees: breaks split, tags taken out, entities decoded.
  var lines: [String] { LabelReader(self).lines() }
}

extension MermaidLabel {
  init(flowchart text: String) { self.init(text: text, hasEscapedBreaks: true) }
}

/// Takes a label apart.
private struct LabelReader {
  private let bytes: [UInt8]
  private let isMarkdown: Bool
  private let hasEscapedBreaks: Bool
  private var line: [UInt8] = []
  private var done: [String] = []

  init(_ label: MermaidLabel) {
    bytes = Array(label.text.utf8)
    isMarkdown = label.isMarkdown
    hasEscapedBreaks = label.hasEscapedBreaks && !isMarkdown
  }

  func lines() -> [String] {
    var reader = self
    reader.read()
    return reader.done
  }

  private mutating func read() {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case ASCII.newline:
        endLine()
        index += 1
      case UInt8(ascii: "\\") where hasEscapedBreaks && bytes.has("n", at: index + 1):
        endLine()
        index += 2
      case UInt8(ascii: "<"): index = readTag(at: index)
      case UInt8(ascii: "&"): index = readEntity(at: index)
      case 0xEF where bytes.has("ﬂ°", at: index): index = readEncodedEntity(at: index)
      case UInt8(ascii: "*"), UInt8(ascii: "_"):
        index = readEmphasis(at: index)
      default:
        // White space is one space, and so is a control character.
        if bytes.spaceLength(at: index) == 1 || byte < 32 || byte == 127 {
          if line.last != ASCII.space { line.append(ASCII.space) }
        } else {
          line.append(byte)
        }
        index += 1
      }
    }
    endLine()
    while let last = done.last, last.isEmpty { done.removeLast() }
    let blank = done.prefix { $0.isEmpty }.count
    done.removeFirst(blank)
  }

  private mutating func endLine() {
    let trimmed = line.trimmed(0..<line.count)
    for index in trimmed where line[index] == Self.keptSpace { line[index] = ASCII.space }
    done.append(line.string(trimmed))
    line = []
  }

  /// Stands for a space that was written as an entity, which stays where it is.
  private static let keptSpace: UInt8 = 0x1F

  private mutating func append(entity text: String) {
    line += text == " " ? [Self.keptSpace] : Array(text.utf8)
  }

  /// Marks of emphasis go; `_` inside a word is part of it.
  private mutating func readEmphasis(at index: Int) -> Int {
    let byte = bytes[index]
    let end = bytes.end(from: index) { $0 == byte }
    let isInWord =
      byte == UInt8(ascii: "_") && index > 0 && end < bytes.count && ASCII.isWord(bytes[index - 1])
      && ASCII.isWord(bytes[end])
    let isAlone =
      (index == 0 || bytes.spaceLength(at: index - 1) > 0)
      && (end == bytes.count || bytes.spaceLength(at: end) > 0)
    if !isMarkdown || isInWord || isAlone { line += bytes[index..<end] }
    return end
  }

  private mutating func readTag(at start: Int) -> Int {
    let nameStart = start + (bytes.has("/", at: start + 1) ? 2 : 1)
    let index = bytes.end(from: nameStart, while: ASCII.isWord)
    let name = bytes.string(nameStart..<index).lowercased()
    guard Self.tags.contains(name),
      let end = bytes[index..<min(index + 2_000, bytes.count)].firstIndex(of: UInt8(ascii: ">"))
    else {
      line.append(bytes[start])
      return start + 1
    }
    switch name {
    case "br": endLine()
    case "script", "style":
      return bytes[end...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    case "p", "div", "li", "ul", "ol", "hr", "h1", "h2", "h3", "h4", "h5", "h6", "tr":
      if !line.allSatisfy({ $0 == ASCII.space }) { endLine() }
    default: break
    }
    return end + 1
  }

  private static let tags: Set<String> = [
    "a", "b", "big", "br", "center", "code", "del", "div", "em", "font", "h1", "h2", "h3", "h4",
    "h5", "h6", "hr", "i", "img", "ins", "kbd", "label", "li", "mark", "ol", "p", "pre", "q", "s",
    "samp", "script", "small", "span", "strike", "strong", "style", "sub", "sup", "table", "tbody",
    "td", "th", "tr", "tt", "u", "ul", "var",
  ]

  private mutating func readEntity(at start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, index < start + 12,
      ASCII.isWord(bytes[index]) || bytes[index] == UInt8(ascii: "#")
    { index += 1 }
    if bytes.has(";", at: index),
      let text = HTMLEntity.text(bytes.string((start + 1)..<index))
    {
      append(entity: text)
      return index + 1
    }
    if let (text, length) = HTMLEntity.unended(bytes.string((start + 1)..<index)) {
      append(entity: text)
      return start + 1 + length
    }
    line.append(bytes[start])
    return start + 1
  }

  private mutating func readEncodedEntity(at start: Int) -> Int {
    let isNumber = bytes.has("ﬂ°°", at: start)
    let nameStart = start + (isNumber ? 7 : 5)
    let end = bytes.end(from: nameStart, while: ASCII.isWord)
    guard bytes.has("¶ß", at: end) else {
      line.append(bytes[start])
      return start + 1
    }
    let name = bytes.string(nameStart..<end)
    let text = HTMLEntity.text(isNumber ? "#" + name : name) ?? "#\(name);"
    append(entity: text)
    return end + 4
  }
}
