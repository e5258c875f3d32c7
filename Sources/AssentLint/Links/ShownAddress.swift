import AssentDiagnostics
import AssentLicense

/// What the text of a link shows, or where a link leads to: a place of the web, a box of mail, a telephone.
enum ShownAddress {
  case host(Host)
  /// In small letters.
  case mail(String)
  /// Its digits, without those that only dial out of a country.
  case telephone(String)

  /// The first bytes of the destinations that are addresses; links within a site have others.
  static func mayLead(_ destination: String) -> Bool {
    guard let first = destination.utf8.first else { return false }
    return "hmtsfwHMTSFW/".utf8.contains(first)
  }

  /// Whether a text may be an address, told by few of its bytes; most texts are words.
  static func mayShow(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    if first &- 0x30 < 10 || first == UInt8(ascii: "+") || first == UInt8(ascii: "(") {
      return true
    }
    var hasMark = false
    for byte in text.utf8 {
      if byte == 0x20 { return false }
      hasMark = hasMark || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
    }
    return hasMark
  }

  /// What a destination leads to; `nil` for files, places of the text, and whatever else.
  init?(of destination: String) {
    let start = destination.utf8.prefix { $0 != UInt8(ascii: ":") }
    let rest = destination.utf8[start.endIndex...].dropFirst()
    switch Substring(start).lowercased() {
    case "mailto":
      let address = rest.prefix { $0 != UInt8(ascii: "?") }
      let decoded = PercentEncoding.decoded(String(Substring(address)))
      guard Self.isMail(decoded) else { return nil }
      self = .mail(decoded.lowercased())
    case "tel", "sms", "fax":
      let number = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "?") }
      let decoded = PercentEncoding.decoded(String(Substring(number)))
      guard let digits = Self.digits(of: decoded) else { return nil }
      self = .telephone(digits)
    default:
      var address = destination
      if address.hasPrefix("//") { address = "https:" + address }
      if address.prefix(4).lowercased() == "www." { address = "https://" + address }
      guard let host = Host(of: address) else { return nil }
      self = .host(host)
    }
  }

  /// What a text shows, when all of it is an address.
  ///
  /// - Parameter leading: where its link leads. A name that ends as a host does may be that of a file; as this one
  ///   does, it is a host.
  init?(shownIn written: String, leading target: ShownAddress) {
    let text = Self.unmasked(written)
    let bytes = text.utf8
    if bytes.contains(UInt8(ascii: "@")) {
      let address = text.lowercased().hasPrefix("mailto:") ? String(text.dropFirst(7)) : text
      guard Self.isMail(address) else { return nil }
      self = .mail(address.lowercased())
    } else if case .telephone = target {
      guard let digits = Self.digits(of: text) else { return nil }
      self = .telephone(digits)
    } else {
      let ending: String? =
        switch target {
        case .host(let host): host.ending
        case .mail(let address): Host(ofMail: address)?.ending
        case .telephone: nil
        }
      guard let host = Host(shownIn: text, ending: ending) else { return nil }
      self = .host(host)
    }
  }

  /// An address without what hides it from machines, `name[at]example(dot)org`, and without a full stop at its end.
  private static func unmasked(_ text: String) -> String {
    var text = text
    if text.utf8.contains(where: { "[({".utf8.contains($0) }) {
      for (open, close) in [("[", "]"), ("(", ")"), ("{", "}")] {
        text = text.replacing(open + "at" + close, with: "@").replacing(
          open + "AT" + close, with: "@"
        )
        .replacing(open + "dot" + close, with: ".").replacing(open + "DOT" + close, with: ".")
        .replacing(open + "punkt" + close, with: ".")
      }
    }
    if text.utf8.last == UInt8(ascii: ".") { text.removeLast() }
    return text
  }

  /// As a reader sees it.
  var name: String {
    switch self {
    case .host(let host): host.name
    case .mail(let address): address
    case .telephone(let digits): digits
    }
  }

  /// Whether who writes or calls here reaches the same as there.
  func reaches(_ other: ShownAddress) -> Bool {
    switch (self, other) {
    case (.host(let one), .host(let two)): one.isRelated(to: two)
    case (.mail(let one), .mail(let two)):
      // One of several may be shown, and a host may be written with and without its accents.
      two.split(separator: ",").contains { $0 == one } || (one + two).contains("xn--")
    case (.telephone(let one), .telephone(let two)):
      // With the number of a country or of a place, and without.
      one.hasSuffix(two) || two.hasSuffix(one)
    case (.mail(let address), .host(let host)), (.host(let host), .mail(let address)):
      Host(ofMail: address).map { $0.isRelated(to: host) } ?? true
    case (.telephone, _), (_, .telephone): true
    }
  }

  /// Whether a text is an address of mail, or several with commas between; `name@1.2.0` is a version, and `@name@host`
  /// somebody's name in a network.
  private static func isMail(_ text: String) -> Bool {
    !text.isEmpty
      && text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { address in
        let parts = address.utf8.split(
          separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains(UInt8(ascii: ".")),
          let ending = parts[1].split(separator: UInt8(ascii: ".")).last
        else { return false }
        return ending.count >= 2 && !ending.contains { $0 &- 0x30 < 10 && ending.count < 4 }
          && address.utf8.allSatisfy { $0 > 0x20 && !"/<>()".utf8.contains($0) }
      }
  }

  /// The digits of a number to call, without a plus, zeros before it and the zero in brackets; `nil` for another text.
  private static func digits(of text: String) -> String? {
    var digits: [UInt8] = []
    let plain = text.split(separator: "(0)").joined()
    for byte in plain.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte)
      case 0xC2, 0xA0: continue
      case _ where " +-./()".utf8.contains(byte): continue
      default: return nil
      }
    }
    digits = Array(digits.drop { $0 == UInt8(ascii: "0") })
    return digits.count >= 6 ? String(decoding: digits, as: UTF8.self) : nil
  }
}
