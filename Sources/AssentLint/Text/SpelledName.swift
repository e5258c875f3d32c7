import AssentDiagnostics
import AssentLicense

/// The name of a party, a product or a defined term, by its words.
struct SpelledName {
  /// A place that has the name in another spelling.
  struct OtherUse {
    var name: SpelledName
    /// As it is written there.
    var text: String
    /// In bytes.
    var range: Range<Int>
  }

  var text: String
  var words: [Substring]
  /// Where it is named; `nil` where that is unknown.
  var range: SourceRange?
  /// Whether it is of a company or a product, which has no plural.
  var isProper: Bool

  /// Fails for names that are too short or too long to be told by their letters, and for those without capitals.
  private init?(_ text: String, range: SourceRange?, isProper: Bool) {
    words = text.split(separator: " ")
    guard (1...6).contains(words.count), words.contains(where: { $0.count >= Self.shortest }),
      words.allSatisfy({ $0.allSatisfy(\.isLetter) && $0.first?.isUppercase == true }),
      words.contains(where: { $0.dropFirst().contains(where: \.isLowercase) })
    else { return nil }
    (self.text, self.range, self.isProper) = (text, range, isProper)
  }

  private static let shortest = 5
  /// More names that begin with the same two letters are not compared.
  private static let mostAlike = 40

  /// The names of a document, each once.
  private static func all(in document: LegalDocument) -> [SpelledName] {
    var names: [SpelledName] = []
    for found in [document.metadata.licensor, document.metadata.product].compactMap(\.self) {
      let base = CompanyForms.name(found.value)?.base ?? found.value
      if let name = SpelledName(base, range: found.range, isProper: true) { names.append(name) }
    }
    for term in document.terms {
      guard let name = SpelledName(term.name, range: term.range, isProper: false) else { continue }
      names.append(name)
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0.text).inserted }
  }

  /// The places that have one of the names of a document in another spelling, in the order of the text.
  static func others(in subject: LintSubject) -> [OtherUse] {
    let names = all(in: subject.document)
    guard !names.isEmpty else { return [] }
    // Names that begin alike are compared together; the first letters are those of all spellings.
    var byBeginning: [ArraySlice<UInt8>: [SpelledName]] = [:]
    for name in names {
      let beginning = Array(name.text.utf8)[..<2]
      if byBeginning[beginning]?.count ?? 0 < mostAlike {
        byBeginning[beginning, default: []].append(name)
      }
    }
    let known = Set(names.map(\.text) + subject.document.terms.map(\.name))
    let words = subject.words.all(in: subject.document)
    let bytes = subject.source.bytes
    var found: [OtherUse] = []
    for (index, word) in words.enumerated() where word.form != .small && word.range.count > 1 {
      for name in byBeginning[bytes[word.range].prefix(2)] ?? [] {
        guard let range = name.otherSpelling(at: index, of: words, in: bytes) else { continue }
        let text = name.written(range, in: bytes)
        guard !known.contains(text), !Rule.isInAddress(bytes, range) else { continue }
        found.append(OtherUse(name: name, text: text, range: range))
        break
      }
    }
    return found
  }

  /// Words over a line end have a space between them.
  private func written(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    String(decoding: bytes[range], as: UTF8.self).split { $0.isWhitespace || $0 == "*" }
      .joined(separator: " ")
  }

  /// Where the words from one on are the name, but for the spelling of one of them.
  private func otherSpelling(
    at index: Int, of all: [ProseWords.Word], in bytes: [UInt8]
  ) -> Range<Int>? {
    guard index + words.count <= all.count else { return nil }
    let range = all[index].range.lowerBound..<all[index + words.count - 1].range.upperBound
    if words.count == 1 {
      // What begins a sentence has a capital anyhow; beside another capital it is part of another name.
      guard !all[index].isBehindStop, !all[index].isFirst, !all[index].isBeforeCapital,
        index == 0 || all[index - 1].form == .small || !all[index - 1].isBeforeCapital
      else { return nil }
    }
    var differing = 0
    for (offset, own) in words.enumerated() {
      let word = all[index + offset]
      if offset > 0 {
        let gap = bytes[all[index + offset - 1].range.upperBound..<word.range.lowerBound]
        guard gap.count <= 4, gap.allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: "*") }) else {
          return nil
        }
      }
      let length = own.utf8.count
      guard abs(word.range.count - length) <= 2 else { return nil }
      if bytes[word.range].elementsEqual(own.utf8) { continue }
      differing += 1
      guard differing == 1, word.form == .capital,
        isSpelling(String(decoding: bytes[word.range], as: UTF8.self), of: own)
      else { return nil }
    }
    return differing == 1 ? range : nil
  }

  /// Whether a word is one of the name as others spell it, or, in a name of several words, mistyped.
  private func isSpelling(_ word: String, of own: Substring) -> Bool {
    let (one, other) = (word.lowercased(), own.lowercased())
    if one == other { return false }
    if EnglishSpelling.canonical(one) == EnglishSpelling.canonical(other) { return true }
    guard words.count > 1, own.count >= Self.shortest else { return false }
    let (written, right) = (one.unicodeScalars.map(\.value), other.unicodeScalars.map(\.value))
    guard
      let slip = Slip(written.span, of: right.span, head: 1, tail: 2, isWhole: true)
    else { return false }
    switch slip {
    case .swapped, .doubled, .halved: return true
    // `Contract` and `Contact` are two words; a company has one name.
    case .added, .dropped, .other: return isProper && own.count > Self.shortest
    }
  }
}
