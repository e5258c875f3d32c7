/// How a word begins.
enum LetterCase {
  case capital
  case small
  /// With a letter of a script that has no capitals, as Japanese and Arabic.
  case none

  /// What begins with a digit is small; a sign, as `§` before a number, stands for a capital.
  init(of word: ArraySlice<UInt8>) {
    let scalars = String(decoding: word.prefix(16), as: UTF8.self).unicodeScalars
    let first =
      scalars.first { $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      ?? scalars.first { !$0.isASCII }
    guard let first else {
      self = .small
      return
    }
    if first.isASCII {
      self = ("A"..."Z").contains(first) ? .capital : .small
    } else if !first.properties.isAlphabetic || first.properties.changesWhenLowercased {
      self = .capital
    } else {
      self = first.properties.changesWhenTitlecased ? .small : .none
    }
  }
}

extension Unicode.Scalar {
  /// Whether it ends a sentence or a part of one: full stop, question or exclamation mark, colon, comma or
  /// semicolon; of ASCII the last two alone.
  ///
  /// Source: the properties Sentence_Terminal and Terminal_Punctuation of Unicode 15.1.
  var isPause: Bool {
    switch value {
    case 0x2C, 0x3B, 0x055D, 0x0589, 0x060C, 0x061B, 0x061D...0x061F, 0x06D4, 0x0700...0x0708: true
    case 0x07F8, 0x07F9, 0x0837, 0x0839, 0x083D, 0x083E, 0x0964, 0x0965, 0x0F0D, 0x0F0E: true
    case 0x104A, 0x104B, 0x1362...0x1368, 0x17D4...0x17D6, 0x203C, 0x203D, 0x2047...0x2049: true
    case 0x3001, 0x3002, 0xA4FE, 0xA4FF, 0xFE50...0xFE57, 0xFF01, 0xFF0C, 0xFF0E, 0xFF1A: true
    case 0xFF1B, 0xFF1F, 0xFF61, 0xFF64: true
    default: false
    }
  }
}
