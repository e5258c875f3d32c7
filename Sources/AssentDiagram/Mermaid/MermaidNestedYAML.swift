/// What stands below a key of the front matter of a mermaid text: read only so far as to tell where a YAML reader
/// would stop.
///
/// Where it is not sure, a text is taken for right: in quotations and brackets of several lines, and in lists.
struct MermaidNestedYAML {
  /// A row of keys, a list, or text that goes on from line to line.
  private enum Kind {
    case mapping, list, text
  }

  /// What may stand below a line, farther to the right.
  private enum Below {
    case nothing, text
    /// Keys, items or text.
    case block
  }

  private var levels: [(indent: Int, kind: Kind)] = []
  private var below = Below.block
  /// Where lines are left of which anything may stand.
  private var free: Int?
  private var isUnsure = false

  /// The first of some lines at which a YAML reader would stop.
  static func faultyLine(_ lines: [[UInt8]]) -> Int? {
    var reader = MermaidNestedYAML()
    for (number, line) in lines.enumerated() {
      if !reader.read(line) { return number }
      if reader.isUnsure { return nil }
    }
    return nil
  }

  /// Reads a line, or gives false where a YAML reader would stop.
  private mutating func read(_ line: [UInt8]) -> Bool {
    let indent = line.spaceEnd(from: 0)
    guard indent < line.count else { return true }
    if let free {
      if indent > free { return true }
      self.free = nil
    }
    if line[indent] == UInt8(ascii: "#") { return true }
    while let last = levels.last, last.indent > indent {
      levels.removeLast()
      below = .nothing
      // Left of what stands first, and right of its key.
      if levels.isEmpty { return false }
    }
    guard let last = levels.last else { return open(line, indent) }
    if indent > last.indent {
      switch below {
      case .nothing: return false
      case .text: return Self.colon(in: line, from: indent) == nil
      case .block: return open(line, indent)
      }
    }
    switch last.kind {
    case .text: return Self.colon(in: line, from: indent) == nil
    case .list: return readItem(line, indent)
    case .mapping:
      // A list may stand right below its key.
      if Self.isItem(line, indent) { return below == .block && readItem(line, indent) }
      return readEntry(line, indent)
    }
  }

  /// Begins what stands farther right than all before.
  private mutating func open(_ line: [UInt8], _ indent: Int) -> Bool {
    if Self.isItem(line, indent) {
      levels.append((indent, .list))
      return readItem(line, indent)
    }
    if Self.colon(in: line, from: indent) != nil {
      levels.append((indent, .mapping))
      return readEntry(line, indent)
    }
    // Quotations, brackets, anchors and the like.
    if "\"'[{&*!|>?".utf8.contains(line[indent]) { isUnsure = true }
    levels.append((indent, .text))
    below = .text
    return true
  }

  private static func isItem(_ line: [UInt8], _ indent: Int) -> Bool {
    line.has("-", at: indent) && (indent + 1 == line.count || line.spaceLength(at: indent + 1) > 0)
  }

  private mutating func readItem(_ line: [UInt8], _ indent: Int) -> Bool {
    guard Self.isItem(line, indent) else { return false }
    free = indent
    return true
  }

  /// `key: value`
  private mutating func readEntry(_ line: [UInt8], _ indent: Int) -> Bool {
    if "[{&*!?".utf8.contains(line[indent]) {
      isUnsure = true
      return true
    }
    guard let colon = Self.colon(in: line, from: indent), colon > indent else { return false }
    let start = line.spaceEnd(from: colon + 1)
    guard start < line.count, line[start] != UInt8(ascii: "#") else {
      below = .block
      return true
    }
    switch line[start] {
    case UInt8(ascii: "|"), UInt8(ascii: ">"): free = indent
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "{"):
      let end = line.indices.last { line.spaceLength(at: $0) == 0 } ?? start
      let closers: [UInt8: UInt8] = [
        UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "{"): UInt8(ascii: "}"),
      ]
      isUnsure = end == start || line[end] != closers[line[start]] ?? line[start]
      below = .nothing
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"): below = .block
    default:
      below = .text
      return Self.colon(in: line, from: start) == nil
    }
    return true
  }

  /// Where a `:` stands outside of quotation marks, with nothing or white space behind it.
  private static func colon(in line: [UInt8], from start: Int) -> Int? {
    var index = start
    if line.hasAny("\"'", at: start) {
      guard let end = line[(start + 1)...].firstIndex(of: line[start]) else { return nil }
      index = end + 1
    }
    while index < line.count {
      if line[index] == UInt8(ascii: "#"), index > start, line.spaceLength(at: index - 1) > 0 {
        return nil
      }
      if line[index] == UInt8(ascii: ":"),
        index + 1 == line.count || line.spaceLength(at: index + 1) > 0
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
