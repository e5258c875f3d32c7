extension FlowGraph.Node {
  /// The shape it is drawn in: its own, or the nearest there is.
  package var drawnShape: FlowGraph.Shape {
    guard shape == .other else { return shape }
    return shapeName.flatMap { nearestShapes[NamedShape.shortName(of: $0)] } ?? .box
  }
}

/// The nearest shape of those that have only a name, by mermaid's short names.
private let nearestShapes: [String: FlowGraph.Shape] = [
  "bolt": .asymmetric,
  "bow-rect": .stadium,
  "brace": .text,
  "brace-r": .text,
  "braces": .text,
  "cross-circ": .circle,
  "curv-trap": .hexagon,
  "delay": .stadium,
  "div-rect": .subroutine,
  "doc": .note,
  "docs": .note,
  "f-circ": .start,
  "flag": .note,
  "flip-tri": .trapezoidReversed,
  "fork": .fork,
  "fr-circ": .end,
  "h-cyl": .cylinder,
  "hourglass": .hexagon,
  "lin-cyl": .cylinder,
  "lin-doc": .note,
  "lin-rect": .subroutine,
  "notch-pent": .hexagon,
  "sm-circ": .start,
  "tag-doc": .note,
  "tri": .trapezoid,
  "win-pane": .subroutine,
]
