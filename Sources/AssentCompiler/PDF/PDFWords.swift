import AssentDiagnostics
import AssentManifest
import AssentMarkup

/// Whether a PDF file holds the words of its page.
///
/// A file also has what is printed around them: page numbers, marks of lists, addresses of links. So
/// every character has to be found, in order where the text has one, and more may stand between.
package enum PDFWords {
  /// - Returns: whether they were compared: not where `pdftotext` is missing.
  /// - Throws: ``InputError`` where a word is missing.
  static func check(_ file: [UInt8], _ page: PDF.Page) throws(InputError) -> Bool {
    guard !page.words.isEmpty, let text = try PDFEngine.text(of: file) else { return false }
    if let missing = missing(in: text, of: page.words, page.comparison) {
      throw .program(
        name: "the PDF",
        reason: "does not hold the words of the text: \(missing); nothing was written")
    }
    return true
  }

  /// What is missing, in words; `nil` where nothing is.
  package static func missing(
    in text: [UInt8], of words: [UInt8], _ comparison: PDF.Comparison
  ) -> String? {
    let wanted = characters(of: words, comparison)
    let found = characters(of: text, comparison)
    var counts: [Unicode.Scalar: Int] = [:]
    for character in found { counts[character, default: 0] += 1 }
    for character in wanted {
      counts[character, default: 0] -= 1
      if counts[character, default: 0] < 0 {
        return "it lacks '\(VisibleText.name(String(character)))'"
          + " (\(DisplayedCharacter.name(character)))"
      }
    }
    guard comparison == .inOrder else { return nil }
    var place = 0
    var farthest = 0
    for (index, character) in wanted.enumerated() {
      while place < found.count, found[place] != character { place += 1 }
      guard place < found.count else {
        return "it breaks off near '\(excerpt(wanted, farthest))'"
      }
      place += 1
      farthest = index
    }
    return nil
  }

  /// In NFC, without white space and without marks that have no shape of their own.
  private static func characters(
    of text: [UInt8], _ comparison: PDF.Comparison
  ) -> [Unicode.Scalar] {
    let characters = String(decoding: NormalizationFormC.normalized(text), as: UTF8.self)
      .unicodeScalars.filter {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
          && $0.properties.generalCategory != .format && $0.properties.generalCategory != .control
      }
    guard comparison == .letters else { return characters.map(\.self) }
    return characters.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  private static func excerpt(_ wanted: [Unicode.Scalar], _ index: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: wanted[max(0, index - 20)..<min(wanted.count, index + 20)])
    return VisibleText.name(String(text))
  }
}

/// A character as `U+0041`.
private enum DisplayedCharacter {
  static func name(_ character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
