/// What a person presses on a keyboard.
enum Key: Hashable, Sendable {
  case up
  case down
  case left
  case right
  case pageUp
  case pageDown
  case home
  case end
  case tab
  case backTab
  case enter
  case escape
  case backspace
  /// A letter, a digit, a sign, a space.
  case character(Unicode.Scalar)
  /// Ctrl-C, Ctrl-Z, Ctrl-\ and Ctrl-L.
  case interrupt
  case suspend
  case quit
  case redraw
  /// Text that was pasted; it presses nothing.
  case pasted(String)
  /// A key that means nothing here.
  case other
}

extension Key {
  /// A text of a field after the key; `nil` for a key that does not edit.
  func edited(_ text: String) -> String? {
    switch self {
    case .character(let scalar): String((text + String(scalar)).prefix(200))
    case .pasted(let pasted): String((text + pasted).prefix(200))
    case .backspace: String(text.dropLast())
    default: nil
    }
  }
}
