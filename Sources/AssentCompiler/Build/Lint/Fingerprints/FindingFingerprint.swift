import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a finding is known by from one run to the next, wherever its line has moved.
///
/// White space does not count, so that a paragraph may be filled anew; neither does the name of the
/// file, so that it may be renamed.
package struct FindingFingerprint: Hashable, Sendable {
  /// Of the rule, the text that is underlined, a little of the paragraph around it, and the number of
  /// the finding among those that are alike in its file: 32 hexadecimal digits.
  package var full: String
  /// Of the rule and the text that is underlined alone: 16 hexadecimal digits.
  package var place: String

  package init(full: String, place: String) {
    self.full = full
    self.place = place
  }

  /// The fingerprints of findings, in their order.
  ///
  /// - Parameter diagnostics: all findings of each file, in source order.
  package static func all(
    _ diagnostics: [Diagnostic], in sources: SourceTexts
  ) -> [FindingFingerprint] {
    var counts: [String: Int] = [:]
    var file: String?
    var source: SourceFile?
    return diagnostics.map { diagnostic in
      if diagnostic.file != file {
        file = diagnostic.file
        source = sources[diagnostic.file]
      }
      let (place, context) = text(of: diagnostic, in: source)
      let key = [diagnostic.file, place, context].joined(separator: "\0")
      let number = counts[key, default: 0]
      counts[key] = number + 1
      return FindingFingerprint(
        full: digest("\(place)\0\(context)\0\(number)", digits: 32),
        place: digest(place, digits: 16))
    }
  }

  /// Whether a finding was about a document as a whole, of which it tells nothing but its rule.
  static func isOfWhole(_ print: FindingFingerprint, rule: String, message: String) -> Bool {
    print.place == digest(whole(rule, message), digits: 16)
  }

  private static func whole(_ rule: String, _ message: String) -> String { "\(rule)\0\(message)" }

  private static func digest(_ text: String, digits: Int) -> String {
    String(TextDigest.digest(of: Array(text.utf8)).hexadecimal.prefix(digits))
  }

  /// How many bytes of the paragraph count on either side, without white space.
  private static let contextLength = 32
  /// How far they are looked for.
  private static let contextReach = 200
  /// So much of what is underlined counts, from its beginning.
  private static let placeLength = 4_096

  /// What a finding is about, and what stands around it.
  private static func text(
    of diagnostic: Diagnostic, in source: SourceFile?
  ) -> (place: String, context: String) {
    guard let range = diagnostic.range, let source else {
      return (whole("\(diagnostic.rule)", diagnostic.message), "")
    }
    let bytes = source.bytes(of: range)
    let text = bare(source.bytes[bytes].prefix(placeLength))
    let before = bare(paragraph(endingAt: bytes.lowerBound, in: source)).suffix(contextLength)
    let after = bare(paragraph(beginningAt: bytes.upperBound, in: source)).prefix(contextLength)
    return (
      "\(diagnostic.rule)\0" + String(decoding: text, as: UTF8.self),
      [before, after].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\0")
    )
  }

  /// The bytes that are no white space.
  private static func bare(_ bytes: ArraySlice<UInt8>) -> [UInt8] { bytes.filter { $0 > 0x20 } }

  /// What stands before an offset in its paragraph, which an empty line ends.
  private static func paragraph(endingAt end: Int, in source: SourceFile) -> ArraySlice<UInt8> {
    var start = end
    var isAfterLineEnd = false
    while start > 0, end - start < contextReach {
      let byte = source.bytes[start - 1]
      if byte == UInt8(ascii: "\n") {
        if isAfterLineEnd { break }
        isAfterLineEnd = true
      } else if byte > 0x20 {
        isAfterLineEnd = false
      }
      start -= 1
    }
    return source.bytes[start..<end]
  }

  private static func paragraph(beginningAt start: Int, in source: SourceFile) -> ArraySlice<UInt8>
  {
    var end = start
    var isAfterLineEnd = false
    while end < source.bytes.count, end - start < contextReach {
      let byte = source.bytes[end]
      if byte == UInt8(ascii: "\n") {
        if isAfterLineEnd { break }
        isAfterLineEnd = true
      } else if byte > 0x20 {
        isAfterLineEnd = false
      }
      end += 1
    }
    return source.bytes[start..<end]
  }
}
