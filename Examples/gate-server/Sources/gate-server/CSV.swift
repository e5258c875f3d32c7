/// A table as RFC 4180 has it, with nothing in it that a spreadsheet would compute.
enum CSV {
  static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// In quotes, always. What would begin a formula has a `'` in front of it, which spreadsheets show as text.
  static func field(_ text: String) -> String {
    let begins = text.unicodeScalars.first { !$0.properties.isWhitespace && !$0.isUnseen }
    let isFormula = begins.map {
      "=+-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains($0)
    }
    let first = text.unicodeScalars.first
    let mark = isFormula == true || first == "\t" || first == "\r" || first == "\n" ? "'" : ""
    // A NUL ends the field for some readers.
    // By scalar: a quotation mark with an accent after it is another character, and ends the field all the same.
    var body = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0": body += "\u{FFFD}"
      case "\"": body += "\"\""
      default: body.unicodeScalars.append(scalar)
      }
    }
    return "\"\(mark)\(body)\""
  }
}

extension Unicode.Scalar {
  /// A mark that is not seen, such as a byte order mark before a `=`.
  fileprivate var isUnseen: Bool { isControl || properties.generalCategory == .format }
}
