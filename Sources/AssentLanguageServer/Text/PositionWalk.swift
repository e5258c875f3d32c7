import AssentDiagnostics

/// Finds positions of bytes one after the other.
///
/// In a line the way goes on from the place before, so that all places of a long line together cost no more than the
/// last of them.
struct PositionWalk {
  private let map: PositionMap
  /// The place that was found last, in bytes.
  private var last = 0
  private var position = TextPosition(line: 0, character: 0)

  init(_ map: PositionMap) { self.map = map }

  /// The position of a byte; within a character it is that of its first byte.
  mutating func position(ofByte offset: Int) -> TextPosition {
    let bytes = map.source.bytes
    var offset = min(max(offset, 0), bytes.count)
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    let location = map.source.location(ofByte: offset)
    let line = map.source.line(location.line)
    // A place behind a line end is the end of its line.
    let end = max(line.startIndex, min(offset, line.endIndex))
    let goesOn = position.line == location.line - 1 && line.startIndex <= last && last <= end
    var units = goesOn ? position.character : 0
    for byte in bytes[(goesOn ? last : line.startIndex)..<end] {
      units += map.encoding.units(of: byte)
    }
    last = end
    position = TextPosition(line: location.line - 1, character: units)
    return position
  }
}
