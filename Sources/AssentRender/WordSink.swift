/// Collects the words that a renderer writes: every byte that is not white space, in order.
package struct WordSink {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    let count = text.count
    while index < count {
      let byte = text[index]
      guard byte <= 0x20 || byte >= 0xC2 else {
        index += 1
        continue
      }
      let length = Self.whiteSpace(at: index, of: text)
      if length > 0 {
        bytes.append(contentsOf: text.slice(start..<index))
        index += length
        start = index
      } else {
        index += 1
      }
    }
    bytes.append(contentsOf: text.slice(start..<count))
  }

  /// The number of bytes of the white space at `index` (Unicode property White_Space); 0 for none.
  static func whiteSpace(at index: Int, of text: UnsafeBufferPointer<UInt8>) -> Int {
    let byte = text[index]
    switch byte {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2:
      guard index + 1 < text.count else { return 0 }
      return text[index + 1] == 0x85 || text[index + 1] == 0xA0 ? 2 : 0
    case 0xE1:
      return matches(text, index, 0x9A, 0x80...0x80) ? 3 : 0
    case 0xE2:
      if matches(text, index, 0x80, 0x80...0x8A) || matches(text, index, 0x80, 0xA8...0xA9)
        || matches(text, index, 0x80, 0xAF...0xAF) || matches(text, index, 0x81, 0x9F...0x9F)
      {
        return 3
      }
      return 0
    case 0xE3:
      return matches(text, index, 0x80, 0x80...0x80) ? 3 : 0
    default: return 0
    }
  }

  private static func matches(
    _ text: UnsafeBufferPointer<UInt8>, _ index: Int, _ second: UInt8, _ third: ClosedRange<UInt8>
  ) -> Bool {
    index + 2 < text.count && text[index + 1] == second && third.contains(text[index + 2])
  }
}
