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
    for word in Self.others where bytes.has(word, at: start) {
      language = .other(word.description)
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

  /// None of these words is the start of another; each counts as the start of a longer one, too.
  private static let words: [(StaticString, Language)] = [
    ("flowchart", .flowchart), ("graph", .flowchart), ("swimlane-beta", .flowchart),
    ("erDiagram", .entityRelationship), ("classDiagram", .classDiagram), ("stateDiagram", .state),
    ("sequenceDiagram", .sequence), ("requirement", .other("requirementDiagram")),
  ]

  /// The kinds that are not read, by the words that they are called.
  private static let others: [StaticString] = [
    "C4Context", "C4Container", "C4Component", "C4Dynamic", "C4Deployment", "gitGraph", "gantt",
    "info", "pie", "quadrantChart", "xychart", "journey", "timeline", "mindmap", "kanban", "sankey",
    "packet", "radar-beta", "block", "treeView-beta", "architecture", "eventmodeling", "venn-beta",
    "treemap", "cynefin-beta", "zenuml",
  ]
  private static let wordsInAnyCase: [(StaticString, String)] = [
    ("ishikawa", "ishikawa"),
    ("wardley-beta", "wardley-beta"),
    ("railroad-", "railroad"),
  ]
}
