import AssentDiagnostics

/// A text in lines of a screen, each of which knows how much of the text has been read at its end.
///
/// What was read is counted in the words of the document, which are the same at any width. So a text that is
/// laid out anew shows the same place, and how much of it was read neither grows nor shrinks.
package struct PlacedText: Sendable {
  /// A line of the text.
  package struct Line: Hashable, Sendable {
    /// With escape sequences of its own where colors were asked for; it leaves none open.
    package var bytes: [UInt8]
    /// How much of the text is read at its end, from 0 to ``PlacedText/size``.
    package var end: Int
  }

  package let lines: [Line]
  /// How much there is to read; 0 for a text without words.
  package let size: Int
  /// The words shown, in order.
  package let words: WordRanges

  /// - Parameters:
  ///   - bytes: lines that end with a line feed.
  ///   - blocks: in order, with their words.
  init(bytes: [UInt8], blocks: [PageBlock], words: WordRanges, width: Int) {
    var lines: [Line] = []
    var read = 0
    var start = 0
    var next = blocks.startIndex
    /// The signs of the block that the lines belong to, and those of its lines so far.
    var signs = (all: 0, soFar: 0)
    var block: (start: Int, size: Int, end: Int)?
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      if let open = block, start >= open.end {
        read = open.start + open.size
        block = nil
      }
      while block == nil, next < blocks.endIndex, blocks[next].start <= start {
        let size = words.size(of: blocks[next].words)
        if blocks[next].end > start {
          signs = (Self.signs(in: bytes[start..<blocks[next].end]), 0)
          block = (read, size, blocks[next].end)
        } else {
          read += size
        }
        next += 1
      }
      var place = read
      if let open = block {
        signs.soFar += Self.signs(in: bytes[start..<end])
        let isLast = end + 1 >= open.end || signs.soFar >= signs.all
        place = isLast ? open.start + open.size : open.start + open.size * signs.soFar / signs.all
      }
      // Of a line in parts, the last one ends it.
      let before = lines.last?.end ?? 0
      let parts = Self.split(bytes[start..<end], width: width)
      for (number, part) in parts.enumerated() {
        lines.append(Line(bytes: part, end: number + 1 == parts.count ? place : before))
      }
      start = end + 1
    }
    if let open = block { read = open.start + open.size }
    for rest in blocks[next...] { read += words.size(of: rest.words) }
    size = read
    if let last = lines.indices.last { lines[last].end = read }
    self.lines = lines
    self.words = words
  }

  /// The line at which to go on reading where so much was read: the first that has more.
  package func line(after read: Int) -> Int {
    lines.partitioningIndex { $0.end > read }
  }

  /// How much is read before a line.
  package func place(of line: Int) -> Int {
    line <= 0 ? 0 : line > lines.count ? size : lines[line - 1].end
  }

  private static func signs(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $1 > 0x20 ? $0 + 1 : $0 }
  }

  /// Parts a line that is wider than the screen, as code and addresses can be; each part is shown.
  private static func split(_ line: ArraySlice<UInt8>, width: Int) -> [[UInt8]] {
    guard line.count > width, !line.contains(0x1B), displayColumns(of: line) > width else {
      return [Array(line)]
    }
    return line.withUnsafeBufferPointer { line in
      var parts: [[UInt8]] = []
      var part: [UInt8] = []
      var columns = 0
      var index = 0
      while index < line.count {
        let cluster = displayCluster(in: line, at: index)
        if columns + cluster.columns > width, !part.isEmpty {
          parts.append(part)
          part = []
          columns = 0
        }
        part += line[index..<cluster.end]
        columns += cluster.columns
        index = cluster.end
      }
      return parts + [part]
    }
  }
}
