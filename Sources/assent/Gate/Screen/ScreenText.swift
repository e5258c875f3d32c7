import AssentDiagnostics

/// Text in the columns of a screen.
enum ScreenText {
  /// The columns that text takes.
  static func columns(of text: String) -> Int { displayColumns(of: Array(text.utf8)[...]) }

  /// As much of a text as fits, with `…` where it does not; control characters show as escapes.
  static func cut(_ text: String, to columns: Int) -> String {
    let text = VisibleText.message(text)
    guard Self.columns(of: text) > columns else { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    return pieces(of: text, width: columns - 1, limit: 1)[0] + "…"
  }

  /// A text and spaces to its end.
  static func padded(_ text: String, to columns: Int) -> String {
    let text = cut(text, to: columns)
    return text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
  }

  /// A text in lines, broken at spaces, and within a word that is wider than a line.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    for paragraph in VisibleText.lines(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let joined = line.isEmpty ? String(word) : line + " " + word
        if Self.columns(of: joined) <= columns {
          line = joined
          continue
        }
        if !line.isEmpty { lines.append(line) }
        let parts = pieces(of: String(word), width: columns)
        lines += parts.dropLast()
        line = parts.last ?? ""
      }
      lines.append(line)
    }
    return lines
  }

  /// A text cut wherever a line is full, but within no character.
  private static func pieces(of text: String, width: Int, limit: Int = .max) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var pieces: [String] = []
      var start = 0
      var index = 0
      var columns = 0
      while index < bytes.count {
        let cluster = displayCluster(in: bytes, at: index)
        if columns + cluster.columns > width, index > start {
          pieces.append(String(decoding: bytes[start..<index], as: UTF8.self))
          if pieces.count == limit { return pieces }
          start = index
          columns = 0
        }
        columns += cluster.columns
        index = cluster.end
      }
      return pieces + [String(decoding: bytes[start...], as: UTF8.self)]
    }
  }
}
