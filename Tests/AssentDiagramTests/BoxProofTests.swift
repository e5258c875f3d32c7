import Testing

@testable import AssentDiagram

/// What is said of a drawing that does not show its graph.
struct BoxProofTests {
  /// A drawing of a graph, with signs in it replaced.
  private func lost(_ text: String, _ old: String, _ new: String) throws -> String? {
    let graph = Mermaid.graph(text).asBoxes
    let placed = try FlowDrafts(graph).place(TerminalScale(width: 80, wrap: 40, wrapsTitles: false))
    var painter = TerminalPainter(graph: graph, placed: placed, isASCII: false, frames: .solid)
    let lines = painter.lines().map { $0.replacing(old, with: new) }
    return BoxProof(BoxText.Drawn(lines: lines, placed: placed)).lost(of: graph)
  }

  private static let text =
    "flowchart TB\n subgraph g [Frame]\n a[One] -->|it is| b[Two]\n end\n b --> c[Three]"

  @Test(arguments: [
    ("One", "One", nil), ("One", "Six", "the box 'One'"),
    ("it is", "it no", "the line from 'One' to 'Two'"),
    ("▼", "│", "the line from 'One' to 'Two'"), ("Frame", "Board", "the frame 'Frame'"),
  ]) func `the first thing that is lost is named`(old: String, new: String, lost: String?) throws {
    #expect(try self.lost(Self.text, old, new) == lost)
  }

  @Test func `a refusal says what would be lost`() {
    #expect(
      BoxTextError.readsDifferently(lost: "the frame 'One'").description
        == "no box drawing of this graph reads as the same graph: the frame 'One' would be lost; --to text draws it for people"
    )
  }

  @Test(arguments: [30, 40, 60, 80]) func `labels are wrapped and ranks broken to keep a width`(
    width: Int
  ) throws {
    let chain = (1...7).map { "s\($0)[Step number \($0) of them]" }.joined(separator: " --> ")
    let fan = (1...6).map { " r[The one before all] --> f\($0)[Branch \($0)]" }
    let long = "flowchart TB\n a[Donaudampfschifffahrt by ship] --> b[and a few words more]"
    for text in [
      long,
      "flowchart LR\n \(chain)", "flowchart TB\n" + fan.joined(separator: "\n"),
    ] {
      let drawing = try BoxText(Mermaid.graph(text), width: width)
      #expect(drawing.columns <= width)
    }
  }

  @Test func `what has no room is as wide as it gets`() throws {
    let title = Array(repeating: "words", count: 9).joined(separator: " ")
    let text = "flowchart TB\n subgraph g [\(title)]\n a --> b\n end"
    #expect(try BoxText(Mermaid.graph(text), width: 40).columns > 40)
  }
}
