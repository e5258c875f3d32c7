/// Words a graph.
struct DiagramSentences {
  let graph: FlowGraph
  let names: [String: String]
  /// The places of the edges that leave each node or group.
  private var outgoing: [String: [Int]] = [:]
  private var touched: Set<String> = []
  private var groups: [String: FlowGraph.Group] = [:]
  /// The participant of a sequence that each message ends, by its order.
  private(set) var ended: [Int: String] = [:]

  init(_ graph: FlowGraph) {
    self.graph = graph
    names = DiagramNames.names(graph)
    for (place, edge) in graph.edges.enumerated() where edge.style != .invisible {
      outgoing[edge.from, default: []].append(place)
      touched.insert(edge.from)
      touched.insert(edge.to)
    }
    for group in graph.groups where groups[group.id] == nil { groups[group.id] = group }
    for node in graph.nodes {
      if let message = node.destroyed, ended[message] == nil { ended[message] = node.id }
    }
  }

  func name(_ id: String) -> String { names[id] ?? id }

  static func sentence(_ words: String) -> String {
    let words = words.trimmedWords
    let text = words.hasSuffix(":") ? String(words.dropLast()) : words
    guard let last = text.unicodeScalars.last else { return text }
    return [".", "?", "!", "…"].contains(last) ? text : text + "."
  }

  /// The author's title and description.
  var opening: [String] {
    [graph.title, graph.accessibleDescription].compactMap { $0.map(Self.sentence) }
  }

  // MARK: Flows

  func flow() -> [String] {
    var lines = opening
    var before: [String: [String]] = [:]
    var last: [String] = []
    for heading in graph.headings {
      let line = Self.sentence(heading.text)
      if let id = heading.before { before[id, default: []].append(line) } else { last.append(line) }
    }
    for time in graph.times {
      let line = Self.sentence(time.lines.joined(separator: " "))
      if let id = time.target { before[id, default: []].append(line) } else { last.append(line) }
    }
    let nodeIDs = Set(graph.nodes.map(\.id))
    var isBanner = Set(graph.nodes.filter { $0.shape == .banner }.map(\.id))
    isBanner = graph.title == nil ? [] : isBanner
    let held = Set(graph.groups.flatMap(\.nodes)).union(graph.groups.map(\.id))
    for node in graph.nodes {
      lines += before[node.id] ?? []
      if isBanner.contains(node.id) { continue }
      // Under a heading or a time even the end of a flow is named.
      let isAlone =
        before[node.id] != nil || !touched.contains(node.id) && !held.contains(node.id)
      lines += sentences(about: node.id, details: details(node), isAlone: isAlone)
    }
    for group in graph.groups where !nodeIDs.contains(group.id) {
      lines += sentences(about: group.id, details: [], isAlone: false)
    }
    for note in graph.annotations {
      let words = note.lines.joined(separator: " ")
      lines.append(
        Self.sentence(note.target.map { "Note on \(name($0)): \(words)" } ?? "Note: \(words)"))
    }
    for table in graph.tables { lines += self.table(table) }
    lines += last
    if !graph.legend.isEmpty {
      let words = graph.legend.map(Self.withoutStrokes)
      let start = words.first.map { $0.hasSuffix(":") ? "\($0) " : "" } ?? ""
      lines.append(
        Self.sentence(start + words.dropFirst(start.isEmpty ? 0 : 1).joined(separator: "; ")))
    }
    return lines
  }

  private func sentences(about id: String, details: [String], isAlone: Bool) -> [String] {
    var lines: [String] = []
    let edges = outgoing[id].map { $0.map { graph.edges[$0] } } ?? []
    if !edges.isEmpty {
      let isChoice = edges.count > 1 && edges.allSatisfy { !Self.words($0.label).isEmpty }
      let clauses = edges.map { clause($0, isChoice: isChoice) }
      lines.append(Self.sentence("\(name(id)): \(clauses.joined(separator: "; "))"))
    }
    if let group = groups[id] {
      let members = members(of: group)
      // A frame without a title in another one is told with that.
      let isTold = group.parent != nil && isUntitled(id)
      if !members.isEmpty, !isTold {
        let subject = isUntitled(id) ? "A frame" : name(id)
        lines.append(Self.sentence("\(subject) holds \(members.joined(separator: ", "))"))
      }
    }
    if !details.isEmpty {
      lines.append(Self.sentence("In \(name(id)): \(details.joined(separator: "; "))"))
    } else if lines.isEmpty, isAlone {
      lines.append(Self.sentence(name(id)))
    }
    return lines
  }

  /// The lines of a label that its name leaves out.
  private func details(_ node: FlowGraph.Node) -> [String] {
    let count = DiagramNames.nameLines(node.lines)
    var seen = 0
    var rest: [String] = []
    for line in node.lines where !line.trimmedWords.isEmpty {
      seen += 1
      if seen > count { rest.append(Self.withoutMark(line.trimmedWords)) }
    }
    // A name may already be the whole label, to tell two nodes apart; of one that is cut, all is told here.
    let name = name(node.id)
    if DiagramNames.isCut(name) { return [Self.words(node.lines)] }
    return name == Self.words(node.lines) ? [] : rest
  }

  /// A line of a list without the dot or dash before it.
  private static func withoutMark(_ words: String) -> String {
    ["• ", "- ", "* "].contains { words.hasPrefix($0) } ? String(words.dropFirst(2)) : words
  }

  private static func withoutStrokes(_ line: String) -> String {
    let words = line.split(separator: " ").filter { word in
      !word.unicodeScalars.allSatisfy { (0x2500...0x257F).contains($0.value) }
    }
    return words.joined(separator: " ")
  }

  private func isUntitled(_ id: String) -> Bool {
    names[id] == nil || names[id] == id && groups[id]?.title.isEmpty == true
  }

  /// The names of what stands in a frame; in place of a frame without a title what is in it.
  private func members(of group: FlowGraph.Group) -> [String] {
    var found: [String] = []
    var open = Array(group.nodes.reversed())
    var seen: Set<String> = [group.id]
    while let id = open.popLast() {
      guard seen.insert(id).inserted else { continue }
      if let inner = groups[id], isUntitled(id) {
        open += inner.nodes.reversed()
      } else {
        found.append(name(id))
      }
    }
    return found
  }

  private func clause(_ edge: FlowGraph.Edge, isChoice: Bool) -> String {
    let target = edge.to == edge.from ? "itself" : name(edge.to)
    let label = Self.words(edge.label)
    if label.isEmpty {
      return graph.kind == .tree || edge.arrow != .none ? target : "with \(target)"
    }
    return isChoice ? "if \(label), \(target)" : "\(label), \(target)"
  }

  static func words(_ lines: [String]) -> String { lines.joined(separator: " ").trimmedWords }

  // MARK: Tables

  /// The rows of a table, each value with the name of its column.
  private func table(_ table: FlowGraph.Table) -> [String] {
    guard let head = table.rows.first else { return [] }
    var lines = [Self.sentence("Table: \(head.joined(separator: ", "))")]
    for row in table.rows.dropFirst() {
      guard let first = row.first, row.contains(where: { !$0.isEmpty }) else { continue }
      let values = row.dropFirst().enumerated().map { index, value in
        index + 1 < head.count && !head[index + 1].isEmpty ? "\(head[index + 1]) \(value)" : value
      }
      let isPlain = values.isEmpty
      lines.append(Self.sentence(isPlain ? first : "\(first): \(values.joined(separator: ", "))"))
    }
    return lines
  }
}

extension String {
  /// With single spaces, and none at the ends.
  var trimmedWords: String {
    var text = self
    let isTrimmed = text.withUTF8 { bytes in
      var before = UInt8(ascii: " ")
      for byte in bytes {
        if byte == UInt8(ascii: " "), before == byte { return false }
        before = byte
      }
      return before != UInt8(ascii: " ")
    }
    return isTrimmed
      ? self : utf8.split(separator: 0x20).map { String(Substring($0)) }.joined(separator: " ")
  }
}
