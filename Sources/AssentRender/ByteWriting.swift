/// Appending to a buffer of bytes without intermediate strings.
extension [UInt8] {
  @inline(__always)
  mutating func write(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  mutating func write(_ text: String) {
    append(contentsOf: text.utf8)
  }

  @inline(__always)
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    append(contentsOf: bytes)
  }

  /// Appends a number in decimal digits.
  mutating func write(_ number: Int) {
    guard number >= 0 else {
      write(String(number))
      return
    }
    if number < 10 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
      return
    }
    var divisor = 1
    while number / divisor >= 10 { divisor *= 10 }
    var rest = number
    while divisor > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Begins a new line unless the buffer is empty or at the start of one.
  @inline(__always)
  mutating func writeLineStart() {
    if let last, last != UInt8(ascii: "\n") { append(UInt8(ascii: "\n")) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes of a range of offsets.
  @inline(__always)
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: self[range])
  }
}
