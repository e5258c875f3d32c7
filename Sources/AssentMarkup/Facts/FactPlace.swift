import AssentDiagnostics

/// What a tag stands in, which decides how words are written there so that they stay words.
enum FactPlace: Hashable {
  case prose(isInTable: Bool)
  /// Between the parentheses of a link, or in a definition of one.
  case destination
  /// In angle brackets, where an address is its own text.
  case autolink
  case code(isInTable: Bool)
  /// A line of a code block with walls to the right of the tag.
  case drawing
  case mermaid
  case html
  case frontMatter(quote: UInt8?)
  /// A comment, which nobody reads.
  case comment
  /// Braces of mermaid that are a shape: `start{{facts.name}}`.
  case shape

  /// The place of each tag of a text.
  static func places(of tags: [FactTag], in source: SourceFile) -> [FactPlace] {
    let document = Document(parsing: source)
    let bytes = source.bytes
    var found = tags.map { tag -> FactPlace in
      if let front = document.frontMatter, tag.range.lowerBound < front.bodyStart {
        return frontMatter(tag, in: bytes)
      }
      return address(tag, in: bytes) ?? .prose(isInTable: false)
    }
    for node in document.nodes {
      switch node.kind {
      case .code, .codeBlock, .htmlBlock, .htmlInline, .tableCell: break
      default: continue
      }
      let range = source.bytes(of: node.range)
      // cmark ends some blocks of HTML before their first byte.
      let end = max(range.upperBound, range.lowerBound + Int(node.literal.count))
      var index = first(of: tags, from: range.lowerBound)
      while index < tags.count, tags[index].range.lowerBound < end {
        found[index] = place(of: tags[index], in: node, of: document, after: found[index])
        index += 1
      }
    }
    return found
  }

  private static func first(of tags: [FactTag], from offset: Int) -> Int {
    tags.partitioningIndex { $0.range.lowerBound >= offset }
  }

  private static func place(
    of tag: FactTag, in node: Node, of document: Document, after before: FactPlace
  ) -> FactPlace {
    let bytes = document.source.bytes
    switch node.kind {
    case .tableCell:
      if case .prose = before { return .prose(isInTable: true) }
      return before
    case .code:
      if case .prose(let isInTable) = before { return .code(isInTable: isInTable) }
      return .code(isInTable: false)
    case .codeBlock(let info, _):
      if MermaidFence.isMermaid(document.bytes(info), document.bytes(node.literal)) {
        return isShape(tag, in: bytes) ? .shape : .mermaid
      }
      return hasWall(after: tag, in: bytes) ? .drawing : .code(isInTable: false)
    case .htmlBlock, .htmlInline:
      return document.bytes(node.literal).starts(with: "<!--".utf8) ? .comment : .html
    default: return before
    }
  }

  /// Whether braces of mermaid follow a name at once, and so are its shape.
  private static func isShape(_ tag: FactTag, in bytes: [UInt8]) -> Bool {
    guard tag.range.lowerBound > 0 else { return false }
    let byte = bytes[tag.range.lowerBound - 1]
    return (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
  }

  /// Whether a wall stands on the rest of the line: of box drawing, or a bar or plus at its end.
  private static func hasWall(after tag: FactTag, in bytes: [UInt8]) -> Bool {
    let rest = bytes[tag.range.upperBound...].prefix { $0 != 0x0A && $0 != 0x0D }
    if let last = rest.last(where: { $0 != 0x20 }), last == UInt8(ascii: "|") || last == 0x2B {
      return true
    }
    return rest.indices.dropLast(2).contains {
      rest[$0] == 0xE2 && (rest[$0 + 1] == 0x94 || rest[$0 + 1] == 0x95)
    }
  }

  /// The place of a tag that stands for an address; `nil` for one in prose.
  private static func address(_ tag: FactTag, in bytes: [UInt8]) -> FactPlace? {
    let after = bytes[tag.range.upperBound...].first
    if tag.range.lowerBound > 0, bytes[tag.range.lowerBound - 1] == UInt8(ascii: "<"),
      after == UInt8(ascii: ">")
    {
      return .autolink
    }
    return isDestination(tag, in: bytes) ? .destination : nil
  }

  private static func isDestination(_ tag: FactTag, in bytes: [UInt8]) -> Bool {
    let start =
      bytes[..<tag.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
      .map { $0 + 1 } ?? 0
    let before = bytes[start..<tag.range.lowerBound]
    // The last `](` or `]:` before the tag, with no end of a destination between.
    var index = before.endIndex - 1
    while index > before.startIndex {
      switch before[index] {
      case 0x20:
        // The definition of a link may have spaces before its address.
        let rest = before[...index]
        guard let colon = rest.last(where: { $0 != 0x20 }), colon == UInt8(ascii: ":") else {
          return false
        }
      case UInt8(ascii: ")"): return false
      case UInt8(ascii: "("): if before[index - 1] == UInt8(ascii: "]") { return true }
      case UInt8(ascii: ":"):
        if before[index - 1] == UInt8(ascii: "]") {
          return before.first { $0 != 0x20 } == UInt8(ascii: "[")
        }
      default: break
      }
      index -= 1
    }
    return false
  }

  private static func frontMatter(_ tag: FactTag, in bytes: [UInt8]) -> FactPlace {
    let start =
      bytes[..<tag.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }
      .map { $0 + 1 } ?? 0
    let before = bytes[start..<tag.range.lowerBound]
    guard !(before.first { $0 != 0x20 } == UInt8(ascii: "#")) else { return .comment }
    // The value begins after the key, or after the hyphen of an item.
    var index = before.startIndex
    var value = before.startIndex
    while index < before.endIndex {
      let isSign = before[index] == UInt8(ascii: ":") || before[index] == UInt8(ascii: "-")
      if isSign, index + 1 == before.endIndex || before[index + 1] == 0x20 {
        value = index + 1
        break
      }
      index += 1
    }
    let first = before[value...].first { $0 != 0x20 }
    let isQuote = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
    return .frontMatter(quote: isQuote ? first : nil)
  }
}
