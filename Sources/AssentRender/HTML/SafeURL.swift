/// Which link destinations a published page may carry.
package enum SafeURL {
  /// Whether a destination is relative, or its scheme is http, https, mailto or tel.
  ///
  /// Control characters and white space that browsers drop from a scheme are dropped here as well
  /// (WHATWG URL, section 4.4), so that `java&#10;script:` is seen for what it is.
  package static func isAllowed(_ destination: some Sequence<UInt8>) -> Bool {
    var scheme = Scheme()
    for byte in destination {
      switch byte {
      case 0...0x20, 0x7F:
        continue
      case UInt8(ascii: ":"):
        return allowed.contains(scheme)
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"):
        return true
      default:
        // No scheme is that long; what follows is a path.
        if scheme.length > 64 { return true }
        scheme.append((65...90).contains(byte) ? byte | 0x20 : byte)
      }
    }
    return true
  }

  /// Whether a destination is of the site itself: it has no scheme, and names no host.
  ///
  /// `\` is written as `%5C`, so that no browser takes it for `/`.
  package static func isLocal(_ destination: some Collection<UInt8>) -> Bool {
    guard !destination.starts(with: "//".utf8) else { return false }
    for byte in destination {
      switch byte {
      case UInt8(ascii: ":"): return false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      default: continue
      }
    }
    return true
  }

  /// Whether a destination begins with a scheme that pages may link to, spelled out: no control
  /// character hides in it.
  static func hasAllowedScheme(_ destination: some Collection<UInt8>) -> Bool {
    guard let colon = destination.prefix(8).firstIndex(of: UInt8(ascii: ":")) else { return false }
    var scheme = Scheme()
    for byte in destination[..<colon] {
      scheme.append((65...90).contains(byte) ? byte | 0x20 : byte)
    }
    return allowed.contains(scheme)
  }

  /// A scheme, as far as it matters: its length, and its last eight letters in one number.
  private struct Scheme: Equatable {
    var length = 0
    var letters: UInt64 = 0

    mutating func append(_ byte: UInt8) {
      length += 1
      letters = letters << 8 | UInt64(byte)
    }
  }

  private static let allowed = ["http", "https", "mailto", "tel"].map { name in
    var scheme = Scheme()
    for byte in name.utf8 { scheme.append(byte) }
    return scheme
  }

  /// Whether cmark-gfm would refuse a destination unless told to be unsafe.
  static func isDangerous(_ destination: some Sequence<UInt8>) -> Bool {
    let head = destination.prefix(20).map { (65...90).contains($0) ? $0 | 0x20 : $0 }
    func begins(_ text: String) -> Bool { head.starts(with: text.utf8) }
    if begins("data:image/png") || begins("data:image/gif") || begins("data:image/jpeg")
      || begins("data:image/webp")
    {
      return false
    }
    return begins("javascript:") || begins("vbscript:") || begins("file:") || begins("data:")
  }
}
