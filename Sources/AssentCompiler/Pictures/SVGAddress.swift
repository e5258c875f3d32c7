/// Which addresses a picture may name.
enum SVGAddress {
  /// Whether an address leads to a part of the same picture, or holds a picture of pixels itself.
  static func isInPicture(_ address: some Collection<UInt8>) -> Bool {
    isFragment(address)
      || isData(address, of: ["image/png", "image/jpeg", "image/jpg", "image/gif", "image/webp"])
  }

  /// Whether an address is `#` and a name.
  static func isFragment(_ address: some Collection<UInt8>) -> Bool {
    guard address.first == UInt8(ascii: "#"), address.count > 1 else { return false }
    return address.dropFirst().allSatisfy {
      XMLCharacters.isName($0) || $0 >= 0x80 || "%/~+=,!$*@".utf8.contains($0)
    }
  }

  /// Whether an address holds a font itself.
  static func isFont(_ address: some Collection<UInt8>) -> Bool {
    isData(
      address,
      of: [
        "font/woff2", "font/woff", "font/ttf", "font/otf", "application/font-woff2",
        "application/font-woff", "application/x-font-woff", "application/x-font-ttf",
        "application/font-sfnt", "application/vnd.ms-opentype", "application/octet-stream",
      ])
  }

  /// Whether somebody who clicks is led to a page, by mail or within the picture.
  static func isLink(_ address: some Collection<UInt8>) -> Bool {
    guard address.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
    let head = lowercased(address.prefix(8))
    return isFragment(address)
      || ["https://", "http://", "mailto:"].contains { head.hasPrefix($0) }
  }

  private static func isData(_ address: some Collection<UInt8>, of types: [String]) -> Bool {
    guard let comma = address.prefix(120).firstIndex(of: UInt8(ascii: ",")) else { return false }
    var parts = lowercased(address[..<comma]).split(
      separator: ";", omittingEmptySubsequences: false)[...]
    guard let type = parts.popFirst(), type.hasPrefix("data:"),
      types.contains(String(type.dropFirst("data:".count))), parts.popLast() == "base64",
      parts.allSatisfy({ $0 == "charset=utf-8" })
    else { return false }
    return address[comma...].dropFirst().allSatisfy { byte in
      byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
        || byte == UInt8(ascii: "%") || XMLCharacters.isSpace(byte)
        || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
    }
  }

  private static func lowercased(_ text: some Sequence<UInt8>) -> String {
    String(decoding: text.map { (65...90).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
