import AssentLicense

/// What a character is to words: part of one, between them, or not to be seen at all.
enum ScalarClass: UInt8 {
  case space
  /// Takes no room on a page: controls, joiners, marks of direction, variation selectors.
  case hidden
  case letter
  /// A character of a script without spaces between words: each is a word of its own here.
  case ideograph
  case digit
  /// Stands for words: currency, percent, comparison, section, check mark.
  case symbol
  case punctuation

  /// The class of a character; general categories of Unicode where no range below says more.
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = Self.ascii[Int(scalar)]
      return
    }
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
      self = .space
    case 0x80...0x9F, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFEFF,
      0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      self = .hidden
    case 0xA7, 0x2030, 0x2031, 0x2116: self = .symbol
    case 0xA9, 0xAE, 0xB4, 0xA8, 0xAF, 0xB7, 0xB8, 0x2117, 0x2120, 0x2122: self = .punctuation
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x370...0x373, 0x386, 0x388...0x3FF,
      0x400...0x481, 0x48A...0x52F, 0x5D0...0x5EA, 0x620...0x64A, 0xAC00...0xD7A3:
      self = .letter
    case 0xE00...0xEFF where !(0xE50...0xE59).contains(scalar) && scalar != 0xE3F,
      0x1000...0x109F, 0x1780...0x17D3, 0x3005...0x3007, 0x3041...0x3096, 0x3099...0x309A,
      0x30A1...0x30FA, 0x30FC...0x30FE, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF66...0xFF9F, 0x20000...0x3FFFF:
      self = .ideograph
    default: self = Self.general(scalar)
    }
  }

  private static func general(_ scalar: UInt32) -> ScalarClass {
    guard let category = Unicode.Scalar(scalar)?.properties.generalCategory else { return .hidden }
    return switch category {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .letterNumber:
      .letter
    case .decimalNumber: .digit
    case .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol: .symbol
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .modifierSymbol:
      .punctuation
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: .space
    case .control, .format, .surrogate, .privateUse, .unassigned: .hidden
    @unknown default: .hidden
    }
  }

  private static let ascii: [ScalarClass] = (0..<0x80).map { code -> ScalarClass in
    switch UInt8(code) {
    case 0x09...0x0D, 0x20: .space
    case 0x00...0x1F, 0x7F: .hidden
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "_"):
      .letter
    case UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "+"),
      UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"):
      .symbol
    default: .punctuation
    }
  }
}

/// The form of characters in which words are compared, and that in which signals are looked for.
enum ScalarFold {
  /// Lower case, of ordinary width; quotation marks and dashes of one kind; digits as ASCII.
  static func compared(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x41...0x5A: scalar + 32
    case 0..<0x80: scalar
    case 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F: scalar + 32
    case 0x130: 0x69
    case 0x100...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1EFF:
      scalar | 1
    case 0x139...0x148, 0x179...0x17E: scalar + (scalar & 1)
    case 0x178: 0xFF
    case 0x400...0x40F: scalar + 80
    case 0x2018...0x201B, 0x2032, 0xB4, 0x2039, 0x203A, 0x2BC, 0xFF07: 0x27
    case 0x201C...0x201F, 0x2033, 0xAB, 0xBB, 0x300C...0x300F, 0x301D...0x301F, 0xFF02: 0x22
    case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: 0x2D
    case 0xFF01...0xFF5E: compared(scalar - 0xFEE0)
    case 0xFF66...0xFF9D: halfWidth[Int(scalar - 0xFF66)]
    case 0x660...0x669: scalar - 0x660 + 0x30
    case 0x6F0...0x6F9: scalar - 0x6F0 + 0x30
    case 0x966...0x96F: scalar - 0x966 + 0x30
    case 0x386, 0x388...0x390, 0x3AA...0x3FF, 0x531...0x556, 0x10A0...0x10FF, 0x13A0...0x13F5,
      0x1C90...0x1CBF, 0x1F08...0x1FFC, 0x2C00...0x2C2E, 0xA640...0xA7FF, 0x10400...0x10427,
      0x1E900...0x1E921:
      lone(scalar) ?? scalar
    default: scalar
    }
  }

  private static let halfWidth: [UInt32] =
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    .unicodeScalars.map(\.value)

  /// The one letter that a half-width letter of katakana and the mark of voice behind it are.
  static func voiced(_ scalar: UInt32, _ mark: UInt32) -> String? {
    guard mark == 0xFF9E || mark == 0xFF9F, (0xFF66...0xFF9D).contains(scalar) else { return nil }
    let letter = halfWidth[Int(scalar - 0xFF66)]
    let value: UInt32 =
      switch (letter, mark) {
      case (0x30A6, 0xFF9E): 0x30F4
      case (0x30AB...0x30C8, 0xFF9E): letter + 1
      case (0x30CF...0x30DB, _): letter + mark - 0xFF9D
      default: 0
      }
    return Unicode.Scalar(value).flatMap { value == 0 ? nil : String($0) }
  }

  /// ``compared(_:)`` once more reduced: letters that people write one for the other are one, and
  /// 0 is a mark that nobody has to write (vowels of Arabic and Hebrew).
  static func searched(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x622, 0x623, 0x625, 0x671: 0x627
    case 0x649: 0x64A
    case 0x451: 0x435
    case 0x640, 0x64B...0x65F, 0x670, 0x591...0x5BD, 0x5BF...0x5C7: 0
    default: scalar
    }
  }

  private static func lone(_ scalar: UInt32) -> UInt32? {
    guard let mapping = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars,
      mapping.count == 1
    else { return nil }
    return mapping.first?.value
  }

  /// The character that begins at `index`, and its length in bytes.
  @inline(__always)
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> (UInt32, Int) {
    let first = bytes[index]
    if first < 0x80 { return (UInt32(first), 1) }
    return Scalars.scalar(in: bytes, at: index, end: bytes.count)
  }

  /// Appends the UTF-8 form of a character.
  @inline(__always)
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    Scalars.append(scalar, to: &bytes)
  }
}
