/// What authors put behind words and lines.
extension FlowScene {
  /// The color of the innermost filled group around a frame; `nil` for the page.
  func ground(behind frame: Scene.Rect) -> CSSColor? {
    grounds.last { $0.frame.contains(frame) }?.color
  }

  /// The color of words in the innermost filled group around them, if they are in one.
  func ink(at frame: Scene.Rect) -> Scene.Look {
    Self.fill(grounds.last { $0.frame.contains(frame) }?.ink)
  }

  func ground(at point: Scene.Point) -> CSSColor? {
    grounds.last { $0.frame.contains(.init(x: point.x, y: point.y, width: 0, height: 0)) }?.color
  }

  /// Lines by what is behind them, cut where they enter and leave filled groups.
  func pieces(_ lines: [[Scene.Point]]) -> [(ground: CSSColor?, lines: [[Scene.Point]])] {
    if grounds.isEmpty { return [(nil, lines)] }
    var pieces: [(ground: CSSColor?, lines: [[Scene.Point]])] = []
    for line in lines {
      for (ground, points) in cut(line) {
        if let known = pieces.firstIndex(where: { $0.ground == ground }) {
          pieces[known].lines.append(points)
        } else {
          pieces.append((ground, [points]))
        }
      }
    }
    return pieces
  }

  private func cut(_ line: [Scene.Point]) -> [(CSSColor?, [Scene.Point])] {
    var pieces: [(ground: CSSColor?, points: [Scene.Point])] = []
    for (one, two) in zip(line, line.dropFirst()) {
      var start = one
      for (number, end) in (borders(one, two) + [two]).enumerated() where end != start {
        let middle = Scene.Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let ground = ground(at: middle)
        let last = pieces.count - 1
        if last < 0 || pieces[last].ground != ground {
          pieces.append((ground, [start, end]))
        } else if number > 0 {
          pieces[last].points[pieces[last].points.count - 1] = end
        } else {
          pieces[last].points.append(end)
        }
        start = end
      }
    }
    return pieces.map { ($0.ground, $0.points) }
  }

  /// Where a stretch of a line crosses borders of filled groups, in its order.
  private func borders(_ one: Scene.Point, _ two: Scene.Point) -> [Scene.Point] {
    let isDown = one.x == two.x
    guard isDown || one.y == two.y else { return [] }
    let (start, end) = isDown ? (one.y, two.y) : (one.x, two.x)
    let inside = min(start, end) + 1..<max(start, end)
    let places = grounds.flatMap { ground -> [Int] in
      let frame = ground.frame
      return isDown
        ? frame.x < one.x && one.x < frame.maxX ? [frame.y, frame.maxY] : []
        : frame.y < one.y && one.y < frame.maxY ? [frame.x, frame.maxX] : []
    }
    return Set(places.filter { inside.contains($0) })
      .sorted { start < end ? $0 < $1 : $0 > $1 }
      .map { isDown ? .init(x: one.x, y: $0) : .init(x: $0, y: one.y) }
  }
}
