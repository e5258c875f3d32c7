import Testing

@testable import AssentDiagram

struct SequenceDrawingTests {
  private func lines(_ text: String, width: Int = 80, isASCII: Bool = false) -> [String] {
    TerminalDrawing(Mermaid.graph(text), width: width, isASCII: isASCII).lines
  }

  @Test func `messages run between lifelines, answers dotted`() {
    #expect(
      lines("sequenceDiagram\nA->>+B: Ask\nB-->>-A: Tell\nB->>B: Think\n") == [
        "┌───┐   ┌───┐",
        "│ A │   │ B │",
        "└─┬─┘   └─┬─┘",
        "  │  Ask  │",
        "  │──────►┃",
        "  │       ┃",
        "  │ Tell  ┃",
        "  │◄┄┄┄┄┄┄┃",
        "  │       │",
        "  │       │───┐ Think",
        "  │       │◄──┘",
      ])
  }

  @Test func `a frame stands around its messages, with its sections`() {
    let text = "sequenceDiagram\nalt new\nA->>B: x\nelse old\nB-xA: y\nend\nNote over A: z\n"
    #expect(
      lines(text, isASCII: true) == [
        "       +---+     +---+", "       | A |     | B |", "       +---+     +---+",
        "      +. alt [new] |..+", "      :  |    x    |  :", "      :  |-------->|  :",
        "      :  |         |  :", "      +. else [old] ..+", "      :  |    y    |  :",
        "      :  |x--------|  :", "      :  |         |  :", "      +..|.........|..+",
        "         |         |", "       +---+       |", "       | z |       |",
        "       +---+       |",
      ])
  }

  @Test func `who is created has a box where that happens, and a lifeline to the end`() {
    let text =
      "sequenceDiagram\nA->>B: x\ncreate participant C\nB->>C: y\nC-)A: z\ndestroy C\nB-xC: w\n"
    #expect(
      lines(text) == [
        "┌───┐  ┌───┐",
        "│ A │  │ B │",
        "└─┬─┘  └─┬─┘",
        "  │  x   │",
        "  │─────►│",
        "  │      │",
        "  │      │  y  ┌───┐",
        "  │      │────►│ C │",
        "  │      │     └─┬─┘",
        "  │      │       │",
        "  │      z       │",
        "  │<─────────────│",
        "  │      │       │",
        "  │      │   w   │",
        "  │      │──────✕│",
        "  │      │       ╳",
      ])
    #expect(lines(text, isASCII: true).contains { $0.hasPrefix("  |(---") })
  }

  @Test func `notes stand on their side, before or after the end of a frame`() {
    let text =
      "sequenceDiagram\nNote right of A: r\nopt o\nA->>B: x\nend\nNote left of B: l\n"
    let drawn = lines(text)
    let right = drawn.firstIndex { $0.contains("│ r │") }
    let left = drawn.firstIndex { $0.contains("│ l │") }
    let frame = drawn.lastIndex { $0.contains("┄┄┘") }
    #expect(right != nil && frame != nil && left != nil)
    if let right, let frame, let left {
      #expect(right < frame && frame < left)
      #expect(drawn[right].contains("│ │ r │") && drawn[left].contains("│ l │ │"))
    }
  }

  @Test func `labels are wrapped until all fit, and past that it is a list`() {
    let words = "a rather long message that has to go on in a second line and a third"
    let text = "sequenceDiagram\nautonumber\nA->>B: \(words)\nB->>C: \(words)\n"
    for width in [100, 60, 40] {
      let drawn = lines(text, width: width)
      #expect(drawn.allSatisfy { textColumns($0) <= width && !$0.hasSuffix(" ") })
      #expect(drawn.joined().contains("─►│"))
    }
    let many = (0..<30).map { "p\($0)->>p\($0 + 1): m\($0)" }.joined(separator: "\n")
    let drawing = TerminalDrawing(Mermaid.graph("sequenceDiagram\n\(many)\n"), width: 80)
    #expect(drawing.form == .listed)
    #expect(drawing.lines[0].hasPrefix("Participants: p0, p1, p2, "))
    #expect(drawing.lines.contains("p0 → p1: m0"))
  }

  @Test func `frames may be empty, open at the end, or end in an empty section`() {
    for text in [
      "sequenceDiagram\nloop a\nend\nA->>B: x\n", "sequenceDiagram\nA->>B: x\nopt b\n",
      "sequenceDiagram\nalt a\nA->>B: x\nelse b\nend\n",
      "sequenceDiagram\nalt a\nloop b\nA->>B: x\nelse c\nNote over A: n\n", "sequenceDiagram\n",
    ] {
      let graph = Mermaid.graph(text)
      var open = 0
      for event in SequenceEvent.all(of: graph) {
        switch event {
        case .open: open += 1
        case .close: open -= 1
        case .divide: #expect(open > 0, "\(text)")
        case .message, .note: break
        }
        #expect(open >= 0, "\(text)")
      }
      #expect(open == 0, "\(text)")
      _ = TerminalDrawing(graph, width: 80)
    }
  }

  @Test func `a box stands beside the next one, whatever their titles`() {
    let text =
      "sequenceDiagram\nparticipant A\nbox First box of two\nparticipant B\nend\n"
      + "box Second box\nparticipant C\nend\nA->>B: x\nB->>C: y\n"
    #expect(
      lines(text).prefix(5) == [
        "         ┌┄ First box of two ┐ ┌┄ Second box ┐",
        "┌───┐    ┆ ┌───┐             ┆ ┆ ┌───┐       ┆",
        "│ A │    ┆ │ B │             ┆ ┆ │ C │       ┆",
        "└─┬─┘    ┆ └─┬─┘             ┆ ┆ └─┬─┘       ┆",
        "  │      └┄┄┄│┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘ └┄┄┄│┄┄┄┄┄┄┄┄┄┘",
      ])
  }

  @Test func `the head of who is created hides its bar`() {
    let text =
      "sequenceDiagram\nparticipant A\ncreate participant W as Worker\nA->>+W: new\nW-->>-A: done\n"
    let drawn = lines(text)
    #expect(drawn.contains { $0.contains("Worker") })
    #expect(drawn.contains { $0.contains("┃") })
  }

  @Test func `a long word goes on in the next line where a page has no room for it`() {
    let names = ["Client", "Gateway", "Service", "Store", "Archive"]
    var text = "sequenceDiagram\n"
    for (index, name) in names.enumerated() { text += "participant P\(index) as \(name)\n" }
    for index in 1..<names.count {
      text += "P\(index - 1)->>P\(index): exchangeRecords('unwrap-symmetric-key')\n"
    }
    let drawing = TerminalDrawing(Mermaid.graph(text), width: 80)
    #expect(drawing.form == .whole)
    #expect(drawing.lines.allSatisfy { textColumns($0) <= 80 })
    #expect(drawing.lines.contains { $0.contains("Records(") })
  }
}
