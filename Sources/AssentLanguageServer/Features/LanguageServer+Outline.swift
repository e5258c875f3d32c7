import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// The clauses of a document as an outline, and what can be folded.
extension LanguageServer {
  /// `textDocument/documentSymbol`
  func symbols(_ text: CheckedText, _ open: OpenText) -> JSONValue {
    let document = text.document
    guard client.takesHierarchy else {
      return .array(
        document.clauses.indices.map { index in
          let clause = document.clauses[index]
          var symbol: JSONObject = [
            "name": .string(document.outlineName(ofClause: index)), "kind": Self.clauseSymbol,
            "location": [
              "uri": .string(open.uri), "range": open.positions.range(of: clause.range),
            ],
          ]
          if let parent = clause.parent {
            symbol["containerName"] = .string(document.outlineName(ofClause: parent))
          }
          return .object(symbol)
        })
    }
    // A parent comes before its children, so from the end each has all of its own.
    var children: [Int: [JSONValue]] = [:]
    var top: [JSONValue] = []
    for index in document.clauses.indices.reversed() {
      let clause = document.clauses[index]
      let head = document.headRange(ofClause: index)
      let range = document.markup.source.bytes(of: clause.range)
      let whole =
        min(range.lowerBound, head.lowerBound)..<max(range.upperBound, head.upperBound)
      let symbol: JSONValue = [
        "name": .string(document.outlineName(ofClause: index)), "kind": Self.clauseSymbol,
        "range": open.positions.range(ofBytes: whole),
        "selectionRange": open.positions.range(ofBytes: head),
        "children": .array((children.removeValue(forKey: index) ?? []).reversed()),
      ]
      if let parent = clause.parent {
        children[parent, default: []].append(symbol)
      } else {
        top.append(symbol)
      }
    }
    return .array(top.reversed())
  }

  /// `SymbolKind.String`, which other servers give headings, too.
  private static let clauseSymbol: JSONValue = 15

  /// `textDocument/foldingRange`
  func foldingRanges(_ text: CheckedText) -> JSONValue {
    let document = text.document
    let source = text.source
    var ranges: [(first: Int, last: Int, kind: String?)] = []
    if let frontMatter = document.markup.frontMatter {
      ranges.append((1, frontMatter.lineCount, "region"))
    }
    for clause in document.clauses {
      ranges.append((clause.range.start.line, clause.range.end.line, nil))
    }
    for node in document.markup.nodes {
      switch node.kind {
      case .codeBlock, .table: ranges.append((Int(node.startLine), Int(node.endLine), nil))
      case .htmlBlock:
        // cmark ends some of these a line too early.
        let lines = document.markup.bytes(node.literal).dropLast().count { $0 == 0x0A }
        ranges.append((Int(node.startLine), Int(node.startLine) + lines, "comment"))
      default: continue
      }
    }
    var seen: Set<Int> = []
    let lines = ranges.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
      .compactMap { range -> JSONValue? in
        var last = min(range.last, source.lineCount)
        while last > range.first, source.line(last).allSatisfy({ $0 <= 0x20 }) { last -= 1 }
        guard last > range.first, seen.insert(range.first).inserted else { return nil }
        var members: JSONObject = [
          "startLine": .integer(range.first - 1), "endLine": .integer(last - 1),
        ]
        if let kind = range.kind { members["kind"] = .string(kind) }
        return .object(members)
      }
    return .array(Array(lines.prefix(client.foldingLimit ?? lines.count)))
  }
}

extension LegalDocument {
  /// A clause as a list shows it: `2.1 Grant`, or its number and first words.
  func outlineName(ofClause index: Int) -> String {
    let clause = clauses[index]
    let title = clause.title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let words = title.isEmpty ? firstWords(ofClause: index, limit: 60) : title
    let name = [clause.number, words].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: " ")
    return name.isEmpty ? "(without a title)" : name
  }

  /// The beginning of a clause's text, without its heading.
  func firstWords(ofClause index: Int, limit: Int) -> String {
    let clause = clauses[index]
    var node = clause.node
    if case .heading = clause.form { node = Int(markup.nodes[node].end) }
    let last = markup.nodes.indices.suffix(from: min(node, markup.nodes.count))
      .prefix { markup.nodes[$0].range.start < clause.range.end }
    for index in last {
      switch markup.nodes[index].kind {
      case .paragraph, .tableCell:
        return Self.beginning(of: markup.plainText(of: index), limit: limit)
      case .heading: return ""
      default: continue
      }
    }
    return ""
  }

  /// The first words of a text, with `…` where it goes on.
  static func beginning(of text: String, limit: Int) -> String {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard text.count > limit else { return text }
    let cut = text.prefix(limit)
    let end = cut.lastIndex(of: " ") ?? cut.endIndex
    return cut[..<end] + "…"
  }
}
