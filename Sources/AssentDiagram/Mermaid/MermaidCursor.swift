/// A place in a mermaid text, and what stands there.
///
/// Whatever is asked of it again and again while a line or a run of characters is read is found
/// once, so that no text makes a lexer slow.
struct MermaidCursor {
  let text: [UInt8]
  var position = 0
  private var line = (start: 0, end: -1)
  private var run = (start: 0, end: -1)

  init(_ text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { position >= text.count }

  /// The end of the line, where its line end stands.
  mutating func lineEnd() -> Int {
    if position < line.start || position > line.end {
      line = (position, text.lineEnd(from: position))
    }
    return line.end
  }

  /// The end of the characters without white space between.
  mutating func runEnd() -> Int {
    if position < run.start || position >= run.end {
      var end = position
      while end < text.count, text.spaceLength(at: end) == 0 { end += text.scalarLength(at: end) }
      run = (position, end)
    }
    return run.end
  }

  /// The end of what `isPart` takes of the characters from `start` on.
  func end(from start: Int, while isPart: (UInt8) -> Bool) -> Int {
    text.end(from: start, while: isPart)
  }

  /// The end of what stands before the first of these signs, from a place or from here.
  @inline(__always)
  func end(from start: Int? = nil, before signs: StaticString) -> Int {
    text.end(from: start ?? position) { !signs.holds($0) }
  }

  /// The end of what stands before white space and the first of these signs.
  @inline(__always)
  func wordEnd(from start: Int? = nil, before signs: StaticString) -> Int {
    var end = start ?? position
    while end < text.count, text.spaceLength(at: end) == 0, !signs.holds(text[end]) { end += 1 }
    return end
  }

  /// The end of the white space that is on the line.
  func lineSpaceEnd() -> Int {
    var end = position
    while end < text.count, text[end] != ASCII.newline {
      let length = text.spaceLength(at: end)
      if length == 0 { break }
      end += length
    }
    return end
  }
}
