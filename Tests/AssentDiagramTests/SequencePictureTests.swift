import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentDiagram

@Suite struct SequencePictureTests {
  private static func sketch(_ text: String) throws -> Sketch {
    try Sketch(sequence: Mermaid.graph(text))
  }

  /// A sequence with all kinds of statements, in any order.
  private static func generated(_ seed: Int) -> String {
    var numbers = Numbers(state: UInt64(seed))
    let names = ["A", "Browser", "A very long name of a participant", "D", "E"]
    let words = ["ok", "Send the accepted version of the agreement", "GET /terms?lang=en", ""]
    func name() -> String { names[Int.random(in: names.indices, using: &numbers)] }
    func label() -> String { words[Int.random(in: words.indices, using: &numbers)] }
    var lines = ["sequenceDiagram"] + names.map { "participant \($0)" }
    if seed % 3 == 0 { lines.append("autonumber") }
    var open: [String] = []
    for _ in 0..<24 {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0..<5: lines.append("\(name())->>\(name()): \(label())")
      case 5: lines.append("Note right of \(name()): \(label())")
      case 6: lines.append("Note over \(name()),\(name()): \(label())")
      case 7:
        open.append("alt")
        lines.append("alt \(label())")
      case 8 where !open.isEmpty: lines.append("else \(label())")
      case 9 where !open.isEmpty:
        open.removeLast()
        lines.append("end")
      default: lines.append("\(name())-->>\(name()): \(label())")
      }
    }
    return (lines + open.map { _ in "end" }).joined(separator: "\n")
  }

  @Test(arguments: 0..<40) func `no words of a sequence stand on others`(_ seed: Int) throws {
    let sketch = try Self.sketch(Self.generated(seed))
    for (index, text) in sketch.texts.enumerated() {
      for other in sketch.texts[(index + 1)...] where abs(text.y - other.y) < 11 {
        let place: Comment = "\(text.pieces[0].words) and \(other.pieces[0].words)"
        #expect(!text.span.overlaps(other.span), place)
      }
    }
  }

  @Test(arguments: 0..<40) func `frames hold what is in them or stand apart`(_ seed: Int) throws {
    let sketch = try Self.sketch(Self.generated(seed))
    let frames = sketch.frames.filter(\.isContainer).map(\.rect)
    for (index, frame) in frames.enumerated() {
      #expect(frame.width > 0 && frame.height > 0)
      for other in frames[(index + 1)...] {
        #expect(!frame.intersects(other) || frame.contains(other) || other.contains(frame))
      }
    }
  }

  @Test func `messages go from lifeline to lifeline, one below the other`() throws {
    let sketch = try Self.sketch(
      "sequenceDiagram\nA->>B: one\nB-->>C: two\nC-xA: three\nA->B: four\nA<<->>C: five\n")
    let lifelines = Set(sketch.backLines.map { $0.points[0].x })
    #expect(lifelines.count == 3)
    #expect(sketch.lines.count == 5)
    #expect(sketch.lines.allSatisfy { line in line.points.allSatisfy { lifelines.contains($0.x) } })
    let heights = sketch.lines.map { $0.points[0].y }
    #expect(heights == heights.sorted() && Set(heights).count == 5)
    #expect(sketch.lines.map(\.endHead) == [.point, .point, .cross, .none, .point])
    #expect(sketch.lines.map(\.startHead) == [.none, .none, .none, .none, .point])
    #expect(sketch.lines.map(\.stroke) == [.light, .dashed, .light, .light, .light])
  }

  @Test func `notes stand on the side that they are for`() throws {
    let sketch = try Self.sketch(
      "sequenceDiagram\nA->>B: one\nNote left of A: l\nNote right of B: r\nNote over A,B: o\n")
    let notes = sketch.frames.filter { $0.shape == .note }.map(\.rect)
    let lifelines = sketch.backLines.map { $0.points[0].x }
    let (first, last) = (try #require(lifelines.min()), try #require(lifelines.max()))
    #expect(notes.count == 3)
    #expect(notes[0].maxX < first)
    #expect(notes[1].x > last)
    #expect(notes[2].x < first && notes[2].maxX > last)
  }

  @Test func `a sequence that is wider than the page wraps its words sooner`() throws {
    let names = ["Person", "Browser", "Web server", "Authorization server", "Database", "Mail"]
    var text = "sequenceDiagram\n"
    for (index, name) in names.enumerated() { text += "participant P\(index) as \(name)\n" }
    for index in 1..<names.count {
      text += "P\(index - 1)->>P\(index): asks whether this person has accepted\n"
    }
    text += "P5-->>P0: yes, in the version that is in force today, and nothing has changed since\n"
    let sketch = try Self.sketch(text)
    let page = PageWidth.page.readable(text: Sketch.fontSize)
    #expect(sketch.size.width + 2 * SVGDocument.margin <= page)
    #expect(!Self.overlaps(sketch))
    // What goes far has room in one line.
    #expect(
      sketch.texts.contains { $0.pieces[0].words.hasPrefix("yes, in the version that is in force") }
    )
    let words = sketch.texts.flatMap { $0.pieces[0].words.split(separator: " ") }
    #expect(words.contains("Authorization"))
  }

  private static func overlaps(_ sketch: Sketch) -> Bool {
    let spans = sketch.texts.map {
      Sketch.Rect(x: $0.span.lowerBound, y: $0.y - 10, width: $0.span.count, height: 10)
    }
    return spans.indices.contains { one in
      spans.indices.contains { $0 > one && spans[$0].intersects(spans[one]) }
    }
  }

  @Test func `a mutated sequence has a picture that is XML`() throws {
    let seed = Array(try PictureTests.golden("exchange.mmd").utf8)
    let pieces = [
      "end\n", "alt x\n", "else\n", "loop\n", "->>", "-", ":", "A", "S", "+", "\n", "\0",
    ]
    .map { Array($0.utf8) }
    var numbers = Numbers(state: 11)
    for _ in 0..<(Recording.isLong ? 200_000 : 250) {
      var text = seed
      for _ in 0..<Int.random(in: 1...5, using: &numbers) {
        let at = Int.random(in: text.indices, using: &numbers)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: text[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1:
          text.insert(
            contentsOf: pieces[Int.random(in: pieces.indices, using: &numbers)], at: at)
        default: text.removeSubrange(at..<min(text.count - 1, at + 30))
        }
      }
      let source = PictureTests.source(text, name: "a.mmd")
      guard let graph = FlowGraph(reading: source) else { continue }
      let picture = try DiagramPicture(of: graph, from: source, prefix: "d", isStandalone: true)
      if let svg = picture?.svg, let fault = XMLFaults(svg).first {
        Issue.record("\(fault): \(String(decoding: text, as: UTF8.self))")
      }
    }
  }

  @Test func `more messages than anybody could look at are refused`() {
    let lines = (0..<2_500).map { "a\($0)->>b\($0): c" }
    #expect(throws: LayoutError.self) {
      try Self.sketch("sequenceDiagram\n" + lines.joined(separator: "\n"))
    }
  }

  @Test(arguments: ["A->>A", "B->>B"])
  func `words at the side of a picture have room for fonts that are wider`(
    _ message: String
  ) throws {
    let words = "Validate token signature and claims"
    let sketch = try Self.sketch("sequenceDiagram\n A->>B: x\n \(message): \(words)")
    for text in sketch.texts {
      let right = text.anchor == .start ? text.span.count / 6 : text.span.count / 12
      #expect(text.span.upperBound + right <= sketch.size.maxX + SVGDocument.margin)
    }
  }

  @Test func `a shading has the color of its author`() throws {
    let text =
      "sequenceDiagram\n rect rgb(191, 223, 255)\n A->>B: a\n end\n rect url(x)\n A->>B: b\n end"
    let frames = try Self.sketch(text).frames.filter(\.isContainer)
    #expect(frames.compactMap(\.tint) == ["rgb(191, 223, 255)"])
  }

  @Test(arguments: [
    ("yellow", ".25"), ("rgba(255, 223, 0, 0.9)", "0.28"), ("rgba(0, 0, 0, 0.5)", "0.5"),
    ("rgba(0, 0, 0, 0.1)", "1"),
  ])
  func `words of the page can be read on every shading`(
    _ color: String, _ opacity: String
  ) throws {
    let text = "sequenceDiagram\n rect \(color)\n A->>B: a\n end"
    let svg = try PictureTests.picture(text, name: "a.mmd").svg
    #expect(svg.contains("fill=\"\(color)\" fill-opacity=\"\(opacity)\""))
  }

  @Test(arguments: [(4, 2), (40, 4)])
  func `participants are named again at the foot of a tall sequence`(_ messages: Int, _ boxes: Int)
    throws
  {
    let text = "sequenceDiagram\n" + String(repeating: " A->>B: go\n", count: messages)
    #expect(try Self.sketch(text).frames.count == boxes)
  }
}
