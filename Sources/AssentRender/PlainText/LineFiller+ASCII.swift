extension LineFiller {
  /// The end of the run from `start` on that is printable ASCII without two spaces in a row.
  ///
  /// Looks at eight bytes at a time; the last few bytes before the end may be left out.
  func plainEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones << 7
    guard let base = text.baseAddress else { return start }
    var index = start
    var endsWithSpace: UInt64 = 0
    while text.count - index >= 8 {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
      // High bits of: bytes from 0x80 on, below 0x20, and 0x7F.
      let odd = (word | (word &+ ones) | ~((word | highs) &- ones &* 0x20)) & highs
      let spaces = ~((word ^ (ones &* 0x20)) &+ (ones &* 0x7F)) & highs
      let doubled = spaces & (spaces << 8 | endsWithSpace)
      if odd | doubled != 0 {
        return index + (odd | doubled).trailingZeroBitCount / 8
      }
      endsWithSpace = spaces >> 56
      index += 8
    }
    var wasSpace = endsWithSpace != 0
    while index < text.count {
      let byte = text[index]
      let isSpace = byte == 0x20
      if byte < 0x20 || byte > 0x7E || (isSpace && wasSpace) { return index }
      wasSpace = isSpace
      index += 1
    }
    return index
  }

  /// Writes `text[start..<end]`, which ``plainEnd(_:from:)`` has found plain.
  mutating func writePlain(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var index = start
    var end = end
    let endsWithSpace = end > index && text[end - 1] == 0x20
    if endsWithSpace { end -= 1 }
    if index < end, text[index] == 0x20 {
      writeSpace(.normal)
      index += 1
    }
    if index < end {
      beginText(text, index)
      noteBreakBefore(text, index)
      while true {
        let room = width - column
        if end - index <= room {
          writeRest(text, index, end)
          break
        }
        if let cut = lastBreak(text, from: index, before: index + max(room, 0) + 1) {
          append(text, index, cut.end)
          newLine()
          index = cut.resume
        } else if breakPoint.end >= 0 {
          breakLine()
        } else {
          index = writeLongWord(text, index, end, room: room)
          if index >= end { break }
        }
      }
    }
    if endsWithSpace { writeSpace(.normal) }
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    out.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
    column += end - start
  }

  /// Appends text that fits, and remembers the last place in it where the line may break.
  private mutating func writeRest(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) {
    if let cut = lastBreak(text, from: index, before: end) {
      breakPoint = BreakPoint(
        end: out.count + (cut.end - index), resume: out.count + (cut.resume - index),
        endColumn: column + (cut.end - index), resumeColumn: column + (cut.resume - index),
        style: written)
    }
    append(text, index, end)
    lastClass = classes[Int(text[end - 1])]
    if lastClass == LineBreakClass.hyphen.rawValue,
      isCode || end - index < 3
        || !isWordByte(text[end - 2]) || !isWordByte(text[end - 3])
    {
      lastClass = LineBreakClass.glue.rawValue
    }
  }

  /// Remembers the place before `text[index]` if the line may break between it and what is written.
  private mutating func noteBreakBefore(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    guard !isCode, breaks[Int(lastClass)] & (1 << UInt32(classes[Int(text[index])])) != 0 else {
      return
    }
    breakPoint = BreakPoint(
      end: out.count, resume: out.count, endColumn: column, resumeColumn: column, style: written)
  }

  /// The last place in `text[start..<limit]` where a line may end: after its last byte, and where
  /// the next line begins. A break right at `start` is not one.
  private func lastBreak(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, before limit: Int
  ) -> (end: Int, resume: Int)? {
    var index = min(limit, text.count) - 1
    while index > start {
      let byte = text[index]
      if byte == 0x20 {
        if index + 1 < text.count, !beginsLoneMark(text, index + 1) { return (index, index + 1) }
      } else if text[index - 1] == UInt8(ascii: "-"), !isCode,
        index - 3 >= start, isLetter(byte), index + 1 < text.count, isWordByte(text[index + 1]),
        isWordByte(text[index - 2]), isWordByte(text[index - 3])
      {
        return (index, index)
      }
      index -= 1
    }
    return nil
  }

  /// Whether a lone mark stands here that should not begin a line, as `-` in `a - b`.
  @inline(__always)
  private func beginsLoneMark(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    guard text[index] < 0x40, index + 1 >= text.count || text[index + 1] == 0x20 else {
      return false
    }
    return !breaksAtSpaceBefore(text[index])
  }

  private func breaksAtSpaceBefore(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: ")"):
      false
    default: true
    }
  }

  /// Writes the start of a word that is wider than a line, or all of it if words are kept.
  ///
  /// Returns the index from which to go on. There is no break point on the open line.
  private mutating func writeLongWord(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, room: Int
  ) -> Int {
    if keepsWords || isURL(text, start, end) {
      var wordEnd = start
      while wordEnd < end, text[wordEnd] != 0x20 { wordEnd += 1 }
      append(text, start, wordEnd)
      lastClass = classes[Int(text[wordEnd - 1])]
      guard wordEnd < end else { return end }
      newLine()
      return wordEnd + 1
    }
    guard room > 0 else {
      newLine()
      return start
    }
    // Better after a mark than inside a name.
    var cut = start + room
    let least = start + room / 2
    var index = cut
    while index > least {
      if !isWordByte(text[index - 1]), text[index] != 0x20 {
        cut = index
        break
      }
      index -= 1
    }
    append(text, start, cut)
    newLine()
    return cut
  }

  /// Whether the word at `start` is a URL.
  private func isURL(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index + 2 < end, text[index] != 0x20, index - start < 24 {
      if text[index] == UInt8(ascii: ":"), text[index + 1] == UInt8(ascii: "/"),
        text[index + 2] == UInt8(ascii: "/")
      {
        return true
      }
      index += 1
    }
    return false
  }

  @inline(__always)
  func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }

  @inline(__always)
  func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
  }
}
