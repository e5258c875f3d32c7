extension String {
  /// Text as XML; what would be obeyed instead of shown, or XML cannot hold, becomes U+FFFD or goes.
  func escapedXML() -> String {
    var text = self
    if text.withUTF8({ $0.allSatisfy(isPlainXML) }) { return self }
    let isShown = text.withUTF8 { bytes in
      bytes.indices.allSatisfy { bytes[$0].isSpaceInXML || beginsShown(bytes, at: $0) }
    }
    if !isShown { text = shownInXML }
    return text.withUTF8 { bytes in
      var result: [UInt8] = []
      result.reserveCapacity(bytes.count + 32)
      for byte in bytes {
        switch byte {
        case 0x26: result += "&amp;".utf8
        case 0x3C: result += "&lt;".utf8
        case 0x3E: result += "&gt;".utf8
        case 0x22: result += "&quot;".utf8
        default: result.append(byte.isSpaceInXML ? 0x20 : byte)
        }
      }
      return String(decoding: result, as: UTF8.self)
    }
  }

  /// As it is shown, without the scalars that XML cannot hold.
  private var shownInXML: String {
    let spaces = utf8.map { $0.isSpaceInXML ? 0x20 : $0 }
    let scalars = String(decoding: spaces, as: UTF8.self).shown.unicodeScalars.map {
      $0.value == 0xFFFE || $0.value == 0xFFFF ? "\u{FFFD}" : $0
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

extension UInt8 {
  fileprivate var isSpaceInXML: Bool { self == 0x09 || self == 0x0A || self == 0x0D }
}

/// Whether a byte of UTF-8 is neither a sign of XML nor the first of what may be obeyed.
private func isPlainXML(_ byte: UInt8) -> Bool {
  switch byte {
  case 0..<0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0xC2, 0xD8, 0xE1, 0xE2, 0xEF, 0xF0, 0xF3: false
  default: true
  }
}

/// The destination of a link, if it is http, https or mailto.
func safeDestination(_ link: String) -> String? {
  let scheme = link.prefix { $0 != ":" }.lowercased()
  guard ["http", "https", "mailto"].contains(scheme), link.utf8.count > scheme.utf8.count + 1,
    link.unicodeScalars.allSatisfy({ $0.value > 0x20 && !$0.isObeyed })
  else { return nil }
  return link
}
