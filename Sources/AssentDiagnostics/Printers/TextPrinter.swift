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
    let room = max(Self.excerptLength - lead.count - shownMark.count, 0)
    let number = String(range.start.line)
    let gutter = spaces(number.utf8.count)

    var shown: [UInt8] = []
    if lead.count < before.count { shown += "…".utf8 }
    let indent = show(lead, in: &shown) + (lead.count < before.count ? 1 : 0)
    let underline = max(show(shownMark, in: &shown), 1)
    _ = show(after.prefix(room), in: &shown)
    if after.count > room || shownMark.count < marked.count { shown += "…".utf8 }
    return "\(gutter) |\n\(number) | \(String(decoding: shown, as: UTF8.self))\n\(gutter) | "
      + spaces(indent)
      + paint(repeated("^", underline), severity) + "\n"
  }

  /// The characters at one end of a part of a line, no fewer than an excerpt can show: lines may be
  /// very long.
  private static func scalars(_ part: ArraySlice<UInt8>, fromEnd: Bool) -> [Unicode.Scalar] {
    var (part, rest) = (part, excerptLength + 1)
    // Where a character begins, as many as there is room for are cut off.
    func isEnough(_ byte: UInt8) -> Bool {
      if byte & 0xC0 != 0x80 { rest -= 1 }
      return rest < 0
    }
    if fromEnd, let last = part.lastIndex(where: isEnough) {
      part = part[(last + 1)...].drop { $0 & 0xC0 == 0x80 }
    } else if !fromEnd, let first = part.firstIndex(where: isEnough) {
      part = part[..<first]
    }
    if part.allSatisfy({ $0 < 0x80 }) { return part.map { Unicode.Scalar($0) } }
    return Array(String(decoding: part, as: UTF8.self).unicodeScalars)
  }

  /// Appends a part of an excerpt, with one sign for each character that does not stand for itself:
  /// what is below it has to fit. Returns its columns.
  private func show(_ scalars: ArraySlice<Unicode.Scalar>, in out: inout [UInt8]) -> Int {
    var width = 0
    for scalar in scalars {
      if scalar.value >= 0x20, scalar.value < 0x7F {
        out.append(UInt8(truncatingIfNeeded: scalar.value))
        width += 1
      } else {
        let shown: Unicode.Scalar =
          scalar == "\t" ? " " : VisibleText.isVisible(scalar) ? scalar : "\u{FFFD}"
        out += String(shown).utf8
        width += columns(shown)
      }
    }
    return width
  }

  private func spaces(_ count: Int) -> String { repeated(" ", count) }

  private func repeated(_ sign: Unicode.Scalar, _ count: Int) -> String {
    String(decoding: repeatElement(UInt8(ascii: sign), count: count), as: UTF8.self)
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
