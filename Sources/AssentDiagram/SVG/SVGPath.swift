/// Path data of lines with rounded corners.
enum SVGPath {
  private static let radius = 7

  /// Splits a line where its label stands on it.
  static func parts(
    _ points: [Scene.Point], around label: Scene.Rect?
  ) -> [[Scene.Point]] {
    guard let label else { return [points] }
    for index in points.indices.dropLast() {
      let (one, two) = (points[index], points[index + 1])
      let isVertical = one.x == two.x
      var (before, after) = (one, two)
      if isVertical {
        guard label.x < one.x, one.x < label.maxX, min(one.y, two.y) <= label.y,
          max(one.y, two.y) >= label.maxY
        else { continue }
        (before.y, after.y) = one.y < two.y ? (label.y, label.maxY) : (label.maxY, label.y)
      } else {
        guard label.y < one.y, one.y < label.maxY, min(one.x, two.x) <= label.x,
          max(one.x, two.x) >= label.maxX
        else { continue }
        (before.x, after.x) = one.x < two.x ? (label.x, label.maxX) : (label.maxX, label.x)
      }
      return [
        Array(points[...index]) + [before], [after] + Array(points[(index + 1)...]),
      ]
    }
    return [points]
  }

  /// A line through `points`, its corners rounded.
  static func line(_ points: [Scene.Point]) -> String {
    guard let first = points.first else { return "" }
    var path = ByteText()
    path.add("M", first)
    var current = first
    func straight(to point: Scene.Point) {
      if point.x == current.x, point.y == current.y { return }
      if point.x == current.x {
        path.add("V", point.y)
      } else if point.y == current.y {
        path.add("H", point.x)
      } else {
        path.add("L", point)
      }
      current = point
    }
    for index in points.indices.dropFirst() {
      let corner = points[index]
      guard index + 1 < points.count else {
        straight(to: corner)
        break
      }
      let (before, after) = (points[index - 1], points[index + 1])
      let isLast = index + 2 == points.count
      let incoming = distance(before, corner) / (index == 1 ? 1 : 2)
      let outgoing = distance(corner, after) / (isLast ? 1 : 2)
      let reach = min(radius, incoming, outgoing)
      straight(to: moved(corner, toward: before, by: reach))
      let end = moved(corner, toward: after, by: reach)
      if reach > 0 {
        path.add("Q", corner)
        path.add(" ", end)
      }
      current = end
    }
    return path.string
  }

  /// The line without its last `length`.
  static func shortened(
    _ points: [Scene.Point], by length: Int
  ) -> [Scene.Point] {
    guard points.count > 1 else { return points }
    var points = points
    let last = points.count - 1
    let reach = min(length, distance(points[last - 1], points[last]))
    points[last] = moved(points[last], toward: points[last - 1], by: reach)
    return points
  }

  private static func distance(_ one: Scene.Point, _ two: Scene.Point) -> Int {
    max(abs(one.x - two.x), abs(one.y - two.y))
  }

  private static func moved(
    _ point: Scene.Point, toward other: Scene.Point, by length: Int
  ) -> Scene.Point {
    let distance = max(1, distance(point, other))
    return .init(
      x: point.x + (other.x - point.x) * length / distance,
      y: point.y + (other.y - point.y) * length / distance)
  }
}
