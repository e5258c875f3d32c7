extension Substring {
  /// What stands between separators, without blanks at its ends, also where that is nothing.
  ///
  /// It looks at bytes in one pass: splitting a table by characters costs more than reading a document does.
  ///
  /// - Parameter separator: an ASCII character.
  func fields(at separator: Unicode.Scalar) -> [Substring] {
    var text = self
    let ranges = text.withUTF8 { Self.fields(of: $0, at: UInt8(ascii: separator)) }
    let bytes = text.utf8
    var index = bytes.startIndex
    var offset = 0
    return ranges.map { range in
      index = bytes.index(index, offsetBy: range.lowerBound - offset)
      let start = index
      index = bytes.index(index, offsetBy: range.count)
      offset = range.upperBound
      return text[start..<index]
    }
  }

  /// The offsets of the fields in `bytes`.
  private static func fields(
    of bytes: UnsafeBufferPointer<UInt8>, at separator: UInt8
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != separator { end += 1 }
      let next = end + 1
      while start < end, bytes[start] == 0x20 { start += 1 }
      while start < end, bytes[end - 1] == 0x20 { end -= 1 }
      ranges.append(start..<end)
      start = next
    }
    return ranges
  }

  /// The text without blanks at its ends.
  var trimmed: Substring {
    var bytes = utf8
    while bytes.first == 0x20 { bytes.removeFirst() }
    while bytes.last == 0x20 { bytes.removeLast() }
    return Substring(bytes)
  }
}

extension String {
  /// What stands between separators, without blanks at its ends, also where that is nothing.
  func fields(at separator: Unicode.Scalar) -> [Substring] { self[...].fields(at: separator) }
}
