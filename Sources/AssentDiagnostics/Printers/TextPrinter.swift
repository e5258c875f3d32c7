/// Prints diagnostics for people: what is, the line it is on, the place underlined, and what to do.
package struct TextPrinter: Sendable {
  /// Whether ANSI colors are used (ECMA-48, SGR).
  package var usesColor: Bool
  /// The number of columns that a character takes on the terminal.
  package var columns: @Sendable (Unicode.Scalar) -> Int

  package init(
    usesColor: Bool, columns: @escaping @Sendable (Unicode.Scalar) -> Int = { _ in 1 }
  ) {
    self.usesColor = usesColor
    self.columns = columns
  }

  /// The printed form of one diagnostic, ending with one newline.
  ///
  /// - Parameter source: the file the diagnostic is about, or `nil` when its text is not at hand.
  package func text(_ diagnostic: Diagnostic, source: SourceFile?) -> String {
    var out = paint(diagnostic.severity.rawValue, diagnostic.severity)
    out += bold(": " + visible(diagnostic.message)) + " [\(diagnostic.rule)]\n"
    out += place(diagnostic.file, diagnostic.range)
    if let range = diagnostic.range, let source {
      out += excerpt(range, of: source, diagnostic.severity)
    }
    for note in diagnostic.notes {
      let place = note.range.map { " (\(note.file ?? diagnostic.file):\(Self.start($0)))" }
      out += "  = note: \(visible(note.message))\(place ?? note.file.map { " (\($0))" } ?? "")\n"
    }
    if let help = diagnostic.help {
      out += "  = help: \(visible(help))\n"
    }
    return out
  }

  private func place(_ file: String, _ range: SourceRange?) -> String {
    " --> \(file)\(range.map { ":" + Self.start($0) } ?? "")\n"
  }

  private static func start(_ range: SourceRange) -> String {
    "\(range.start.line):\(range.start.column)"
  }

  /// The longest part of a line that an excerpt shows, in characters.
  private static let excerptLength = 100

  private func excerpt(_ range: SourceRange, of source: SourceFile, _ severity: Severity) -> String
  {
    let line = source.line(range.start.line)
    guard !line.isEmpty else { return "" }
    let from = min(range.start.column - 1, line.count)
    let to = range.end.line == range.start.line ? min(range.end.column - 1, line.count) : line.count
    // Of a long line no more is read than can be shown; four bytes are the longest character.
    let reach = 4 * Self.excerptLength + 4
    var near = line.prefix(from).suffix(reach)
    if from > reach { near = near.drop { $0 & 0xC0 == 0x80 } }
    let before = String(decoding: near, as: UTF8.self).unicodeScalars
    let marked = String(
      decoding: line.dropFirst(from).prefix(min(max(to - from, 0), reach)), as: UTF8.self
    ).unicodeScalars
    let after = String(decoding: line.dropFirst(max(to, from)).prefix(reach), as: UTF8.self)
      .unicodeScalars

    let shownMark = marked.prefix(Self.excerptLength)
    let lead = before.suffix(max(Self.excerptLength - shownMark.count, 20))
    let head = lead.count < before.count ? "…" : ""
    let room = max(Self.excerptLength - lead.count - shownMark.count, 0)
    let tail = after.count > room || shownMark.count < marked.count ? "…" : ""
    let number = String(range.start.line)
    let gutter = String(repeating: " ", count: number.count)

    let shown = head + visible(lead) + visible(shownMark) + visible(after.prefix(room)) + tail
    let indent = width(visible(lead)) + (head.isEmpty ? 0 : 1)
    let underline = max(width(visible(shownMark)), 1)
    return "\(gutter) |\n\(number) | \(shown)\n\(gutter) | "
      + String(repeating: " ", count: indent)
      + paint(String(repeating: "^", count: underline), severity) + "\n"
  }

  private func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// The text with control and format characters replaced by what a terminal cannot misread.
  private func visible(_ text: String) -> String {
    // Nearly all text has nothing to hide.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    return visible(text.unicodeScalars[...])
  }

  private func visible(_ scalars: Substring.UnicodeScalarView) -> String {
    var out = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0x09: out.append(" ")
      case 0..<0x20, 0x7F: out.append("\u{FFFD}")
      case 0x80..<0xA0, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF:
        out.append("\u{FFFD}")
      default: out.append(scalar)
      }
    }
    return String(out)
  }

  private func paint(_ text: String, _ severity: Severity) -> String {
    guard usesColor else { return text }
    let code =
      switch severity {
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }

  private func bold(_ text: String) -> String {
    usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}
