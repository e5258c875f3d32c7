import AssentMarkup

/// The words a renderer has written, as ranges of the text of its document, in the order written.
///
/// A range is noted where its bytes are written, so that the formats of a document say the same
/// exactly if their ranges hold the same words.
package struct WordRanges: Hashable, Sendable {
  /// Never empty; no range begins where the one before it ends, unless ``mark()`` came between.
  private(set) var ranges: [Range<Int32>] = []
  /// The last range, which may still grow; empty where there is none.
  private var open: Range<Int32> = 0..<0

  package init() {}

  @inline(__always)
  mutating func append(_ range: TextRange) {
    append(range.start..<range.start + range.count)
  }

  @inline(__always)
  private mutating func append(_ range: Range<Int32>) {
    if range.lowerBound == open.upperBound, !open.isEmpty {
      open = open.lowerBound..<range.upperBound
    } else if !range.isEmpty {
      if !open.isEmpty { ranges.append(open) }
      open = range
    }
  }

  /// Ends the last range and returns how many there are, for ``append(_:of:)``.
  mutating func mark() -> Int {
    if !open.isEmpty { ranges.append(open) }
    open = 0..<0
    return ranges.count
  }

  /// Appends some of the ranges of another collection, by their numbers there.
  mutating func append(_ numbers: Range<Int>, of other: WordRanges) {
    for range in other.ranges[numbers] { append(range) }
  }

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    open = 0..<0
  }

  /// The bytes of some of the ranges, by their numbers.
  func size(of numbers: Range<Int>) -> Int {
    var size = 0
    for range in ranges[numbers.clamped(to: ranges.indices)] { size += range.count }
    return size
  }

  /// Ends the collection.
  func finished() -> WordRanges {
    var finished = self
    _ = finished.mark()
    return finished
  }

  /// Whether the ranges hold the words of others, byte for byte.
  package func holdsSameWords(as other: WordRanges, in document: Document) -> Bool {
    self == other || words(in: document.text) == other.words(in: document.text)
  }

  /// The words, without white space.
  package func words(in text: [UInt8]) -> [UInt8] {
    text.withUnsafeBufferPointer { words(in: $0) }
  }

  func words(in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var size = open.count
    for range in ranges { size += range.count }
    var sink = WordSink(minimumCapacity: size + 8)
    for range in ranges { sink.append(text.slice(Int(range.lowerBound)..<Int(range.upperBound))) }
    sink.append(text.slice(Int(open.lowerBound)..<Int(open.upperBound)))
    return sink.finish()
  }
}
