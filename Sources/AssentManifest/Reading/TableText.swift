/// A table of words, or a part of one, as the bytes that stand in the program.
///
/// Taking it apart makes no strings: a process that compiles one document would spend more time on
/// its tables than on the document.
package struct TableText: Sendable, ExpressibleByStringLiteral {
  private let table: StaticString
  /// Where it stands in the table.
  package let range: Range<Int>

  package init(stringLiteral table: StaticString) {
    self.init(table, 0..<table.utf8CodeUnitCount)
  }

  private init(_ table: StaticString, _ range: Range<Int>) {
    self.table = table
    self.range = range
  }

  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: table.utf8Start + range.lowerBound, count: range.count)
  }

  package var isEmpty: Bool { range.isEmpty }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The table that it is a part of.
  package var whole: TableText { TableText(stringLiteral: table) }

  /// Whether it is a part of the same table.
  package func sharesTable(with other: TableText) -> Bool {
    table.utf8Start == other.table.utf8Start
  }

  /// The text without so many bytes at its ends.
  package func dropping(first: Int = 0, last: Int = 0) -> TableText {
    TableText(table, range.lowerBound + first..<range.upperBound - last)
  }

  package func starts(with prefix: [UInt8]) -> Bool {
    guard range.count >= prefix.count else { return false }
    let start = table.utf8Start + range.lowerBound
    for index in prefix.indices where start[index] != prefix[index] { return false }
    return true
  }

  /// What stands between separators, without blanks at its ends, also where that is nothing.
  ///
  /// - Parameter separator: an ASCII character.
  package func fields(at separator: Unicode.Scalar) -> Fields {
    Fields(text: self, separator: UInt8(ascii: separator), start: range.lowerBound)
  }

  /// The fields of a text, one after another.
  package struct Fields: Sequence, IteratorProtocol {
    fileprivate let text: TableText
    fileprivate let separator: UInt8
    /// Where the next field begins.
    fileprivate var start: Int

    package mutating func next() -> TableText? {
      let limit = text.range.upperBound
      guard start <= limit else { return nil }
      let bytes = text.table.utf8Start
      var first = start
      var end = start
      while end < limit, bytes[end] != separator { end += 1 }
      start = end + 1
      while first < end, bytes[first] == 0x20 { first += 1 }
      while first < end, bytes[end - 1] == 0x20 { end -= 1 }
      return TableText(text.table, first..<end)
    }
  }
}
