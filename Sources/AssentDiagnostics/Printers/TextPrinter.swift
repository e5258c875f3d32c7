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
    out +=
      bold(": " + VisibleText.message(diagnostic.message))
      + " [\(VisibleText.message(diagnostic.rule.rawValue))]\n"
    out += place(diagnostic.file, diagnostic.range)
    if let range = diagnostic.range, let source {
      out += excerpt(range, of: source, diagnostic.severity)
    }
    for note in diagnostic.notes {
      let file = VisibleText.name(note.file ?? diagnostic.file)
      let place =
        note.range.map { " (\(file):\(Self.start($0)))" } ?? (note.file == nil ? "" : " (\(file))")
      out += "  = note: \(VisibleText.message(note.message))\(place)\n"
    }
    if let help = diagnostic.help {
      out += "  = help: \(VisibleText.message(help))\n"
    }
    return out
  }

  private func place(_ file: String, _ range: SourceRange?) -> String {
    " --> \(VisibleText.name(file))\(range.map { ":" + Self.start($0) } ?? "")\n"
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
    let before = Self.scalars(line.prefix(from), fromEnd: true)
    let marked = Self.scalars(line.dropFirst(from).prefix(max(to - from, 0)), fromEnd: false)
    let after = Self.scalars(line.dropFirst(max(to, from)), fromEnd: false)

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

  /// The characters at one end of a part of a line, a little more than an excerpt can show: lines
  /// may be very long.
  private static func scalars(
    _ part: ArraySlice<UInt8>, fromEnd: Bool
  ) -> String.UnicodeScalarView {
    var part = part
    let most = 4 * (excerptLength + 2)
    if part.count > most {
      part = fromEnd ? part.suffix(most) : part.prefix(most)
      // No character is cut.
      while fromEnd, let first = part.first, first & 0xC0 == 0x80 { part = part.dropFirst() }
      if !fromEnd, let last = part.lastIndex(where: { $0 & 0xC0 != 0x80 }), part[last] >= 0xC0 {
        part = part[..<last]
      }
    }
    return String(decoding: part, as: UTF8.self).unicodeScalars
  }

  private func width(_ text: String) -> Int {
    if isPlain(text[...]) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  /// A part of an excerpt, with one sign for each character that does not stand for itself: what is
  /// below it has to fit.
  private func visible(_ scalars: Substring.UnicodeScalarView) -> String {
    // Nearly all text has nothing to hide.
    let text = Substring(scalars)
    if isPlain(text) { return String(text) }
    var out = String.UnicodeScalarView()
    for scalar in scalars {
      switch scalar.value {
      case 0x09: out.append(" ")
      default: out.append(VisibleText.isVisible(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(out)
  }

  /// Whether the text is printable ASCII, each character of one column.
  private func isPlain(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
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
