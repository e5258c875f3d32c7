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
