/// A table of words, or a part of one, as the bytes that stand in the program.
///
/// Taking it apart makes no strings: a process that compiles one document would spend more time on
/// its tables than on the document.
package struct TableText: Sendable, ExpressibleByStringLiteral {
  @usableFromInline let table: StaticString
  /// Where it stands in the table.
  package let range: Range<Int>

  @inlinable package init(stringLiteral table: StaticString) {
    self.init(table, 0..<table.utf8CodeUnitCount)
  }

  @inlinable @inline(__always) init(_ table: StaticString, _ range: Range<Int>) {
    self.table = table
    self.range = range
  }

  @inlinable @inline(__always) package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table.utf8Start + range.lowerBound, count: range.count)
  }

  @inlinable package var isEmpty: Bool { range.isEmpty }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The table that it is a part of.
  package var whole: TableText { TableText(stringLiteral: table) }

  /// Whether it is a part of the same table.
  @inlinable @inline(__always) package func sharesTable(with other: TableText) -> Bool {
    table.utf8Start == other.table.utf8Start
  }

  /// The text without so many bytes at its ends.
  @inlinable @inline(__always) package func dropping(first: Int = 0, last: Int = 0) -> TableText {
    TableText(table, range.lowerBound + first..<range.upperBound - last)
  }

  package func starts(with prefix: [UInt8]) -> Bool {
    guard range.count >= prefix.count else { return false }
    let start = table.utf8Start + range.lowerBound
    for index in prefix.indices where start[index] != prefix[index] { return false }
    return true
  }

  /// The place of the first `byte` from a place of the table on, or the end of the text.
  ///
  /// It looks at sixteen bytes at a time, also behind the text, where the table goes on.
  @inlinable func firstPlace(of byte: UInt8, from place: Int) -> Int {
    typealias Block = SIMD16<UInt8>
    let start = UnsafeRawPointer(table.utf8Start)
    let end = range.upperBound
    let last = table.utf8CodeUnitCount - 16
    var place = place
    while place < end, place <= last {
      let block = start.loadUnaligned(fromByteOffset: place, as: Block.self)
      let words = unsafeBitCast(block .== Block(repeating: byte), to: SIMD2<UInt64>.self)
      if words[0] != 0 { return min(place + words[0].littleEndian.trailingZeroBitCount / 8, end) }
      if words[1] != 0 {
        return min(place + 8 + words[1].littleEndian.trailingZeroBitCount / 8, end)
      }
      place += 16
    }
    while place < end, table.utf8Start[place] != byte { place += 1 }
    return min(place, end)
  }

  /// The texts before and after the first separator; `nil` where there is none.
  ///
  /// - Parameter separator: an ASCII character.
  package func cut(at separator: Unicode.Scalar) -> (before: TableText, after: TableText)? {
    let place = firstPlace(of: UInt8(ascii: separator), from: range.lowerBound)
    guard place < range.upperBound else { return nil }
    return (
      TableText(table, range.lowerBound..<place), TableText(table, place + 1..<range.upperBound)
    )
  }

  /// What stands between separators, without blanks at its ends, also where that is nothing.
  ///
  /// - Parameter separator: an ASCII character.
  @inlinable @inline(__always) package func fields(at separator: Unicode.Scalar) -> Fields {
    Fields(text: self, separator: UInt8(ascii: separator), start: range.lowerBound)
  }

  /// The lines that begin with one of some words; what other lines hold is not looked at.
  package func lines(beginningWith words: [[UInt8]]) -> Lines {
    Lines(text: self, words: words, start: range.lowerBound)
  }

  /// The lines of a text that begin with one of some words, one after another.
  package struct Lines: Sequence, IteratorProtocol {
    let text: TableText
    let words: [[UInt8]]
    /// Where the next line begins.
    var start: Int

    package mutating func next() -> TableText? {
      let bytes = text.table.utf8Start
      while start < text.range.upperBound {
        let first = bytes[start]
        let line = TableText(
          text.table, start..<text.firstPlace(of: UInt8(ascii: "\n"), from: start))
        start = line.range.upperBound + 1
        for word in words where word.first == first && line.starts(with: word) { return line }
      }
      return nil
    }
  }

  /// The fields of a text, one after another.
  package struct Fields: Sequence, IteratorProtocol {
    @usableFromInline let text: TableText
    @usableFromInline let separator: UInt8
    /// Where the next field begins.
    @usableFromInline var start: Int

    @inlinable init(text: TableText, separator: UInt8, start: Int) {
      self.text = text
      self.separator = separator
      self.start = start
    }

    @inlinable package mutating func next() -> TableText? {
      let limit = text.range.upperBound
      guard start <= limit else { return nil }
      let bytes = text.table.utf8Start
      var first = start
      var end = text.firstPlace(of: separator, from: start)
      start = end + 1
      while first < end, bytes[first] == 0x20 { first += 1 }
      while first < end, bytes[end - 1] == 0x20 { end -= 1 }
      return TableText(text.table, first..<end)
    }
  }
}
