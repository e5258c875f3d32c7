/// Places of a short row of bytes in a long one.
enum ByteSearch {
  /// All places, one after the other.
  static func places(of text: StaticString, in bytes: [UInt8]) -> [Range<Int>] {
    let wanted = text.withUTF8Buffer { Array($0) }
    var found: [Range<Int>] = []
    var start = 0
    while let place = first(wanted, in: bytes, from: start) {
      found.append(place)
      start = place.upperBound
    }
    return found
  }

  static func first(_ text: String, in bytes: [UInt8], from start: Int = 0) -> Range<Int>? {
    first(Array(text.utf8), in: bytes, from: start)
  }

  static func first(
    _ wanted: [UInt8], in bytes: [UInt8], from start: Int
  ) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + wanted.count <= bytes.count {
        if bytes[index] == first {
          var length = 1
          while length < wanted.count, bytes[index + length] == wanted[length] { length += 1 }
          if length == wanted.count { return index..<index + length }
        }
        index += 1
      }
      return nil
    }
  }
}
