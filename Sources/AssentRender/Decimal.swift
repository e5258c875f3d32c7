/// Numbers in decimal digits.
enum Decimal {
  /// The digits of the longest number, with its sign.
  static let maximumLength = 20

  /// Writes a number and returns how many bytes it took.
  @inline(__always)
  static func write(_ number: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    if number >= 0, number < 10 {
      target[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number)
      return 1
    }
    return writeDigits(number, to: target)
  }

  private static func writeDigits(_ number: Int, to target: UnsafeMutablePointer<UInt8>) -> Int {
    var rest = number.magnitude
    var length = number < 0 ? 2 : 1
    var bound: UInt = 10
    while rest >= bound {
      length += 1
      let (next, isOver) = bound.multipliedReportingOverflow(by: 10)
      if isOver { break }
      bound = next
    }
    if number < 0 { target[0] = UInt8(ascii: "-") }
    let first = number < 0 ? 1 : 0
    var index = length
    while index > first {
      index -= 1
      target[index] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return length
  }
}
