import AssentDiagnostics

extension [UInt8] {
  /// The range of the first `needle` within `range`, or `nil`.
  func firstOffsets(of needle: StaticString, in range: Range<Int>) -> Range<Int>? {
    needle.withUTF8Buffer { needle in
      guard let first = needle.first, range.count >= needle.count else { return nil }
      return withUnsafeBufferPointer { bytes in
        let bytes = UnsafeBufferPointer(rebasing: bytes[range])
        func next(from index: Int) -> Int? {
          needle.count == 1
            ? bytes.firstOffset(of: first, from: index)
            : bytes.firstOffset(ofPair: (first, needle[1]), from: index)
        }
        var index = 0
        while let start = next(from: index), case let end = start + needle.count, end <= bytes.count
        {
          if bytes[start..<end].elementsEqual(needle) {
            return range.lowerBound + start..<range.lowerBound + end
          }
          index = start + 1
        }
        return nil
      }
    }
  }

  /// The offset of the first `byte` within `range`, or `nil`.
  func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if self[index] == byte { return index }
      index += 1
    }
    return nil
  }

  /// Whether `text` stands at `index`, before `end`.
  @inline(__always)
  func has(_ text: StaticString, at index: Int, before end: Int) -> Bool {
    text.withUTF8Buffer { text in
      guard index + text.count <= end else { return false }
      for offset in 0..<text.count where self[index + offset] != text[offset] { return false }
      return true
    }
  }

  /// Whether `text` stands at `index`, before `end`.
  func has(_ text: [UInt8], at index: Int, before end: Int) -> Bool {
    guard index + text.count <= end else { return false }
    return withUnsafeBufferPointer { bytes in
      for offset in text.indices where bytes[index + offset] != text[offset] { return false }
      return true
    }
  }

  /// The range of the first `needle` within `range`, or `nil`; nothing is found at once.
  package func firstOffsets(of needle: [UInt8], in range: Range<Int>) -> Range<Int>? {
    guard let first = needle.first else { return range.lowerBound..<range.lowerBound }
    return withUnsafeBufferPointer { bytes in
      let bytes = UnsafeBufferPointer(rebasing: bytes[range])
      var index = 0
      while let place = bytes.firstOffset(of: first, from: index) {
        let start = range.lowerBound + place
        if has(needle, at: start, before: range.upperBound) { return start..<start + needle.count }
        index = place + 1
      }
      return nil
    }
  }
}
