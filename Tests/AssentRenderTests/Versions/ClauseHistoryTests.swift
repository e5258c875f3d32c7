import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRedline
import AssentRender
import Testing

/// In which versions each clause changed.
@Suite struct ClauseHistoryTests {
  static func place(_ anchor: String, _ number: String? = nil, _ title: String = "")
    -> ClauseChange.Place
  {
    ClauseChange.Place(anchor: anchor, number: number, title: title, parents: [])
  }

  static func change(
    _ kinds: [ClauseChange.Kind], _ old: [ClauseChange.Place], _ new: [ClauseChange.Place]
  ) -> ClauseChange {
    ClauseChange(kinds: kinds, old: old, new: new, blocks: [])
  }

  static let grant = place("grant", "2", "Grant")
  static let fees = place("fees", "3", "Fees")
  static let law = place("law", "10", "Law")

  static func history(_ steps: [[ClauseChange]], anchors: [String] = []) throws -> ClauseHistory {
    ClauseHistory(
      try steps.enumerated().map { index, changes in
        (
          from: try SampleHistory.version("1.\(index)"),
          to: try SampleHistory.version("1.\(index + 1)"), clauses: changes
        )
      }, anchors: anchors)
  }

  static func sample() throws -> ClauseHistory {
    try history([
      [change([.changed], [grant], [grant]), change([.removed], [law], [])],
      [change([.changed, .moved], [grant], [grant]), change([.added], [], [fees])],
    ])
  }

  /// `grant: 1.1 changed, 1.2 changed moved` for each clause.
  static func lines(_ history: ClauseHistory) -> [String] {
    history.clauses.map { clause in
      let events = clause.events.map { event in
        ([event.version.text] + event.kinds.map(\.rawValue)).joined(separator: " ")
      }
      return "\(clause.place.anchor): \(events.joined(separator: ", "))"
        + (clause.removedIn.map { " | gone in \($0)" } ?? "")
    }
  }

  @Test func `each clause has the versions that changed it, and what is gone stands last`() throws {
    #expect(
      Self.lines(try Self.sample()) == [
        "grant: 1.1 changed, 1.2 changed moved", "fees: 1.2 added",
        "law: 1.1 removed | gone in 1.1",
      ])
  }

  @Test func `a clause keeps its history under a new anchor, even where two change places`() throws
  {
    let moved = try Self.history([
      [Self.change([.changed], [Self.grant], [Self.grant])],
      [
        Self.change([.moved], [Self.grant], [Self.fees]),
        Self.change([.moved], [Self.fees], [Self.grant]),
      ],
    ])
    #expect(Self.lines(moved) == ["grant: 1.2 moved", "fees: 1.1 changed, 1.2 moved"])
  }

  @Test func `parts have the history of the whole, and a whole that of its parts, each once`()
    throws
  {
    let split = try Self.history([
      [Self.change([.changed], [Self.grant], [Self.grant])],
      [Self.change([.split], [Self.grant], [Self.grant, Self.fees])],
      [Self.change([.joined], [Self.grant, Self.fees], [Self.law])],
    ])
    #expect(Self.lines(split) == ["law: 1.1 changed, 1.2 split, 1.3 joined"])
  }

  @Test func `clauses stand in the order of the text, else by number`() throws {
    let steps = [[Self.law, Self.fees, Self.grant].map { Self.change([.changed], [$0], [$0]) }]
    #expect(
      try Self.history(steps).clauses.map(\.place.anchor) == ["grant", "fees", "law"])
    #expect(
      try Self.history(steps, anchors: ["law", "grant", "fees"]).clauses.map(\.place.anchor)
        == ["law", "grant", "fees"])
  }

  @Test func `below a heading stand the versions that changed its section`() throws {
    let source = """
      ---
      kind: license
      version: "1.2"
      ---

      # License

      ## 1. Scope

      Words.

      ## 2. Grant

      2.1 One right.

      2.2 Another right.

      """
    let file = SourceFile(path: "license.md", text: source)
    let document = LegalDocument(
      interpreting: Document(parsing: file), path: "license.md")
    let anchor = try #require(document.clauses.first { $0.number == "2.2" }).anchor
    let changes = try Self.history([
      [Self.change([.changed], [Self.place(anchor, "2.2")], [Self.place(anchor, "2.2")])],
      [Self.change([.changed], [Self.place(anchor, "2.2")], [Self.place(anchor, "2.2")])],
    ])
    let page = "license/1.2/en/index.html"
    let frame = VersionFrame(
      try SampleHistory.history(["en"]), language: "en", base: SampleHistory.base(page))
    let marks = frame.clauseMarks(of: document, changes)
    #expect(marks.count == 1)
    var page1 = HTMLRenderer.PageFrame(
      of: document, diagrams: [:], labels: FrameLabels.labels(for: "en"))
    let plain = HTMLRenderer(frame: page1).render(document.markup)
    page1.marks = marks
    let marked = HTMLRenderer(frame: page1).render(document.markup)
    let html = String(decoding: marked.bytes, as: UTF8.self)
    #expect(TagBalance(marked.bytes).fault == nil)
    let mark =
      "<p class=\"changed\"><a href=\"../../../license/history.html#assent-\(anchor)\">"
      + "Changed in 1.1 · 1.2</a></p>\n</div>"
    let heading = try #require(html.firstRange(of: "2. Grant</h2>"))
    let found = try #require(html.firstRange(of: mark))
    #expect(heading.upperBound < found.lowerBound)
    #expect(html.matches(of: /class="changed"/).count == 1)
    // The words are those of the text alone.
    #expect(marked.words == plain.words)
  }
}
