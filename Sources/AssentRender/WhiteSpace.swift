/// White space as Unicode has it (property White_Space).
enum WhiteSpace {
  /// The number of bytes of the white space at `index`; 0 where there is none.
  static func length(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    switch text[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2:
      guard index + 1 < text.count else { return 0 }
      return text[index + 1] == 0x85 || text[index + 1] == 0xA0 ? 2 : 0
    case 0xE1...0xE3:
      guard index + 2 < text.count else { return 0 }
      let scalar =
        UInt32(text[index] & 0x0F) << 12 | UInt32(text[index + 1] & 0x3F) << 6
        | UInt32(text[index + 2] & 0x3F)
      switch scalar {
      case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return 3
      default: return 0
      }
    default: return 0
    }
  }
}
