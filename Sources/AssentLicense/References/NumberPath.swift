/// A number as a text mentions it, by its levels: `4.2(a)(i)`, `3.D`, `IX`, `第3条第2項`.
package struct NumberPath {
  /// Each level: digits as ASCII, letters as written.
  var parts: [String]
  /// How many of the levels are digits parted by points alone, from the first one on.
  var fixed = 1
  /// The offset behind its last character.
  var end: Int

  /// The levels of a number that is a reference; people write six at most.
  static let maximumLevels = 12

  /// Reads the number that begins at `start`.
  ///
  /// - Parameters:
  ///   - allowsSmall: whether a small letter may stand alone, as behind `lit.`
  ///   - hasClosing: whether Han digits are digits, because a sign such as `条` stands behind them.
  init?(
    _ bytes: [UInt8], _ start: Int, before limit: Int, allowsSmall: Bool = false,
    hasClosing: Bool = false
  ) {
    var reader = Reader(bytes: bytes, index: start, end: limit)
    guard let parts = reader.path(allowsSmall, hasClosing), parts.count <= Self.maximumLevels else {
      return nil
    }
    self.parts = parts
    end = reader.index
    fixed = max(1, reader.fixed)
  }

  /// The value of digits in Han characters: `三`, `二十`, `一百零五`; `nil` for 0, and for other characters.
  package static func han(_ text: some StringProtocol) -> Int? {
    var total = 0
    var digit = 0
    for scalar in text.unicodeScalars {
      guard let value = han(scalar.value) else { return nil }
      if value < 10 {
        // `二〇` is written by places.
        digit = (digit * 10 + value) % 1_000_000
      } else {
        total += max(digit, 1) * value
        digit = 0
      }
    }
    return total + digit > 0 ? total + digit : nil
  }

  /// Whether a character is a digit of Han numbers, or one of their units.
  static func isHan(_ scalar: UInt32) -> Bool { han(scalar) != nil }

  private static func han(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x3007, 0x96F6: 0
    case 0x4E00: 1
    case 0x4E8C: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    case 0x5341: 10
    case 0x767E: 100
    case 0x5343: 1000
    default: nil
    }
  }

  private struct Reader {
    let bytes: [UInt8]
    var index: Int
    let end: Int
    var fixed = 1

    mutating func path(_ allowsSmall: Bool, _ hasClosing: Bool) -> [String]? {
      var parts: [String] = []
      if let digits = digits() {
        parts.append(digits)
      } else if hasClosing, let han = han() {
        return [han]
      } else if let inner = parenthesized() {
        parts.append(inner)
      } else if let letters = letters(allowsSmall) {
        parts.append(letters)
      } else {
        return nil
      }
      while parts.count <= maximumLevels {
        guard let next = nextLevel() else { break }
        parts.append(next)
      }
      if let last = parts.last, last.utf8.allSatisfy(isASCIIDigit) {
        if let insertion = insertion() {
          parts.append(insertion)
          fixed += 1
        } else if parts.count == 1 {
          skipOrdinal()
        }
      }
      guard !continuesAsWord else { return nil }
      return parts
    }

    private mutating func nextLevel() -> String? {
      guard index < end else { return nil }
      if bytes[index] == UInt8(ascii: "(") { return parenthesized() }
      if bytes[index] == UInt8(ascii: "."), index + 1 < end {
        let start = index
        index += 1
        if let digits = digits() {
          fixed += 1
          return digits
        }
        // `3.D`: a capital alone.
        if bytes[index] &- 0x41 < 26, index + 1 == end || !isLetter(index + 1) {
          index += 1
          return String(decoding: bytes[(index - 1)..<index], as: UTF8.self)
        }
        if bytes[index] &- 0x61 < 26, index + 1 < end, bytes[index + 1] == UInt8(ascii: ")") {
          index += 1
          return String(decoding: bytes[(index - 1)..<index], as: UTF8.self)
        }
        index = start
        return nil
      }
      // `5a`, but not `5th`.
      if isASCIILetter(bytes[index]), index > 0, isASCIIDigit(bytes[index - 1]),
        index + 1 == end || !isLetter(index + 1)
      {
        index += 1
        return String(decoding: bytes[(index - 1)..<index], as: UTF8.self)
      }
      return nil
    }

    private mutating func digits() -> String? {
      var next = index
      while next < end, next - index < 6, isASCIIDigit(bytes[next]) { next += 1 }
      // Most digits are of ASCII, and no others stand behind them.
      if next > index, next == end || next - index == 6 || bytes[next] < 0x80 {
        defer { index = next }
        return String(decoding: bytes[index..<next], as: UTF8.self)
      }
      var value = ""
      while index < end {
        let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: end)
        guard let digit = Scalars.digit(scalar), value.utf8.count < 6 else { break }
        value += String(digit)
        index += count
      }
      return value.isEmpty ? nil : value
    }

    private mutating func han() -> String? {
      let start = index
      while index < end, index - start < 18 {
        let (scalar, count) = Scalars.scalar(in: bytes, at: index, end: end)
        guard NumberPath.isHan(scalar) else { break }
        index += count
      }
      return NumberPath.han(String(decoding: bytes[start..<index], as: UTF8.self)).map(String.init)
    }

    private mutating func parenthesized() -> String? {
      guard index < end, bytes[index] == UInt8(ascii: "(") else { return nil }
      var close = index + 1
      while close < end, close - index <= 5,
        isASCIILetter(bytes[close]) || isASCIIDigit(bytes[close])
      {
        close += 1
      }
      guard close > index + 1, close < end, bytes[close] == UInt8(ascii: ")") else { return nil }
      let inner = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
      let isNumber =
        inner.utf8.allSatisfy(isASCIIDigit)
        ? inner.utf8.count <= 2
        : inner.utf8.count == 1 || ClauseNumber.roman(inner) != nil
          || (inner.utf8.count == 2 && inner.utf8.first == inner.utf8.last)
      guard isNumber else { return nil }
      index = close + 1
      return inner
    }

    /// `A`, `IV`: capitals alone, then no letter; a small one where the name allows it.
    private mutating func letters(_ allowsSmall: Bool) -> String? {
      let start = index
      var last = index
      if allowsSmall, last < end, bytes[last] &- 0x61 < 26 {
        last += 1
      } else {
        while last < end, bytes[last] &- 0x41 < 26 { last += 1 }
      }
      let text = String(decoding: bytes[start..<last], as: UTF8.self)
      guard last > start, last - start <= 5, last == end || !isLetter(last),
        last - start == 1 || ClauseNumber.roman(text) != nil
      else { return nil }
      // `article L. 121` and `artículo L 215` are of a code of laws.
      var next = last
      while next < end, next - last < 2,
        bytes[next] == UInt8(ascii: ".") || isASCIISpace(bytes[next])
      {
        next += 1
      }
      if next > last, next < end, isASCIIDigit(bytes[next]),
        bytes[next - 1] != UInt8(ascii: ".") || next + 2 < end && isASCIIDigit(bytes[next + 2])
      {
        return nil
      }
      if last < end, bytes[last] == UInt8(ascii: "'") || bytes[last] == UInt8(ascii: "&") {
        return nil
      }
      index = last
      return text
    }

    /// What stands behind the number of a clause that was inserted later: `bis` of `4-bis`.
    private mutating func insertion() -> String? {
      guard index + 3 <= end, index > 0, isASCIIDigit(bytes[index - 1]) else { return nil }
      switch bytes[index] {
      case 0x2D, 0x62, 0x74, 0x71, 0x73, 0x6F: break
      default: return nil
      }
      let start = bytes[index] == UInt8(ascii: "-") ? index + 1 : index
      guard start < end, "btqso".utf8.contains(bytes[start]) else { return nil }
      var close = start
      while close < end, close - start < 10, bytes[close] &- 0x61 < 26 { close += 1 }
      let word = String(decoding: bytes[start..<close], as: UTF8.self)
      guard NumberReader.inserted.contains(word), close == end || !isLetter(close) else {
        return nil
      }
      index = close
      return word
    }

    /// `1er`, `8ª`, `2º`, `5.º`, `1-го`.
    private mutating func skipOrdinal() {
      guard index < end, Self.beginsOrdinal(bytes[index]) else { return }
      for mark in ["er", "re", "ª", "º", "°", ".ª", ".º", ".°", "-го", "-й", "-му"]
      where bytes.has(Array(mark.utf8), at: index, before: end) {
        let after = index + mark.utf8.count
        guard after == end || !isLetter(after) else { continue }
        index = after
        return
      }
    }

    /// Whether a mark of an ordinal may begin with a byte.
    private static func beginsOrdinal(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "e") || byte == UInt8(ascii: "r") || byte == 0xC2
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
    }

    private func isLetter(_ index: Int) -> Bool {
      isASCIILetter(bytes[index]) || (bytes[index] >= 0xC3 && bytes[index] <= 0xDB)
    }

    /// Whether the number is the beginning of another word: `5th`, `3D`, `2x4`.
    private var continuesAsWord: Bool {
      guard index < end else { return false }
      if isLetter(index), index > 0, isASCIIDigit(bytes[index - 1]) { return true }
      return bytes[index] == UInt8(ascii: "%") || bytes.has("€", at: index, before: end)
    }
  }
}
