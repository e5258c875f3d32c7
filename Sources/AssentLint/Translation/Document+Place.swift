import AssentDiagnostics
import AssentMarkup

extension Document {
  /// Where a place in the literal of a text node stands in the file, in bytes.
  ///
  /// A literal has its escapes and entities resolved, so the place is looked for; where it cannot
  /// be found, all of the text node stands in.
  func bytes(of place: ProseScan.Place) -> Range<Int> {
    let node = nodes[Int(place.node)]
    let literal = text[node.literal.range]
    let range = source.bytes(of: node.range)
    // Escapes and entities make the source longer than the literal; text without them is the same.
    if range.count == literal.count {
      let first = range.lowerBound + Int(place.start)
      return first..<first + Int(place.count)
    }
    // So the place is at or after its offset in the literal.
    let count = Int(place.count)
    let from = literal.startIndex + Int(place.start)
    let wanted = literal[from..<from + count]
    let earliest = range.lowerBound + Int(place.start)
    // The parser ends text too early that goes on with the mark of a footnote that is not there.
    let end =
      range.count < literal.count
      ? min(
        source.bytes(of: nodes[block(around: Int(place.node))].range).upperBound,
        range.lowerBound + 2 * literal.count)
      : range.upperBound
    if earliest + count <= end {
      for offset in earliest...end - count
      where source.bytes[offset..<offset + count].elementsEqual(wanted) {
        return offset..<offset + count
      }
    }
    return range
  }

  /// The block that a node stands in, or it itself.
  func block(around index: Int) -> Int {
    var block = index
    while block > 0, !nodes[block].isBlock { block = Int(nodes[block].parent) }
    return block
  }
}
