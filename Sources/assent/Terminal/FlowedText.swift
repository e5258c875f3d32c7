import AssentDiagnostics

/// Lines for people, wrapped to the columns of a terminal.
///
/// They are broken between words alone, and not within what stands in single quotes: a name or a command
/// that is wider than a line stands on one of its own, and the terminal shows how it goes on.
enum FlowedText {
  /// A line in as many as it needs; those after the first begin where its words do, or further in.
  ///
  /// - Parameters:
  ///   - columns: of the terminal; `nil` leaves the line as it is.
  ///   - hang: how much further in; by default 2 columns.
  ///   - held: parts, such as paths, that are not broken although there are spaces in them.
  static func lines(
    _ line: String, in columns: Int?, hang: Int = 2, holding held: [String] = []
  ) -> [String] {
    guard let columns, width(of: line) > columns else { return [line] }
    let margin = line.prefix { $0 == " " }
    let indent = String(margin) + String(repeating: " ", count: hang)
    var lines: [String] = []
    var current = String(margin)
    var isEmpty = true
    for word in words(of: line.dropFirst(margin.count), holding: held) {
      let joined = isEmpty ? current + word : current + " " + word
      if isEmpty || width(of: joined) <= columns {
        current = joined
      } else {
        lines.append(current)
        current = indent + word
      }
      isEmpty = false
    }
    return lines + [current]
  }

  /// A text of several lines, each wrapped by itself.
  static func text(
    _ text: String, in columns: Int?, hang: Int = 0, holding held: [String] = []
  ) -> String {
    guard columns != nil else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(String($0), in: columns, hang: hang, holding: held) }
      .joined(separator: "\n")
  }

  /// Columns on the screen; colors take none.
  static func width(of line: String) -> Int {
    var plain = ""
    var isControl = false
    for character in line.unicodeScalars {
      if character == "\u{1B}" { isControl = true }
      if !isControl { plain.unicodeScalars.append(character) }
      if isControl, character == "m" { isControl = false }
    }
    return ScreenText.columns(of: plain)
  }

  /// Words with what must not be broken in one piece.
  private static func words(of text: Substring, holding held: [String]) -> [String] {
    var text = String(text)
    for part in held where part.contains(" ") {
      text = text.replacing(part, with: part.replacing(" ", with: space))
    }
    var words: [String] = []
    var open: [Substring] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      open.append(word)
      let joined = open.joined(separator: " ")
      guard !isOpen(joined) else { continue }
      words.append(joined.replacing(space, with: " "))
      open = []
    }
    // A quotation mark that nothing closes was none.
    return words + open.map { String($0).replacing(space, with: " ") }
  }

  /// Whether single quotes are open at the end of a text; an apostrophe in a word opens none.
  private static func isOpen(_ text: String) -> Bool {
    var isOpen = false
    var before: Character = " "
    for character in text {
      if character == "'" {
        if isOpen { isOpen = false } else if !before.isLetter && !before.isNumber { isOpen = true }
      }
      before = character
    }
    return isOpen
  }

  /// Stands for a space that no line is broken at.
  private static let space = "\u{1F}"
}
