/// An address to write to, as it may stand in a link: of mail, of the web, or a telephone number.
///
/// It can hold nothing else, so that no link runs a script or leads into the reader's own files.
public struct ContactAddress: Hashable, Sendable, CustomStringConvertible {
  /// With its scheme in lower case: `mailto:legal@example.org`.
  public let description: String

  /// What an address looks like, for messages.
  public static let form =
    "a mail address (legal@example.org), a web address, or 'tel:' and a number"

  /// Reads an address; `legal@example.org` and `example.org/legal` are given their scheme.
  ///
  /// `nil` for any other scheme, for blanks, brackets, quotation marks and control characters, and
  /// for an address of the web with a name before its host.
  public init?(_ text: String) {
    guard text.utf8.count <= 2_000, text.unicodeScalars.allSatisfy(Self.isAllowed) else {
      return nil
    }
    if let rest = Self.rest(of: text, after: "mailto:") {
      guard Self.isMail(rest) else { return nil }
      description = "mailto:" + rest
    } else if let rest = Self.rest(of: text, after: "tel:") {
      guard Self.isNumber(rest) else { return nil }
      description = "tel:" + rest
    } else if let rest = Self.rest(of: text, after: "https://") {
      guard Self.isWeb(rest) else { return nil }
      description = "https://" + rest
    } else if let rest = Self.rest(of: text, after: "http://") {
      guard Self.isWeb(rest) else { return nil }
      description = "http://" + rest
    } else if text.utf8.contains(UInt8(ascii: "@")) {
      guard Self.isMail(text), !text.utf8.contains(UInt8(ascii: ":")) else { return nil }
      description = "mailto:" + text
    } else {
      // A word alone may be anything; a host has a dot in it.
      guard Self.isWeb(text), Self.host(of: text).contains(".") else { return nil }
      description = "https://" + text
    }
  }

  /// What people read: `legal@example.org` of `mailto:legal@example.org`.
  public var text: String {
    for scheme in ["mailto:", "https://", "http://", "tel:"] {
      guard let rest = Self.rest(of: description, after: scheme) else { continue }
      return rest.hasSuffix("/") ? String(rest.dropLast()) : rest
    }
    return description
  }

  /// What follows a scheme, in whatever case it is written.
  private static func rest(of text: String, after scheme: String) -> String? {
    guard text.utf8.count > scheme.utf8.count else { return nil }
    for (byte, wanted) in zip(text.utf8, scheme.utf8) {
      guard ((65...90).contains(byte) ? byte | 0x20 : byte) == wanted else { return nil }
    }
    return String(decoding: text.utf8.dropFirst(scheme.utf8.count), as: UTF8.self)
  }

  /// Letters and digits of any script, and the signs of addresses that mean nothing in Markdown,
  /// HTML or YAML.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      return isLetterOrDigit(byte) || "-._~:/?#@!$&'*+,;=%".utf8.contains(byte)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .nonspacingMark, .spacingMark:
      return true
    default: return false
    }
  }

  /// A name, one `@` and a host; several with commas between them; perhaps a subject.
  private static func isMail(_ text: String) -> Bool {
    let path = text.prefix { $0 != "?" }
    return path.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { address in
      let parts = address.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && !parts[0].contains { "/:#".contains($0) }
        && isHost(String(parts[1]))
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let number = text.prefix { $0 != ";" }.utf8.drop { $0 == UInt8(ascii: "+") }
    return number.contains { (0x30...0x39).contains($0) }
      && number.allSatisfy { (0x30...0x39).contains($0) || "-.*#".utf8.contains($0) }
  }

  /// A host, perhaps with a port, and whatever follows it.
  private static func isWeb(_ text: String) -> Bool {
    let parts = host(of: text).split(separator: ":", omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count <= 2, isHost(String(name)) else { return false }
    guard parts.count == 2 else { return true }
    return UInt16(parts[1]) != nil && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func host(of text: String) -> Substring {
    text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
  }

  private static func isHost(_ name: String) -> Bool {
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      !label.isEmpty && !label.hasPrefix("-") && !label.hasSuffix("-")
        && label.utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
  }
}

extension ContactAddress: ManifestText {
  init?(manifestText: String) {
    // A manifest writes the whole address.
    guard let address = ContactAddress(manifestText), address.description == manifestText else {
      return nil
    }
    self = address
  }

  var manifestText: String { description }
}
