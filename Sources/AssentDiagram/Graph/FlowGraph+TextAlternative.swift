/// A diagram in sentences, for those who do not see it.
extension FlowGraph {
  /// One line for each node with edges, in the order of the drawing, such as
  /// `LicenseGateView: if needs acceptance, LicenseAcceptanceView; if accepted, RootView.`
  ///
  /// A node is named by the first line of its label, and by its whole label where others share
  /// that line. Nodes without edges follow in one sentence.
  package var textAlternative: String {
    var lines: [String] = []
    if let title { lines.append(sentence(title)) }
    if let accessibleDescription { lines.append(sentence(accessibleDescription)) }
    let names = nodeNames()
    var outgoing: [String: [Edge]] = [:]
    var touched: Set<String> = []
    for edge in edges where edge.style != .invisible {
      outgoing[edge.from, default: []].append(edge)
      touched.formUnion([edge.from, edge.to])
    }
    if kind == .sequence {
      for edge in edges { lines.append(message(edge, names)) }
      return lines.joined(separator: "\n")
    }
    var groupsByID: [String: Group] = [:]
    for group in groups where groupsByID[group.id] == nil { groupsByID[group.id] = group }
    let nodeIDs = Set(nodes.map(\.id))
    let sources = nodes.map(\.id) + groups.map(\.id).filter { !nodeIDs.contains($0) }
    for id in sources {
      let name = names[id] ?? id
      if let targets = outgoing[id] {
        let parts = targets.map { clause($0, names) }
        lines.append(sentence("\(name): \(parts.joined(separator: "; "))"))
      }
      if let group = groupsByID[id], !group.nodes.isEmpty {
        let members = group.nodes.map { names[$0] ?? $0 }
        lines.append(sentence("\(name) holds \(members.joined(separator: ", "))"))
      }
    }
    let held = Set(groups.flatMap(\.nodes)).union(groups.map(\.id))
    let alone = nodes.filter {
      !touched.contains($0.id) && !held.contains($0.id) && $0.shape != .banner
    }
    if !alone.isEmpty {
      let list = alone.map { names[$0.id] ?? $0.id }.joined(separator: "; ")
      lines.append(sentence(list))
    }
    for annotation in annotations {
      let note = annotation.lines.joined(separator: " ")
      let target = annotation.target.flatMap { names[$0] }
      lines.append(sentence(target.map { "Note on \($0): \(note)" } ?? "Note: \(note)"))
    }
    return lines.joined(separator: "\n")
  }

  /// The shortest name that tells each node and group from the others.
  private func nodeNames() -> [String: String] {
    var names: [String: String] = [:]
    var uses: [String: Int] = [:]
    for node in nodes {
      let first = node.lines.first { !$0.isEmpty } ?? node.id
      uses[first.trimmedWords, default: 0] += 1
    }
    for node in nodes {
      let first = (node.lines.first { !$0.isEmpty } ?? node.id).trimmedWords
      names[node.id] = uses[first] == 1 ? first : node.lines.joined(separator: " ").trimmedWords
      if names[node.id]?.isEmpty == true { names[node.id] = node.id }
    }
    for group in groups where names[group.id] == nil {
      let title = group.title.joined(separator: " ").trimmedWords
      names[group.id] = title.isEmpty ? group.id : title
    }
    return names
  }

  private func clause(_ edge: Edge, _ names: [String: String]) -> String {
    let target = names[edge.to] ?? edge.to
    let label = edge.label.joined(separator: " ").trimmedWords
    if label.isEmpty { return kind == .tree || edge.arrow != .none ? target : "with \(target)" }
    let isChoice = edges.count { $0.from == edge.from } > 1
    return isChoice ? "if \(label), \(target)" : "\(label), \(target)"
  }

  private func message(_ edge: Edge, _ names: [String: String]) -> String {
    let label = edge.label.joined(separator: " ").trimmedWords
    let ends = "\(names[edge.from] ?? edge.from) to \(names[edge.to] ?? edge.to)"
    return sentence(label.isEmpty ? ends : "\(ends): \(label)")
  }

  private func sentence(_ text: String) -> String {
    guard let last = text.unicodeScalars.last else { return text }
    return [".", "?", "!", "…"].contains(last) ? text : text + "."
  }
}

extension String {
  /// With single spaces, and none at the ends.
  fileprivate var trimmedWords: String {
    split(separator: " ").joined(separator: " ")
  }
}
