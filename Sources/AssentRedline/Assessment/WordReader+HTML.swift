/// Raw HTML: its words count, its comments do not, and what may hide words is a token.
extension WordReader {
  mutating func addHTML(_ source: ArraySlice<UInt8>, _ text: inout AssessedText) {
    let bytes = Array(source)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else {
        let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        add(Self.decoded(bytes[index..<end])[...])
        index = end
        continue
      }
      let next = bytes[index + 1]
      if bytes[index...].starts(with: "<!--".utf8) {
        index = Self.end(of: "-->", in: bytes, from: index + 4)
      } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
        index = Self.end(of: ">", in: bytes, from: index)
      } else if next == UInt8(ascii: "/") || Self.isLetter(next) {
        let end = Self.tagEnd(in: bytes, from: index + 1)
        addTag(bytes[index..<end], &text)
        index = end
      } else {
        add(bytes[index...index])
        index += 1
      }
    }
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.count {
      if bytes[index..<index + mark.count].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return bytes.count
  }

  /// Behind the `>` that ends a tag, which may hold `>` in quotation marks.
  private static func tagEnd(in bytes: [UInt8], from start: Int) -> Int {
    var quote: UInt8 = 0
    for index in start..<bytes.count {
      let byte = bytes[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return bytes.count
  }

  private mutating func addTag(_ tag: ArraySlice<UInt8>, _ text: inout AssessedText) {
    let isClosing = tag.dropFirst().first == UInt8(ascii: "/")
    let body = tag.dropFirst(isClosing ? 2 : 1)
    let name = body.prefix { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") }
      .map { $0 | 0x20 }
    let key = String(decoding: name, as: UTF8.self)
    if Self.breaking.contains(key) { addSpace() }
    if !isClosing, key == "td" || key == "th" { addBorder() }
    if isClosing {
      if let last = hidingElements.indices.last, hidingElements[last].name == name {
        hidingElements[last].depth -= 1
        if hidingElements[last].depth == 0 { hidingElements.removeLast() }
      }
      return
    }
    let attributes = Self.attributes(body.dropFirst(name.count))
    var isPlain = Self.plain.contains(key) && attributes.count < Self.mostAttributes
    var hides = ["del", "s", "strike"].contains(key)
    for (attribute, value) in attributes {
      switch attribute {
      case "href", "src":
        text.destinations.append(AssessedText.hash(value[...], 0))
        text.titles.append(0)
      case "alt": add(Self.decoded(value[...])[...])
      case "title": text.titles.append(AssessedText.hash(value[...], 1))
      case "hidden": hides = true
      case "style":
        isPlain = false
        hides = hides || value.contains { $0 == UInt8(ascii: "n") }
      default:
        isPlain = isPlain && Self.harmless.contains(attribute)
      }
    }
    let isVoid = Self.void.contains(key) || tag.dropLast().last == UInt8(ascii: "/")
    if !isPlain { addItem(tag.map { Self.isLetter($0) ? $0 | 0x20 : $0 }, .tag) }
    if isVoid { return }
    if let last = hidingElements.indices.last, hidingElements[last].name == name {
      hidingElements[last].depth += 1
    } else if hides, hidingElements.count < 32 {
      hidingElements.append((name, 1))
    }
  }

  private static let mostAttributes = 64

  private static func attributes(_ rest: ArraySlice<UInt8>) -> [(name: String, value: [UInt8])] {
    var found: [(name: String, value: [UInt8])] = []
    var index = rest.startIndex
    let end = rest.endIndex
    while index < end, found.count < mostAttributes {
      guard Self.isLetter(rest[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < end, isLetter(rest[index]) || isDigit(rest[index]) || rest[index] == 0x2D {
        index += 1
      }
      let name = String(decoding: rest[start..<index].map { $0 | 0x20 }, as: UTF8.self)
      guard index < end, rest[index] == UInt8(ascii: "=") else {
        found.append((name, []))
        continue
      }
      index += 1
      guard index < end else { break }
      let quote = rest[index]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      if isQuoted { index += 1 }
      let valueStart = index
      while index < end,
        isQuoted ? rest[index] != quote : rest[index] > 0x20 && rest[index] != UInt8(ascii: ">")
      {
        index += 1
      }
      found.append((name, Array(rest[valueStart..<index])))
      if isQuoted, index < end { index += 1 }
    }
    return found
  }

  /// Text with the entities replaced that often stand for letters and signs.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "&")) else { return Array(bytes) }
    var out: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index..<min(bytes.endIndex, index + 12)].firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(of: bytes[(index + 1)..<end])
      {
        ScalarFold.append(scalar, to: &out)
        index = end + 1
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return out
  }

  private static func scalar(of entity: ArraySlice<UInt8>) -> UInt32? {
    let name = String(decoding: entity, as: UTF8.self)
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let value, value > 0, Unicode.Scalar(value) != nil else { return nil }
    return value
  }

  private static let entities: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0, "sect": 0xA7,
    "ndash": 0x2013, "mdash": 0x2014, "lsquo": 0x2018, "rsquo": 0x2019, "ldquo": 0x201C,
    "rdquo": 0x201D, "euro": 0x20AC, "pound": 0xA3, "copy": 0xA9, "reg": 0xAE, "shy": 0xAD,
    "zwj": 0x200D, "zwnj": 0x200C, "lrm": 0x200E, "rlm": 0x200F,
  ]

  /// Elements that lay words out and hide none.
  private static let plain: Set<String> = [
    "a", "abbr", "address", "article", "aside", "b", "big", "blockquote", "br", "center", "cite",
    "code", "dd", "del", "div", "dl", "dt", "em", "figcaption", "figure", "font", "footer", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hr", "i", "img", "ins", "kbd", "li", "main", "mark",
    "nav", "ol", "p", "pre", "s", "section", "small", "span", "strike", "strong", "sub", "sup",
    "table", "tbody", "td", "tfoot", "th", "thead", "tr", "tt", "u", "ul", "wbr",
  ]
  private static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]
  private static let breaking: Set<String> = [
    "blockquote", "br", "dd", "div", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "ol",
    "p", "pre", "section", "table", "td", "th", "tr", "ul",
  ]
  /// Attributes that change no words.
  private static let harmless: Set<String> = [
    "align", "border", "cellpadding", "cellspacing", "class", "colspan", "dir", "height", "id",
    "lang", "loading", "name", "rel", "rowspan", "scope", "target", "valign", "width",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
