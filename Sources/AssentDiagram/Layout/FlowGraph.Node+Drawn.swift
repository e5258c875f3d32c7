extension FlowGraph.Node {
  /// The shape it is drawn in: its own, or the nearest there is that its words fit into.
  package var drawnShape: FlowGraph.Shape {
    if isDivided { return .box }
    let name = shapeName.map(NamedShape.shortName) ?? ""
    switch shape {
    case .start, .end: return lines.isEmpty || isSign ? shape : .rounded
    case .fork: return lines.isEmpty || isSign ? shape : .box
    case .other where NamedShape.isSign(name) && !isSign: return .box
    case .other: return nearestShapes[name] ?? .box
    default: return shape
    }
  }

  /// Whether it is drawn without words, because its shape is a sign and its author gives no label.
  var isSign: Bool {
    switch shape {
    case .start, .end, .fork: lines == [id]
    case .other: lines == [id] && shapeName.map(NamedShape.isSign) ?? false
    default: false
    }
  }
}

/// The nearest shape of those that have only a name, by mermaid's short names.
private let nearestShapes: [String: FlowGraph.Shape] = [
  "bolt": .circle,
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
  "hourglass": .circle,
  "lin-cyl": .cylinder,
  "lin-doc": .note,
  "lin-rect": .subroutine,
  "notch-pent": .hexagon,
  "sm-circ": .start,
  "tag-doc": .note,
  "tri": .trapezoid,
  "win-pane": .subroutine,
]
