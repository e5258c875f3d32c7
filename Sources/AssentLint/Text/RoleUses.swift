import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Where a text names its sides by words such as `Customer`, with capitals and without.
struct RoleUses: Sendable {
  struct Role: Sendable {
    var stem: String
    var group: Int
    /// Where it stands with a capital that no sentence begins with.
    var capitals: [Range<Int>] = []
    var blocks: Set<Int> = []
    /// Where it stands without.
    var smalls: [Range<Int>] = []
    /// Whether marks stand around it somewhere, as where it is defined.
    var isMarked = false
    var isDefined = false
  }

  /// In the order of their first uses.
  private(set) var roles: [Role] = []

  init(_ document: LegalDocument, words: ProseWords) {
    guard let groups = RoleWords.groups[LanguageTag.language(of: document.language)] else { return }
    let bytes = document.markup.source.bytes
    let starts = Set(groups.joined().map { Self.start(Array($0.utf8)[...]) })
    var byStem: [String: Int] = [:]
    var isBehindCapital = false
    for word in words.all(in: document) {
      defer { isBehindCapital = word.form != .small && !word.isFirst && !word.isBehindStop }
      guard word.range.count > 3, starts.contains(Self.start(bytes[word.range])) else { continue }
      let text = String(decoding: bytes[word.range], as: UTF8.self)
      guard let (stem, group) = RoleWords.role(of: text.lowercased(), in: groups) else { continue }
      let number = byStem[stem] ?? roles.count
      if number == roles.count {
        byStem[stem] = number
        roles.append(Role(stem: stem, group: group))
      }
      // What a paragraph begins with in capitals is introduced there.
      let isIntroduced = word.form == .mixed && word.isFirst
      if isIntroduced
        || (word.range.lowerBound > 0 && Self.marks.contains(bytes[word.range.lowerBound - 1]))
      {
        roles[number].isMarked = true
      }
      if word.form == .small {
        roles[number].smalls.append(word.range)
      } else if word.form == .capital, !word.isFirst, !word.isBehindStop, !word.isBeforeCapital,
        !isBehindCapital, !isBeforeColon(bytes, word.range.upperBound)
      {
        roles[number].capitals.append(word.range)
        roles[number].blocks.insert(word.block)
      }
    }
    // A heading that is the word alone stands above what it means.
    let names =
      document.terms.map { $0.name.lowercased() }
      + document.clauses.map { $0.title.lowercased() }.filter { !$0.contains(" ") }
    for index in roles.indices {
      roles[index].isDefined = names.contains { name in
        name.split { !$0.isLetter }.contains { $0.hasPrefix(roles[index].stem) }
      }
    }
  }

  /// What a word and its stem have in common at least: the first three letters, as far as they are ASCII, in
  /// lower case.
  private static func start(_ word: ArraySlice<UInt8>) -> UInt32 {
    word.prefix(3).prefix { $0 < 0x80 }.reduce(0) { $0 << 8 | UInt32($1 | 0x20) }
  }

  /// `Vendor: Ada` is a field.
  private func isBeforeColon(_ bytes: [UInt8], _ end: Int) -> Bool {
    end < bytes.count && bytes[end] == UInt8(ascii: ":")
  }

  /// A quotation mark, an asterisk, a parenthesis or a bracket.
  private static let marks: Set<UInt8> = Set("\"'*_([".utf8).union([0x9C, 0x9D, 0x9E, 0xAB, 0x98])
}
