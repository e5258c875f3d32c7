/// Strokes and heads of a drawing as ASCII, one character for one, so that all stays where it is.
enum ASCIIStrokes {
  /// A line of a drawing with `+`, `-`, `|`, `>` and the like for what is drawn; words stay.
  ///
  /// An arrow in a line of words is a word, too, unless a stroke leads to it.
  static func line(_ line: String, isTree: Bool) -> String {
    if line.utf8.allSatisfy({ $0 < 128 }) { return line }
    let scalars = Array(line.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      func isDrawn(_ offset: Int) -> Bool {
        guard scalars.indices.contains(index + offset) else { return false }
        let other = scalars[index + offset]
        return StrokeTable.arms(of: other.value) & Arms.horizontal != 0
          || "-=".unicodeScalars.contains(other)
      }
      result.append(character(scalar, isTree: isTree, isDrawn) ?? scalar)
    }
    return String(result)
  }

  private static func character(
    _ scalar: Unicode.Scalar, isTree: Bool, _ isDrawn: (_ offset: Int) -> Bool
  ) -> Unicode.Scalar? {
    switch StrokeTable.head(of: scalar.value) {
    case .north: return "^"
    case .south: return "v"
    case .east where isDrawn(-1) || !isArrow(scalar): return ">"
    case .west where isDrawn(1) || !isArrow(scalar): return "<"
    case .east, .west: return nil
    case nil: break
    }
    let arms = StrokeTable.arms(of: scalar.value)
    switch arms {
    case 0: return diagonals[scalar]
    case Arms.east, Arms.west, Arms.horizontal:
      return "═".unicodeScalars.contains(scalar) ? "=" : "-"
    case Arms.north, Arms.south, Arms.vertical: return "|"
    case Arms.vertical | Arms.east where isTree: return "|"
    case Arms.north | Arms.east where isTree: return "`"
    default: return "+"
    }
  }

  /// Whether it is an arrow with a shaft of its own, as words have.
  private static func isArrow(_ scalar: Unicode.Scalar) -> Bool {
    !(0x25A0...0x25FF).contains(scalar.value)
  }

  private static let diagonals: [Unicode.Scalar: Unicode.Scalar] = ["╱": "/", "╲": "\\", "╳": "X"]
}
