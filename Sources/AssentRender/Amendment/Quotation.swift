/// Words of a clause as a sentence names them: a quotation, and which of several it is.
package struct Quotation: Hashable, Sendable {
  package var text: String
  /// From 1; `nil` where the words occur once.
  package var occurrence: Int?

  package init(_ text: String, occurrence: Int? = nil) {
    self.text = text
    self.occurrence = occurrence
  }
}

/// The words of a clause in the old text, in which quotations are counted.
package struct QuotedText {
  private let scalars: [Unicode.Scalar]

  package init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Where a text stands in it, as offsets in scalars, in order.
  ///
  /// A word within a longer one is not counted, as no reader would.
  package func offsets(of text: String) -> [Int] {
    let wanted = Array(text.unicodeScalars)
    guard let first = wanted.first, let last = wanted.last, wanted.count <= scalars.count else {
      return []
    }
    var found: [Int] = []
    var index = 0
    while index + wanted.count <= scalars.count {
      defer { index += 1 }
      guard scalars[index] == first, scalars[index..<(index + wanted.count)].elementsEqual(wanted)
      else { continue }
      let end = index + wanted.count
      if index > 0, Self.isLetter(first), Self.isLetter(scalars[index - 1]) { continue }
      if end < scalars.count, Self.isLetter(last), Self.isLetter(scalars[end]) { continue }
      found.append(index)
    }
    return found
  }

  /// A quotation of the words at an offset.
  package func quotation(_ text: String, at offset: Int) -> Quotation? {
    let offsets = offsets(of: text)
    guard let index = offsets.firstIndex(of: offset) else { return nil }
    return Quotation(text, occurrence: offsets.count == 1 ? nil : index + 1)
  }

  /// Whether a character goes on in its neighbor; scripts without spaces have no such ones.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x2E80
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
  }
}

/// A change of words within a paragraph.
package struct WordAmendment: Hashable, Sendable {
  /// Words that are replaced or deleted; `nil` for an insertion.
  package var old: Quotation?
  /// Empty for a deletion.
  package var new: String
  /// For an insertion, the words after which it stands; before them where `isBefore`.
  package var anchor: Quotation?
  package var isBefore = false
}
