import TestSupport
import Testing

@testable import AssentDiagram

/// Lines of a sequence go behind its words, and none goes through them.
@Suite struct SequenceWordsTests {
  /// A sequence with boxes, bars and frames, its messages in any order.
  private static func generated(_ seed: Int) -> String {
    var numbers = Numbers(state: UInt64(seed))
    let words = ["ok", "sends the accepted version", "a row of words that crosses all of it"]
    let titles = ["", "Orchard", "A box with a rather long title"]
    var lines = ["sequenceDiagram"]
    for box in 0..<3 {
      lines.append("box \(titles[Int.random(in: titles.indices, using: &numbers)])")
      for member in 0..<Int.random(in: 1...2, using: &numbers) {
        lines.append("participant P\(box)\(member) as Person \(box)\(member)")
      }
      lines.append("end")
    }
    func name() -> String { "P\(Int.random(in: 0..<3, using: &numbers))0" }
    for index in 0..<3 { lines.append("activate P\(index)0") }
    for _ in 0..<16 {
      let label = words[Int.random(in: words.indices, using: &numbers)]
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0: lines += ["opt \(label)", "\(name())->>\(name()): \(label)", "end"]
      default: lines.append("\(name())->>\(name()): \(label)")
      }
    }
    for index in 0..<3 { lines.append("deactivate P\(index)0") }
    return lines.joined(separator: "\n")
  }

  /// What is left of the lines of a picture that go down, as columns and rows.
  private static func uprights(_ sketch: Sketch) -> [(x: Int, rows: Range<Int>)] {
    var result = sketch.backLines.map { ($0.points[0].x, $0.points[0].y..<$0.points[1].y) }
    func add(_ x: Int, _ rect: Sketch.Rect, _ gaps: [Range<Int>]) {
      var start = rect.y
      for gap in gaps {
        if gap.lowerBound > start { result.append((x, start..<gap.lowerBound)) }
        start = gap.upperBound
      }
      if rect.maxY > start { result.append((x, start..<rect.maxY)) }
    }
    for frame in sketch.frames where frame.shape == nil && frame.rect.height > 0 {
      add(frame.rect.x, frame.rect, frame.leftGaps)
      add(frame.rect.maxX, frame.rect, frame.rightGaps)
    }
    return result
  }

  @Test(arguments: 0..<40) func `no line that goes down runs through words`(_ seed: Int) throws {
    let sketch = try Sketch(sequence: Mermaid.graph(Self.generated(seed)))
    let uprights = Self.uprights(sketch)
    for text in sketch.texts {
      // Letters without what stands out above and below.
      let rows = text.y - 7..<text.y - 1
      let through = uprights.filter {
        text.span.contains($0.x - 1) && text.span.contains($0.x + 1) && $0.rows.overlaps(rows)
      }
      #expect(through.isEmpty, "\(text.pieces[0].words)")
    }
  }

  @Test(arguments: 0..<40)
  func `boxes stand apart, and hold their titles`(_ seed: Int) throws {
    let graph = Mermaid.graph(Self.generated(seed))
    let sketch = try Sketch(sequence: graph)
    let boxes = sketch.frames.filter { $0.isContainer && $0.rect.y < 0 }.map(\.rect)
    #expect(boxes.count == 3)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains { $0.intersects(box) })
    }
    for title in sketch.texts.filter({ $0.role == .strong && $0.y < 0 }) {
      let isInside = boxes.contains {
        $0.x < title.span.lowerBound && title.span.upperBound < $0.maxX && $0.y < title.y
      }
      #expect(isInside, "\(title.pieces[0].words)")
    }
  }

  @Test func `a wall behind words is open there`() throws {
    let crossed = try Sketch(
      sequence: Mermaid.graph(
        "sequenceDiagram\nparticipant C\nbox Left\nparticipant A\nend\nparticipant B\n"
          + "C->>B: words that cross the box of one who is between\n"))
    let box = try #require(crossed.frames.first { $0.isContainer })
    #expect(box.leftGaps.count == 1 && box.rightGaps.count == 1)
    #expect(box.leftGaps == box.rightGaps)
  }
}
