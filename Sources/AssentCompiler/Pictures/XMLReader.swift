/// Reads the part of XML 1.0 with namespaces that pictures need, and refuses all else.
///
/// What it reads, every conforming parser reads the same way: UTF-8 without a document type, so there
/// are no entities but the five, and no attribute comes from elsewhere. It takes time in proportion to
/// the file, and memory to its depth, which is limited.
struct XMLReader {
  private static let maximumDepth = 256
  private static let maximumAttributes = 256
  private static let maximumDeclarations = 128

  let bytes: [UInt8]
  private(set) var index = 0
  /// The elements that are open, outermost first.
  private var open: [Open] = []
  private var namespaces = XMLNamespaces()
  private var hasRoot = false
  /// Whether an empty element still has its end to report.
  private var endsAtOnce = false

  private struct Open {
    /// Where the name stands in the start tag.
    var name: Range<Int>
    /// How many namespaces were declared outside of it.
    var outerDeclarations: Int
  }

  /// - Throws: ``XMLFault`` where the text is not UTF-8, or says so.
  init(_ bytes: [UInt8]) throws(XMLFault) {
    self.bytes = bytes
    try XMLCharacters.check(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    try readDeclaration()
  }

  /// What comes next; `nil` at the end of the file.
  mutating func next() throws(XMLFault) -> XMLEvent? {
    if endsAtOnce {
      endsAtOnce = false
      close()
      return .end
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        if let text = try readText() { return text }
        continue
      }
      if at("<!--") {
        try skipComment()
      } else if at("<![CDATA[") {
        return try readCharacterData()
      } else if at("</") {
        try readEndTag()
        return .end
      } else if at("<?") {
        throw refusedInstruction()
      } else if at("<!") {
        throw .refused(
          "has a document type declaration ('<!DOCTYPE')", index..<min(index + 9, bytes.count),
          help: "remove all of it, up to its '>', or save the picture as plain SVG")
      } else {
        return .start(try readStartTag())
      }
    }
    if let last = open.last {
      throw .notWellFormed("<\(string(last.name))> is not closed", last.name)
    }
    guard hasRoot else { throw .notWellFormed("it holds no element", 0..<0) }
    return nil
  }

  // MARK: Between tags

  private mutating func readText() throws(XMLFault) -> XMLEvent? {
    let start = index
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "&") {
        // A place in the text is a place in the file, so what a reference stands for comes alone.
        guard index == start else { break }
        text += try readReference()
        break
      }
      if at("]]>") { throw .notWellFormed("']]>' stands in text", index..<index + 3) }
      text.append(bytes[index])
      index += 1
    }
    guard open.isEmpty else { return .text(text, at: start) }
    guard text.allSatisfy(XMLCharacters.isSpace), bytes[start] != UInt8(ascii: "&") else {
      throw .notWellFormed("text stands outside of its one element", start..<start + 1)
    }
    return nil
  }

  private mutating func skipComment() throws(XMLFault) {
    let start = index
    index += 4
    // Where a server sends the file as HTML, such a comment ends at once.
    if at(">") || at("->") {
      throw .refused(
        "has a comment that begins with '>'", start..<index + 1, help: "remove the comment")
    }
    while index < bytes.count, !at("--") { index += 1 }
    guard at("-->") else {
      throw .notWellFormed(
        index < bytes.count ? "a comment holds '--'" : "a comment is not closed", start..<start + 4)
    }
    index += 3
  }

  private mutating func readCharacterData() throws(XMLFault) -> XMLEvent {
    let start = index
    guard !open.isEmpty else {
      throw .notWellFormed("text stands outside of its one element", start..<start + 1)
    }
    // In other places HTML would read it in another way.
    guard let name = open.last?.name, bytes[name].elementsEqual("style".utf8) else {
      throw .refused(
        "has a CDATA section outside of <style>", start..<start + 9,
        help: "write its text with '&lt;' and '&amp;'")
    }
    index += 9
    let from = index
    while index < bytes.count, !at("]]>") { index += 1 }
    guard index < bytes.count else {
      throw .notWellFormed("a CDATA section is not closed", start..<start + 9)
    }
    index += 3
    return .text(Array(bytes[from..<index - 3]), at: from)
  }

  private func refusedInstruction() -> XMLFault {
    let end = bytes[(index + 2)...].firstIndex { !XMLCharacters.isName($0) } ?? bytes.count
    return .refused(
      "has a processing instruction ('\(string(index..<end))')", index..<end,
      help: "remove all of it, up to its '?>', or save the picture as plain SVG")
  }

  // MARK: Tags

  private mutating func readStartTag() throws(XMLFault) -> XMLElement {
    let start = index
    index += 1
    guard !hasRoot || !open.isEmpty else {
      throw .notWellFormed("there is a second element outside of the first", start..<start + 1)
    }
    let name = try readName()
    guard open.count < Self.maximumDepth else {
      throw .refused(
        "nests elements more than \(Self.maximumDepth) deep", start..<name.upperBound,
        help: "group less, or save the picture as plain SVG")
    }
    hasRoot = true
    open.append(Open(name: name, outerDeclarations: namespaces.count))
    var written: [(name: Range<Int>, value: [UInt8])] = []
    while true {
      let hadSpace = skipSpace()
      if at(">") {
        index += 1
        break
      }
      if at("/>") {
        index += 2
        endsAtOnce = true
        break
      }
      guard index < bytes.count else {
        throw .notWellFormed("the tag <\(string(name))> is not closed", start..<name.upperBound)
      }
      guard hadSpace else {
        throw .notWellFormed("a blank is missing between attributes", index..<index + 1)
      }
      guard written.count < Self.maximumAttributes else {
        throw .refused(
          "has more than \(Self.maximumAttributes) attributes in <\(string(name))>",
          start..<name.upperBound, help: "remove those that draw nothing")
      }
      written.append(try readAttribute())
    }
    return try resolved(name, written, start..<name.upperBound)
  }

  /// The element with the namespaces of its names.
  private mutating func resolved(
    _ name: Range<Int>, _ written: [(name: Range<Int>, value: [UInt8])], _ range: Range<Int>
  ) throws(XMLFault) -> XMLElement {
    for (place, value) in written where XMLNamespaces.isDeclaration(string(place)) {
      let uri = String(decoding: value, as: UTF8.self)
      if let fault = namespaces.declare(string(place), uri) { throw .notWellFormed(fault, place) }
      guard namespaces.count <= Self.maximumDeclarations else {
        throw .refused(
          "declares more than \(Self.maximumDeclarations) namespaces", place,
          help: "save the picture as plain SVG")
      }
    }
    var attributes: [XMLElement.Attribute] = []
    var seen: Set<[String]> = []
    var seenDeclarations: Set<String> = []
    for (place, value) in written {
      let text = string(place)
      if XMLNamespaces.isDeclaration(text) {
        guard seenDeclarations.insert(text).inserted else {
          throw .notWellFormed("the attribute '\(text)' is given twice", place)
        }
        continue
      }
      guard let name = namespaces.attribute(text) else {
        throw .notWellFormed("the prefix of '\(text)' is not declared", place)
      }
      guard seen.insert([name.namespace, name.local]).inserted else {
        throw .notWellFormed("the attribute '\(text)' is given twice", place)
      }
      attributes.append(XMLElement.Attribute(name: name, value: value, range: place))
    }
    guard let full = namespaces.element(string(name)) else {
      throw .notWellFormed("the prefix of '\(string(name))' is not declared", name)
    }
    return XMLElement(name: full, attributes: attributes, range: range)
  }

  private mutating func readAttribute() throws(XMLFault) -> (name: Range<Int>, value: [UInt8]) {
    let name = try readName()
    skipSpace()
    guard at("=") else {
      throw .notWellFormed("the attribute '\(string(name))' has no value", name)
    }
    index += 1
    skipSpace()
    guard at("\"") || at("'") else {
      throw .notWellFormed("the value of '\(string(name))' has no quotation marks", name)
    }
    let quote = bytes[index]
    index += 1
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        throw .notWellFormed("the value of '\(string(name))' holds '<'", index..<index + 1)
      case UInt8(ascii: "&"):
        value += try readReference()
      case let byte:
        value.append(XMLCharacters.isSpace(byte) ? UInt8(ascii: " ") : byte)
        index += 1
      }
    }
    guard index < bytes.count else {
      throw .notWellFormed("the value of '\(string(name))' is not closed", name)
    }
    index += 1
    return (name, value)
  }

  private mutating func readEndTag() throws(XMLFault) {
    let start = index
    index += 2
    let name = try readName()
    skipSpace()
    guard let last = open.last, bytes[last.name] == bytes[name], at(">") else {
      let expected = open.last.map { "where <\(string($0.name))> is open" } ?? "where none is open"
      throw .notWellFormed("</\(string(name))> stands \(expected)", start..<name.upperBound)
    }
    index += 1
    close()
  }

  private mutating func close() {
    if let last = open.popLast() { namespaces.drop(to: last.outerDeclarations) }
  }

  // MARK: Parts of tags

  /// A name of ASCII; no name that a picture needs has other letters.
  private mutating func readName() throws(XMLFault) -> Range<Int> {
    let start = index
    while index < bytes.count, XMLCharacters.isName(bytes[index]) { index += 1 }
    guard index > start, XMLCharacters.isNameStart(bytes[start]) else {
      throw .notWellFormed("no name stands where one should", start..<min(start + 1, bytes.count))
    }
    return start..<index
  }

  private mutating func readReference() throws(XMLFault) -> [UInt8] {
    let start = index
    // The longest that is of use is a number with some zeros before it.
    let limit = min(start + 16, bytes.count)
    guard let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")),
      let character = XMLCharacters.reference(string(start + 1..<end))
    else {
      throw .notWellFormed("'&' begins no character reference", start..<start + 1)
    }
    index = end + 1
    return Array(String(character).utf8)
  }

  private mutating func readDeclaration() throws(XMLFault) {
    guard at("<?xml"), index + 5 < bytes.count, XMLCharacters.isSpace(bytes[index + 5]) else {
      return
    }
    let start = index
    index += 5
    var names: [String] = []
    while skipSpace(), !at("?>") {
      let (name, value) = try readAttribute()
      let text = String(decoding: value, as: UTF8.self).lowercased()
      names.append(string(name))
      switch names.last {
      case "version" where text == "1.0" && names.count == 1: break
      case "encoding" where text == "utf-8" && names.count == 2: break
      case "encoding":
        throw .refused(
          "says that it is written in '\(text)'", name, help: "save it as plain SVG in UTF-8")
      case "standalone" where names.count > 1 && (text == "yes" || text == "no"): break
      default: throw .notWellFormed("its declaration cannot be read", name)
      }
    }
    guard at("?>"), names.first == "version", names.count == Set(names).count else {
      throw .notWellFormed("its declaration cannot be read", start..<start + 5)
    }
    index += 2
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, XMLCharacters.isSpace(bytes[index]) { index += 1 }
    return index > start
  }

  private func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
