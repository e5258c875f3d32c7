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
    guard let table = RoleWords.tables[LanguageTag.language(of: document.language)] else { return }
    let bytes = document.markup.source.bytes
    var byStem: [String: Int] = [:]
    var isBehindCapital = false
    for word in words.all(in: document) {
      defer { isBehindCapital = word.form != .small && !word.isFirst && !word.isBehindStop }
      guard word.range.count > 3, let (stem, group) = table.role(of: bytes[word.range]) else {
        continue
      }
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
    guard !roles.isEmpty else { return }
    // A heading that is the word alone stands above what it means.
    let names =
      document.terms.map(\.name) + document.clauses.map(\.title).filter { !$0.contains(" ") }
    let defined = names.flatMap { $0.lowercased().split { !$0.isLetter } }
    for index in roles.indices {
      roles[index].isDefined = defined.contains { $0.hasPrefix(roles[index].stem) }
    }
  }

  /// `Vendor: Ada` is a field.
  private func isBeforeColon(_ bytes: [UInt8], _ end: Int) -> Bool {
    end < bytes.count && bytes[end] == UInt8(ascii: ":")
  }

  /// A quotation mark, an asterisk, a parenthesis or a bracket.
  private static let marks: Set<UInt8> = Set("\"'*_([".utf8).union([0x9C, 0x9D, 0x9E, 0xAB, 0x98])
}
