/// The characters of a node's frame.
struct TerminalBox {
  var corners: [Unicode.Scalar]
  var horizontal: Unicode.Scalar = "─"
  var vertical: Unicode.Scalar = "│"
  /// Where a line leaves it: above, right, below, left.
  var joints: [Unicode.Scalar] = ["┴", "├", "┬", "┤"]
  /// Instead of the walls of all rows between.
  var points: [Unicode.Scalar]?

  /// The box of a shape; `nil` for text without a frame.
  init?(_ shape: FlowGraph.Shape, isASCII: Bool) {
    corners = ["┌", "┐", "└", "┘"]
    switch shape {
    case .text, .start, .end, .fork: return nil
    case .box, .other, .note: break
    case .rounded, .stadium, .circle, .cylinder: corners = ["╭", "╮", "╰", "╯"]
    case .doubleCircle, .banner:
      corners = ["╔", "╗", "╚", "╝"]
      (horizontal, vertical) = ("═", "║")
      joints = ["╧", "╟", "╤", "╢"]
    case .subroutine:
      corners = ["╓", "╖", "╙", "╜"]
      vertical = "║"
      joints = ["┴", "╟", "┬", "╢"]
    case .diamond:
      corners = ["╱", "╲", "╲", "╱"]
      points = ["<", ">"]
    case .hexagon: corners = ["╱", "╲", "╲", "╱"]
    case .parallelogram: corners = ["╱", "╱", "╱", "╱"]
    case .parallelogramReversed: corners = ["╲", "╲", "╲", "╲"]
    case .trapezoid: corners = ["╱", "╲", "└", "┘"]
    case .trapezoidReversed: corners = ["┌", "┐", "╲", "╱"]
    case .asymmetric: corners = ["╲", "┐", "╱", "┘"]
    }
    if isASCII {
      corners = corners.map { $0 == "╱" ? "/" : $0 == "╲" ? "\\" : "+" }
      if horizontal == "═" { horizontal = "=" } else { horizontal = "-" }
      vertical = "|"
      joints = ["+", "+", "+", "+"]
    }
  }
}

extension CharacterGrid {
  /// Draws the walls of a box.
  mutating func draw(_ box: TerminalBox, _ frame: PlacedGraph.Rect) {
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    for x in frame.x...right {
      put(box.horizontal, x: x, y: frame.y)
      put(box.horizontal, x: x, y: bottom)
    }
    for y in frame.y...bottom {
      put(box.vertical, x: frame.x, y: y)
      put(box.vertical, x: right, y: y)
    }
    if let points = box.points, frame.height > 2 {
      for y in (frame.y + 1)..<bottom {
        put(points[0], x: frame.x, y: y)
        put(points[1], x: right, y: y)
      }
    }
    put(box.corners[0], x: frame.x, y: frame.y)
    put(box.corners[1], x: right, y: frame.y)
    put(box.corners[2], x: frame.x, y: bottom)
    put(box.corners[3], x: right, y: bottom)
  }
}
