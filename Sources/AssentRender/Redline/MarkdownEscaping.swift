import AssentDiagnostics

/// Text of others within Markdown that a forge shows: it makes no markup, no link, and mentions nobody.
enum MarkdownEscaping {
  /// Text as inline content, in a paragraph, a heading or the cell of a table.
  static func inline(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var out = ""
    out.reserveCapacity(text.utf8.count + 16)
    /// Whether only digits came before, which with a point or a bracket would begin a list.
    var isStart = true
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      let last = index > 0 ? scalars[index - 1] : nil
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~": out += "\\\(scalar)"
      case "-", "+", "=": out += index == 0 ? "\\\(scalar)" : String(scalar)
      case ".", ")": out += isStart || last == "w" || last == "W" ? "\\\(scalar)" : String(scalar)
      case "#": out += isWord(next) ? "#\(gap)" : "\\#"
      case "@": out += isWord(next) && !isWord(last) ? "@\(gap)" : "@"
      // An address, or a name of an emoji.
      case ":": out += next == "/" ? "&#58;" : isWord(next) || next == "+" ? ":\(gap)" : ":"
      // Between two of them forges take text for mathematics.
      case "$": out += "<span>$</span>"
      case "\n", "\r", "\t": out += " "
      default: out += VisibleText.message(String(scalar))
      }
      if isStart, !("0"..."9").contains(scalar) { isStart = false }
    }
    return out
  }

  /// Text within an element of HTML that Markdown does not read, `pre`.
  static func verbatim(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      default: out += VisibleText.message(String(scalar))
      }
    }
    return out
  }

  /// A space of no width.
  private static let gap = "&#8203;"

  private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }
}
