/// Cells of characters in which lines join where they meet.
struct CharacterGrid {
  /// Directions in which a cell is joined to its neighbors.
  struct Arms: OptionSet {
    let rawValue: UInt8
    static let north = Arms(rawValue: 1)
    static let east = Arms(rawValue: 2)
    static let south = Arms(rawValue: 4)
    static let west = Arms(rawValue: 8)
  }

  private enum Cell {
    case empty
    /// The second cell of a wide character.
    case covered
    case line(Arms, FlowGraph.Edge.Style)
    /// The frame of a group, which a line that passes interrupts.
    case frame(Arms)
    case text(Unicode.Scalar)
    /// One that is more than a scalar, by its index in `clusters`.
    case cluster(Int32)
  }

  let width: Int
  let height: Int
  let isASCII: Bool
  private var cells: [Cell]
  private var clusters: [Character] = []

  init(width: Int, height: Int, isASCII: Bool) {
    self.width = width
    self.height = height
    self.isASCII = isASCII
    cells = Array(repeating: .empty, count: width * height)
  }

  mutating func put(_ character: Unicode.Scalar, x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    cells[y * width + x] = .text(character)
  }

  /// Writes text from a cell on; wide characters take two.
  mutating func write(_ text: String, x: Int, y: Int) {
    guard y >= 0, y < height else { return }
    var x = x
    if text.utf8.allSatisfy({ $0 &- 0x20 < 0x5F }) {
      for byte in text.utf8 where x >= 0 && x < width {
        cells[y * width + x] = .text(Unicode.Scalar(byte))
        x += 1
      }
      return
    }
    for character in text {
      let scalars = character.unicodeScalars
      guard let scalar = scalars.first else { continue }
      let isAlone = scalars.count == 1
      let isPlain = isAlone && (0x20..<0x7F).contains(scalar.value)
      let columns = isPlain ? 1 : textColumns(String(character))
      guard columns > 0, x >= 0, x + columns <= width else { continue }
      if isAlone {
        cells[y * width + x] = .text(scalar)
      } else {
        cells[y * width + x] = .cluster(Int32(clusters.count))
        clusters.append(character)
      }
      if columns > 1 { cells[y * width + x + 1] = .covered }
      x += columns
    }
  }

  mutating func join(_ arms: Arms, _ style: FlowGraph.Edge.Style, x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    if case .line(let there, let other) = cells[y * width + x] {
      cells[y * width + x] = .line(there.union(arms), other == style ? style : .solid)
    } else {
      cells[y * width + x] = .line(arms, style)
    }
  }

  /// Draws the frame of a group.
  mutating func drawFrame(_ frame: PlacedGraph.Rect) {
    let (right, bottom) = (frame.maxX - 1, frame.maxY - 1)
    guard frame.x >= 0, frame.y >= 0, right < width, bottom < height else { return }
    for x in frame.x...right {
      cells[frame.y * width + x] = .frame([.east, .west])
      cells[bottom * width + x] = .frame([.east, .west])
    }
    for y in frame.y...bottom {
      cells[y * width + frame.x] = .frame([.north, .south])
      cells[y * width + right] = .frame([.north, .south])
    }
    cells[frame.y * width + frame.x] = .frame([.east, .south])
    cells[frame.y * width + right] = .frame([.west, .south])
    cells[bottom * width + frame.x] = .frame([.east, .north])
    cells[bottom * width + right] = .frame([.west, .north])
  }

  /// Joins lines of a polyline, both ends included.
  mutating func draw(_ points: [PlacedGraph.Point], _ style: FlowGraph.Edge.Style) {
    for (one, two) in zip(points, points.dropFirst()) {
      let dx = (two.x - one.x).signum()
      let dy = (two.y - one.y).signum()
      let ahead: Arms = dx > 0 ? .east : dx < 0 ? .west : dy > 0 ? .south : .north
      let back: Arms = dx > 0 ? .west : dx < 0 ? .east : dy > 0 ? .north : .south
      var (x, y) = (one.x, one.y)
      while x != two.x || y != two.y {
        join(ahead, style, x: x, y: y)
        (x, y) = (x + dx, y + dy)
        join(back, style, x: x, y: y)
      }
    }
  }

  /// The rows as text, without blanks at their ends or empty ones at the end of all.
  func lines() -> [String] {
    var line: [UInt8] = []
    line.reserveCapacity(3 * width)
    var lines = (0..<height).map { row in
      line.removeAll(keepingCapacity: true)
      var end = 0
      var first = row * width
      var last = first + width
      while first < last, case .empty = cells[last - 1] { last -= 1 }
      while first < last {
        let cell = cells[first]
        first += 1
        let character: Unicode.Scalar
        switch cell {
        case .covered: continue
        case .empty: character = " "
        case .text(let it): character = it
        case .line(let arms, let style): character = glyph(arms, style)
        case .frame(let arms): character = glyph(arms, .dotted)
        case .cluster(let index):
          line += String(clusters[Int(index)]).utf8
          end = line.count
          continue
        }
        if character.isASCII {
          line.append(UInt8(truncatingIfNeeded: character.value))
        } else {
          UTF8.encode(character) { line.append($0) }
        }
        if character != " " { end = line.count }
      }
      return String(decoding: line[..<end], as: UTF8.self)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func glyph(_ arms: Arms, _ style: FlowGraph.Edge.Style) -> Unicode.Scalar {
    let isVertical = arms.isSubset(of: [.north, .south])
    let isHorizontal = arms.isSubset(of: [.east, .west])
    if isASCII {
      if isVertical { return style == .dotted ? ":" : "|" }
      return isHorizontal ? (style == .dotted ? "." : style == .thick ? "=" : "-") : "+"
    }
    switch style {
    case .dotted:
      if isVertical { return "┆" }
      if isHorizontal { return "┄" }
    case .thick: return heavyGlyphs[Int(arms.rawValue)]
    case .solid, .invisible: break
    }
    return lightGlyphs[Int(arms.rawValue)]
  }
}

/// By arms: north 1, east 2, south 4, west 8.
private let lightGlyphs: [Unicode.Scalar] = [
  " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
]

private let heavyGlyphs: [Unicode.Scalar] = [
  " ", "┃", "━", "┗", "┃", "┃", "┏", "┣", "━", "┛", "━", "┻", "┓", "┫", "┳", "╋",
]
