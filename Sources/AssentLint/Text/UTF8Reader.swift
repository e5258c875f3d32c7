/// Reads single characters of UTF-8, as RFC 3629 has it.
enum UTF8Reader {
  /// The scalar that begins at `index`, and its length in bytes.
  ///
  /// `nil` with the length of the longest wrong prefix, at least 1, where there is none.
  static func scalar(
    _ bytes: UnsafeRawBufferPointer, at index: Int
  ) -> (scalar: UInt32?, length: Int) {
    let lead = bytes[index]
    if lead < 0x80 { return (UInt32(lead), 1) }
    guard let length = length(ofLead: lead) else { return (nil, 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length {
      guard index + offset < bytes.count, bytes[index + offset] & 0xC0 == 0x80,
        offset > 1 || accepts(bytes[index + 1], after: lead)
      else { return (nil, offset) }
      value = value << 6 | UInt32(bytes[index + offset] & 0x3F)
    }
    return (value, length)
  }

  /// The number of bytes of the character that begins with `byte`, for those that can begin one of
  /// several bytes.
  @inline(__always)
  static func length(ofLead byte: UInt8) -> Int? {
    switch byte {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Whether `second` may follow `lead`: no overlong form, no surrogate, nothing past U+10FFFF.
  @inline(__always)
  static func accepts(_ second: UInt8, after lead: UInt8) -> Bool {
    switch lead {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }

  /// The scalar that ends before `index`, or `nil` at the beginning and after wrong bytes.
  static func scalar(_ bytes: UnsafeRawBufferPointer, before index: Int) -> UInt32? {
    var start = index - 1
    while start >= 0, start > index - 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0, start < index else { return nil }
    let (scalar, length) = scalar(bytes, at: start)
    return start + length == index ? scalar : nil
  }
}
