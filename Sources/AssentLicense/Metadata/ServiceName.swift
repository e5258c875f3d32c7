import AssentDiagnostics
import AssentMarkup

/// Finds the name of a service or an app where no company and no person is named as who offers it: in
/// `Welcome to Acorn`, as the address of a site that the text speaks of, or in the title.
struct ServiceName {
  private static var leastUses: Int { 3 }
  private static var welcomeBlocks: Int { 6 }

  private let document: Document
  private let bytes: [UInt8]
  private let language: String

  init(_ document: Document, language: String) {
    self.document = document
    bytes = document.source.bytes
    self.language = LanguageTag.language(of: language)
  }

  /// The byte offsets of the name.
  func name() -> Range<Int>? { welcomed() ?? site() ?? titled() }

  /// The name behind `Welcome to`, `Willkommen bei`, `Bienvenue sur`.
  private func welcomed() -> Range<Int>? {
    var folded = FoldedText([], 0..<0, keepsOrigins: true)
    var count = 0
    for node in document.nodes {
      guard case .paragraph = node.kind else { continue }
      let range = document.byteRange(of: node)
      let start = range.lowerBound..<min(range.upperBound, range.lowerBound + 400)
      folded.fold(bytes, start)
      var end: Int?
      PartyWords.welcomes.forEachMatch(in: folded.bytes) { _, found in end = end ?? found }
      if let end,
        let name = CompanyName(bytes, start).name(
          startingAt: folded.sourceEnd(of: end, in: bytes), allowsSites: true)
      {
        return name
      }
      count += 1
      if count == Self.welcomeBlocks { return nil }
    }
    return nil
  }

  /// `acorn.example`, where the text speaks of it again and again as of somebody.
  private func site() -> Range<Int>? {
    var uses: [String: (count: Int, first: Range<Int>)] = [:]
    for node in document.nodes {
      guard case .paragraph = node.kind else { continue }
      let range = document.byteRange(of: node)
      var index = range.lowerBound
      while index < range.upperBound {
        while index < range.upperBound, isASCIISpace(bytes[index]) { index += 1 }
        let start = index
        while index < range.upperBound, !isASCIISpace(bytes[index]) { index += 1 }
        guard bytes[start..<index].dropLast().contains(UInt8(ascii: ".")),
          let name = CompanyName.site(bytes, start..<index)
        else { continue }
        let key = String(decoding: bytes[name], as: UTF8.self).lowercased()
        uses[key, default: (0, name)].count += 1
      }
    }
    let most = uses.values.max { ($0.count, $1.first.lowerBound) < ($1.count, $0.first.lowerBound) }
    guard let most, most.count >= Self.leastUses else { return nil }
    return most.first
  }

  /// A word of the title that the text has again and again, and never in small letters.
  private func titled() -> Range<Int>? {
    guard
      let heading = document.nodes.first(where: {
        if case .heading = $0.kind { true } else { false }
      })
    else { return nil }
    var words = words(in: document.byteRange(of: heading))
    // Languages that write every word of a title, or every noun, with a capital tell no name by it.
    if !Self.writesTitlesSmall.contains(language) {
      words = words.filter {
        bytes[$0].dropFirst().contains { 0x41...0x5A ~= $0 }
          && bytes[$0].contains { 0x61...0x7A ~= $0 }
      }
    } else {
      words.removeFirst(min(1, words.count))
    }
    for word in words {
      let small = text(word).lowercased()
      guard !PartyWords.platforms.contains(small), !PartyWords.systems.contains(small) else {
        continue
      }
      guard word.count >= 4, let first = bytes[word].first, 0x41...0x5A ~= first || first >= 0xC3
      else { continue }
      if isName(word) { return word }
    }
    return nil
  }

  private func isName(_ word: Range<Int>) -> Bool {
    let wanted = bytes[word]
    let small = Array(text(word).lowercased().utf8)
    // `GTC` is what a text calls itself.
    guard !wanted.elementsEqual(small), wanted.elementsEqual(text(word).uppercased().utf8) == false
    else { return false }
    var count = 0
    for node in document.nodes {
      guard case .paragraph = node.kind else { continue }
      for other in words(in: document.byteRange(of: node)) where other.count == word.count {
        if bytes[other].elementsEqual(wanted) { count += 1 }
        if bytes[other].elementsEqual(small) { return false }
      }
    }
    return count >= Self.leastUses
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The words of a text: letters, digits, and bytes beyond ASCII.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    bytes[range].split { !isASCIILetter($0) && !isASCIIDigit($0) && $0 < 0x80 }
      .map { $0.startIndex..<$0.endIndex }
  }

  private static let writesTitlesSmall: Set<String> = [
    "nb", "da", "sv", "fi", "pl", "cs", "fr", "nl", "hu", "ru", "uk",
  ]
}
