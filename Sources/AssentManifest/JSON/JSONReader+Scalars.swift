extension JSONReader {
  /// Reads a number (RFC 8259, section 6) that is an integer; `-0` is 0.
  mutating func readInteger() throws(JSONError) -> Int {
    let start = position
    let isNegative = peek() == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let firstDigit = position
    var magnitude: Int64 = 0
    while let byte = peek(), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      // Stays far below overflow, as larger values end here.
      if magnitude <= JSONValue.largestInteger {
        magnitude = magnitude * 10 + Int64(byte - UInt8(ascii: "0"))
      }
      position += 1
    }
    if position == firstDigit { throw failure(.expected("a digit", found: peek())) }
    if position > firstDigit + 1, bytes[firstDigit] == UInt8(ascii: "0") {
      throw JSONError(offset: start, reason: .leadingZero)
    }
    switch peek() {
    case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      throw JSONError(offset: start, reason: .notAnInteger)
    default: break
    }
    guard magnitude <= JSONValue.largestInteger,
      let integer = Int(exactly: isNegative ? -magnitude : magnitude)
    else { throw JSONError(offset: start, reason: .integerOutOfRange) }
    return integer
  }

  /// Reads a string (RFC 8259, section 7) from its opening to past its closing quote.
  mutating func readString() throws(JSONError) -> String {
    position += 1
    var runStart = position
    var unescaped: [UInt8] = []
    while true {
      guard let byte = peek() else { throw failure(.expected("'\"'", found: nil)) }
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[runStart..<position]
        position += 1
        if unescaped.isEmpty { return String(decoding: run, as: UTF8.self) }
        unescaped.append(contentsOf: run)
        return String(decoding: unescaped, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped.append(contentsOf: bytes[runStart..<position])
        try readEscape(into: &unescaped)
        runStart = position
      case 0..<0x20: throw failure(.controlCharacter(byte))
      case 0x20..<0x80: position += 1
      default: position += try lengthOfSequence(startingWith: byte)
      }
    }
  }

  private mutating func readEscape(into unescaped: inout [UInt8]) throws(JSONError) {
    let start = position
    position += 1
    guard let byte = peek() else { throw failure(.expected("an escape", found: nil)) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(byte)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      let scalar = try readScalar(escapedAt: start)
      unescaped.append(contentsOf: String(scalar).utf8)
      return
    default: throw failure(.unknownEscape(byte))
    }
    position += 1
  }

  /// Reads the digits behind `\u`, and the second half of a surrogate pair where one is due.
  private mutating func readScalar(escapedAt start: Int) throws(JSONError) -> Unicode.Scalar {
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONError(offset: start, reason: .loneSurrogate)
    guard first < 0xDC00, peek() == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw lone }
    position += 2
    let second = UInt32(try readCodeUnit())
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) * 0x400 + second - 0xDC00)
    else { throw lone }
    return scalar
  }

  private mutating func readCodeUnit() throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let value = Hexadecimal.value(byte) else {
        throw failure(.expected("four hexadecimal digits", found: peek()))
      }
      unit = unit << 4 | UInt16(value)
      position += 1
    }
    return unit
  }

  /// The number of bytes of the well-formed sequence here (Unicode 15.1, table 3-7).
  private func lengthOfSequence(startingWith first: UInt8) throws(JSONError) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: throw failure(.notUTF8)
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]),
      bytes[(position + 2)..<(position + length)].allSatisfy({ (0x80...0xBF).contains($0) })
    else { throw failure(.notUTF8) }
    return length
  }
}
