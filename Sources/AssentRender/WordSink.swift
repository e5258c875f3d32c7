/// Collects the words a renderer writes: every byte that is not white space, in order.
///
/// White space is Unicode's property White_Space. All renderers of a document must collect equal
/// bytes, or its formats do not say the same.
package struct WordSink: Sendable {
  /// The words, then unused bytes up to the capacity reached.
  private var storage: [UInt8] = []
  private var count = 0

  package init() {}

  package init(minimumCapacity: Int) {
    storage = [UInt8](repeating: 0, count: minimumCapacity)
  }

  /// The words so far.
  package var bytes: [UInt8] { Array(storage[..<count]) }

  /// Number of bytes in `bytes`.
  package var byteCount: Int { count }

  /// Ends the collection and hands out the words.
  package consuming func finish() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  package mutating func removeAll() {
    count = 0
  }

  package mutating func append(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { append($0) }
  }

  /// Appends some of the words of another collection, by their byte offsets there.
  mutating func append(_ range: Range<Int>, of other: WordSink) {
    append(other.storage[range])
  }

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress, text.count > 0 else { return }
    let needed = count + text.count + 8
    if needed > storage.count {
      let more = max(needed, storage.count * 2) - storage.count
      storage.append(contentsOf: repeatElement(0, count: more))
    }
    count = storage.withUnsafeMutableBufferPointer { buffer in
      guard let target = buffer.baseAddress else { return count }
      return Self.copyWords(source, text.count, to: target, at: count)
    }
  }

  /// Copies without white space; returns the offset after the last byte written.
  ///
  /// Every byte is written and the offset moves only past those that count, so that there is no
  /// branch for each word.
  private static func copyWords(
    _ source: UnsafePointer<UInt8>, _ length: Int, to target: UnsafeMutablePointer<UInt8>,
    at start: Int
  ) -> Int {
    var offset = start
    var index = 0
    while index < length {
      if length - index >= 8 {
        let word = UnsafeRawPointer(source + index).loadUnaligned(as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          for position in index..<index + 8 {
            let byte = source[position]
            target[offset] = byte
            offset &+= isASCIISpace(byte) ? 0 : 1
          }
          index += 8
          continue
        }
      }
      let end = min(length, index + 8)
      while index < end {
        let byte = source[index]
        if byte < 0x80 {
          target[offset] = byte
          offset &+= isASCIISpace(byte) ? 0 : 1
          index += 1
        } else {
          let skipped = spaceLength(source, index, length)
          if skipped > 0 {
            index += skipped
          } else {
            target[offset] = byte
            offset &+= 1
            index += 1
          }
        }
      }
    }
    return offset
  }

  @inline(__always)
  private static func isASCIISpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte &- 9 < 5
  }

  /// The number of bytes of the white space beyond ASCII that begins at `index`, or 0.
  @inline(__always)
  private static func spaceLength(
    _ source: UnsafePointer<UInt8>, _ index: Int, _ length: Int
  ) -> Int {
    switch source[index] {
    case 0xC2:
      guard index + 1 < length else { return 0 }
      return source[index + 1] == 0x85 || source[index + 1] == 0xA0 ? 2 : 0
    case 0xE1...0xE3:
      guard index + 2 < length else { return 0 }
      let scalar =
        UInt32(source[index] & 0x0F) << 12 | UInt32(source[index + 1] & 0x3F) << 6
        | UInt32(source[index + 2] & 0x3F)
      switch scalar {
      case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return 3
      default: return 0
      }
    default: return 0
    }
  }
}
