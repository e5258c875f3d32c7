import AssentDiagnostics

extension FlowGraph {
  /// The graph as mermaid text, which read back gives the same graph.
  ///
  /// A sequence is written as one; states, entities and classes that were read from mermaid as what
  /// they were; all else as a flowchart. Ids that mermaid could not read are replaced. What
  /// mermaid has no words for, call-outs, headings and tables of a drawing, is written as comments.
  package var mermaidText: String { writtenText.shownLines }

  private var writtenText: String {
    switch kind {
    case .sequence: return SequenceWriter(self).text()
    case .stateMachine where notation == .mermaid:
      return StateWriter(self)?.text() ?? FlowchartWriter(self).text()
    case .classDiagram where notation == .mermaid:
      return ClassWriter(self)?.text() ?? FlowchartWriter(self).text()
    case .entityRelationship where notation == .mermaid: return EntityWriter(self).text()
    default: return FlowchartWriter(self).text()
    }
  }
}

extension FlowGraph {
  /// The graph as mermaid text; what was mermaid of a kind that is not read stays as it is.
  package func mermaidText(from source: DiagramSource) -> String {
    guard notation == .mermaid, nodes.isEmpty, groups.isEmpty else { return mermaidText }
    let text = String(decoding: source.text, as: UTF8.self).shownLines
    return text.last?.isNewline ?? true ? text : text + "\n"
  }
}

/// Words and ids as mermaid reads them.
struct MermaidWords {
  /// How ids of the graph are written.
  private(set) var ids: [String: String] = [:]

  /// - Parameter isSafe: whether an id can be written as it is.
  init(ids all: [String], isSafe: (String) -> Bool) {
    var used = Set(all)
    var number = 0
    for id in all where ids[id] == nil {
      guard !isSafe(id) else {
        ids[id] = id
        continue
      }
      repeat { number += 1 } while used.contains("n\(number)")
      used.insert("n\(number)")
      ids[id] = "n\(number)"
    }
  }

  subscript(id: String) -> String { ids[id] ?? id }

  /// Lines of a label as one text, with breaks between and entities for what would be read
  /// otherwise.
  ///
  /// - Parameter extra: more characters that need an entity where the text is to stand.
  static func escaped(_ lines: [String], extra: String = "") -> String {
    let joined = lines.joined(separator: "\n")
    // These words would make a line with an entity lose its last semicolon, or be a direction.
    let isStyled = joined.holdsExactly("style") || joined.holdsExactly("classDef")
    var text = ""
    var before: Unicode.Scalar?
    for scalar in joined.unicodeScalars {
      switch scalar {
      case "\n": text += "<br/>"
      case "\"": text += "#quot;"
      case "<": text += "#lt;"
      case ">": text += "#gt;"
      case "&": text += "#amp;"
      case "#", "\\", "`", "ﬂ", "¶": text += "#\(scalar.value);"
      case "%" where before == "%": text += "#37;"
      case ":" where isStyled: text += "#58;"
      case " " where before == " " || before == nil || before == "\n": text += "#32;"
      case _ where extra.unicodeScalars.contains(scalar): text += "#\(scalar.value);"
      case _ where scalar.value < 32 || scalar.value == 127: text += " "
      // What a page or a terminal would obey is there for who reads the text.
      case _ where scalar.isObeyed: text += "#\(scalar.value);"
      default: text.unicodeScalars.append(scalar)
      }
      before = scalar
    }
    return hidingDirections(text)
  }

  /// A line with `direction TB` in it would be one, wherever that stands.
  private static func hidingDirections(_ text: String) -> String {
    var result = ""
    var rest = text.utf8[...]
    while let range = rest.firstRange(of: "direction", folds: true) {
      result += String(Substring(rest[..<range.lowerBound]))
      result += rest[range.lowerBound] == UInt8(ascii: "d") ? "#100;" : "#68;"
      rest = rest[rest.index(after: range.lowerBound)...]
    }
    return result + String(Substring(rest))
  }

  /// The lines that every kind of diagram begins with: titles, header, direction and description.
  ///
  /// - Parameter escapes: what the kind reads as an end within a description, beside what all do.
  static func opening(
    _ graph: FlowGraph, _ header: String, direction: FlowGraph.Direction? = nil,
    escapes: String = ";"
  ) -> [String] {
    let shown = graph.notation == .mermaid ? graph.shownTitle : graph.title
    var lines = frontMatter(shown) + [header]
    if let direction { lines.append("  direction \(direction.rawValue)") }
    if let title = graph.title, title != shown, !title.isEmpty {
      lines.append("  accTitle: \(escaped([title], extra: escapes))")
    }
    if let words = graph.accessibleDescription, !words.isEmpty {
      lines.append("  accDescr: \(escaped([words], extra: escapes))")
    }
    return lines
  }

  /// Front matter with a title.
  private static func frontMatter(_ title: String?) -> [String] {
    guard let title, !title.isEmpty else { return [] }
    var text = ""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n", "\r", "\t": text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return ["---", "title: \"\(text)\"", "---"]
  }

  /// Words of a comment, on one line.
  static func comment(_ kind: String, _ target: String?, _ lines: [String]) -> String {
    let words = lines.joined(separator: " / ").split { $0 == "\n" || $0 == "{" || $0 == "}" }
    let of = target.map { " of \($0)" } ?? ""
    return "%% \(kind)\(of): \(words.joined(separator: " "))"
  }

  /// What a drawing says that mermaid has no statement for: headings, tables, times and a legend.
  static func comments(_ graph: FlowGraph) -> [String] {
    var lines = graph.headings.map { comment("heading", $0.before, [$0.text]) }
    for table in graph.tables { lines += table.rows.map { comment("row", table.node, $0) } }
    lines += graph.times.map { comment("time", $0.target, $0.lines) }
    if !graph.legend.isEmpty { lines.append(comment("legend", nil, graph.legend)) }
    return lines.map { "  " + $0 }
  }

  /// Declarations that a `style` statement can carry.
  static func declarations(_ styles: [String]) -> String? {
    let kept = styles.filter(isDeclaration)
    guard !kept.isEmpty else { return nil }
    // A comma in a value has a backslash before it.
    return kept.map { $0.replacing(scalars: [",": "\\,"]) }.joined(separator: ",")
  }

  /// Whether a declaration has only tokens that `style` takes: no brackets, no reserved words.
  private static func isDeclaration(_ style: String) -> Bool {
    guard !style.contains("%%"), !style.utf8.contains(ASCII.newline) else { return false }
    let bytes = Array(style.utf8)
    var lexer = FlowchartLexer(bytes)
    while lexer.position < bytes.count {
      switch lexer.next().kind {
      case .number, .name, .colon, .space, .hash, .style, .comma: continue
      default: return false
      }
    }
    return true
  }

  static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(ASCII.isWord)
  }
}
