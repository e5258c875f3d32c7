import AssentDiagnostics
import AssentMarkup

/// Which language a text says that its binding version is in: `the German version prevails`.
package struct BindingLanguage: Hashable, Sendable {
  /// The tag, without a region: `de`.
  package var language: String
  /// Where the text says it.
  package var range: SourceRange

  /// What the paragraphs of a document say; `nil` where they say nothing, or name several languages.
  ///
  /// - Parameter isQuick: whether those paragraphs alone are read in which one of the words stands that most such
  ///   sentences have.
  package init?(statedIn document: Document, isQuick: Bool = false) {
    let places = isQuick ? BindingWords.likelyPlaces(in: document.source.bytes) : []
    if isQuick, places.isEmpty { return nil }
    var found: [BindingLanguage] = []
    for node in document.nodes where node.kind == .paragraph {
      let range = document.byteRange(of: node)
      if isQuick, !places.contains(where: range.contains) { continue }
      for part in Self.parts(of: range, in: document.source.bytes) {
        let words = FoldedText(document.source.bytes, part).bytes
        guard let language = Self.language(claimedIn: words) else { continue }
        found.append(
          BindingLanguage(language: language, range: document.source.range(ofBytes: part)))
      }
    }
    guard let first = found.first, found.allSatisfy({ $0.language == first.language }) else {
      return nil
    }
    self = first
  }

  private init(language: String, range: SourceRange) {
    self.language = language
    self.range = range
  }

  /// The parts of a paragraph between commas and what else ends a thought, without spaces at their ends.
  private static func parts(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    func close(_ end: Int) {
      var end = end
      while start < end, isASCIISpace(bytes[start]) { start += 1 }
      while end > start, isASCIISpace(bytes[end - 1]) { end -= 1 }
      if end - start >= 8 { parts.append(start..<end) }
    }
    for index in range {
      let count =
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"),
          UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "!"), UInt8(ascii: "?"):
          1
        case 0xE3 where bytes[index...].starts(with: "。".utf8): 3
        case 0xEF where ["，", "；", "（", "）"].contains { bytes[index...].starts(with: $0.utf8) }: 3
        default: 0
        }
      guard count > 0, index >= start, !isBeforeName(index, range, bytes) else { continue }
      close(index)
      start = index + count
    }
    close(range.upperBound)
    return parts
  }

  /// Whether a colon stands before so few words that they only name what is spoken of: `Maßgeblich ist die Fassung: Englisch`.
  private static func isBeforeName(_ index: Int, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard bytes[index] == UInt8(ascii: ":") else { return false }
    let end = bytes[(index + 1)..<range.upperBound].firstIndex { ".;,:!?()\n".utf8.contains($0) }
    return (end ?? range.upperBound) - index <= 28
  }

  /// The language whose version is said to bind, in one thought as ``FoldedText`` has it.
  static func language(claimedIn words: [UInt8]) -> String? {
    let claims = BindingWords.claims.longestMatches(in: words)
    guard let claim = claims.first, !BindingWords.deny(words) else { return nil }
    let versions = BindingWords.languages.longestMatches(in: words)
      .filter { BindingWords.isVersion($0.range, isWhole: $0.value.isWhole, in: words) }
    let languages = Set(versions.map(\.value.language))
    guard languages.count > 1 else { return languages.first }
    // `prevalecerá la versión española sobre la inglesa`
    let behind = versions.first { $0.range.lowerBound >= claim.range.upperBound }
    if let behind {
      let between = BindingWords.words(words, claim.range.upperBound..<behind.range.lowerBound)
      if between.count <= 3, !between.contains(where: BindingWords.turns.contains) {
        return behind.value.language
      }
    }
    let before = versions.last { $0.range.upperBound <= claim.range.lowerBound }
    guard let before,
      BindingWords.words(words, before.range.upperBound..<claim.range.lowerBound).count <= 5
    else { return nil }
    return before.value.language
  }
}
