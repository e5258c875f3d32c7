/// Which characters draw a corner or a branch in the manner of the strokes beside it.
enum Strokes {
  /// The lower right corner that goes with an upper right one.
  static let lowerRight: [Unicode.Scalar: Unicode.Scalar] = [
    "┐": "┘", "╮": "╯", "┓": "┛", "╗": "╝", "╕": "╛", "╖": "╜", "┒": "┚", "┑": "┙", "+": "+",
  ]

  /// The branch to the left of a wall.
  static let leftTee: [Unicode.Scalar: Unicode.Scalar] = [
    "│": "┤", "┃": "┫", "║": "╣", "|": "+", "╎": "┤", "┆": "┤", "┊": "┤",
  ]

  /// A rule with a branch to a line below or above it; `nil` for dashes and other signs.
  static func branch(
    of rule: Unicode.Scalar, to line: Unicode.Scalar, isDown: Bool
  ) -> Unicode.Scalar? {
    switch (rule, line) {
    case ("─", "│"): isDown ? "┬" : "┴"
    case ("─", "┃"): isDown ? "┰" : "┸"
    case ("─", "║"): isDown ? "╥" : "╨"
    case ("━", "│"): isDown ? "┯" : "┷"
    case ("━", "┃"): isDown ? "┳" : "┻"
    case ("═", "│"): isDown ? "╤" : "╧"
    case ("═", "║"): isDown ? "╦" : "╩"
    // A branch that goes up already gets the other one, too.
    case ("┴", "│"), ("┬", "│"): "┼"
    default: nil
    }
  }
}
