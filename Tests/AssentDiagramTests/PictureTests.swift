import AssentDiagnostics
import Foundation
import Testing

@testable import AssentDiagram

/// Pictures of drawings; ASSENT_RECORD=1 writes the expected ones anew.
@Suite struct PictureTests {
  static func source(_ text: [UInt8], name: String = "drawing.txt") -> DiagramSource {
    let file = SourceFile(path: name, bytes: text)
    return DiagramSource(file: file, text: text, info: "", fenceLine: 0)
  }

  static func picture(_ text: String, name: String = "drawing.txt") throws -> DiagramPicture {
    let source = source(Array(text.utf8), name: name)
    let graph = try #require(FlowGraph(reading: source))
    let picture = try DiagramPicture(of: graph, from: source, prefix: "d", isStandalone: false)
    return try #require(picture)
  }

  static func golden(_ name: String) throws -> String {
    try String(contentsOf: GoldenTests.folder.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: [
    "arrow-text.txt", "call-outs.txt", "cells-in-a-row.txt", "classes.mmd", "entities.mmd",
    "exchange.mmd",
    "fork-with-labels.txt",
    "messages.txt", "screen.txt", "sequence-in-boxes.mmd", "strokes.txt", "table.txt",
    "titled-frame.txt", "tree.txt",
    "walls-off-by-two.txt", "words-and-branches.txt",
  ]) func `a drawing gives its picture`(name: String) throws {
    let svg = try Self.picture(Self.golden(name), name: name).svg + "\n"
    let stem = name.prefix { $0 != "." }
    let expected = GoldenTests.folder.appending(path: "\(stem).svg")
    if ProcessInfo.processInfo.environment["ASSENT_RECORD"] == "1" {
      try svg.write(to: expected, atomically: true, encoding: .utf8)
    }
    #expect(try svg == String(contentsOf: expected, encoding: .utf8))
  }

  // MARK: Words

  /// How often each word of two letters or more comes; fewer could be part of a line.
  static func words(_ text: String) -> [String: Int] {
    var words: [String: Int] = [:]
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) where word.count > 1 {
      words[String(word), default: 0] += 1
    }
    return words
  }

  /// What the text elements of a picture hold.
  static func text(of svg: String) -> String {
    var text = ""
    var isText = false
    var tag = ""
    var isTag = false
    for character in svg {
      if character == "<" {
        isTag = true
        tag = ""
        text += " "
      } else if character == ">" {
        isTag = false
        if tag.hasPrefix("text") { isText = true }
        if tag == "/text" { isText = false }
      } else if isTag {
        tag.append(character)
      } else if isText {
        text.append(character)
      }
    }
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      text = text.replacingOccurrences(of: entity, with: sign)
    }
    return text
  }

  @Test(arguments: GoldenTests.names)
  func `every word of a drawing is in its picture once`(name: String) throws {
    let text = try Self.golden(name)
    let source = Self.source(Array(text.utf8))
    guard let graph = FlowGraph(reading: source) else { return }
    // In chains a name that comes again is the same box.
    if graph.notation == .arrows, graph.direction == .right { return }
    let svg = try Self.picture(text).svg
    #expect(Self.words(Self.text(of: svg)) == Self.words(text))
    #expect(XMLFaults(svg).first == nil)
  }

  @Test(.enabled(if: TruthTests.isThere))
  func `every word of the shared drawings is in its picture once`() throws {
    var count = 0
    for source in try SharedDrawings.all() {
      guard let graph = FlowGraph(reading: source), graph.notation != .mermaid else { continue }
      if graph.notation == .arrows, graph.direction == .right { continue }
      let picture = try DiagramPicture(of: graph, from: source, prefix: "d", isStandalone: true)
      let svg = try #require(picture).svg
      let place: Comment = "\(source.file.path):\(source.fenceLine)"
      let words = Self.words(String(decoding: source.text, as: UTF8.self))
      #expect(Self.words(Self.text(of: svg)) == words, place)
      #expect(XMLFaults(svg).first == nil, place)
      #expect(svg.utf8.count < 10_000, place)
      count += 1
    }
    #expect(count > 60)
  }

  // MARK: Shapes

  private static func frames(_ text: String) throws -> [Sketch.Frame] {
    try sketch(text).frames
  }

  static func sketch(_ text: String) throws -> Sketch {
    let source = source(Array(text.utf8))
    let graph = try #require(FlowGraph(reading: source))
    return try #require(Sketch(graph, source))
  }

  @Test func `a wall that is off comes out straight`() throws {
    let straight = """
      ┌──────────┐
      │ One      │
      │ Two      │
      └──────────┘
      """
    let off = """
      ┌──────────┐
      │ One       │
      │ Two     │
      └──────────┘
      """
    #expect(try Self.frames(off).map(\.rect) == Self.frames(straight).map(\.rect))
    #expect(try Self.sketch(off).lines.isEmpty)
  }

  @Test func `lines that are off by one meet their boxes in one straight line`() throws {
    let sketch = try Self.sketch(
      """
      ┌───────┐
      │  One  │
      └───┬───┘
           │
          │
          ▼
      ┌───────┐
      │  Two  │
      └───────┘
      """)
    let line = try #require(sketch.lines.first)
    #expect(sketch.lines.count == 1)
    #expect(line.points.count == 2)
    #expect(line.points[0].x == line.points[1].x)
    #expect(line.points[0].y == sketch.frames[0].rect.maxY)
    #expect(line.points[1].y == sketch.frames[1].rect.y)
    #expect(line.endHead == .point)
  }

  @Test func `strokes are drawn as they are`() throws {
    let frames = try Self.frames(
      """
      ┌─────┐  ╔═════╗  ┏━━━━━┓  ╭─────╮  ┌╌╌╌╌╌┐
      │ one │  ║ two ║  ┃ six ┃  │ ten │  ┊ red ┊
      └─────┘  ╚═════╝  ┗━━━━━┛  ╰─────╯  └╌╌╌╌╌┘
      """)
    #expect(frames.map(\.stroke) == [.light, .double, .heavy, .light, .dashed])
    #expect(frames.map(\.isRounded) == [false, false, false, true, false])
  }

  @Test func `a box that becomes narrower has a step`() throws {
    let frames = try Self.frames(
      """
      ┌──────────────────┐
      │ One              │
      ├────────┐         │
      │ Two    │
      └────────┘
      """)
    let frame = try #require(frames.first)
    #expect(frame.steps.count == 2 || frame.rect.width < 19 * SketchScale.columnWidth)
  }

  @Test func `columns of numbers stay at the right`() throws {
    let sketch = try Self.sketch(Self.golden("table.txt"))
    let numbers = sketch.texts.filter { ["1", "25", "2000"].contains($0.pieces[0].words) }
    #expect(numbers.count == 3)
    #expect(
      numbers.allSatisfy { $0.anchor == .end && $0.span.upperBound == numbers[0].span.upperBound })
  }

  @Test func `words that are too long for their box widen it`() throws {
    let sketch = try Self.sketch(
      """
      ┌────────┐
      │ Version│
      │ of the complete agreement
      └────────┘
      """)
    let frame = try #require(sketch.frames.first)
    #expect(sketch.texts.allSatisfy { $0.size == Sketch.fontSize })
    #expect(sketch.texts.allSatisfy { $0.span.upperBound < frame.rect.maxX })
  }

  @Test func `dashes of words stay words`() throws {
    let sketch = try Self.sketch(
      """
      +---------------+
      | run --verbose |
      +---------------+
      """)
    #expect(sketch.texts.flatMap { $0.pieces.map(\.words) } == ["run --verbose"])
    #expect(sketch.lines.isEmpty)
  }

  // MARK: Names

  @Test func `a picture has a name and a description`() throws {
    let picture = try Self.picture(Self.golden("tree.txt"))
    #expect(picture.title == "Tree")
    #expect(!picture.description.isEmpty)
    #expect(picture.svg.contains("role=\"img\""))
    #expect(picture.svg.contains("aria-labelledby=\"d-t\""))
    #expect(!picture.svg.contains("style="))
  }

  @Test func `a drawing that is too large has no picture`() throws {
    let source = Self.source(Array(String(repeating: "│\n", count: 2_001).utf8))
    let graph = try #require(FlowGraph(reading: source))
    #expect(try DiagramPicture(of: graph, from: source, prefix: "d", isStandalone: true) == nil)
  }

  @Test func `a picture with a link is no single image, and the link can be seen`() throws {
    let linked = try Self.picture(
      "flowchart TD\n  a --> b\n  click a \"https://example.org\"\n", name: "a.mmd")
    #expect(linked.svg.contains("role=\"document\""))
    #expect(linked.svg.contains("<a href=\"https://example.org\">"))
    #expect(linked.svg.contains("text-decoration=\"underline\">a</text>"))
  }
}
