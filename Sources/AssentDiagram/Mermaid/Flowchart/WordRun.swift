/// What is known of the run of characters without a space around a position.
struct WordRun {
  private var range = 0..<0
  private var lastAt = -1
  private var space = 0..<0
  private var spaceStartsLink = false

  /// The end of an edge id such as `e1@` that starts at `position`.
  mutating func linkIDEnd(at position: Int, in text: [UInt8]) -> Int? {
    if !range.contains(position) { find(position, text) }
    return lastAt > position ? lastAt + 1 : nil
  }

  private mutating func find(_ position: Int, _ text: [UInt8]) {
    var end = position
    lastAt = -1
    while end < text.count, text[end] != ASCII.quote, text.spaceLength(at: end) == 0 {
      if text[end] == UInt8(ascii: "@"), end + 1 < text.count, text[end + 1] != ASCII.quote,
        text[end + 1] != UInt8(ascii: "{")
      {
        lastAt = end
      }
      end += 1
    }
    range = position..<max(end, position + 1)
  }

  /// Whether a link follows the white space at `position`.
  ///
  /// Asked once for a run of white space, so that a long one does not take the square of its length.
  mutating func startsLink(at position: Int, in text: [UInt8]) -> Bool {
    if !space.contains(position) {
      var end = text.spaceEnd(from: position)
      space = position..<end
      spaceStartsLink = text.has("~~~", at: end)
      if text.hasAny("xo<", at: end) { end += 1 }
      if text.has("--", at: end) || text.has("==", at: end) || text.has("-.", at: end) {
        spaceStartsLink = true
      }
      if text.has(".", at: end) {
        while text.has(".", at: end) { end += 1 }
        if text.has("-", at: end) { spaceStartsLink = true }
      }
    }
    return spaceStartsLink
  }
}
