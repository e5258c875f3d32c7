/// One byte for every Unicode scalar below U+20000, in one flat array.
package struct ScalarTable: Sendable {
  package static let limit = 0x20000

  package private(set) var values: [UInt8]

  /// A table that has one value everywhere.
  package init(of value: UInt8 = 0) {
    values = [UInt8](repeating: value, count: ScalarTable.limit)
  }

  /// Gives `value` to all scalars of `range`.
  package mutating func set(_ range: ClosedRange<Int>, to value: UInt8) {
    for scalar in range { values[scalar] = value }
  }

  /// Gives `value` to all scalars of `list`: hexadecimal numbers and ranges (`0300-036F`), in
  /// capitals, with white space between them.
  package mutating func set(_ list: StaticString, to value: UInt8) {
    let text = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var index = 0
    /// Reads a number, which ends at a byte that is no digit.
    func number() -> Int {
      var number = 0
      while index < text.count, text[index] >= UInt8(ascii: "0") {
        let byte = Int(text[index])
        number = number << 4 | (byte < 0x40 ? byte - 0x30 : byte - 0x37)
        index += 1
      }
      return number
    }
    values.withUnsafeMutableBufferPointer { values in
      while index < text.count {
        let start = index
        let first = number()
        guard index > start else {
          index += 1
          continue
        }
        var last = first
        if index < text.count, text[index] == UInt8(ascii: "-") {
          index += 1
          last = number()
        }
        for scalar in first...last { values[scalar] = value }
      }
    }
  }
}
