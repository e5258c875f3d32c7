/// Declarations of styles, as far as a drawing takes them over.
enum MermaidStyle {
  /// The declarations of `text`, a list with commas or semicolons between, made safe.
  ///
  /// What is not a known property, or whose value could load or run something, is left out.
  static func declarations(_ text: some StringProtocol) -> [String] {
    let escaped = String(text).split(separator: "\\,", omittingEmptySubsequences: false)
    let parts = escaped.map { $0.split { $0 == "," || $0 == ";" } }
    // A comma after a backslash is part of the value.
    var joined: [String] = []
    for (index, part) in parts.enumerated() {
      var part = part.map(String.init)
      if index > 0, !joined.isEmpty, !part.isEmpty {
        joined[joined.count - 1] += "," + part.removeFirst()
      }
      joined += part
    }
    var declarations: [String] = []
    add(joined.compactMap(declaration), to: &declarations)
    return declarations
  }

  /// More than this of one thing repeat what was said before.
  private static let limit = 2 * properties.count

  /// Adds declarations to those there are, of which the last of a property counts.
  static func add(_ new: [String], to declarations: inout [String]) {
    declarations += new
    guard declarations.count > limit else { return }
    var seen: Set<Substring> = []
    var kept: [String] = []
    for declaration in declarations.reversed()
    where seen.insert(declaration.prefix { $0 != ":" }).inserted {
      kept.append(declaration)
    }
    declarations = kept.reversed()
  }

  /// Bytes of declarations.
  static func size(_ declarations: [String]) -> Int {
    declarations.reduce(0) { $0 + $1.utf8.count }
  }

  private static func declaration(_ text: String) -> String? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let property = text[..<colon].withoutOuterSpace.lowercased()
    let value = text[text.index(after: colon)...].withoutOuterSpace
    guard properties.contains(property), !value.isEmpty, value.utf8.count <= 100,
      value.utf8.allSatisfy(isSafe)
    else { return nil }
    let lower = value.lowercased()
    guard !lower.contains("url"), !lower.contains("expression"), !lower.contains("var(") else {
      return nil
    }
    return "\(property):\(value)"
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    ASCII.isWord(byte) || ("#%.,()-+ " as StaticString).holds(byte)
  }

  private static let properties: Set<String> = [
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity",
    "stroke-linecap", "opacity", "color", "background", "background-color", "font-size",
    "font-weight", "font-style", "text-decoration", "rx", "ry",
  ]

  /// `text` when it is an address that a picture may link to: http, https or mailto, with no more than a
  /// host before the path, so that it leads where it seems to.
  static func link(_ text: String) -> String? {
    let lower = text.lowercased()
    guard lower.hasPrefix("http://") || lower.hasPrefix("https://") || lower.hasPrefix("mailto:"),
      text.utf8.allSatisfy({ $0 > 32 && $0 != 127 && $0 != UInt8(ascii: "\\") }),
      text.shown == text
    else { return nil }
    if !lower.hasPrefix("mailto:") {
      let start = text.utf8.firstIndex(of: UInt8(ascii: "/")) ?? text.utf8.startIndex
      let host = text.utf8[start...].drop { $0 == UInt8(ascii: "/") }
        .prefix { !"/?#".utf8.contains($0) }
      guard !host.isEmpty, !host.contains(UInt8(ascii: "@")) else { return nil }
    }
    return text
  }
}
