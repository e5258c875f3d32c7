import AssentMarkup

extension PlainTextWriter {
  /// The columns of the clause number that the inlines begin with, its space included; else 0.
  ///
  /// A clause number is `2.`, `2)`, `2.1`, `2.1.`, `(2)`, `(a)`, `(iv)`, `a)`, `IV.` and the like,
  /// `§ 2`, or 第2条, with a space after it.
  func clauseNumberColumns(_ start: Int, _ end: Int) -> Int {
    var head: [UInt8] = []
    var index = start
    while index < end, head.count < 24 {
      switch nodes[index].kind {
      case .text:
        let literal = text[nodes[index].literal.range]
        if head.isEmpty, !Self.mayBeginNumber(literal) { return 0 }
        head += literal.prefix(24)
      case .strong, .emphasis:
        break
      default:
        index = end
      }
      index += 1
    }
    return Self.clauseNumberColumns(head)
  }

  /// A cheap test that most text fails: letters must have a full stop or a bracket after them.
  private static func mayBeginNumber(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first else { return true }
    guard isLetter(first) else {
      return isDigit(first) || first == UInt8(ascii: "(") || first == 0xC2 || first == 0xE7
    }
    guard let next = text.prefix(6).first(where: { !isLetter($0) }) else { return text.count < 6 }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: ")")
  }

  static func clauseNumberColumns(_ head: [UInt8]) -> Int {
    if head.starts(with: "第".utf8) { return articleColumns(head) }
    var index = 0
    var columns = 0
    if head.starts(with: "§".utf8) {
      index = 2
      columns = 1
      if index < head.count, head[index] == 0x20 { (index, columns) = (3, 2) }
      guard index < head.count, isDigit(head[index]) else { return 0 }
    }
    let length = numberLength(head[index...], isBareAllowed: index > 0)
    guard length > 0 else { return 0 }
    index += length
    columns += length
    guard index < head.count else { return 0 }
    if head[index] == 0x20 || head[index] == 0x09 {
      return index + 1 < head.count && head[index + 1] != 0x20 ? columns + 1 : 0
    }
    return head[index...].starts(with: [0xC2, 0xA0]) ? columns + 1 : 0
  }

  /// The bytes of the number that `head` begins with, or 0.
  private static func numberLength(_ head: ArraySlice<UInt8>, isBareAllowed: Bool) -> Int {
    guard let first = head.first else { return 0 }
    var index = head.startIndex
    let isBracketed = first == UInt8(ascii: "(")
    if isBracketed { index += 1 }
    var groups = 0
    var isClosed = false
    while index < head.endIndex, groups < 6 {
      let groupStart = index
      if isDigit(head[index]) {
        while index < head.endIndex, isDigit(head[index]), index - groupStart < 4 { index += 1 }
      } else if isLetter(head[index]), groups == 0 || index > head.startIndex {
        let isCapital = head[index] & 0x20 == 0
        while index < head.endIndex, isLetter(head[index]),
          (head[index] & 0x20 == 0) == isCapital, index - groupStart < 5
        {
          index += 1
        }
        let isRoman = head[groupStart..<index].allSatisfy {
          "ivxlc".utf8.contains($0 | 0x20)
        }
        guard index - groupStart == 1 || isRoman else { return 0 }
      } else {
        break
      }
      groups += 1
      isClosed = false
      guard index < head.endIndex, head[index] == UInt8(ascii: ".") else { break }
      index += 1
      isClosed = true
    }
    guard groups > 0 else { return 0 }
    if index < head.endIndex, head[index] == UInt8(ascii: ")"), !isClosed {
      index += 1
      isClosed = true
    } else if isBracketed {
      return 0
    }
    let startsWithDigit = isDigit(first)
    guard isClosed || isBareAllowed || (groups > 1 && startsWithDigit) else { return 0 }
    return index - head.startIndex
  }

  /// 第, up to four numerals, one of 条章項節款号條項, and a space.
  private static func articleColumns(_ head: [UInt8]) -> Int {
    var columns = 2
    var index = 3
    while index < head.count, columns < 14 {
      if head[index] < 0x80 {
        guard isDigit(head[index]) else { return 0 }
        index += 1
        columns += 1
        continue
      }
      guard head[index] >= 0xE0, index + 3 <= head.count else { return 0 }
      let sign = Array(head[index..<index + 3])
      index += 3
      columns += 2
      guard "条章項節款号條节".unicodeScalars.contains(where: { Array(String($0).utf8) == sign })
      else { continue }
      guard index < head.count else { return 0 }
      if head[index] == 0x20 { return columns + 1 }
      return head[index...].starts(with: "\u{3000}".utf8) ? columns + 2 : 0
    }
    return 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }
}
