extension FlowGraph {
  /// What of the graph a drawing of boxes and lines has no signs for, in words.
  var lossesAsBoxes: [String] {
    let boxes = asBoxes
    var losses: [String] = []
    let shapes = zip(nodes, boxes.nodes).count { $0.drawnShape != $1.shape && $0.shape != .text }
    if shapes > 0 { losses.append("the shape of \(shapes) node\(shapes == 1 ? "" : "s")") }
    let heads = edges.count {
      $0.style != .invisible && [$0.arrow, $0.arrowTail].contains { $0 == .circle || $0 == .cross }
    }
    if heads > 0 { losses.append("the head of \(heads) line\(heads == 1 ? "" : "s")") }
    let notes = kind == .sequence ? 0 : annotations.count { $0.target != nil }
    if notes > 0 { losses.append("that \(notes) box\(notes == 1 ? " is a note" : "es are notes")") }
    let links = nodes.count { $0.link != nil }
    if links > 0 { losses.append("\(links) link\(links == 1 ? "" : "s")") }
    let colored =
      nodes.count { !$0.styles.isEmpty || !$0.classes.isEmpty }
      + edges.count { !$0.styles.isEmpty } + groups.count { !$0.styles.isEmpty }
    if colored > 0 { losses.append("colors") }
    if title != nil { losses.append("the title") }
    for (count, name) in [
      (headings.count, "heading"), (tables.count, "table"), (times.count, "time"),
    ]
    where count > 0 {
      losses.append("\(count) \(name)\(count == 1 ? "" : "s")")
    }
    if !legend.isEmpty { losses.append("the legend") }
    return losses
  }
}
