import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension LintSubject {
  /// Where a place in the literal of a text node stands in the file, in bytes.
  func bytes(of place: ProseScan.Place) -> Range<Int> { document.markup.bytes(of: place) }

  /// The text of a place, as it reads.
  func string(of place: ProseScan.Place) -> String {
    let literal = document.markup.nodes[Int(place.node)].literal
    let start = Int(literal.start + place.start)
    return String(decoding: document.markup.text[start..<start + Int(place.count)], as: UTF8.self)
  }

  /// Whether a backslash stands before a place, so that what is there is meant to be seen.
  func isBehindBackslash(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && source.bytes[range.lowerBound - 1] == UInt8(ascii: "\\")
  }
}
