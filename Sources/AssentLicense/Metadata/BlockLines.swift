import AssentDiagnostics
import AssentMarkup

/// The lines of the source that a block stands in.
struct BlockLines: Sequence, IteratorProtocol {
  private let source: SourceFile
  private let node: AssentMarkup.Node
  private var number: Int

  init(of node: AssentMarkup.Node, in source: SourceFile) {
    self.source = source
    self.node = node
    number = Int(node.startLine)
  }

  /// The next line as byte offsets, without its line end and the spaces at both ends.
  mutating func next() -> Range<Int>? {
    guard number <= Int(node.endLine), number >= 1, number <= source.lineStarts.count else {
      return nil
    }
    let line = source.line(number)
    var start = line.startIndex
    var end = line.endIndex
    if number == Int(node.startLine) { start = Swift.min(start + Int(node.startColumn) - 1, end) }
    // cmark does not say where the last line of an HTML block ends.
    if number == Int(node.endLine), node.kind != .htmlBlock {
      end = Swift.max(start, Swift.min(end, line.startIndex + Int(node.endColumn) - 1))
    }
    number += 1
    while start < end, isASCIISpace(source.bytes[start]) { start += 1 }
    while end > start, isASCIISpace(source.bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

extension AssentMarkup.Document {
  /// The byte offsets in the file of a node.
  func byteRange(of node: AssentMarkup.Node) -> Range<Int> {
    source.bytes(of: node.range)
  }
}
