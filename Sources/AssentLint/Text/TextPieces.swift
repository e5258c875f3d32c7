import AssentDiagnostics

/// Where the text nodes of a block begin in its words, put together as one run of bytes.
struct TextPieces: Sendable {
  /// In the order of the nodes, which is that of the bytes.
  private var pieces: [(start: Int, node: Int, count: Int)] = []

  /// - Parameters:
  ///   - start: where the text of the node begins in the words; behind that of the node before.
  ///   - count: its length in bytes.
  mutating func append(_ node: Int, at start: Int, count: Int) {
    pieces.append((start, node, count))
  }

  /// Where a place in a text node stands in the bytes; `nil` for a node of another block.
  func offset(of place: ProseScan.Place) -> Int? {
    let first = pieces.partitioningIndex { $0.node >= Int(place.node) }
    guard first < pieces.count, pieces[first].node == Int(place.node) else { return nil }
    return pieces[first].start + Int(place.start)
  }

  /// Where a range of the bytes stands, up to the end of the node that it begins in; `nil` where that is no text.
  func place(of range: Range<Int>) -> ProseScan.Place? {
    let next = pieces.partitioningIndex { $0.start > range.lowerBound }
    guard next > 0 else { return nil }
    let piece = pieces[next - 1]
    let start = range.lowerBound - piece.start
    guard start < piece.count else { return nil }
    return ProseScan.Place(
      node: Int32(truncatingIfNeeded: piece.node), start: Int32(truncatingIfNeeded: start),
      count: Int32(truncatingIfNeeded: min(range.count, piece.count - start)))
  }
}
