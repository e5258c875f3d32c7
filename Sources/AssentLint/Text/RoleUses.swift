import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// Where a text names its sides by words such as `Customer`, with capitals and without.
struct RoleUses {
  struct Role {
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

  init(_ subject: LintSubject) {
    let document = subject.document
    guard let groups = RoleWords.groups[LanguageTag.language(of: document.language)] else { return }
    let bytes = subject.source.bytes
    var byStem: [String: Int] = [:]
    for (index, node) in document.markup.nodes.enumerated() {
      guard case .paragraph = node.kind else { continue }
      var isOpen = false
      var isBehindCapital = false
      for word in Rule.proseWords(bytes, subject.source.bytes(of: node.range)) {
        let text = String(decoding: bytes[word.range], as: UTF8.self)
        defer {
          isOpen = true
          isBehindCapital = text.first?.isUppercase == true
        }
        guard text.utf8.count > 3, text.dropFirst().allSatisfy(\.isLowercase),
          let (stem, group) = RoleWords.role(of: text.lowercased(), in: groups)
        else { continue }
        let number = byStem[stem] ?? roles.count
        if number == roles.count {
          byStem[stem] = number
          roles.append(Role(stem: stem, group: group))
        }
        if word.range.lowerBound > 0, Self.marks.contains(bytes[word.range.lowerBound - 1]) {
          roles[number].isMarked = true
        }
        if text.first?.isLowercase == true {
          roles[number].smalls.append(word.range)
        } else if isOpen, !word.isBehindStop, !word.isBeforeCapital, !isBehindCapital {
          roles[number].capitals.append(word.range)
          roles[number].blocks.insert(index)
        }
      }
    }
    let names = document.terms.map { $0.name.lowercased() }
    for index in roles.indices {
      roles[index].isDefined = names.contains { name in
        name.split { !$0.isLetter }.contains { $0.hasPrefix(roles[index].stem) }
      }
    }
  }

  /// A quotation mark, an asterisk, a parenthesis or a bracket.
  private static let marks: Set<UInt8> = Set("\"'*_([".utf8).union([0x9C, 0x9D, 0x9E, 0xAB, 0x98])
}
