/// Classes of bytes, as the regular expressions of the mermaid grammars name them.
enum ASCII {
  static let newline = UInt8(ascii: "\n")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backtick = UInt8(ascii: "`")

  /// `[0-9]`
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }

  /// `[A-Za-z]`
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 32) &- 97 < 26 }

  /// `\w`
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// `byte` in lower case.
  @inline(__always)
  static func lowercased(_ byte: UInt8) -> UInt8 { byte &- 65 < 26 ? byte | 32 : byte }
}

extension StaticString {
  /// Whether it has the ASCII character.
  @inline(__always)
  func holds(_ byte: UInt8) -> Bool {
    for index in 0..<utf8CodeUnitCount where utf8Start[index] == byte { return true }
    return false
  }
}

extension [UInt8] {
  /// How many bytes the white space at `index` takes, 0 when there is none.
  ///
  /// White space is `\s` of ECMAScript: the ASCII ones, U+FEFF and the space separators.
  @inline(__always)
  func spaceLength(at index: Int) -> Int {
    guard index < count else { return 0 }
    let byte = self[index]
    if byte < 0x80 { return byte == 32 || byte &- 9 < 5 ? 1 : 0 }
    return wideSpaceLength(at: index)
  }

  private func wideSpaceLength(at index: Int) -> Int {
    let second = index + 1 < count ? self[index + 1] : 0
    let third = index + 2 < count ? self[index + 2] : 0
    switch (self[index], second, third) {
    case (0xC2, 0xA0, _): return 2
    case (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): return 3
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xA8), (0xE2, 0x80, 0xA9), (0xE2, 0x80, 0xAF):
      return 3
    default: return 0
    }
  }

  /// The end of the white space that starts at `index`.
  func spaceEnd(from index: Int) -> Int {
    var index = index
    while true {
      let length = spaceLength(at: index)
      if length == 0 { return index }
      index += length
    }
  }

  /// Whether the ASCII `word` stands at `index`.
  @inline(__always)
  func has(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    for offset in 0..<length where self[index + offset] != word.utf8Start[offset] { return false }
    return true
  }

  /// Whether one of these ASCII characters stands at `index`.
  @inline(__always)
  func hasAny(_ signs: StaticString, at index: Int) -> Bool {
    index >= 0 && index < count && signs.holds(self[index])
  }

  /// Whether the ASCII `word` stands at `index` in any case.
  @inline(__always)
  func hasIgnoringCase(_ word: StaticString, at index: Int) -> Bool {
    let length = word.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    for offset in 0..<length
    where ASCII.lowercased(self[index + offset]) != ASCII.lowercased(word.utf8Start[offset]) {
      return false
    }
    return true
  }

  /// Whether the ASCII `word` stands at `index` and no letter, digit or `_` follows it.
  @inline(__always)
  func hasWord(_ word: StaticString, at index: Int) -> Bool {
    has(word, at: index) && isWordEnd(index + word.utf8CodeUnitCount)
  }

  /// Whether no letter, digit or `_` stands at `index`.
  @inline(__always)
  func isWordEnd(_ index: Int) -> Bool { index >= count || !ASCII.isWord(self[index]) }

  /// The byte length of the character at `index`.
  @inline(__always)
  func scalarLength(at index: Int) -> Int {
    let byte = self[index]
    let length = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    return Swift.min(length, count - index)
  }

  /// Whether a letter above ASCII that ids may have stands at `index`: those of Unicode 6.1 in the
  /// first plane.
  func isLetter(at index: Int) -> Bool {
    let length = scalarLength(at: index)
    guard length < 4, let scalar = string(index..<(index + length)).unicodeScalars.first
    else { return false }
    let properties = scalar.properties
    guard let age = properties.age, age.major < 6 || (age.major == 6 && age.minor <= 1) else {
      return false
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  /// The end of the line that `index` stands in.
  func lineEnd(from index: Int) -> Int {
    self[Swift.min(index, count)...].firstIndex(of: ASCII.newline) ?? count
  }

  /// The end of what `isPart` takes of the bytes from `start` on.
  @inline(__always)
  func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    var end = start
    while end < count, isPart(self[end]) { end += 1 }
    return end
  }

  /// The text of a range, with what is not UTF-8 replaced.
  func string(_ range: Range<Int>) -> String { String(decoding: self[range], as: UTF8.self) }

  /// The beginning of a range in quotes, up to 24 bytes long.
  func quoted(_ range: Range<Int>) -> String {
    var end = range.lowerBound
    while end < range.upperBound, end < range.lowerBound + 24 { end += scalarLength(at: end) }
    return "'\(string(range.lowerBound..<Swift.min(end, range.upperBound)))'"
  }

  /// A range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    while lower < range.upperBound {
      let length = spaceLength(at: lower)
      if length == 0 { break }
      lower += length
    }
    var upper = range.upperBound
    while upper > lower {
      if spaceLength(at: upper - 1) == 1 {
        upper -= 1
      } else if upper - lower >= 2, spaceLength(at: upper - 2) == 2 {
        upper -= 2
      } else if upper - lower >= 3, spaceLength(at: upper - 3) == 3 {
        upper -= 3
      } else {
        break
      }
    }
    return Swift.min(lower, upper)..<upper
  }
}

extension StringProtocol {
  /// The text without the white space at its ends.
  var withoutOuterSpace: String {
    let bytes = Array(utf8)
    return bytes.string(bytes.trimmed(0..<bytes.count))
  }
}

extension String {
  /// Whether an ASCII word in lower case stands anywhere in it, in whatever case.
  ///
  /// A search for characters takes time that grows with the square of a row of flags.
  func holds(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { $0.firstRange(of: word, folds: true) != nil }
  }

  /// Whether an ASCII word stands anywhere in it, just so.
  func holdsExactly(_ word: StaticString) -> Bool {
    var text = self
    return text.withUTF8 { $0.firstRange(of: word, folds: false) != nil }
  }
}

extension BidirectionalCollection<UInt8> {
  /// Where an ASCII word begins first.
  ///
  /// - Parameter folds: whether the case of letters does not count; the word is in lower case then.
  func firstRange(of word: StaticString, folds: Bool) -> Range<Index>? {
    let count = word.utf8CodeUnitCount
    guard count > 0 else { return nil }
    var start = startIndex
    while start < endIndex {
      var index = start
      var offset = 0
      while offset < count, index < endIndex {
        let byte = folds ? ASCII.lowercased(self[index]) : self[index]
        if byte != word.utf8Start[offset] { break }
        offset += 1
        formIndex(after: &index)
      }
      if offset == count { return start..<index }
      formIndex(after: &start)
    }
    return nil
  }
}
