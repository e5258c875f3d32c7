import AssentDiagnostics
import AssentDiagram
import AssentLicense
import AssentLint
import AssentManifest
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
  private var wordDigest: Manifest.Digest {
    document.diagnostics.isEmpty
      ? document.textDigest : TextDigest.digest(ofText: document.source.bytes)
  }

  /// How many findings each rule on diagrams has, counted by lint with every such rule turned on.
  var diagramFindings: [RuleID: Int] {
    let legal = LegalDocument(interpreting: document, path: document.source.path)
    let found = Self.linter.findings(in: LintSubject(legal))
    return Dictionary(found.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  private static let linter = {
    var linter = Linter(rules: Rule.all.filter { $0.group == .diagrams }) { rule, _ in
      rule.severity
    }
    linter.listedCount = .max
    return linter
  }()

  /// Whether nothing but the strokes of diagrams differs, and each diagram says the same and has the
  /// same picture.
  func hasSameGraphs(as other: DocumentMeaning) -> Bool {
    redrawn(in: other).map { $0.allSatisfy { $0.before.isRedrawn(as: $0.after) } } ?? false
  }

  /// How many drawings have other strokes in `other`, with graph, words and picture as they were.
  func redrawnCount(in other: DocumentMeaning) -> Int {
    redrawn(in: other)?.count {
      $0.before.hasOtherStrokes(in: $0.after) && $0.before.isRedrawn(as: $0.after)
    } ?? 0
  }

  /// Whether each diagram whose text differs is read as the same graph, and none becomes invalid.
  func keepsGraphs(in other: DocumentMeaning) -> Bool {
    redrawn(in: other)?.allSatisfy { $0.before.keepsGraph(in: $0.after) } ?? true
  }

  /// Whether no diagram becomes one that its notation does not allow.
  func keepsValidity(in other: DocumentMeaning) -> Bool {
    redrawn(in: other)?.allSatisfy { $0.before.staysValid(in: $0.after) } ?? true
  }

  /// The blocks whose text differs, as diagrams; `nil` where other blocks follow each other.
  private func redrawn(in other: DocumentMeaning) -> [(before: RedrawnBlock, after: RedrawnBlock)]?
  {
    let (nodes, others) = (document.nodes, other.document.nodes)
    guard nodes.count == others.count else { return nil }
    return zip(nodes, others).compactMap { node, changed in
      if document.bytes(node.literal) == other.document.bytes(changed.literal) { return nil }
      return (RedrawnBlock(node, of: document), RedrawnBlock(changed, of: other.document))
    }
  }
}

/// A block whose text differs before and after a repair.
private struct RedrawnBlock {
  /// `nil` for a block that is no diagram.
  private let reading: DiagramReading?

  init(_ node: Node, of document: Document) {
    reading = DiagramSource(node, of: document).flatMap { DiagramReading($0) }
  }

  /// Whether both are drawings that differ in more than the blanks at the ends of rows.
  func hasOtherStrokes(in other: RedrawnBlock) -> Bool {
    guard let reading, let after = other.reading, reading.graph.notation != .mermaid else {
      return false
    }
    return Self.rows(reading) != Self.rows(after)
  }

  /// The rows of a drawing up to their last character that is not blank.
  private static func rows(_ reading: DiagramReading) -> [ArraySlice<UInt8>] {
    reading.source.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { row in
        row.prefix(row.lastIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 - row.startIndex + 1 } ?? 0)
      }
  }

  /// Whether both are diagrams with the same graph, the same words, and the same picture.
  func isRedrawn(as other: RedrawnBlock) -> Bool {
    guard let reading, let after = other.reading else { return false }
    return reading.graph.hasSameMeaning(as: after.graph) && picture == other.picture
  }

  /// Whether the other is the same graph, and valid if this one is; of what is no diagram nothing is
  /// asked.
  func keepsGraph(in other: RedrawnBlock) -> Bool {
    guard let reading else { return true }
    guard let after = other.reading, staysValid(in: other) else { return false }
    return reading.graph.hasSameMeaning(as: after.graph)
  }

  /// Whether the other is valid if this one is.
  func staysValid(in other: RedrawnBlock) -> Bool {
    guard let reading, reading.graph.isValid else { return true }
    return other.reading?.graph.isValid ?? false
  }

  /// The picture with its geometry; `nil` where there is none.
  private var picture: String? {
    guard let reading else { return nil }
    return try? DiagramPicture(
      of: reading.graph, from: reading.source, read: reading, prefix: "", isStandalone: false)?.svg
  }
}
