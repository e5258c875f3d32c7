import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// The host of an address, in lower case and without `www.`.
struct Host: Hashable {
  var name: String

  /// The host of an address with a scheme of the web.
  init?(of address: String) {
    let lower = address.lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("//") else {
      return nil
    }
    guard let start = lower.firstRange(of: "//")?.upperBound else { return nil }
    var host = lower[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    host = host.prefix { $0 != ":" }
    if host.hasPrefix("www.") { host = host.dropFirst(4) }
    guard !host.isEmpty else { return nil }
    name = String(host)
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
