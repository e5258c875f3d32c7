import AssentDiagnostics
import AssentMarkup

extension LineFiller {
  /// The end of the run from `start` on that is plain: printable ASCII, and letters and quotation
  /// marks of European scripts, all of one column, without two spaces in a row.
  ///
  /// Looks at eight bytes at a time where they are ASCII.
  func plainEnd(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs = ones << 7
    guard let base = text.baseAddress else { return start }
    var index = start
    var wasSpace = false
    while index < text.count {
      if text.count - index >= 8 {
        let word = UInt64(
          littleEndian: UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self))
        // High bits of: bytes from 0x80 on, below 0x20, and 0x7F.
        let odd = (word | (word &+ ones) | ~((word | highs) &- ones &* 0x20)) & highs
        if odd == 0 {
          let spaces = ~((word ^ (ones &* 0x20)) &+ (ones &* 0x7F)) & highs
          let doubled = spaces & (spaces << 8 | (wasSpace ? 0x80 : 0))
          if doubled != 0 { return index + doubled.trailingZeroBitCount / 8 }
          wasSpace = spaces >> 63 != 0
          index += 8
          continue
        }
      }
      let end = min(index + 8, text.count)
      while index < end {
        let byte = text[index]
        if byte < 0x80 {
          let isSpace = byte == 0x20
          if byte < 0x20 || byte > 0x7E || (isSpace && wasSpace) { return index }
          wasSpace = isSpace
          index += 1
        } else {
          let length = narrowLength(text, index)
          if length == 0 { return index }
          wasSpace = false
          index += length
        }
      }
    }
    return index
  }

  /// The bytes of a plain character beyond ASCII, or 0: U+00C0 to U+02FF, U+0380 to U+047F, and
  /// U+2018, U+2019, U+201C, U+201D.
  @inline(__always)
  private func narrowLength(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    if ambiguousWide { return 0 }
    let byte = text[index]
    if (byte >= 0xC3 && byte <= 0xCB) || (byte >= 0xCE && byte <= 0xD1) {
      return index + 1 < text.count ? 2 : 0
    }
    guard byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x80 else { return 0 }
    let last = text[index + 2]
    return last == 0x98 || last == 0x99 || last == 0x9C || last == 0x9D ? 3 : 0
  }

  /// The index up to which plain text fits `room` columns, at most `end`.
  @inline(__always)
  private func fittingEnd(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, room: Int
  ) -> Int {
    if end - start <= room { return end }
    var index = start
    var left = room
    while left >= 8, end - index >= 8, let base = text.baseAddress {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      // Continuation bytes have bit 7 set and bit 6 clear.
      let continuations = word & ~(word << 1) & 0x8080_8080_8080_8080
      left -= 8 - continuations.nonzeroBitCount
      index += 8
    }
    while index < end {
      if text[index] & 0xC0 != 0x80 {
        if left <= 0 { return index }
        left -= 1
      }
      index += 1
    }
    return end
  }

  /// The columns of plain text.
  @inline(__always)
  private func plainColumns(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Int {
    var count = end - start
    var index = start
    while end - index >= 8, let base = text.baseAddress {
      let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self)
      count -= (word & ~(word << 1) & 0x8080_8080_8080_8080).nonzeroBitCount
      index += 8
    }
    while index < end {
      if text[index] & 0xC0 == 0x80 { count -= 1 }
      index += 1
    }
    return count
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
        let limit = fittingEnd(text, index, end, room: max(width - column, 0))
        if limit == end {
          writeRest(text, index, end)
          break
        }
        if let cut = lastBreak(text, from: index, before: limit + 1) {
          append(text, index, cut.end)
          newLine()
          index = cut.resume
        } else if breakPoint.end >= 0 {
          breakLine()
        } else {
          index = writeLongWord(text, index, end, limit: limit)
          if index >= end { break }
        }
      }
    }
    if endsWithSpace { writeSpace(.normal) }
  }

  @inline(__always)
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    out.write(UnsafeBufferPointer(rebasing: text[start..<end]))
    column += plainColumns(text, start, end)
  }

  /// Appends text that fits, and remembers the last place in it where the line may break.
  private mutating func writeRest(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) {
    if let cut = lastBreak(text, from: index, before: end) {
      let endColumn = column + plainColumns(text, index, cut.end)
      breakPoint = BreakPoint(
        end: out.count + (cut.end - index), resume: out.count + (cut.resume - index),
        endColumn: endColumn, resumeColumn: endColumn + (cut.resume - cut.end), style: written)
    }
    append(text, index, end)
    lastClass = lastPlainClass(text[end - 1])
    if lastClass == LineBreakClass.hyphen.rawValue,
      isCode || end - index < 3
        || !isWordByte(text[end - 2]) || !isWordByte(text[end - 3])
    {
      lastClass = LineBreakClass.glue.rawValue
    }
  }

  /// Remembers the place before `text[index]` if the line may break between it and what is written.
  private mutating func noteBreakBefore(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) {
    guard !isCode, breaks[Int(lastClass)] != 0 else { return }
    let value = lineBreakClass(decodeScalar(text, at: index).scalar)
    guard breaks[Int(lastClass)] & (1 << UInt32(value)) != 0 else { return }
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
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, limit: Int
  ) -> Int {
    if keepsWords {
      var wordEnd = start
      while wordEnd < end, text[wordEnd] != 0x20 { wordEnd += 1 }
      append(text, start, wordEnd)
      lastClass = lastPlainClass(text[wordEnd - 1])
      guard wordEnd < end else { return end }
      newLine()
      return wordEnd + 1
    }
    guard limit > start else {
      newLine()
      return start
    }
    // Better after a mark than inside a name.
    var cut = limit
    let least = start + (limit - start) / 4
    var index = cut
    while index > least {
      let byte = text[index - 1]
      if !isWordByte(byte), byte != UInt8(ascii: "."), byte != UInt8(ascii: "%"),
        text[index] != 0x20
      {
        cut = index
        break
      }
      index -= 1
    }
    append(text, start, cut)
    newLine()
    return cut
  }

  /// The class of the last byte of plain text; what is not ASCII counts as a letter.
  @inline(__always)
  private func lastPlainClass(_ byte: UInt8) -> UInt8 {
    byte < 0x80 ? classes[UInt32(byte)] : LineBreakClass.letter.rawValue
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
