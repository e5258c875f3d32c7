extension FlowGraph {
  /// What of the graph a drawing of boxes and lines has no signs for, in words.
  var lossesAsBoxes: [String] {
    var losses = BoxLosses()
    losses.add(
      zip(nodes, asBoxes.nodes).count { $0.drawnShape != $1.shape && $0.shape != .text },
      "the shape of %d node")
    losses.add(
      edges.count {
        $0.style != .invisible
          && ([$0.arrow, $0.arrowTail].contains { $0 == .circle || $0 == .cross }
            || $0.from == $0.to && ($0.arrow == .none) == ($0.arrowTail == .none))
      }, "the head of %d line")
    losses.add(
      annotations.count { $0.target != nil }, "that %d box is a note", "that %d boxes are notes")
    losses.add(
      groups.count - asBoxes.groups.count, "that %d box is an empty frame",
      "that %d boxes are empty frames")
    losses.addPage(of: self)
    return losses.words
  }
}
