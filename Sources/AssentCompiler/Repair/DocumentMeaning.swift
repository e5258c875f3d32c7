import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentLint
import AssentMarkup
import AssentRecord
import AssentRender

/// What a document says, to compare it before and after a repair.
struct DocumentMeaning {
  private let document: Document

  init(of source: SourceFile) { document = Document(parsing: source) }

  /// Whether the digest of the words is the same.
  func hasSameWords(as other: DocumentMeaning) -> Bool {
    wordDigest == other.wordDigest
  }

  /// The digest of the words; of the whole file where the parser refused it.
  private var wordDigest: String {
    guard document.diagnostics.isEmpty else {
      return TextDigest.digest(ofText: document.source.bytes)
    }
    var digest = ""
    let legal = LegalDocument(interpreting: document, path: document.source.path)
    _ = JSONRenderer(generator: "").render(legal) { words in
      digest = TextDigest.digest(ofWords: words)
      return digest
    }
    return digest
  }

  /// How many findings each rule on diagrams has, counted by lint with every such rule turned on.
  var diagramFindings: [RuleID: Int] {
    let legal = LegalDocument(interpreting: document, path: document.source.path)
    let found = Self.linter.findings(in: LintSubject(legal))
    return Dictionary(found.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  private static let linter = Linter(rules: Rule.all.filter { $0.group == .diagrams }) { rule, _ in
    rule.severity
  }

  /// Whether nothing but the strokes of diagrams differs, and each diagram says the same.
  func hasSameGraphs(as other: DocumentMeaning) -> Bool {
    let (nodes, others) = (document.nodes, other.document.nodes)
    guard nodes.count == others.count else { return false }
    for (node, changed) in zip(nodes, others) {
      if document.bytes(node.literal) == other.document.bytes(changed.literal) { continue }
      guard let drawn = DiagramSource(node, of: document).flatMap(FlowGraph.init(reading:)),
        let redrawn = DiagramSource(changed, of: other.document).flatMap(FlowGraph.init(reading:)),
        drawn.hasSameMeaning(as: redrawn)
      else { return false }
    }
    return true
  }
}
