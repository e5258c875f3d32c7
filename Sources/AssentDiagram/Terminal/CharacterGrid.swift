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
    case text(Character)
  }

  let width: Int
  let height: Int
  let isASCII: Bool
  private var cells: [Cell]

  init(width: Int, height: Int, isASCII: Bool) {
    self.width = width
    self.height = height
    self.isASCII = isASCII
    cells = Array(repeating: .empty, count: width * height)
  }

  mutating func put(_ character: Character, x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    cells[y * width + x] = .text(character)
  }

  /// Writes text from a cell on; wide characters take two.
  mutating func write(_ text: String, x: Int, y: Int) {
    guard y >= 0, y < height else { return }
    var x = x
    for character in text {
      let columns = textColumns(String(character))
      guard columns > 0, x >= 0, x + columns <= width else { continue }
      cells[y * width + x] = .text(character)
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

  /// The rows as text, without blanks at their ends.
  func lines() -> [String] {
    (0..<height).map { row in
      var line = ""
      var blanks = 0
      for cell in cells[(row * width)..<((row + 1) * width)] {
        let character: Character
        switch cell {
        case .covered: continue
        case .empty: character = " "
        case .text(let it): character = it
        case .line(let arms, let style): character = glyph(arms, style)
        case .frame(let arms): character = glyph(arms, .dotted)
        }
        if character == " " {
          blanks += 1
        } else {
          line += String(repeating: " ", count: blanks)
          line.append(character)
          blanks = 0
        }
      }
      return line
    }
  }

  private func glyph(_ arms: Arms, _ style: FlowGraph.Edge.Style) -> Character {
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
private let lightGlyphs: [Character] = [
  " ", "│", "─", "└", "│", "│", "┌", "├", "─", "┘", "─", "┴", "┐", "┤", "┬", "┼",
]

private let heavyGlyphs: [Character] = [
  " ", "┃", "━", "┗", "┃", "┃", "┏", "┣", "━", "┛", "━", "┻", "┓", "┫", "┳", "╋",
]
