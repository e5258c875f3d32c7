extension String {
  /// Text as XML; what would be obeyed instead of shown, or XML cannot hold, becomes U+FFFD or goes.
  func escapedXML() -> String {
    if utf8.allSatisfy(isPlainXML) { return self }
    var result = ""
    result.reserveCapacity(utf8.count)
    for scalar in replacingLineEnds.shown.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private var replacingLineEnds: String {
    let spaces: [UInt8] = utf8.map { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return String(decoding: spaces, as: UTF8.self)
  }
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
