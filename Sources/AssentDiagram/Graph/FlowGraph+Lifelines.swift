extension FlowGraph {
  /// The participant of a sequence that each message creates, both by index.
  ///
  /// Who takes part in an earlier message was there before, whatever the text says.
  var creations: [Int: Int] {
    var results: [Int: Int] = [:]
    var indexes: [String: Int] = [:]
    for (index, node) in nodes.enumerated() { indexes[node.id] = index }
    for (index, node) in nodes.enumerated() {
      guard let message = node.created.map({ $0 - 1 }), edges.indices.contains(message),
        edges[message].to == node.id, edges[message].from != node.id, indexes[node.id] == index
      else { continue }
      results[message] = index
    }
    if results.isEmpty { return [:] }
    var seen: Set<String> = []
    for (message, edge) in edges.enumerated() {
      if seen.contains(edge.to) { results[message] = nil }
      seen.formUnion([edge.from, edge.to])
    }
    return results
  }

  /// The message after which the lifeline of each participant ends, both by index.
  var endings: [Int: Int] {
    var results: [Int: Int] = [:]
    for (index, node) in nodes.enumerated() {
      if let message = node.destroyed.map({ $0 - 1 }), edges.indices.contains(message) {
        results[index] = message
      }
    }
    return results
  }
}
