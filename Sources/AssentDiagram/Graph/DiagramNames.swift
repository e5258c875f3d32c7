/// Short names of nodes and groups that tell each from the others.
enum DiagramNames {
  /// Longer names are their first line alone.
  private static let limit = 48
  /// Of longer ones these characters are told: each line that leads to a node names it again.
  private static let longest = 1_000

  static func names(_ graph: FlowGraph) -> [String: String] {
    var names: [String: String] = [:]
    var uses: [String: Int] = [:]
    let shorts = graph.nodes.map(short)
    for short in shorts { uses[short, default: 0] += 1 }
    for (node, short) in zip(graph.nodes, shorts) {
      names[node.id] = cut(uses[short] == 1 ? short : whole(node, short))
    }
    for group in graph.groups where names[group.id] == nil {
      let title = group.title.joined(separator: " ").trimmedWords
      names[group.id] = cut(title.isEmpty ? group.id : title)
    }
    return names
  }

  private static func cut(_ name: String) -> String {
    guard name.utf8.count > longest, name.unicodeScalars.count > longest else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.prefix(longest))) + "…"
  }

  /// Whether a name is the beginning of a longer one.
  static func isCut(_ name: String) -> Bool {
    name.utf8.count > longest && name.unicodeScalars.count == longest + 1 && name.hasSuffix("…")
  }

  private static func short(_ node: FlowGraph.Node) -> String {
    let lines = node.lines.filter { !$0.trimmedWords.isEmpty }.prefix(nameLines(node.lines))
    let name = lines.joined(separator: " ").trimmedWords
    if name.isEmpty { return node.id }
    return name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  private static func whole(_ node: FlowGraph.Node, _ short: String) -> String {
    let name = node.lines.joined(separator: " ").trimmedWords
    return name.isEmpty || name.utf8.count > 2 * limit ? short : name
  }

  /// How many of the lines that hold words are the name: the first, and those that go on with it.
  static func nameLines(_ lines: [String]) -> Int {
    var count = 0
    var length = 0
    for line in lines {
      let words = line.trimmedWords
      if words.isEmpty {
        if count > 0 { break }
        continue
      }
      length += words.utf8.count + 1
      if count > 0, length > limit || isItem(words) { break }
      count += 1
      if words.hasSuffix(":") { break }
    }
    return count
  }

  private static func isItem(_ words: String) -> Bool {
    guard let first = words.unicodeScalars.first else { return false }
    let isSign = first.value > 0x7F && !first.properties.isAlphabetic
    return isSign || "-*+[.".unicodeScalars.contains(first) || ("0"..."9").contains(first)
      || isDefinition(words)
  }

  /// Whether a blank follows a colon, or an equals sign with one before it.
  private static func isDefinition(_ words: String) -> Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in words.utf8 {
      if byte == 0x20, last.1 == 0x3A || last == (0x20, 0x3D) { return true }
      last = (last.1, byte)
    }
    return false
  }
}
