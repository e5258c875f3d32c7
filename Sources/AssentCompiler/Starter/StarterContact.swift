/// An address that people can write to, checked so that every file and page can show it.
package struct StarterContact: Hashable, Sendable {
  /// A `mailto:`, `https:`, `http:` or `tel:` address.
  package let address: String

  /// An address as people write it: with its scheme, or `a@example.org`, or `example.org/legal`.
  ///
  /// - Returns: `nil` where it is none that a page may link to.
  package init?(_ text: String) {
    let isClean = text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator,
        .lineSeparator, .paragraphSeparator:
        false
      default: !"<>\"\\^`{|}".unicodeScalars.contains(scalar)
      }
    }
    guard isClean, !text.isEmpty, text.utf8.count <= 300 else { return nil }
    let (scheme, rest) = Self.parts(of: text)
    let isUsable =
      switch scheme {
      case "mailto": Self.isMail(rest)
      case "https", "http": rest.hasPrefix("//") && Self.isHost(rest.dropFirst(2))
      case "tel": rest.contains { $0.isNumber }
      default: false
      }
    guard isUsable else { return nil }
    address = scheme + ":" + rest
  }

  /// The part of the address that people read, in Markdown.
  var markdown: String { StarterName.markdown(of: ContactText.text(of: address)) }

  /// The scheme in lower case and what follows it; a bare address gets the scheme that it lacks.
  private static func parts(of text: String) -> (scheme: String, rest: String) {
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let rest = text[scheme.endIndex...]
    // `example.org:8080/legal` is a host with a port.
    let port = rest.dropFirst().prefix { $0 != "/" }
    let isPort = scheme != "tel" && !port.isEmpty && port.allSatisfy(\.isNumber)
    if rest.hasPrefix(":"), !isPort { return (scheme.lowercased(), String(rest.dropFirst())) }
    let isMail = text.contains("@") && !text.contains("/")
    return isMail ? ("mailto", text) : ("https", "//" + text)
  }

  private static func isMail(_ text: String) -> Bool {
    let address = text.prefix { $0 != "?" }
    guard let at = address.lastIndex(of: "@") else { return false }
    return at > address.startIndex && isHost(address[address.index(after: at)...])
  }

  /// Whether it begins with the name of a host.
  private static func isHost(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isLetter || first.isNumber || first == "["
  }
}
