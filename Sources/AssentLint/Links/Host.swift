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

  /// The host behind the `@` of an address of mail.
  init?(ofMail address: String) {
    guard let at = address.lastIndex(of: "@") else { return nil }
    self.init(of: "https://" + address[address.index(after: at)...])
  }

  /// What stands behind its last point.
  var ending: String? { name.split(separator: ".").last.map(String.init) }

  /// The host that the text of a link shows, when all of the text is an address.
  ///
  /// - Parameter ending: with which the text is a host, whatever it might be else.
  init?(shownIn text: String, ending known: String? = nil) {
    let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "@") }
    guard isPlain, text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let start = text.prefix(4).lowercased()
    if start == "http" {
      self.init(of: text)
    } else {
      self.init(of: "https://" + text)
      // Names of files look like hosts; only endings that are no file's count.
      let ending = self.ending ?? ""
      guard start == "www." || ending == known || Self.endings.contains(ending) else { return nil }
    }
    guard name.utf8.contains(UInt8(ascii: ".")) else { return nil }
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
    guard name.utf8.contains(UInt8(ascii: ".")), !name.hasPrefix("[") else { return true }
    let endings = [".local", ".localhost", ".onion", ".internal", ".home.arpa"]
    if endings.contains(where: name.hasSuffix) { return true }
    // An address of numbers ends in a digit.
    guard let last = name.utf8.last, last &- 0x30 < 10 else { return false }
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
    let bytes = Array(address.utf8)
    guard let scheme = bytes.indices.first(where: { bytes[$0...].starts(with: "://".utf8) }) else {
      return false
    }
    var host = bytes[(scheme + 3)...].prefix { $0 != 0x2F && $0 != 0x3F && $0 != 0x23 }
    if let at = host.lastIndex(of: UInt8(ascii: "@")) { host = host[(at + 1)...] }
    if host.first == UInt8(ascii: "[") { host = host.drop { $0 != UInt8(ascii: "]") } }
    return host.contains(UInt8(ascii: ":"))
  }
}
