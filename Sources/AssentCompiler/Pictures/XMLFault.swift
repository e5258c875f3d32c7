/// Why a text is not read as XML.
struct XMLFault: Error, Hashable {
  /// What is the case, as the end of a sentence about the file: `is not well-formed XML: …`.
  var message: String
  /// Where, in bytes.
  var range: Range<Int>
  var help: String

  static func notWellFormed(_ what: String, _ range: Range<Int>) -> XMLFault {
    XMLFault(
      message: "is not well-formed XML: \(what)", range: range,
      help: "open it in a browser, which shows the place, or save it again")
  }

  static func refused(_ what: String, _ range: Range<Int>, help: String) -> XMLFault {
    XMLFault(message: what, range: range, help: help)
  }
}
