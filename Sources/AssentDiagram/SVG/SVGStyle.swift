/// Declarations of a drawing's author that are safe to repeat: colors, strokes and type.
struct SVGStyle: Hashable {
  private(set) var attributes: [String: String] = [:]

  private static let properties: Set<String> = [
    "fill", "stroke", "stroke-width", "stroke-dasharray", "color", "font-weight", "font-style",
  ]

  private static let colors: Set<String> = ["fill", "stroke", "color"]

  /// Takes what is allowed of `declarations` such as `fill:#f9f`; the last of a property counts.
  init(_ declarations: [String]) {
    for text in declarations.flatMap({ $0.split(separator: ";") }) {
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let name = trimmed(text[..<colon]).lowercased()
      var value = trimmed(text[text.utf8.index(after: colon)...]).lowercased()
      if value.hasSuffix("!important") { value = trimmed(value.dropLast(10)) }
      guard Self.properties.contains(name), !value.isEmpty, value.utf8.count <= 40 else { continue }
      if Self.colors.contains(name) {
        // Words are always seen.
        let isWords = name == "color"
        if value == "none", !isWords {
          attributes[name] = value
        } else if let color = CSSColor(value), color.alpha > 0 || !isWords {
          attributes[name] = color.text
        }
      } else if Self.isSafe(name, value) {
        attributes[name] = value
      }
    }
  }

  subscript(_ name: String) -> String? { attributes[name] }

  /// Those of some attributes that it has, or that are given for what its author has not set.
  func traits(_ names: [String], else defaults: [String: String] = [:]) -> Scene.Look {
    names.compactMap { name in
      (attributes[name] ?? defaults[name]).map { .set(name, $0) }
    }
  }

  private static func isSafe(_ name: String, _ value: String) -> Bool {
    switch name {
    case "stroke-width": return isLength(value)
    case "stroke-dasharray":
      return value == "none"
        || value.split(whereSeparator: { $0 == " " || $0 == "," }).allSatisfy { isLength($0) }
    case "font-weight":
      return ["normal", "bold", "bolder", "lighter"].contains(value)
        || (1...9).contains { value == "\($0)00" }
    default: return ["normal", "italic", "oblique"].contains(value)
    }
  }

  /// The most that a stroke or a dash of it may measure.
  private static let longest = 64.0

  private static func isLength(_ value: some StringProtocol) -> Bool {
    let digits = value.hasSuffix("px") ? String(value.dropLast(2)) : String(value)
    guard !digits.isEmpty, digits.utf8.count <= 6,
      digits.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || ASCII.isDigit($0) }),
      let number = Double(digits)
    else { return false }
    return number <= longest
  }

  /// What is behind the words, where that is a color of its own; of what is more than half clear it
  /// is the page.
  var ground: CSSColor? {
    guard let color = self["fill"].flatMap(CSSColor.init), color.alpha >= 0.5 else { return nil }
    return color.opaque
  }

  /// The same with a fill that nothing shines through, where it has a color of its own.
  var solid: SVGStyle {
    var style = self
    if let ground { style.attributes["fill"] = ground.text }
    return style
  }

  /// The color of words: the author's where it can be seen, or black or white, whichever can be read.
  ///
  /// `nil` for that of the page, where nothing is filled, so that words stand on it.
  /// - Parameter around: what is behind it, if not the page.
  func ink(on around: CSSColor? = nil) -> String? {
    let own = self["color"].flatMap(CSSColor.init)
    guard let ground = ground ?? around else {
      return own.flatMap { $0.isReadableOnPages ? $0.text : nil }
    }
    if let own, own.isSeen(on: ground) { return own.text }
    return ground.isDark ? "#ffffff" : SVGPalette.ink
  }

  /// The color of a line; `nil` for that of the page's lines.
  ///
  /// - Parameter ground: what is behind it, if not the page.
  func stroke(on ground: CSSColor?) -> String? {
    guard let own = self["stroke"].flatMap(CSSColor.init) else {
      return self["stroke"] ?? ground.map(SVGPalette.stroke)
    }
    // Whoever wants no line has none.
    if own.alpha == 0 { return own.text }
    guard let ground else { return own.seenOnPages.text }
    return own.isSeen(on: ground) ? own.text : SVGPalette.stroke(on: ground)
  }
}

private func trimmed(_ text: some StringProtocol) -> String {
  var view = Substring(text)
  while let first = view.first, first == " " || first == "\t" { view.removeFirst() }
  while let last = view.last, last == " " || last == "\t" { view.removeLast() }
  return String(view)
}
