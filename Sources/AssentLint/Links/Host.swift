import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// The host of an address, in lower case and without `www.`.
struct Host: Hashable {
  var name: String

  /// The host of an address with a scheme of the web.
  init?(of address: String) {
    var bytes = Array(address.utf8)[...]
    for index in bytes.indices where bytes[index] &- 0x41 < 26 { bytes[index] |= 0x20 }
    for scheme in ["https:", "http:"] where bytes.starts(with: scheme.utf8) {
      bytes = bytes.dropFirst(scheme.utf8.count)
    }
    guard bytes.starts(with: "//".utf8) else { return nil }
    bytes = bytes.dropFirst(2)
    bytes = bytes.prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    if let at = bytes.lastIndex(of: UInt8(ascii: "@")) { bytes = bytes[(at + 1)...] }
    if bytes.first != UInt8(ascii: "[") { bytes = bytes.prefix { $0 != UInt8(ascii: ":") } }
    if bytes.starts(with: "www.".utf8) { bytes = bytes.dropFirst(4) }
    guard !bytes.isEmpty else { return nil }
    name = String(decoding: bytes, as: UTF8.self)
  }

  /// The host that the text of a link shows, when all of the text is an address.
  init?(shownIn text: String) {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "@") }
    guard isPlain, text.contains(".") else { return nil }
    if text.lowercased().hasPrefix("http") {
      self.init(of: text)
    } else {
      self.init(of: "https://" + text)
      // Names of files look like hosts; only endings that are no file's count.
      let ending = name.split(separator: ".").last.map(String.init) ?? ""
      guard text.lowercased().hasPrefix("www.") || Self.endings.contains(ending) else { return nil }
    }
    guard name.contains(".") else { return nil }
  }

  private static let endings: Set = [
    "com", "org", "net", "io", "dev", "app", "edu", "gov", "eu", "de", "fr", "uk", "ch", "jp",
  ]

  /// Whether one host is the other, or a part of it.
  func isRelated(to other: Host) -> Bool {
    name == other.name || name.hasSuffix("." + other.name) || other.name.hasSuffix("." + name)
  }

  /// Whether the host is the reader's own machine or network, or one that encrypts by itself.
  ///
  /// Source of the addresses: RFC 1918, RFC 3927, RFC 7686.
  var isLocal: Bool {
    guard name.contains("."), !name.hasPrefix("[") else { return true }
    let endings = [".local", ".localhost", ".onion", ".internal", ".home.arpa"]
    if endings.contains(where: name.hasSuffix) { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1],
      parts[2] != nil, parts[3] != nil
    else { return false }
    return switch (first, second) {
    case (10, _), (127, _), (192, 168), (169, 254), (172, 16...31): true
    default: false
    }
  }

  /// Whether an address names a port.
  static func hasPort(_ address: String) -> Bool {
    guard let start = address.firstRange(of: "://")?.upperBound else { return false }
    let authority = address[start...].prefix { !"/?#".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    return host.drop { $0 != "]" }.contains(":") || !host.hasPrefix("[") && host.contains(":")
  }
}
