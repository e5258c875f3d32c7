import AssentManifest

/// Phrases with what they mean, found in folded text by the bytes they begin with.
///
/// A phrase ends where a word ends, unless it was written with `*` at its end: `terminat*`.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Phrase: Sendable {
    /// Where its bytes stand in its table.
    let start: Int32
    let count: UInt16
    /// The number of its table in `tables`.
    let table: UInt8
    let isStem: Bool
    /// The number of the next phrase of the same hash, from 1 on; 0 where there is none.
    var next: UInt16
    let value: Value
  }

  private let phrases: [Phrase]
  /// What phrases are parts of, as it stands in the program.
  private let tables: [TableText]
  /// For each hash of three bytes, the number of its first phrase, from 1 on; 0 where there is none.
  private let first: [UInt16]

  private static var bucketCount: Int { 2048 }

  /// Reads phrases of at least three bytes; shorter ones are left out.
  ///
  /// Phrases are written as folding leaves them, so that they stay where they stand.
  init(_ rows: some Sequence<(phrase: TableText, value: Value)>) {
    var phrases: [Phrase] = []
    phrases.reserveCapacity(rows.underestimatedCount)
    var tables: [TableText] = []
    for row in rows {
      let isStem = row.phrase.bytes.last == UInt8(ascii: "*")
      let text = row.phrase.dropping(last: isStem ? 1 : 0)
      let bytes = text.bytes
      assert(FoldedText(bytes).bytes.elementsEqual(bytes), "'\(text.string)' is not folded")
      guard bytes.count >= 3 else { continue }
      let isOfLast = tables.last?.sharesTable(with: text) ?? false
      if !isOfLast { tables.append(text.whole) }
      // `next` is where it belongs, until it is known which phrase comes next there.
      phrases.append(
        Phrase(
          start: Int32(text.range.lowerBound), count: UInt16(bytes.count),
          table: UInt8(tables.count - 1), isStem: isStem,
          next: UInt16(Self.hash(bytes[0], bytes[1], bytes[2])), value: row.value))
    }
    var first = [UInt16](repeating: 0, count: Self.bucketCount)
    // From the last on, so that phrases of one hash stay in their order.
    for index in phrases.indices.reversed() {
      let bucket = Int(phrases[index].next)
      phrases[index].next = first[bucket]
      first[bucket] = UInt16(index + 1)
    }
    self.phrases = phrases
    self.tables = tables
    self.first = first
  }

  /// Calls `body` with the value and the end of each phrase that begins at `index` of `text`.
  @inline(__always)
  func forEachMatch(in text: [UInt8], at index: Int, _ body: (Value, Int) -> Void) {
    guard index + 3 <= text.count else { return }
    var number = Int(first[Self.hash(text[index], text[index + 1], text[index + 2])])
    while number > 0 {
      let phrase = phrases[number - 1]
      number = Int(phrase.next)
      let end = index + Int(phrase.count)
      guard end <= text.count, matches(phrase, text, index) else { continue }
      body(phrase.value, end)
    }
  }

  /// Whether a phrase may be what a range of unfolded text begins with; `false` is certain.
  func mayBegin(_ source: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound, source[index] < 0x80,
      !isASCIILetter(source[index]), !isASCIIDigit(source[index])
    {
      index += 1
    }
    guard index + 3 <= range.upperBound else { return false }
    for byte in source[index..<index + 3] where !isASCIILetter(byte) && !isASCIIDigit(byte) {
      return true
    }
    let bucket = Self.hash(
      source[index] | 0x20, source[index + 1] | 0x20, source[index + 2] | 0x20)
    return first[bucket] > 0
  }

  /// The longest phrase that begins at `index` of `text`.
  func longestMatch(in text: [UInt8], at index: Int) -> (value: Value, end: Int)? {
    var best: (value: Value, end: Int)?
    forEachMatch(in: text, at: index) { value, end in
      if end > best?.end ?? 0 { best = (value, end) }
    }
    return best
  }

  /// Calls `body` for each phrase that begins at a word of `text`.
  func forEachMatch(in text: [UInt8], _ body: (Value, Int) -> Void) {
    forEachStart(in: text) { forEachMatch(in: text, at: $0, body) }
  }

  /// Calls `body` for each place of `text` where a phrase may begin.
  @inline(__always)
  private func forEachStart(in text: [UInt8], _ body: (Int) -> Void) {
    text.withUnsafeBufferPointer { text in
      first.withUnsafeBufferPointer { first in
        var isStart = true
        var index = 0
        while index &+ 3 <= text.count {
          let byte = text[index]
          if isStart || (byte & 0xC0 != 0x80 && Scalars.mayBeginAnywhere(byte)) {
            if first[Self.hash(byte, text[index &+ 1], text[index &+ 2])] > 0 { body(index) }
          }
          isStart = byte == 0x20
          index &+= 1
        }
      }
    }
  }

  /// What stands in `text`, with where it stands; a phrase inside of a longer one does not count.
  func longestMatches(in text: [UInt8], limit: Int = 64) -> [(value: Value, range: Range<Int>)] {
    var found: [(value: Value, range: Range<Int>)] = []
    forEachStart(in: text) { index in
      guard found.count < limit else { return }
      forEachMatch(in: text, at: index) { value, end in found.append((value, index..<end)) }
    }
    guard found.count > 1 else { return found }
    return found.filter { match in
      !found.contains {
        $0.range.count > match.range.count && $0.range.lowerBound <= match.range.lowerBound
          && match.range.upperBound <= $0.range.upperBound
      }
    }
  }

  private func matches(_ phrase: Phrase, _ text: [UInt8], _ index: Int) -> Bool {
    guard Self.stands(phrase, of: tables[Int(phrase.table)].bytes, in: text, at: index) else {
      return false
    }
    let end = index + Int(phrase.count)
    return phrase.isStem || end == text.count || text[end] == 0x20
      || Scalars.mayBeginAnywhere(text[end]) || Scalars.mayBeginAnywhere(text[index])
  }

  /// Whether the bytes of a phrase stand in a text; the first three have the same hash.
  @inline(__always)
  private static func stands(
    _ phrase: Phrase, of table: UnsafeBufferPointer<UInt8>, in text: [UInt8], at index: Int
  ) -> Bool {
    let start = Int(phrase.start)
    for offset in 3..<Int(phrase.count) where table[start + offset] != text[index + offset] {
      return false
    }
    for offset in 0..<3 where table[start + offset] != text[index + offset] { return false }
    return true
  }

  @inline(__always)
  private static func hash(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Int {
    let key = UInt32(first) << 16 | UInt32(second) << 8 | UInt32(third)
    return Int((key &* 0x9E37_79B1) >> 21)
  }
}

extension PhraseTable {
  /// Reads rows of `language | name | phrase; phrase`, one a line; `value` reads the name.
  init(tables: TableText..., value: (String) -> Value?) {
    var rows: [(phrase: TableText, value: Value)] = []
    // Few phrases are shorter than that.
    rows.reserveCapacity(tables.reduce(0) { $0 + $1.range.count } / 12)
    for table in tables {
      for line in table.fields(at: "\n") {
        var fields = line.fields(at: "|")
        guard fields.next() != nil, let name = fields.next(), let phrases = fields.next(),
          let value = value(name.string)
        else { continue }
        for phrase in phrases.fields(at: ";") { rows.append((phrase, value)) }
      }
    }
    self.init(rows)
  }
}
