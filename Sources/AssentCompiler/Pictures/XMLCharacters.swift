/// The characters of XML 1.0.
enum XMLCharacters {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
  }

  /// The character that a reference between `&` and `;` stands for.
  static func reference(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    else { return nil }
    return isAllowed(scalar) ? scalar : nil
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Refuses bytes that are not UTF-8, and characters that XML does not have.
  static func check(_ bytes: [UInt8]) throws(XMLFault) {
    let help = "save it as plain SVG in UTF-8"
    if bytes.starts(with: [0x1F, 0x8B]) {
      throw .refused("is compressed", 0..<0, help: "save it as plain SVG, not as SVGZ")
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      // Where the repaired text differs first, the fault is.
      let repaired = String(decoding: bytes, as: UTF8.self).utf8
      let offset = zip(bytes, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      let place = min(offset ?? bytes.count, bytes.count)
      throw .refused("is not written in UTF-8", place..<place, help: help)
    }
    for (index, byte) in bytes.enumerated() {
      if byte < 0x20, !isSpace(byte) {
        let what = byte == 0 ? "is not written in UTF-8" : "holds a control character"
        throw .refused(what, index..<index + 1, help: help)
      }
      if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
        throw .refused("holds a character that XML does not have", index..<index + 3, help: help)
      }
    }
  }
}
