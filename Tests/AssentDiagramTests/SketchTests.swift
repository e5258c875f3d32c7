import Testing

@testable import AssentDiagram

struct SketchTests {
  private func words(_ sketch: Sketch) -> [String] {
    sketch.texts.flatMap { $0.pieces.map(\.words) }
  }

  private func text(_ words: String, _ sketch: Sketch) throws -> Sketch.Text {
    try #require(sketch.texts.first { $0.pieces[0].words == words })
  }

  @Test(arguments: [
    ("Mill ──[grinds]──> Flour ──[feeds]──> Bakery\nMill ──[pays]──> Farmer\n", 0),
    ("Mill ──[grinds]──> Flour ──[feeds]──> Bakery\n\nMill ──[pays]──> Farmer\n", 5),
  ]) func `names have frames where there is room for those of the others, too`(
    text: String, count: Int
  ) throws {
    #expect(try PictureTests.sketch(text).frames.count == count)
  }

  @Test func `each head of a column points as its arrow does`() throws {
    let sketch = try PictureTests.sketch("Draft\n  ↓\nReview\n  ↑\nLawyer\n")
    #expect(sketch.lines.map(\.endHead) == [.point, .none])
    #expect(sketch.lines.map(\.startHead) == [.none, .point])
  }

  @Test func `the letter at which diagonals cross is no word`() throws {
    let sketch = try PictureTests.sketch(
      """
      +-----+   +-----+
      | One |   | Two |
      +-----+   +-----+
           \\   /
            \\ /
             X
            / \\
           v   v
      +-----+   +-----+
      | Six |   | Ten |
      +-----+   +-----+
      """)
    #expect(words(sketch) == ["One", "Two", "Six", "Ten"])
  }

  @Test func `heads side by side of lines that come together are no word`() throws {
    let sketch = try PictureTests.sketch(
      """
       rain   pump  well
         |     |     |
         +----+|+----+
              |||
              vvv
           +---------+
           | cistern |
           +---------+
      """)
    #expect(words(sketch) == ["rain", "pump", "well", "cistern"])
    #expect(sketch.lines.contains { $0.endHead == .point })
  }

  @Test func `buttons and fields are drawn as such, also where a flow goes on`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌──────────────────────────┐
      │ Email: [______________]  │
      │ [jane@___]               │
      │ [ Sign in ]  [ Cancel ]  │
      │ [see 2] [ ... and so on ]│
      └────────────┬─────────────┘
                   ▼
            ┌─────────────┐
            │  Dashboard  │
            └─────────────┘
      """)
    #expect(
      words(sketch) == [
        "Email: ", "jane@", "Sign in", "Cancel", "[see 2] [ ... and so on ]", "Dashboard",
      ])
    let controls = sketch.frames.filter { $0.rect.height == 16 }
    #expect(controls.map(\.isRounded) == [false, false, true, true])
    #expect(controls.allSatisfy { sketch.frames[0].rect.contains($0.rect) })
  }

  @Test func `a row of brackets is a row of buttons`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌───────────────────────┐
      │ Terms                 │
      │  [Decline]  [Accept]  │
      │  [1]  [2]             │
      │  [Name_____ ]         │
      └───────────┬───────────┘
                  ▼
              ┌───────┐
              │  End  │
              └───────┘
      """)
    #expect(words(sketch) == ["Terms", "Decline", "Accept", "[1]", "[2]", "Name", "End"])
  }

  @Test(arguments: GoldenTests.names) func `no line runs through words`(name: String) throws {
    let source = PictureTests.source(Array(try PictureTests.golden(name).utf8))
    guard let graph = FlowGraph(reading: source), let sketch = Sketch(graph, source) else { return }
    for text in sketch.texts {
      for piece in text.pieces {
        let width = Sketch.width(piece.words, size: text.size, role: text.role)
        let start =
          switch text.anchor {
          case .start: piece.x
          case .middle: piece.x - width / 2
          case .end: piece.x - width
          }
        // The letters without what stands out above and below.
        let (across, down) = (
          start + 3...max(start + 3, start + width - 3), text.y - 7...text.y - 2
        )
        for line in sketch.lines {
          for (one, two) in zip(line.points, line.points.dropFirst())
          where one.x == two.x || one.y == two.y {
            let isCut =
              across.overlaps(min(one.x, two.x)...max(one.x, two.x))
              && down.overlaps(min(one.y, two.y)...max(one.y, two.y))
            #expect(!isCut, "'\(piece.words)' by \(one) to \(two)")
          }
        }
      }
    }
  }

  @Test func `a wall that goes on below its box stays straight`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌────────────────────┐
      │ One                │
      │ Two                │
      ├──────────┐         │
      │ Three    │        │
      │ Four     │        │
      └──────────┘        │
                          │
        ┌─────┐           │
        │ End │           │
        └─────┘           │
      """)
    let wall = try #require(sketch.frames.map(\.rect.maxX).max())
    let longest = sketch.lines.max { one, two in
      (one.points.last?.y ?? 0) < (two.points.last?.y ?? 0)
    }
    #expect(longest?.points.map(\.x) == [wall, wall])
  }

  @Test func `a head in the place of a wall ends at the wall`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌──────────────┐  ┌───────────────┐
      │ ┌──────────┐ │  │ ┌───────────┐ │
      │ │  Editor  │─┼──┼─►   Cache   │ │
      │ └──────────┘ │  │ └───────────┘ │
      └──────────────┘  └───────────────┘
      """)
    let cache = try #require(
      sketch.frames.max { ($0.rect.x, -$0.rect.width) < ($1.rect.x, -$1.rect.width) })
    #expect(cache.rect.width < 120)
    let heads = sketch.lines.filter { $0.endHead == .point }.compactMap(\.points.last)
    #expect(heads.map(\.x) == [cache.rect.x])
  }

  @Test func `steps of a list are no headings`() throws {
    let list = try PictureTests.sketch(
      """
      Next
      ├── one
      └── two

      1. Copy the file
      2. Run it
      """)
    #expect(try text("1. Copy the file", list).role == .body)
    let heading = try PictureTests.sketch(
      """
      1. Copying
         ┌─────┐
         │ one │
         └─────┘
      """)
    #expect(try text("1. Copying", heading).role == .strong)
  }

  @Test func `a message stands in the middle between its lifelines`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌─────┐        ┌───┐
      │Alice│        │Bob│
      └──┬──┘        └─┬─┘
         │  Hello Bob! │
         │────────────>│
         │ Hello Alice!│
         │<────────────│
      ┌──┴──┐        ┌─┴─┐
      │Alice│        │Bob│
      └─────┘        └───┘
      """)
    let (one, two) = (try text("Hello Bob!", sketch), try text("Hello Alice!", sketch))
    #expect(one.anchor == .middle && two.anchor == .middle)
    #expect(one.pieces[0].x == two.pieces[0].x)
  }

  @Test func `words keep off the line beside them`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌────────┐ ┌───────┐
      │Renderer│ │Browser│
      └───┬────┘ └──┬────┘
          │         │
          │──┐      │
          │Message 2│
          │<────────│
          │  │      │
          │Message 1│
          │  └─────>│
      ┌───┴────┐ ┌──┴────┐
      │Renderer│ │Browser│
      └────────┘ └───────┘
      """)
    for name in ["Message 1", "Message 2"] {
      let span = try text(name, sketch).span
      let crossing = sketch.lines.filter { line in
        line.points.count == 2 && line.points[0].x == line.points[1].x
          && span.contains(line.points[0].x) && abs(line.points[0].y - line.points[1].y) > 40
      }
      #expect(crossing.isEmpty)
    }
  }

  @Test func `boxes that stand in one row have their words at one side`() throws {
    let sketch = try PictureTests.sketch(
      """
      ┌─────────┐   ┌─────────┐   ┌─────────┐
      │ Ingest  │──►│ Parse   │──►│ Check   │
      └─────────┘   └─────────┘   └─────────┘
      """)
    #expect(sketch.texts.map(\.anchor) == [.start, .start, .start])
    let centered = try PictureTests.sketch(
      """
      ┌─────────┐   ┌─────────┐   ┌─────────┐
      │ Ingest  │──►│  Parse  │──►│  Check  │
      └─────────┘   └─────────┘   └─────────┘
      """)
    #expect(centered.texts.map(\.anchor) == [.middle, .middle, .middle])
  }
}
