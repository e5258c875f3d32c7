import AssentDiagnostics

/// The word that says which language a mermaid text is in.
struct MermaidHeader {
  enum Language {
    case flowchart
    case state
    case sequence
    case classDiagram
    case entityRelationship
    /// A kind of diagram that mermaid knows and this does not read.
    case other(String)
    case unknown
  }

  let language: Language
  let range: SourceRange
  private(set) var message = ""
  private(set) var help: String?

  init(_ text: MermaidText) {
    let bytes = text.bytes
    let start = bytes.spaceEnd(from: 0)
    var end = start
    while end < bytes.count, bytes.spaceLength(at: end) == 0, end < start + 40 { end += 1 }
    range = text.range(start..<end)
    guard start < bytes.count else {
      language = .unknown
      message = "diagram is empty"
      return
    }
    for (word, language) in Self.words where bytes.has(word, at: start) {
      self.language = language
      return
    }
    for (word, name) in Self.wordsInAnyCase where bytes.hasIgnoringCase(word, at: start) {
      language = .other(name)
      return
    }
    language = .unknown
    let word = bytes.string(start..<end)
    message = "expected a kind of diagram, found '\(word)'"
    if bytes.has("---", at: start) {
      message = "front matter of the diagram is not closed; expected '---'"
    } else if let guess = suggestion(for: word, among: Self.guesses) {
      help = "did you mean '\(guess)'?"
    }
  }

  private static let guesses = [
    "flowchart", "graph", "stateDiagram-v2", "sequenceDiagram", "classDiagram", "erDiagram",
    "gantt", "pie", "mindmap", "journey", "timeline", "gitGraph",
  ]

  /// In mermaid's own order; a word counts as the start of a longer one, too.
  private static let words: [(StaticString, Language)] = [
    ("flowchart", .flowchart),
    ("graph", .flowchart),
    ("swimlane-beta", .flowchart),
    ("C4Context", .other("C4Context")),
    ("C4Container", .other("C4Container")),
    ("C4Component", .other("C4Component")),
    ("C4Dynamic", .other("C4Dynamic")),
    ("C4Deployment", .other("C4Deployment")),
    ("erDiagram", .entityRelationship),
    ("gitGraph", .other("gitGraph")),
    ("gantt", .other("gantt")),
    ("info", .other("info")),
    ("pie", .other("pie")),
    ("quadrantChart", .other("quadrantChart")),
    ("xychart", .other("xychart")),
    ("requirement", .other("requirementDiagram")),
    ("classDiagram", .classDiagram),
    ("journey", .other("journey")),
    ("timeline", .other("timeline")),
    ("mindmap", .other("mindmap")),
    ("kanban", .other("kanban")),
    ("sankey", .other("sankey")),
    ("packet", .other("packet")),
    ("radar-beta", .other("radar-beta")),
    ("block", .other("block")),
    ("treeView-beta", .other("treeView-beta")),
    ("architecture", .other("architecture")),
    ("eventmodeling", .other("eventmodeling")),
    ("venn-beta", .other("venn-beta")),
    ("treemap", .other("treemap")),
    ("cynefin-beta", .other("cynefin-beta")),
    ("stateDiagram", .state),
    ("sequenceDiagram", .sequence),
    ("zenuml", .other("zenuml")),
  ]

  private static let wordsInAnyCase: [(StaticString, String)] = [
    ("ishikawa", "ishikawa"),
    ("wardley-beta", "wardley-beta"),
    ("railroad-", "railroad"),
  ]
}
