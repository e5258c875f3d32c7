import AssentManifest

/// Phrases with what they mean, found in folded text by the bytes they begin with.
///
/// A phrase ends where a word ends, unless it was written with `*` at its end: `terminat*`.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Phrase: Sendable {
    /// Where its bytes stand in `text`.
    var start: Int32
    var count: Int32
    var isStem: Bool
    var value: Value
  }

  private let text: [UInt8]
  private let phrases: [Phrase]
  /// For each hash of three bytes, where its phrases begin in `phrases`, and one entry more.
  private let starts: [UInt16]

  private static var bucketCount: Int { 2048 }

  /// Reads phrases of at least three bytes; shorter ones are left out.
  ///
  /// Phrases are written as folding leaves them, but for marks of ASCII, so that most are taken as they stand.
  init(_ rows: some Sequence<(phrase: TableText, value: Value)>) {
    var text: [UInt8] = []
    var unsorted: [Phrase] = []
    var starts = [UInt16](repeating: 0, count: Self.bucketCount + 1)
    var table: (first: TableText, start: Int)?
    for row in rows {
      let isStem = row.phrase.bytes.last == UInt8(ascii: "*")
      let phrase = row.phrase.dropping(last: isStem ? 1 : 0)
      let start: Int
      var count = phrase.range.count
      if Self.isFolded(phrase.bytes) {
        // A table is copied whole, before its first phrase.
        if table.map({ !$0.first.sharesTable(with: phrase) }) ?? true {
          table = (phrase, text.count)
          text.append(contentsOf: phrase.whole.bytes)
        }
        start = phrase.range.lowerBound + (table?.start ?? 0)
      } else {
        let folded = FoldedText(phrase.string).bytes
        start = text.count
        count = folded.count
        text += folded
      }
      guard count >= 3 else { continue }
      unsorted.append(
        Phrase(start: Int32(start), count: Int32(count), isStem: isStem, value: row.value))
      starts[Self.hash(text, start) + 1] += 1
    }
    // Phrases of one hash stay in their order.
    for bucket in 0..<Self.bucketCount { starts[bucket + 1] += starts[bucket] }
    var places = starts
    var phrases = unsorted
    for phrase in unsorted {
      let bucket = Self.hash(text, Int(phrase.start))
      phrases[Int(places[bucket])] = phrase
      places[bucket] += 1
    }
    self.text = text
    self.starts = starts
    self.phrases = phrases
  }

  private static func isFolded(_ phrase: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in phrase where byte < 0x61 {
      guard byte == 0x20 || isASCIIDigit(byte) else { return false }
    }
    assert(FoldedText(Array(phrase), 0..<phrase.count).bytes.elementsEqual(phrase))
    return true
  }

  /// Calls `body` with the value and the end of each phrase that begins at `index` of `text`.
  @inline(__always)
  func forEachMatch(in text: [UInt8], at index: Int, _ body: (Value, Int) -> Void) {
    guard index + 3 <= text.count else { return }
    let bucket = Self.hash(text, index)
    let first = Int(starts[bucket])
    let last = Int(starts[bucket + 1])
    guard first < last else { return }
    for number in first..<last {
      let phrase = phrases[number]
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
    return starts[bucket] < starts[bucket + 1]
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
      starts.withUnsafeBufferPointer { starts in
        var isStart = true
        var index = 0
        while index &+ 3 <= text.count {
          let byte = text[index]
          if isStart || (byte & 0xC0 != 0x80 && Scalars.mayBeginAnywhere(byte)) {
            let bucket = Self.hash(byte, text[index &+ 1], text[index &+ 2])
            if starts[bucket] < starts[bucket &+ 1] { body(index) }
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

  private func matches(_ phrase: Phrase, _ other: [UInt8], _ index: Int) -> Bool {
    let start = Int(phrase.start)
    let count = Int(phrase.count)
    for offset in 3..<count where text[start + offset] != other[index + offset] { return false }
    for offset in 0..<3 where text[start + offset] != other[index + offset] { return false }
    let end = index + count
    return phrase.isStem || end == other.count || other[end] == 0x20
      || Scalars.mayBeginAnywhere(other[end]) || Scalars.mayBeginAnywhere(other[index])
  }

  @inline(__always)
  private static func hash(_ text: [UInt8], _ index: Int) -> Int {
    hash(text[index], text[index + 1], text[index + 2])
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
    for line in tables.lazy.flatMap({ $0.fields(at: "\n") }) {
      var fields = line.fields(at: "|")
      guard fields.next() != nil, let name = fields.next(), let phrases = fields.next(),
        let value = value(name.string)
      else { continue }
      for phrase in phrases.fields(at: ";") { rows.append((phrase, value)) }
    }
    self.init(rows)
  }
}
