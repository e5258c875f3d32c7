extension Substring {
  /// What stands between separators, without blanks at its ends, also where that is nothing.
  ///
  /// It looks at bytes: splitting a table by characters costs more than reading a document does.
  ///
  /// - Parameter separator: an ASCII character.
  func fields(at separator: Unicode.Scalar) -> [Substring] {
    let separator = UInt8(ascii: separator)
    return utf8.split(separator: separator, omittingEmptySubsequences: false)
      .map { Substring($0).trimmed }
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
