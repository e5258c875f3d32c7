import AssentDiagnostics

/// What a Unicode scalar does to the boundaries of words (after UAX #29, with runs of one script for
/// the scripts that have no spaces).
enum SegmentClass: UInt8 {
  case space
  case letter
  case digit
  /// Goes with what stands before it: combining marks, joiners, variation selectors.
  case extending
  case han
  case hiragana
  case katakana
  /// Thai, Lao, Khmer, Burmese: a cluster is a word of its own.
  case cluster
  case other

  init(_ scalar: UInt32) {
    switch scalar {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A, 0x5F: self = .letter
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      self = .space
    case 0..<0xAA: self = .other
    case 0xC0...0x24F: self = scalar == 0xD7 || scalar == 0xF7 ? .other : .letter
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069,
      0xFEFF, 0xAD, 0x180B...0x180F, 0xE0000...0xE0FFF:
      self = .extending
    case 0x3005...0x3007, 0x3021...0x3029, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFF:
      self = .han
    case 0x3041...0x309F: self = .hiragana
    case 0x30A1...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0xFF10...0xFF19: self = .digit
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: self = .letter
    case 0xE00...0xE3A, 0xE40...0xE4E, 0xE80...0xECE, 0x1000...0x109F, 0x1780...0x17D3:
      self = .cluster
    case 0x3001...0x3004, 0x3008...0x3020, 0x2010...0x205E: self = .other
    case 0xAC00...0xD7A3: self = .letter
    default: self = Self.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: UInt32) -> SegmentClass {
    guard let properties = Unicode.Scalar(scalar)?.properties else { return .other }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      return .letter
    case .decimalNumber: return .digit
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: return .extending
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    default: return .other
    }
  }

  /// Whether no space stands between words of the script, so that a line end means none.
  var isWrittenWithoutSpaces: Bool {
    switch self {
    case .han, .hiragana, .katakana, .cluster: true
    case .space, .letter, .digit, .extending, .other: false
    }
  }
}
