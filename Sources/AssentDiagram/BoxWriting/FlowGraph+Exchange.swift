/// What of a sequence life lines, messages and notes can show.
extension FlowGraph {
  /// The sequence with no more in it than a drawing of life lines can show.
  ///
  /// Every participant is a box that is there from the beginning, every head a point; activations, shading,
  /// numbers and frames around participants are left out.
  var asExchange: FlowGraph {
    var graph = self
    graph.nodes = nodes.map {
      FlowGraph.Node(id: $0.id, lines: $0.lines, shape: .box, range: $0.range)
    }
    for index in graph.edges.indices {
      graph.edges[index].number = nil
      graph.edges[index].isAsynchronous = false
      if graph.edges[index].arrow != .none { graph.edges[index].arrow = .point }
    }
    graph.fragments.removeAll { $0.kind == .activation || $0.kind == .shading }
    graph.groups = []
    return graph
  }

  /// What of a sequence is left out of ``asExchange``, in words.
  var lossesAsExchange: [String] {
    var losses = BoxLosses()
    losses.add(nodes.count { $0.shape != .box }, "the sign of %d participant")
    losses.add(
      nodes.count { $0.created != nil || $0.destroyed != nil },
      "when %d participant comes or goes", "when %d participants come or go")
    losses.add(
      edges.count { $0.isAsynchronous || $0.arrow == .cross || $0.arrow == .circle },
      "the head of %d message")
    losses.add(fragments.count { $0.kind == .activation }, "%d activation")
    losses.add(fragments.count { $0.kind == .shading }, "%d shaded part")
    losses.add(groups.count, "%d frame around participants", "%d frames around participants")
    if numbersMessages { losses.add("the numbers of messages") }
    losses.addPage(of: self)
    return losses.words
  }

  /// What makes a sequence another one where it is left out, and has no sign in a drawing.
  var signsMissingInExchange: [String] {
    var missing = BoxLosses()
    let frames = Dictionary(grouping: asExchange.fragments, by: \.kind.rawValue)
    for (kind, frames) in frames.sorted(by: { $0.key < $1.key }) {
      missing.add(frames.count, "%d frame '\(kind)'", "%d frames '\(kind)'")
    }
    missing.add(
      edges.count { $0.arrow == .none }, "%d message without a head", "%d messages without a head")
    return missing.words
  }
}
