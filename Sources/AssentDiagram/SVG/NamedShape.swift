/// Outlines of the shapes that mermaid has only a name for.
///
/// They are drawn in the frame of the nearest plain shape, which layout has made room for.
struct NamedShape {
  let name: String
  let frame: PlacedGraph.Rect

  init(_ name: String, _ frame: PlacedGraph.Rect) {
    self.name = Self.shortName(of: name)
    self.frame = frame
  }

  /// The short name of a shape, by each of its others.
  static func shortName(of name: String) -> String { FlowchartShape.shortNames[name] ?? name }

  /// The elements of the outline; `nil` for a name that has none of its own.
  func elements(_ look: Scene.Look) -> [Scene.Element]? {
    guard let front = path() else { return nil }
    let isOpen = ["brace", "brace-r", "braces"].contains(name)
    let look = isOpen && look.isEmpty ? [.set("fill", "none")] : look
    return (sheetsBehind + [front]).map { .path($0, look) }
  }

  /// Whether a shape is a sign that is drawn without words, by each of its names.
  static func isSign(_ name: String) -> Bool {
    ["bolt", "cross-circ", "f-circ", "hourglass"].contains(shortName(of: name))
  }

  /// The sheets of a stack behind the first, the farthest first.
  private var sheetsBehind: [String] {
    let places = [(6, 0), (3, 3)]
    switch name {
    case "docs": return places.map { document(x + $0, y + $1, width - 6, height - 6) }
    case "st-rect": return places.map { box(x + $0, y + $1, width - 6, height - 6) }
    default: return []
    }
  }

  private var x: Int { frame.x }
  private var y: Int { frame.y }
  private var width: Int { frame.width }
  private var height: Int { frame.height }

  private func path() -> String? {
    let half = height / 2
    switch name {
    case "doc": return document(x, y, width, height)
    case "lin-doc": return document(x, y, width, height) + "M\(x + 8) \(y)v\(height - 4)"
    case "tag-doc":
      return document(x, y, width, height) + "M\(frame.maxX - 14) \(frame.maxY - 8)q2-8 14-8"
    case "docs": return document(x, y + 6, width - 6, height - 6)
    case "st-rect": return box(x, y + 6, width - 6, height - 6)
    case "notch-rect": return "M\(x + 10) \(y)H\(frame.maxX)V\(frame.maxY)H\(x)V\(y + 10)z"
    case "lin-rect": return box(x, y, width, height) + "M\(x + 8) \(y)v\(height)"
    case "div-rect": return box(x, y, width, height) + "M\(x) \(y + 7)h\(width)"
    case "win-pane":
      return box(x, y, width, height) + "M\(x + 8) \(y)v\(height)M\(x) \(y + 7)h\(width)"
    case "tag-rect": return box(x, y, width, height) + "M\(frame.maxX - 12) \(frame.maxY)l12-12"
    case "sl-rect": return "M\(x) \(y + 9)L\(frame.maxX) \(y)V\(frame.maxY)H\(x)z"
    case "notch-pent":
      return "M\(x + 10) \(y)h\(width - 20)l10 10v\(height - 10)h\(-width)v\(10 - height)z"
    case "delay":
      return "M\(x) \(y)h\(width - half)a\(half) \(half) 0 0 1 0 \(2 * half)h\(half - width)z"
    case "curv-trap":
      return
        "M\(x + 14) \(y)H\(frame.maxX - 12)q12 \(half) 0 \(2 * half)H\(x + 14)L\(x) \(y + half)z"
    case "bow-rect":
      return
        "M\(x + 10) \(y)H\(frame.maxX)q-14 \(half) 0 \(2 * half)H\(x + 10)q-14-\(half) 0-\(2 * half)z"
    case "flag":
      let step = width / 4
      return "M\(x) \(y + 5)q\(step) 10 \(2 * step) 0t\(2 * step) 0v\(height - 10)"
        + "q\(-step)-10 \(-2 * step) 0t\(-2 * step) 0z"
    case "hourglass":
      return "M\(x) \(y)h\(width)L\(x) \(frame.maxY)h\(width)z"
    case "bolt":
      let (third, side) = (width / 3, height / 8)
      return "M\(x + 2 * third) \(y)L\(x) \(y + 5 * side)H\(frame.midX)L\(x + third) \(frame.maxY)"
        + "L\(frame.maxX) \(y + 3 * side)H\(frame.midX)z"
    case "h-cyl":
      return "M\(x + 6) \(y)H\(frame.maxX - 6)a6 \(half) 0 0 1 0 \(2 * half)H\(x + 6)"
        + "a6 \(half) 0 0 1 0-\(2 * half)zM\(frame.maxX - 6) \(y + 2 * half)a6 \(half) 0 0 1 0-\(2 * half)"
    case "lin-cyl":
      let side = width / 2
      // From right to left, as the outline runs, so that what is between is filled.
      let arc = "a\(side) 6 0 0 1 \(-width) 0"
      return "M\(x) \(y + 6)a\(side) 6 0 0 1 \(width) 0v\(height - 12)a\(side) 6 0 0 1 \(-width) 0z"
        + "M\(frame.maxX) \(y + 6)\(arc)M\(frame.maxX) \(y + 12)\(arc)"
    case "datastore": return box(x, y, width, height) + "M\(x + 5) \(y)v\(height)"
    case "cross-circ":
      let (radius, leg) = (width / 2, width * 707 / 2_000)
      return
        "M\(x) \(frame.midY)a\(radius) \(radius) 0 1 0 \(width) 0a\(radius) \(radius) 0 1 0 \(-width) 0"
        + "M\(frame.midX - leg) \(frame.midY - leg)l\(2 * leg) \(2 * leg)m0 \(-2 * leg)l\(-2 * leg) \(2 * leg)"
    case "brace": return brace(x + 5, -1)
    case "brace-r": return brace(frame.maxX - 5, 1)
    case "braces": return brace(x + 5, -1) + brace(frame.maxX - 5, 1)
    default: return nil
    }
  }

  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "M\(x) \(y)h\(width)v\(height)h\(-width)z"
  }

  /// A sheet with a wave at the bottom.
  private func document(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    let step = width / 4
    return "M\(x) \(y)h\(width)v\(height - 4)q\(-step)-9 \(-2 * step) 0"
      + "q\(-step) 9 \(2 * step - width) 0z"
  }

  /// A curly bracket whose point is `side` of it.
  private func brace(_ x: Int, _ side: Int) -> String {
    let arm = max(0, height / 2 - 8)
    return "M\(x - side * 4) \(y)q\(side * 4) 0 \(side * 4) 4v\(arm)q0 4 \(side * 4) 4"
      + "q\(-side * 4) 0 \(-side * 4) 4v\(arm)q0 4 \(-side * 4) 4"
  }
}
