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

  /// Whether the host is the reader's own machine or network.
  var isLocal: Bool {
    name == "localhost" || name.hasSuffix(".local") || name.hasSuffix(".localhost")
      || name.hasPrefix("127.") || name.hasPrefix("192.168.") || name.hasPrefix("10.")
      || name.hasPrefix("[")
  }
}
