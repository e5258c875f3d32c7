import AssentLicense
import AssentMarkup

/// The copyright notices of a document, `© 2024 Name`, with the years they state.
struct CopyrightLine {
  /// The sign and the word, as written.
  var mark: ProseScan.Place
  /// The last year, and where it stands; `nil` for a notice without one.
  var year: (value: Int, place: ProseScan.Place)?
  /// Whether the years go on: `2019-present`, `2019–`.
  var isOpen: Bool

  static func all(in document: Document) -> [CopyrightLine] {
    var lines: [CopyrightLine] = []
    for (index, node) in document.nodes.enumerated() {
      guard case .text = node.kind, !node.literal.isEmpty,
        mayBegin(document.text[Int(node.literal.start)]),
        let line = CopyrightLine(document, node: index)
      else { continue }
      lines.append(line)
    }
    return lines
  }

  /// Whether a notice may begin with a byte: `C`, `c`, that of `©`, or `(`.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    byte == 0x43 || byte == 0x63 || byte == 0xC2 || byte == 0x28
  }

  /// Whether a year and a name with a capital letter follow: `2024 Oak`, `2019-2024, Oak`.
  private static func isYearAndName(_ text: ArraySlice<UInt8>) -> Bool {
    let year = text.prefix { $0 &- 0x30 < 10 }
    guard year.count == 4, year.starts(with: "19".utf8) || year.starts(with: "20".utf8) else {
      return false
    }
    let name = text.dropFirst(4).drop { $0 &- 0x30 < 10 || $0 == 0x20 || $0 == 0x2C || $0 == 0x2D }
    return name.first.map { $0 &- 0x41 < 26 } ?? false
  }

  /// The notice that a text node begins with.
  private init?(_ document: Document, node: Int) {
    let text = document.bytes(document.nodes[node].literal)
    var rest = text
    func skipSpaces() { rest = rest.drop { $0 == 0x20 } }
    func skip(_ words: [String]) -> Bool {
      for word in words
      where rest.prefix(word.utf8.count).elementsEqual(word.utf8, by: { $0 | 0x20 == $1 | 0x20 }) {
        rest = rest.dropFirst(word.utf8.count)
        return true
      }
      return false
    }
    let hasWord = skip(["copyright"])
    skipSpaces()
    let hasSign = skip(["©", "(c)"])
    // Without the sign only a year makes a notice of the word.
    guard hasSign || hasWord && rest.first.map({ $0 &- 0x30 < 10 }) == true else { return nil }
    mark = ProseScan.Place(
      node: Int32(node), start: 0, count: Int32(rest.startIndex - text.startIndex))
    skipSpaces()
    guard let next = rest.first,
      hasWord || text.starts(with: "©".utf8) || Self.isYearAndName(rest)
    else { return nil }
    // `(c)` is the number of an item, `©` a sign that is spoken of.
    guard
      next &- 0x41 < 26 || next &- 0x30 < 10 || next == UInt8(ascii: "[")
        || next == UInt8(ascii: "<")
    else { return nil }
    if next == UInt8(ascii: "[") || next == UInt8(ascii: "<") { return nil }
    let head = rest.prefix(60)
    for start in head.indices where head[start] &- 0x30 < 10 {
      let digits = head[start...].prefix { $0 &- 0x30 < 10 }
      guard start == head.startIndex || head[start - 1] &- 0x30 >= 10, digits.count == 4,
        let value = Int(String(decoding: digits, as: UTF8.self)), (1950...2100).contains(value)
      else { continue }
      if let year, year.value >= value { continue }
      let place = ProseScan.Place(
        node: Int32(node), start: Int32(start - text.startIndex), count: 4)
      year = (value, place)
    }
    let tail = year.map { text[(text.startIndex + Int($0.place.start) + 4)...].prefix(12) } ?? []
    let after = String(decoding: tail, as: UTF8.self).lowercased()
    isOpen = ["-", "–", "—", "+", " -", " –", " to present"].contains { after.hasPrefix($0) }
  }
}
