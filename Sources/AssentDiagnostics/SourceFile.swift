/// The bytes of one input, the path it is named by, and where its lines begin.
///
/// Lines end with LF, CR or CRLF, as in the GFM specification, section 2.1.
package struct SourceFile: Sendable {
  /// The path that diagnostics show, relative where the user gave a relative one.
  package let path: String
  package let bytes: [UInt8]
  /// Byte offset of the first byte of each line; the first entry is 0, so it is never empty.
  package let lineStarts: [Int32]
  /// The file as it is written, where `bytes` has words in place of its tags.
  package let origin: SourceOrigin?

  package init(path: String, bytes: [UInt8], origin: SourceOrigin? = nil) {
    self.path = path
    self.bytes = bytes
    self.origin = origin
    self.lineStarts = Self.findLines(bytes)
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The number of lines; text after the last line end counts as one.
  package var lineCount: Int {
    guard let last = lineStarts.last, lineStarts.count > 1, last == bytes.count else {
      return lineStarts.count
    }
    return lineStarts.count - 1
  }

  /// The bytes of line `number`, which starts at 1, without its line end; empty past the last line.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number <= lineStarts.count else { return [] }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return bytes[start..<end]
  }

  /// The location of the byte at `offset`; offsets outside of the file are clamped to it.
  package func location(ofByte offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    // The first line begins with the file.
    let line = lineStarts.partitioningIndex { Int($0) > offset }
    return SourceLocation(line: line, column: offset - Int(lineStarts[line - 1]) + 1)
  }

  /// The source range of a range of byte offsets.
  package func range(ofBytes range: Range<Int>) -> SourceRange {
    SourceRange(
      start: location(ofByte: range.lowerBound), end: location(ofByte: range.upperBound))
  }

  /// The byte offset of a location; locations outside of the file are clamped to it.
  package func offset(of location: SourceLocation) -> Int {
    guard location.line >= 1 else { return 0 }
    guard location.line <= lineStarts.count else { return bytes.count }
    return min(Int(lineStarts[location.line - 1]) + max(location.column - 1, 0), bytes.count)
  }

  /// The range of byte offsets of a source range.
  package func bytes(of range: SourceRange) -> Range<Int> {
    let start = offset(of: range.start)
    return start..<max(start, offset(of: range.end))
  }

  private static func findLines(_ bytes: [UInt8]) -> [Int32] {
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while let end = buffer.firstOffset(of: 10, or: 13, from: index) {
        index = end + 1
        if buffer[end] == 10 || index == buffer.count || buffer[index] != 10 {
          starts.append(Int32(truncatingIfNeeded: index))
        }
      }
    }
    return starts
  }
}
