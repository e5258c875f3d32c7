/// Collects words: every byte of some text that is not white space, in order.
///
/// White space is Unicode's property White_Space.
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

  /// Ends the collection and hands out the words.
  package consuming func finish() -> [UInt8] {
    storage.removeLast(storage.count - count)
    return storage
  }

  package mutating func append(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { append($0) }
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
  /// Eight bytes at a time, each is written where it belongs if all white space before it is left
  /// out, and the next one overwrites what should not be there: no branch for each word.
  private static func copyWords(
    _ source: UnsafePointer<UInt8>, _ length: Int, to target: UnsafeMutablePointer<UInt8>,
    at start: Int
  ) -> Int {
    var offset = start
    var index = 0
    while index < length {
      if length - index >= 8 {
        let word = ByteWord.load(source, index)
        if word & highs == 0 || ByteWord.wideSpaceLeads(word) == 0 {
          let kept = ~asciiSpaces(word) & highs
          // Byte k of the sums counts the bytes kept before byte k.
          let bits = kept >> 7
          let sums = (bits &* ones) << 8
          let base = target + offset
          for position in 0..<8 {
            let place = Int(truncatingIfNeeded: sums >> UInt64(8 * position) & 0xFF)
            base[place] = UInt8(truncatingIfNeeded: word >> UInt64(8 * position))
          }
          offset &+= bits.nonzeroBitCount
          index += 8
          continue
        }
      }
      let end = min(length, index + 8)
      while index < end {
        let skipped = spaceLength(source, index, length)
        if skipped > 0 {
          index += skipped
        } else {
          target[offset] = source[index]
          offset &+= 1
          index += 1
        }
      }
    }
    return offset
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of each byte that is ASCII white space.
  @inline(__always)
  private static func asciiSpaces(_ word: UInt64) -> UInt64 {
    let low = word & ~highs
    let blanks = ~((low ^ (ones &* 0x20)) &+ (ones &* 0x7F))
    let controls = (low &+ (ones &* 0x77)) & ~(low &+ (ones &* 0x72))
    return (blanks | controls) & ~word & highs
  }

  /// The number of bytes of the white space that begins at `index`, or 0.
  @inline(__always)
  private static func spaceLength(
    _ source: UnsafePointer<UInt8>, _ index: Int, _ length: Int
  ) -> Int {
    let byte = source[index]
    if byte < 0x80 { return byte == 0x20 || byte &- 9 < 5 ? 1 : 0 }
    if byte == 0xC2, index + 1 < length {
      return source[index + 1] == 0x85 || source[index + 1] == 0xA0 ? 2 : 0
    }
    guard byte >= 0xE1, byte <= 0xE3, index + 2 < length else { return 0 }
    let scalar =
      UInt32(byte & 0x0F) << 12 | UInt32(source[index + 1] & 0x3F) << 6
      | UInt32(source[index + 2] & 0x3F)
    switch scalar {
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return 3
    default: return 0
    }
  }
}
