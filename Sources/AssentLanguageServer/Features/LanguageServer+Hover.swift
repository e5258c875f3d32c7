import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentManifest
import AssentMarkup

/// What is shown of what is pointed at.
extension LanguageServer {
  /// `textDocument/hover`
  func hover(_ text: CheckedText, _ open: OpenText, _ offset: Int) -> JSONValue {
    let document = text.document
    let uses = TermUses(text)
    switch PointedAt(offset, in: text, uses: uses) {
    case .clause(let index, let range)?:
      // What is on the screen already needs no hover.
      guard range != document.headRange(ofClause: index) else { break }
      let words = document.firstWords(ofClause: index, limit: Self.hoverLength)
      let name = document.outlineName(ofClause: index)
      return shown([(name, isStrong: true), (words, isStrong: false)], range, open)
    case .term(let use)?:
      let definitions = (uses.definitions[use.name] ?? []).map { document.terms[$0] }
      guard !definitions.isEmpty else { break }
      let parts = definitions.prefix(3).map { term in
        (
          LegalDocument.beginning(
            of: document.definition(of: term), limit: Self.hoverLength), isStrong: false
        )
      }
      return shown([(use.name, isStrong: true)] + parts, use.range, open)
    case nil: break
    }
    return explanation(text, open, offset)
  }

  private static let hoverLength = 600

  /// Why the rule is there that found something at a place.
  private func explanation(_ text: CheckedText, _ open: OpenText, _ offset: Int) -> JSONValue {
    for diagnostic in text.ownDiagnostics {
      guard let range = diagnostic.range.map(text.source.bytes(of:)),
        range.lowerBound <= offset, offset <= range.upperBound,
        let entry = RuleCatalogue.entry(named: diagnostic.rule.rawValue)
      else { continue }
      let (summary, rationale) =
        switch entry {
        case .rule(let rule): (rule.summary, rule.rationale)
        case .fault(let fault): (fault.summary, fault.rationale)
        }
      return shown(
        [
          (diagnostic.rule.rawValue, isStrong: true), (summary + " " + rationale, isStrong: false),
        ], range, open)
    }
    return .null
  }

  private func shown(
    _ parts: [(text: String, isStrong: Bool)], _ range: Range<Int>, _ open: OpenText
  ) -> JSONValue {
    let parts = parts.filter { !$0.text.isEmpty }
    let text = parts.map { part in
      guard client.takesMarkdown else { return part.text }
      let escaped = Self.escaped(part.text)
      return part.isStrong ? "**\(escaped)**" : escaped
    }
    return [
      "contents": [
        "kind": client.takesMarkdown ? "markdown" : "plaintext",
        "value": .string(text.joined(separator: "\n\n")),
      ],
      "range": open.positions.range(ofBytes: range),
    ]
  }

  private static let marks = Set("\\`*_[]<>&|~$".unicodeScalars)
  /// Those that mean something at the beginning of a line.
  private static let firstMarks = Set("#+-=".unicodeScalars)

  /// Words as Markdown that shows them as they are.
  private static func escaped(_ text: String) -> String {
    var marked = String.UnicodeScalarView()
    // By scalar: `<` behind U+0D4E is one character with it.
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let isMark = marks.contains(scalar) || index == 0 && firstMarks.contains(scalar)
      if isMark { marked.append("\\") }
      marked.append(scalar)
    }
    var out = String(marked)
    // A number and a point at the beginning make a list.
    let digits = out.prefix(while: \.isNumber)
    if !digits.isEmpty, out.dropFirst(digits.count).first.map({ ".)".contains($0) }) ?? false {
      out.insert("\\", at: out.index(out.startIndex, offsetBy: digits.count))
    }
    return out
  }
}

extension LegalDocument {
  /// The words that define a term: its block, or its row of a table.
  func definition(of term: Term) -> String {
    let node = markup.nodes[term.node]
    guard case .tableCell = node.kind else { return markup.plainText(of: term.node) }
    return markup.plainText(of: Int(node.parent))
  }
}
