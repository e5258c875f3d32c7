/// What is not well-formed in XML without a document type.
struct XMLFaults: Sequence {
  private var faults: [String] = []

  func makeIterator() -> [String].Iterator { faults.makeIterator() }
  var first: String? { faults.first }

  init(_ text: String) {
    for scalar in text.unicodeScalars
    where (scalar.value < 0x20 && scalar.value != 0x0A)
      || scalar.value >= 0xFFFE
        && scalar.value <= 0xFFFF
    {
      faults.append("U+\(String(scalar.value, radix: 16)) is no character of XML")
    }
    // Some signs make one character with the `<` behind them.
    let text = String(decoding: text.utf8.map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self)
    var open: [Substring] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      check(text: rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else {
        faults.append("a tag does not end")
        return
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        if open.popLast() != tag.dropFirst() {
          faults.append("</\(tag.dropFirst())> closes nothing")
        }
        continue
      }
      let isEmpty = tag.hasSuffix("/")
      let name = tag.prefix { $0 != " " && $0 != "/" && $0 != "\n" }
      check(attributes: tag.dropFirst(name.count).dropLast(isEmpty ? 1 : 0), of: name)
      if !isEmpty { open.append(name) }
    }
    if !open.isEmpty { faults.append("<\(open[0])> is not closed") }
  }

  private mutating func check(text: Substring) {
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      let entity = rest[start...].prefix { $0 != ";" }
      if !["&amp", "&lt", "&gt", "&quot"].contains(entity) {
        faults.append("\(entity) is unknown")
      }
      rest = rest[rest.index(after: start)...]
    }
  }

  private mutating func check(attributes: Substring, of name: Substring) {
    var seen: Set<Substring> = []
    var rest = attributes
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].drop { $0 == " " || $0 == "\n" }
      if !seen.insert(key).inserted { faults.append("\(key) twice in <\(name)>") }
      rest = rest[rest.index(after: equals)...]
      guard rest.first == "\"", let end = rest.dropFirst().firstIndex(of: "\"") else {
        faults.append("the value of \(key) has no quotes")
        return
      }
      check(text: rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    if rest.contains(where: { $0 != " " }) { faults.append("<\(name)> has '\(rest)'") }
  }
}
