/// Where a gate on a page sends what was accepted: a server's address, or a path on the own one.
package struct GateHook: Hashable, Sendable, CustomStringConvertible {
  package let description: String
  /// The server as a content policy names it; `'self'` for a path.
  let source: String

  /// - Throws: ``Fault`` for anything else than `https://…`, `/…`, or `http://` and this machine.
  init(_ text: String) throws(Fault) {
    let isPlain = text.utf8.allSatisfy {
      (0x21...0x7E).contains($0) && !"\"<>\\^`{|}".utf8.contains($0)
    }
    guard isPlain, !text.isEmpty else {
      throw Fault(
        reason: "is not an address",
        help: "write it as https://example.org/accept, other characters percent-encoded")
    }
    guard !text.contains("#") else {
      throw Fault(
        reason: "has a fragment, which is sent to nobody", help: "leave out '#' and the rest")
    }
    description = text
    if text.hasPrefix("/"), !text.hasPrefix("//") {
      source = "'self'"
      return
    }
    guard let end = text.firstRange(of: "://")?.upperBound, let scheme = Self.scheme(of: text)
    else {
      throw Fault(
        reason: "is neither an address nor a path",
        help: "write it as https://example.org/accept, or as /accept on the server of the site")
    }
    let host = text[end...].prefix { $0 != "/" && $0 != "?" }.lowercased()
    guard !host.contains("@") else {
      throw Fault(
        reason: "holds a name or password, which everybody could read",
        help: "take it out; the server knows a receipt by its signature and nonce")
    }
    guard Self.isHost(host) else {
      throw Fault(reason: "names no host", help: "write it as https://example.org/accept")
    }
    let name = host.prefix { $0 != ":" }
    guard scheme == "https" || name == "localhost" || name == "127.0.0.1" else {
      throw Fault(
        reason: "is not encrypted on its way",
        help: "write https://; only localhost may have http://")
    }
    source = "\(scheme)://\(host)"
  }

  /// Why a text is none.
  struct Fault: Error {
    let reason: String
    let help: String
  }

  /// The server for people: its name; empty for a path.
  var host: String { source == "'self'" ? "" : String(source.drop { $0 != "/" }.dropFirst(2)) }

  private static func scheme(of text: String) -> String? {
    ["https", "http"].first { text.lowercased().hasPrefix($0 + "://") }
  }

  /// Whether a text is the name of a host with letters, digits, hyphens and points, and maybe a port.
  private static func isHost(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let isNamed = labels.allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy {
          $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 || $0 &- UInt8(ascii: "a") < 26
        }
    }
    guard parts.count == 2 else { return isNamed }
    return isNamed && parts[1].utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      && Int(parts[1]).map { (1...65_535).contains($0) } == true
  }
}
