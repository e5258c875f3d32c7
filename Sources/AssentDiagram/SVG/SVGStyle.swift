/// Declarations of a drawing's author that are safe to repeat: colors, strokes and type.
struct SVGStyle: Hashable {
  private(set) var attributes: [String: String] = [:]

  private static let properties: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-dasharray", "color", "font-weight", "font-style",
  ]

  /// Takes what is allowed of `declarations` such as `fill:#f9f`; the last of a property counts.
  init(_ declarations: [String]) {
    for text in declarations.flatMap({ $0.split(separator: ";") }) {
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = trimmed(text[..<colon]).lowercased()
      var value = trimmed(text[text.utf8.index(after: colon)...]).lowercased()
      if value.hasSuffix("!important") { value = trimmed(value.dropLast(10)) }
      if Self.properties.contains(name), Self.isSafe(name, value) { attributes[name] = value }
    }
  }

  subscript(_ name: String) -> String? { attributes[name] }

  private static func isSafe(_ name: String, _ value: String) -> Bool {
    guard !value.isEmpty, value.utf8.count <= 40 else { return false }
    switch name {
    case "fill", "stroke", "color": return isColor(value)
    case "stroke-width": return isLength(value)
    case "stroke-dasharray":
      return value == "none"
        || value.split(whereSeparator: { $0 == " " || $0 == "," }).allSatisfy { isLength($0) }
    case "font-weight":
      return ["normal", "bold", "bolder", "lighter"].contains(value)
        || (value.utf8.count == 3 && value.hasSuffix("00") && isLength(value))
    default: return ["normal", "italic", "oblique"].contains(value)
    }
  }

  private static func isLength(_ value: some StringProtocol) -> Bool {
    let digits = value.hasSuffix("px") ? String(value.dropLast(2)) : String(value)
    guard !digits.isEmpty, digits.utf8.count <= 6, digits != "." else { return false }
    return digits.utf8.allSatisfy { $0 == UInt8(ascii: ".") || isDigit($0) }
      && digits.utf8.filter { $0 == UInt8(ascii: ".") }.count <= 1
  }

  private static func isColor(_ value: String) -> Bool {
    let bytes = Array(value.utf8)
    if bytes[0] == UInt8(ascii: "#") {
      return [4, 5, 7, 9].contains(bytes.count) && bytes.dropFirst().allSatisfy(isHexDigit)
    }
    for function in ["rgb(", "rgba(", "hsl(", "hsla("] where value.hasPrefix(function) {
      guard value.hasSuffix(")") else { return false }
      return bytes.dropFirst(function.utf8.count).dropLast().allSatisfy { byte in
        isDigit(byte) || " ,.%/".utf8.contains(byte)
      }
    }
    return bytes.count <= 24 && bytes.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
  }

  /// The color of words on the fill: the author's, or black or white, whichever can be read.
  ///
  /// `nil` where nothing is filled, so that words stand on the page.
  var ink: String? {
    if let color = self["color"] { return color }
    guard isFilled, let fill = self["fill"] else { return nil }
    return Self.isDark(fill) ? "#ffffff" : SVGPalette.ink
  }

  /// Whether it has a color of its own behind the words.
  var isFilled: Bool { ![nil, "none", "transparent"].contains(self["fill"]) }

  private static func isDark(_ color: String) -> Bool {
    guard color.hasPrefix("#") else { return darkNames.contains(color) }
    var digits = Array(color.utf8.dropFirst()).map(hexValue)
    if digits.count < 6 { digits = digits.flatMap { [$0, $0] } }
    let parts = stride(from: 0, to: 6, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return parts[0] * 299 + parts[1] * 587 + parts[2] * 114 <= 140_000
  }

  /// Names of colors on which black cannot be read well.
  private static let darkNames: Set<String> = [
    "black", "blue", "blueviolet", "brown", "crimson", "darkblue", "darkcyan", "darkgray",
    "darkgreen", "darkgrey", "darkmagenta", "darkolivegreen", "darkorchid", "darkred",
    "darkslateblue", "darkslategray", "darkslategrey", "darkviolet", "dimgray", "dimgrey",
    "firebrick", "forestgreen", "gray", "green", "grey", "indigo", "maroon", "mediumblue",
    "mediumvioletred", "midnightblue", "navy", "olive", "olivedrab", "purple", "rebeccapurple",
    "red", "royalblue", "saddlebrown", "seagreen", "sienna", "slateblue", "slategray", "slategrey",
    "steelblue", "teal",
  ]
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

private func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte >= 0x61 && byte <= 0x66) }

private func hexValue(_ byte: UInt8) -> Int {
  isDigit(byte) ? Int(byte) - 0x30 : Int(byte) - 0x61 + 10
}

private func trimmed(_ text: some StringProtocol) -> String {
  var view = Substring(text)
  while let first = view.first, first == " " || first == "\t" { view.removeFirst() }
  while let last = view.last, last == " " || last == "\t" { view.removeLast() }
  return String(view)
}
