import AssentDiagnostics

/// The columns a text takes in a terminal.
func textColumns(_ text: String) -> Int {
  var text = text
  return text.withUTF8 { textColumns($0) }
}

private func textColumns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
  for byte in bytes where byte &- 0x20 >= 0x5F { return displayColumns(of: bytes) }
  return bytes.count
}

/// Breaks lines at spaces, or within words that are too long, so that none takes more than `limit`
/// columns.
///
/// The lines are as even as the fewest lines allow.
func wrappedColumns(_ lines: [String], limit: Int) -> [String] {
  if lines.allSatisfy({ textColumns($0) <= limit }) { return lines }
  return lines.flatMap { WordWrap($0, space: 1, measure: textColumns).lines(limit: limit) }
}

/// The same, with words that are no longer than a word should be kept whole.
func wrappedWords(_ lines: [String], limit: Int) -> [String] {
  if lines.allSatisfy({ textColumns($0) <= limit }) { return lines }
  let lines = lines.map { WordWrap($0, space: 1, measure: textColumns) }
  let longest = lines.map(\.longest).max() ?? 0
  let limit = max(limit, min(longest, 20))
  return lines.flatMap { $0.lines(limit: limit) }
}

/// The same, with words broken that are longer than what stands in them between two signs or names.
func wrappedParts(_ lines: [String], limit: Int) -> [String] {
  if lines.allSatisfy({ textColumns($0) <= limit }) { return lines }
  let longest = lines.lazy.flatMap(partsOfWords).map(textColumns).max() ?? 0
  let limit = max(limit, min(longest, 16))
  return lines.flatMap { line in
    let words = WordWrap(line, space: 1, measure: textColumns)
    return words.longest <= limit
      ? words.lines(limit: limit) : broken(line, limit) { textColumns($0) }
  }
}
