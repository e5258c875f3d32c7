/// Entities and their relationships in sentences.
extension DiagramSentences {
  /// What each entity has to do with others, and its attributes, in the order of the drawing.
  func entities() -> [String] {
    var lines = opening
    var leaving: [String: [FlowGraph.Edge]] = [:]
    var touched: Set<String> = []
    for edge in graph.edges {
      leaving[edge.from, default: []].append(edge)
      touched.formUnion([edge.from, edge.to])
    }
    for node in graph.nodes {
      lines += (leaving[node.id] ?? []).map { Self.sentence(relationship($0)) }
      let rows = node.sections.flatMap { $0 }
      if !rows.isEmpty {
        let words = rows.map(attribute).joined(separator: "; ")
        lines.append(Self.sentence("Attributes of \(name(node.id)): \(words)"))
      } else if !touched.contains(node.id) {
        lines.append(Self.sentence(name(node.id)))
      }
    }
    return lines
  }

  /// `Each A places zero or more B, and to each B belongs exactly one A`.
  private func relationship(_ edge: FlowGraph.Edge) -> String {
    let (from, to) = (name(edge.from), edge.to == edge.from ? "others" : name(edge.to))
    let one = edge.to == edge.from ? "of these" : name(edge.to)
    let role = Self.words(edge.label)
    let isMany = edge.arrowTail == .zeroOrMore || edge.arrowTail == .oneOrMore
    let belong = isMany ? "belong" : "belongs"
    // What is no plain words, such as the name of a key, is told behind.
    let isPlain =
      !role.isEmpty
      && role.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0 == " " || $0 == "-" || $0 == "'"
      }
    let told = isPlain || role.isEmpty ? "" : " (\(role))"
    return "Each \(from) \(isPlain ? role : "has") \(Self.count(edge.arrow)) \(to)\(told), "
      + "and to each \(one) \(belong) \(Self.count(edge.arrowTail)) \(from)"
  }

  private static func count(_ head: FlowGraph.Edge.Head) -> String {
    switch head {
    case .zeroOrOne: "at most one"
    case .zeroOrMore: "zero or more"
    case .oneOrMore: "one or more"
    case .parent: "as parent a"
    case .none, .point, .circle, .cross, .extension, .composition, .aggregation, .dependency,
      .lollipop, .exactlyOne:
      "exactly one"
    }
  }

  /// Name, type, keys in words and comment.
  private func attribute(_ row: FlowGraph.Row) -> String {
    let cells = row.cells + Array(repeating: "", count: max(0, 4 - row.cells.count))
    let keys = cells[2].split(separator: ",").map { key in
      switch key.trimmingPrefix(" ").uppercased() {
      case "PK": "primary key"
      case "FK": "foreign key"
      case "UK": "unique key"
      default: String(key)
      }
    }
    var words =
      cells[1].isEmpty ? cells[0] : "\(cells[1]) (\(([cells[0]] + keys).joined(separator: ", ")))"
    if !cells[3].isEmpty { words += " – \(cells[3])" }
    return words
  }
}
