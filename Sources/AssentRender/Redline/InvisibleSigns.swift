/// Signs for what cannot be seen, where that is all that changed.
enum InvisibleSigns {
  /// Whether a text has something to be seen.
  static func hasVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.properties.isWhitespace && !isHidden($0) }
  }

  /// What can be seen of a text.
  static func visible(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !$0.properties.isWhitespace && !isHidden($0) }))
  }

  /// `␣` for a space, `↵` for a line end, `[U+200B]` for what has no width.
  static func signs(of text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case " ": "␣"
      case "\n": "↵"
      case "\t": "\t"
      case _ where scalar.properties.isWhitespace || isHidden(scalar): name(of: scalar)
      default: String(scalar)
      }
    }.joined()
  }

  /// Text for a page: control characters, and those that turn the order of others, by their numbers.
  static func safe(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeUnsafe), text.unicodeScalars.contains(where: isUnsafe)
    else { return text }
    return text.unicodeScalars.map { isUnsafe($0) ? name(of: $0) : String($0) }.joined()
  }

  /// Whether a byte may be of one of these: the characters above ASCII begin with `C2`, or with `E2`.
  private static func mayBeUnsafe(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F, 0xC2, 0xE2: true
    default: false
    }
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: false
    }
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "[U+\(String(repeating: "0", count: max(4 - digits.count, 0)))\(digits)]"
  }
}
