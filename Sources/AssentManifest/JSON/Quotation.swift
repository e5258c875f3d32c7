/// Text of strangers in single quotes, fit for a message on one line of a terminal.
///
/// Control and format characters (bidirectional overrides, escape sequences) become `?`, and text
/// beyond 60 characters is cut.
struct Quotation: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var shown = String.UnicodeScalarView()
    var isCut = false
    for scalar in text.unicodeScalars {
      if shown.count == Self.maximumLength {
        isCut = true
        break
      }
      shown.append(Self.isShown(scalar) ? scalar : "?")
    }
    description = "'\(String(shown))\(isCut ? "…" : "")'"
  }

  private static let maximumLength = 60

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: false
    default: true
    }
  }
}
