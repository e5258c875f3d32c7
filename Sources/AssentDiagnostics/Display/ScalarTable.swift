/// One byte for every Unicode scalar below U+20000.
///
/// Blocks of scalars that are alike are kept once, so that a table is some kilobytes and cheap to make.
package struct ScalarTable: Sendable {
  package static let limit = 0x20000
  /// As many as ``appendBlock(of:)`` appends.
  private static let blockSize = 0x40

  /// For each block of 64 scalars where its values begin.
  @usableFromInline private(set) var blocks: [UInt16]
  @usableFromInline private(set) var values: [UInt8]
  /// For each value where a block begins that has it everywhere, or `none`. Such blocks stay as they are.
  private var uniform: [UInt16]
  private static let none = UInt16.max

  /// A table that has one value everywhere.
  package init(of value: UInt8 = 0) {
    blocks = [UInt16](repeating: 0, count: Self.limit / Self.blockSize)
    values = []
    values.reserveCapacity(384 * Self.blockSize)
    uniform = [UInt16](repeating: Self.none, count: 256)
    _ = uniformBlock(of: value)
  }

  /// The value of a scalar below U+20000.
  @inlinable
  @inline(__always)
  package subscript(scalar: UInt32) -> UInt8 {
    values[Int(blocks[Int(scalar >> 6)]) + Int(scalar & 0x3F)]
  }

  /// Gives `value` to all scalars of `range`.
  package mutating func set(_ range: ClosedRange<Int>, to value: UInt8) {
    var first = range.lowerBound
    while first <= range.upperBound {
      let block = first / Self.blockSize
      let end = min(range.upperBound + 1, (block + 1) * Self.blockSize)
      if end - first == Self.blockSize {
        blocks[block] = uniformBlock(of: value)
      } else {
        let start = ownBlock(block) + first % Self.blockSize
        values.withUnsafeMutableBufferPointer {
          $0[start..<start + end - first].update(repeating: value)
        }
      }
      first = end
    }
  }

  private mutating func uniformBlock(of value: UInt8) -> UInt16 {
    let known = uniform[Int(value)]
    if known != Self.none { return known }
    let start = appendBlock(of: value)
    uniform[Int(value)] = start
    return start
  }

  /// Where the values of a block begin, which no other block shares.
  private mutating func ownBlock(_ block: Int) -> Int {
    let start = blocks[block]
    let value = values[Int(start)]
    guard uniform[Int(value)] == start else { return Int(start) }
    blocks[block] = appendBlock(of: value)
    return Int(blocks[block])
  }

  /// Where a new block begins that has `value` everywhere.
  private mutating func appendBlock(of value: UInt8) -> UInt16 {
    let start = UInt16(values.count)
    // Appended at once, not one by one.
    withUnsafeBytes(of: SIMD64<UInt8>(repeating: value)) { values.append(contentsOf: $0) }
    return start
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
      set(first...last, to: value)
    }
  }
}
