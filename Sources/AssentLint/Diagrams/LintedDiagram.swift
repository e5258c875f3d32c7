import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentMarkup

/// A diagram of a document as the rules look at it: read once, for all of them.
package final class LintedDiagram: Sendable {
  package let reading: DiagramReading
  /// The reading that its picture is drawn of: straightened, where that changes it.
  package let drawn: DiagramReading
  /// The layout of the picture of a mermaid diagram; `nil` where it has none, and for drawings.
  package let layout: PictureLayout?
  /// Which nodes lead where; `nil` of what is no flow.
  let paths: FlowPaths?
  /// What is drawn wrong, in source order.
  package let defects: [DiagramDefect]
  /// The straightened drawing as an edit of the file.
  let repair: FixIt?
  /// The defects that the repair does away with, by index.
  let repaired: Set<Int>
  /// Columns of its widest line; 0 for mermaid, whose lines are no drawing.
  let columns: Int
  /// The place of that line in the file.
  let widestLine: SourceRange

  package var source: DiagramSource { reading.source }
  package var graph: FlowGraph { reading.graph }

  init(_ reading: DiagramReading) {
    let source = reading.source
    self.reading = reading
    paths = FlowPaths(reading.graph)
    guard reading.graph.notation != .mermaid else {
      drawn = reading
      layout = (try? PictureLayout(reading.graph, from: source, read: reading)) ?? nil
      (defects, repair, repaired, columns) = ([], nil, [], 0)
      let start = source.location(line: -1, byte: 0)
      widestLine = SourceRange(start: start, end: start)
      return
    }
    layout = nil
    let lines = source.text.split(separator: 10, omittingEmptySubsequences: false)
    let widths = lines.map { displayColumns(of: $0[$0.startIndex..<$0.startIndex + $0.trimmedEnd]) }
    columns = widths.max() ?? 0
    let widest = widths.firstIndex(of: columns) ?? 0
    widestLine = SourceRange(
      start: source.location(line: widest, byte: 0),
      end: source.location(line: widest, byte: lines[widest].trimmedEnd))
    let (drawn, before, after) = reading.repaired()
    (self.drawn, defects) = (drawn, before)
    guard drawn.source.text != source.text,
      let repair = FixIt(straightening: source, to: drawn.source.text)
    else {
      (repair, repaired) = (nil, [])
      return
    }
    self.repair = repair
    repaired = Self.repaired(before, after)
  }

  /// The bytes of the file in which its lines stand.
  var bytes: Range<Int> {
    let start = source.file.offset(of: source.location(line: 0, byte: 0))
    let lines = source.text.count { $0 == 10 }
    let end = source.file.offset(of: source.location(line: lines, byte: 0))
    return start..<max(start, end)
  }

  /// The indices of the defects that are no longer there; rows stay the same.
  private static func repaired(_ before: [DiagramDefect], _ after: [DiagramDefect]) -> Set<Int> {
    var left: [String: Int] = [:]
    for defect in after { left["\(defect.row) \(defect.kind)", default: 0] += 1 }
    var gone: Set<Int> = []
    for (index, defect) in before.enumerated() {
      let key = "\(defect.row) \(defect.kind)"
      if let count = left[key], count > 0 { left[key] = count - 1 } else { gone.insert(index) }
    }
    return gone
  }
}

extension FixIt {
  /// The edits of the file that make another text of a drawing; `nil` where the lines of the
  /// drawing are not those of the file.
  package init?(straightening source: DiagramSource, to text: [UInt8]) {
    let before = source.text.split(separator: 10, omittingEmptySubsequences: false)
    let after = text.split(separator: 10, omittingEmptySubsequences: false)
    guard before.count == after.count else { return nil }
    var edits: [FixIt.Edit] = []
    for (row, (old, new)) in zip(before, after).enumerated() where old != new {
      let line = source.file.line(source.fenceLine + 1 + row)
      guard line.count >= old.count, line.suffix(old.count).elementsEqual(old) else { return nil }
      edits.append(Self.edit(old, new, start: line.endIndex - old.count))
    }
    guard !edits.isEmpty else { return nil }
    self.init("straighten the diagram", edits: edits, reach: .diagram)
  }

  /// The replacement of the part of a line that changes, by whole characters. It is never empty, so
  /// that the same edit of two findings is made once.
  private static func edit(
    _ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>, start: Int
  ) -> FixIt.Edit {
    let (old, new) = (Array(old), Array(new))
    let shorter = min(old.count, new.count)
    var first = 0
    while first < shorter, old[first] == new[first] { first += 1 }
    if first == shorter, first > 0 { first -= 1 }
    while first > 0, old[first] & 0xC0 == 0x80 { first -= 1 }
    var tail = 0
    while tail < shorter - first - 1, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    while tail > 0, old[old.count - tail] & 0xC0 == 0x80 { tail -= 1 }
    return FixIt.Edit(
      start + first..<start + old.count - tail, with: Array(new[first..<new.count - tail]))
  }
}
