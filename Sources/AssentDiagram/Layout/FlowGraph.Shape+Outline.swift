extension FlowGraph.Shape {
  /// How far a slanted or bulging side leans in.
  func lean(height: Int) -> Int {
    switch self {
    case .hexagon: min(20, height / 3)
    case .parallelogram, .parallelogramReversed, .trapezoid, .trapezoidReversed:
      min(18, height / 3)
    case .asymmetric: 14
    default: 0
    }
  }

  /// The size of the shape around a block of text.
  func size(aroundWidth width: Int, height: Int) -> (width: Int, height: Int) {
    switch self {
    case .box, .rounded, .other, .note: return (width + 32, height + 20)
    case .banner: return (width + 40, height + 24)
    case .stadium: return (width + 40, height + 20)
    case .subroutine: return (width + 48, height + 20)
    case .cylinder: return (width + 32, height + 40)
    case .circle, .doubleCircle:
      let squares = Double(width * width + height * height)
      let side = Int(squares.squareRoot()) + (self == .circle ? 20 : 32)
      return (side, side)
    case .diamond where height == 0: return (28, 28)
    case .diamond:
      // The corners of the text touch the sides: width / w + height / h = 1.
      return (width * 8 / 5 + 16, height * 8 / 3 + 8)
    case .hexagon, .parallelogram, .parallelogramReversed, .trapezoid, .trapezoidReversed:
      return (width + 64, height + 20)
    case .asymmetric: return (width + 48, height + 20)
    case .text: return (width + 12, height + 8)
    case .start: return (20, 20)
    case .end: return (24, 24)
    case .fork: return (72, 8)
    }
  }

  /// How far the outline is inside the frame at an offset from the middle of a side.
  func inset(_ frame: PlacedGraph.Rect, isVertical: Bool, offset: Int) -> Int {
    let half = Double(isVertical ? frame.width : frame.height) / 2
    let other = Double(isVertical ? frame.height : frame.width) / 2
    let part = min(Double(offset) / max(half, 1), 1)
    let lean = lean(height: frame.height)
    switch self {
    case .diamond: return Int((other * part).rounded())
    case .circle, .doubleCircle, .start, .end:
      return Int((other * (1 - (1 - part * part).squareRoot())).rounded())
    case .stadium:
      let radius = Double(frame.height) / 2
      let beyond =
        isVertical ? Double(offset) - (Double(frame.width) / 2 - radius) : Double(offset)
      if beyond <= 0 { return 0 }
      return Int((radius - max(radius * radius - beyond * beyond, 0).squareRoot()).rounded())
    case .hexagon:
      return isVertical ? 0 : Int((Double(lean) * part).rounded())
    case .parallelogram, .parallelogramReversed, .trapezoid, .trapezoidReversed:
      // The middle of a slanted side.
      return isVertical ? 0 : lean / 2
    case .cylinder:
      return isVertical ? Int((6 * (1 - (1 - part * part).squareRoot())).rounded()) : 0
    default: return 0
    }
  }
}
