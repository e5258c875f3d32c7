/// One byte for every Unicode scalar below U+20000, in one flat array.
package struct ScalarTable: Sendable {
  package static let limit = 0x20000

  package private(set) var values = [UInt8](repeating: 0, count: ScalarTable.limit)

  package init() {}

  /// Gives `value` to all scalars of `range`.
  package mutating func set(_ range: ClosedRange<Int>, to value: UInt8) {
    for scalar in range { values[scalar] = value }
  }

  /// Gives `value` to all scalars of `list`: hexadecimal numbers and ranges (`0300-036F`), in
  /// capitals, with white space between them.
  package mutating func set(_ list: StaticString, to value: UInt8) {
    let text = UnsafeBufferPointer(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var first: Int?
    var number: Int?
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number = (number ?? 0) * 16 + Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"):
        number = (number ?? 0) * 16 + Int(byte - UInt8(ascii: "A")) + 10
      case UInt8(ascii: "-"):
        first = number
        number = nil
      default:
        if let last = number { set((first ?? last)...last, to: value) }
        first = nil
        number = nil
      }
    }
    if let last = number { set((first ?? last)...last, to: value) }
  }
}
