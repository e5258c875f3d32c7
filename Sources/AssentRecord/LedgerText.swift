/// The words that a ledger takes: names, reasons and summaries, which stand on pages and in reports.
package enum LedgerText {
  /// What is wrong with a text.
  package enum Fault: Hashable, Sendable {
    /// Nothing in it is seen.
    case empty
    case tooLong(count: Int)
    /// A line end, a control character, or one that turns, hides or splits the words around it.
    case unseen
  }

  /// The first fault of a text; `nil` for one that a ledger takes.
  ///
  /// - Parameter limit: in characters of Unicode (scalar values).
  package static func fault(in text: String, limit: Int) -> Fault? {
    var count = 0
    var isSeen = false
    for scalar in text.unicodeScalars {
      count += 1
      guard count <= limit else { return .tooLong(count: text.unicodeScalars.count) }
      guard !isRefused(scalar) else { return .unseen }
      if !isSeen { isSeen = isVisible(scalar) }
    }
    return isSeen ? nil : .empty
  }

  /// A text of others as a ledger takes it: with an escape for what is not seen, `a\u{202E}b`, and
  /// cut to as many characters.
  package static func shown(_ text: String, limit: Int) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isRefused(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      } else {
        shown.append(scalar)
      }
      guard shown.count <= limit else {
        return String(String.UnicodeScalarView(shown.prefix(limit - 1))) + "…"
      }
    }
    return String(shown)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value < 0x7F }
    let properties = scalar.properties
    guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return false
    default: return true
    }
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: return false
    // Joiners and directions that writing needs, and the forms of characters.
    case 0x200C, 0x200D, 0x200E, 0x200F, 0x061C, 0xFE00...0xFE0F, 0xE0100...0xE01EF,
      0x180B...0x180F:
      return false
    // What turns the order of the words.
    case 0x202A...0x202E, 0x2066...0x2069: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: return true
    case .privateUse: return false
    default: return scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
