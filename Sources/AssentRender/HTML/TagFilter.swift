/// The tagfilter extension: raw HTML with some tags made harmless (GFM section 6.11).
enum TagFilter {
  private static let names = [
    "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
  ]

  /// Whether a filtered tag begins at the first byte of `html`, which is `<`.
  static func refuses(_ html: UnsafeBufferPointer<UInt8>) -> Bool {
    guard html.count >= 3, html[0] == UInt8(ascii: "<") else { return false }
    let start = html[1] == UInt8(ascii: "/") ? 2 : 1
    return names.contains { name in
      var index = start
      for byte in name.utf8 {
        guard index < html.count, html[index] | 0x20 == byte else { return false }
        index += 1
      }
      guard index < html.count else { return false }
      switch html[index] {
      case UInt8(ascii: ">"), 0x20, 0x09...0x0D: return true
      case UInt8(ascii: "/"): return index + 1 < html.count && html[index + 1] == UInt8(ascii: ">")
      default: return false
      }
    }
  }

  /// Appends `html` with the `<` of every filtered tag as a character reference.
  static func write(_ html: UnsafeBufferPointer<UInt8>, to out: inout ByteBuffer) {
    for index in html.indices {
      if html[index] == UInt8(ascii: "<"), refuses(html.slice(index..<html.count)) {
        out.write("&lt;")
      } else {
        out.append(html[index])
      }
    }
  }
}
