/// Reading Unicode scalars from UTF-8 bytes, without making strings.
package enum Scalars {
  /// The scalar that begins at `index`, and its length in bytes.
  ///
  /// A byte that begins no valid sequence is U+FFFD of length 1. The text was repaired or checked
  /// before, so overlong forms are not looked for.
  @inline(__always)
  package static func scalar(
    in bytes: [UInt8], at index: Int, end: Int
  ) -> (value: UInt32, count: Int) {
    decode(first: bytes[index], index, end) { bytes[$0] }
  }

  /// The same for bytes in a buffer.
  @inline(__always)
  package static func scalar(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int, end: Int
  ) -> (value: UInt32, count: Int) {
    decode(first: bytes[index], index, end) { bytes[$0] }
  }

  @inline(__always)
  private static func decode(
    first: UInt8, _ index: Int, _ end: Int, _ byte: (Int) -> UInt8
  ) -> (value: UInt32, count: Int) {
    if first < 0x80 { return (UInt32(first), 1) }
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    guard count > 1, index + count <= end, first <= 0xF4 else { return (0xFFFD, 1) }
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for offset in 1..<count {
      let next = byte(index + offset)
      guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
      value = value << 6 | UInt32(next & 0x3F)
    }
    return (value, count)
  }

  /// Appends the scalars of valid text.
  static func append(_ bytes: UnsafeBufferPointer<UInt8>, to scalars: inout [UInt32]) {
    var index = 0
    while index < bytes.count {
      let (scalar, count) = scalar(in: bytes, at: index, end: bytes.count)
      scalars.append(scalar)
      index += count
    }
  }

  /// Appends the UTF-8 form of `scalar`.
  @inline(__always)
  package static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    forEachByte(of: scalar) { bytes.append($0) }
  }

  /// Calls `body` with the bytes of the UTF-8 form of `scalar`.
  @inline(__always)
  static func forEachByte(of scalar: UInt32, _ body: (UInt8) -> Void) {
    if scalar < 0x80 {
      body(UInt8(truncatingIfNeeded: scalar))
    } else if scalar < 0x800 {
      body(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      body(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else if scalar < 0x10000 {
      body(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      body(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      body(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    } else {
      body(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      body(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      body(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
      body(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    }
  }

  /// The scalar in lower case, where that is one scalar.
  package static func lowercased(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0..<0x41, 0x5B..<0x80: scalar
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3AB, 0x410...0x42F: scalar + 32
    // `İ` is no letter with a dot of its own once it is small.
    case 0x130: 0x69
    case 0x100...0x137, 0x14A...0x177, 0x1A0...0x1A5, 0x1DE...0x1EF, 0x1F8...0x21F, 0x222...0x233:
      scalar | 1
    case 0x1AF: 0x1B0
    case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
    case 0x178: 0xFF
    case 0x400...0x40F: scalar + 80
    // Greek capitals with an accent.
    case 0x386: 0x3AC
    case 0x388...0x38A: scalar + 37
    case 0x38C: 0x3CC
    case 0x38E, 0x38F: scalar + 63
    case 0x80..<0x530, 0x590..<0x10A0, 0x2E80..<0xA640, 0xAC00..<0xFB00: scalar
    case 0x530...:
      Unicode.Scalar(scalar).flatMap { lone($0.properties.lowercaseMapping) } ?? scalar
    default: scalar
    }
  }

  /// The scalar in the form in which words are compared: small, without what capitals are written without, which are the
  /// accents of Greek and the dot of the Turkish `i`.
  static func folded(_ scalar: UInt32) -> UInt32 {
    switch lowercased(scalar) {
    case 0x131: 0x69
    case 0x3AC: 0x3B1
    case 0x3AD: 0x3B5
    case 0x3AE: 0x3B7
    case 0x390, 0x3AF, 0x3CA: 0x3B9
    case 0x3CC: 0x3BF
    case 0x3C2: 0x3C3
    case 0x3B0, 0x3CB, 0x3CD: 0x3C5
    case 0x3CE: 0x3C9
    case let small: small
    }
  }

  /// The scalar in capitals, which may be several: `SS` of `ß`.
  static func uppercased(_ scalar: UInt32) -> String {
    switch scalar {
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x430...0x44F:
      Unicode.Scalar(scalar - 32).map { String($0) } ?? ""
    default: Unicode.Scalar(scalar)?.properties.uppercaseMapping ?? ""
    }
  }

  private static func lone(_ mapping: String) -> UInt32? {
    guard let first = mapping.unicodeScalars.first, mapping.unicodeScalars.count == 1 else {
      return nil
    }
    return first.value
  }

  /// Whether a scalar that is not ASCII is a letter or a digit.
  package static func isWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xC0...0x24F: scalar != 0xD7 && scalar != 0xF7
    case 0xAA, 0xB5, 0xBA, 0x370...0x377, 0x386...0x52F, 0x561...0x587, 0x5D0...0x5EA,
      0x620...0x63F, 0x641...0x64A, 0x660...0x669, 0x66E...0x6D3, 0x6F0...0x6FC, 0x1E00...0x1FFC,
      0x3005...0x3007, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC...0x30FE, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF10...0xFF19, 0xFF21...0xFF3A,
      0xFF41...0xFF5A:
      true
    case 0x900...0x109F, 0x10A0...0x1DFF, 0xA000...0xABFF, 0x10000...0x3FFFF:
      // The signs of tones and of missing vowels are within words.
      Unicode.Scalar(scalar).map {
        $0.properties.isAlphabetic || $0.properties.generalCategory == .nonspacingMark
      } ?? false
    default: false
    }
  }

  /// The value of a decimal digit: ASCII, Arabic-Indic, Persian, Devanagari or full-width.
  @inline(__always)
  package static func digit(_ scalar: UInt32) -> Int? {
    switch scalar {
    case 0x30...0x39: Int(scalar - 0x30)
    case 0x660...0x669: Int(scalar - 0x660)
    case 0x6F0...0x6F9: Int(scalar - 0x6F0)
    case 0x966...0x96F: Int(scalar - 0x966)
    case 0xE50...0xE59: Int(scalar - 0xE50)
    case 0xFF10...0xFF19: Int(scalar - 0xFF10)
    default: nil
    }
  }

  /// Whether a scalar is white space, a line end included.
  @inline(__always)
  package static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09...0x0D, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      true
    default: false
    }
  }

  /// Whether words of the scalar's script follow one another, or their prefixes, without a space:
  /// Arabic, Thai, Han, kana, Hangul. A phrase may begin at any scalar there.
  @inline(__always)
  static func mayBeginAnywhere(_ lead: UInt8) -> Bool {
    lead >= 0xE0 || (lead >= 0xD8 && lead <= 0xDB)
  }
}

@inline(__always)
func isASCIIDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

@inline(__always)
func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

@inline(__always)
func isASCIISpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
