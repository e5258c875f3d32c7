/// Lines before a text that are for another program: `:caption: …` of MyST, and `%%| fig-cap: …` of Quarto.
extension MermaidText {
  /// Takes the lines out, and keeps what they call the picture.
  mutating func removeOptions() {
    var start = 0
    while start < bytes.count {
      let end = bytes.lineEnd(from: start)
      let first = bytes.spaceEnd(from: start)
      guard first < end, let option = option(first..<end) else { break }
      if ["caption", "fig-cap"].contains(option.name), !option.value.isEmpty {
        caption = option.value
      }
      start = min(end + 1, bytes.count)
    }
    remove([0..<start])
  }

  /// `:name: value` or `%%| name: value`.
  private func option(_ line: Range<Int>) -> (name: String, value: String)? {
    var start = line.lowerBound
    if bytes.has(":", at: start) {
      start += 1
    } else if bytes.has("%%|", at: start) {
      start = bytes.spaceEnd(from: start + 3)
    } else {
      return nil
    }
    let end = bytes.end(from: start) { ASCII.isWord($0) || $0 == UInt8(ascii: "-") }
    guard end > start, end < line.upperBound, bytes.has(":", at: end) else { return nil }
    var value = bytes.trimmed(end + 1..<line.upperBound)
    if value.count > 1, bytes.hasAny("\"'", at: value.lowerBound),
      bytes[value.lowerBound] == bytes[value.upperBound - 1]
    {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    return (bytes.string(start..<end), bytes.string(value))
  }
}
