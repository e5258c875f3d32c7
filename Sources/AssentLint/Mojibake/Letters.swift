/// What characters do in words, as far as telling damage from text needs it.
enum Letters {
  static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
    return isSmall(scalar) || isCapital(scalar)
      || (Unicode.Scalar(scalar)?.properties.isAlphabetic ?? false) && scalar != 0xAA
        && scalar != 0xBA
  }

  static func isSmall(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar &- 0x61 < 26 }
    return Unicode.Scalar(scalar)?.properties.generalCategory == .lowercaseLetter
  }

  static func isCapital(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return scalar &- 0x41 < 26 }
    return Unicode.Scalar(scalar)?.properties.generalCategory == .uppercaseLetter
  }

  /// Whether the mark stands right behind words: quotation marks, dashes, signs, footnote marks.
  static func endsWord(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0xAB, 0xBB, 0xA9, 0xAD, 0xAE, 0xB0, 0xB4, 0xB7, 0xB2, 0xB3, 0xB9, 0x2013, 0x2014,
      0x2018...0x201E, 0x2022, 0x2026, 0x2039, 0x203A, 0x2116, 0x2122:
      true
    default: false
    }
  }

  /// Whether the mark also stands between two words, or inside of one.
  static func joinsWords(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA0, 0xAD, 0xB7, 0xB4, 0x2013, 0x2014, 0x2018, 0x2019, 0x2022, 0x2026, 0x2116: true
    default: false
    }
  }

  /// Whether the mark opens a quotation, so that what follows may be quoted on its own.
  static func opens(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x22, 0x27, 0x28, 0x60, 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: true
    default: false
    }
  }
}
