/// How far a character speaks for itself when damage is undone.
enum Plausibility: Hashable {
  /// A letter of European languages, a punctuation mark or a symbol: likely on its own.
  case alone
  /// A letter of another script, which stands beside others of its script.
  case inCompany(script: Int)
  /// A character that documents do not contain.
  case never

  init(_ scalar: UInt32) {
    switch scalar {
    // What a byte without a character became when the text was misread before.
    case 0x80..<0xA0: self = .inCompany(script: 9)
    case 0xA0...0x17F, 0x18F, 0x192, 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x1CD...0x1DC, 0x218...0x21B,
      0x2C6, 0x2C7, 0x2D8...0x2DD, 0x300...0x304, 0x306...0x309, 0x30C, 0x323, 0x327, 0x328,
      0x1E00...0x1EFF,
      0x2000...0x2027, 0x202F...0x205E, 0x2060, 0x2070...0x209C, 0x20A0...0x20C0, 0x2100...0x218B,
      0x2190...0x23FF, 0x2460...0x27BF, 0x27E8...0x27EB, 0x27F5...0x27FF, 0x2900...0x297F,
      0x2B00...0x2BFF, 0xFB00...0xFB06, 0xFE0E, 0xFE0F, 0xFEFF, 0xFFFD, 0x1F000...0x1FAFF:
      self = .alone
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .inCompany(script: 1)
    case 0x400...0x52F: self = .inCompany(script: 2)
    case 0x531...0x58A: self = .inCompany(script: 3)
    case 0x5B0...0x5F4: self = .inCompany(script: 4)
    case 0x60C...0x6FF: self = .inCompany(script: 5)
    case 0x900...0xDFF: self = .inCompany(script: Int(scalar >> 7))
    case 0xE00...0xE7F: self = .inCompany(script: 6)
    case 0x10A0...0x10FF: self = .inCompany(script: 7)
    // Japanese, Chinese and Korean share punctuation and stand side by side.
    case 0x3000...0x30FF, 0x3131...0x318E, 0x3400...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFFEE:
      self = .inCompany(script: 8)
    default: self = .never
    }
  }
}
