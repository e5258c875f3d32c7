/// Text of others as a terminal may be given it: with an escape for what does not stand as a sign.
///
/// A control character could change the terminal or forge a line, a character that orders text could
/// show it in another order, and one without width would hide. Everything that a message shows goes
/// through here.
package enum VisibleText {
  /// A message of one line: `a\u{1B}[31m` for an escape sequence, `\n` for a line end.
  package static func message(_ text: String) -> String {
    isPlain(text) ? text : escaped(text, escapesBackslash: false, keepsLines: false)
  }

  /// A message that may have several lines.
  package static func lines(_ text: String) -> String {
    isPlain(text) ? text : escaped(text, escapesBackslash: false, keepsLines: true)
  }

  /// The name of a file or a folder; a backslash is doubled, so that no two names look alike.
  package static func name(_ text: String) -> String {
    isPlain(text) && !text.utf8.contains(UInt8(ascii: "\\"))
      ? text : escaped(text, escapesBackslash: true, keepsLines: false)
  }

  /// Whether a character stands for itself on a terminal.
  ///
  /// Joiners do in messages, where words of Persian and of India need them.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
      return false
    default: return true
    }
  }

  private static func escaped(
    _ text: String, escapesBackslash: Bool, keepsLines: Bool
  ) -> String {
    // Most text has letters that are not ASCII, and nothing to hide.
    guard text.unicodeScalars.contains(where: { $0 == "\\" || !isVisible($0) }) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\" where escapesBackslash: out.append(contentsOf: "\\\\".unicodeScalars)
      case "\n" where keepsLines: out.append(scalar)
      case "\n": out.append(contentsOf: "\\n".unicodeScalars)
      case "\r": out.append(contentsOf: "\\r".unicodeScalars)
      case "\t": out.append(contentsOf: "\\t".unicodeScalars)
      case "\u{200C}" where !escapesBackslash, "\u{200D}" where !escapesBackslash:
        out.append(scalar)
      case _ where isVisible(scalar): out.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        out.append(contentsOf: "\\u{\(digits)}".unicodeScalars)
      }
    }
    return String(out)
  }

  /// Whether the text is printable ASCII.
  private static func isPlain(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
  }
}
