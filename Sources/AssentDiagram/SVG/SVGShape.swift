extension FlowGraph.Shape {
  /// The outline in a frame, without color; `look` is that of each of its elements.
  func elements(_ frame: Scene.Rect, _ look: Scene.Look = []) -> [Scene.Element] {
    let (x, y, width, height) = (frame.x, frame.y, frame.width, frame.height)
    let lean = lean(height: height)
    func rect(_ radius: Int) -> [Scene.Element] { [.rect(frame, radius: radius, look)] }
    func path(_ data: String) -> [Scene.Element] { [.path(data, look)] }
    func circle(_ radius: Int, _ look: Scene.Look) -> Scene.Element {
      .circle(.init(x: frame.midX, y: frame.midY), radius: radius, look)
    }
    let solid = look.isEmpty ? [.role(.head)] : look
    switch self {
    case .box, .other: return rect(3)
    case .rounded: return rect(10)
    case .stadium: return rect(height / 2)
    case .banner: return rect(0)
    case .text: return []
    case .subroutine:
      return path(
        "M\(x) \(y)h\(width)v\(height)h\(-width)zm8 0v\(height)m\(width - 16) 0v\(-height)")
    case .cylinder:
      let half = width / 2
      let wall = height - 12
      return path(
        "M\(x) \(y + 6)a\(half) 6 0 0 1 \(width) 0v\(wall)a\(half) 6 0 0 1 \(-width) 0z"
          + "m\(width) 0a\(half) 6 0 0 1 \(-width) 0")
    case .circle: return [circle(width / 2, look)]
    case .doubleCircle: return [circle(width / 2, look), circle(width / 2 - 4, look)]
    case .diamond:
      let (half, rise) = (width / 2, height / 2)
      return path(
        "M\(frame.midX) \(y)l\(half) \(rise)-\(half) \(rise)-\(half)-\(rise)z")
    case .hexagon:
      let rise = height / 2
      let lean = min(lean, width / 4)
      return path(
        "M\(x + lean) \(y)h\(width - 2 * lean)l\(lean) \(rise)-\(lean) \(rise)h\(2 * lean - width)l-\(lean)-\(rise)z"
      )
    case .parallelogram:
      return path("M\(x + lean) \(y)h\(width - lean)l-\(lean) \(height)h\(lean - width)z")
    case .parallelogramReversed:
      return path("M\(x) \(y)h\(width - lean)l\(lean) \(height)h\(lean - width)z")
    case .trapezoid:
      return path("M\(x + lean) \(y)h\(width - 2 * lean)l\(lean) \(height)h-\(width)z")
    case .trapezoidReversed:
      return path("M\(x) \(y)h\(width)l-\(lean) \(height)h\(2 * lean - width)z")
    case .asymmetric:
      return path("M\(x) \(y)h\(width)v\(height)h-\(width)l\(lean)-\(height / 2)z")
    case .note:
      return path("M\(x) \(y)h\(width - 10)l10 10v\(height - 10)h-\(width)zm\(width) 10h-10v-10")
    case .start: return [circle(width / 2 - 2, solid)]
    case .end: return [circle(width / 2 - 2, look), circle(width / 2 - 6, solid)]
    case .fork: return [.rect(frame, radius: 2, solid)]
    }
  }
}
