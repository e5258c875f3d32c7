import AssentLicense
import AssentRedline
import AssentRender
import TestSupport
import Testing

/// Amendments that are read from the first sentence to the last.
@Suite struct AmendmentOrderTests {
  /// A section of a made-up agreement; mentions are of others by their name, so that they follow these.
  private struct Section {
    var name: String
    var paragraphs: [String]
    var items: [String] = []
  }

  private static let names = [
    "Apples", "Bears", "Cows", "Dogs", "Eggs", "Foxes", "Goats", "Hens", "Ink", "Jars",
  ]
  private static let kinds = ["Section", "Clause", "Section", "section"]

  private static func section(_ name: String, _ numbers: inout SeededNumbers) -> Section {
    func sentence() -> String {
      let other = names[numbers.below(names.count)]
      let kind = kinds[numbers.below(kinds.count)]
      let opening = "The \(name.lowercased()) of lot \(numbers.below(90) + 10) are kept in the barn"
      switch numbers.below(6) {
      case 0: return "\(opening), as \(kind) {\(other)} of this agreement and {\(name)} above say."
      case 1: return "\(opening), unless \(kind) {\(other)} says otherwise."
      case 2: return "\(opening), unless Section 3 of the Privacy Policy says otherwise."
      case 3: return "\(opening), subject to Article 2 of the GDPR and \(kind) {\(other)}."
      default: return "\(opening) near the old mill, behind the \(other.lowercased())."
      }
    }
    var section = Section(
      name: name, paragraphs: (0...numbers.below(2)).map { _ in sentence() })
    if numbers.below(3) == 0 {
      section.items = (0...numbers.below(3) + 1).map { _ in sentence() }
    }
    return section
  }

  private static func text(_ sections: [Section], stale: [String: Int]) -> String {
    var places = stale
    for (index, section) in sections.enumerated() { places[section.name] = index + 1 }
    var text = "# Farm Terms\n\nThese are the terms of the farm.\n"
    for (index, section) in sections.enumerated() {
      text += "\n## \(index + 1). \(section.name)\n\n"
      for (number, paragraph) in section.paragraphs.enumerated() {
        text += "\(index + 1).\(number + 1) \(paragraph)\n\n"
      }
      for (number, item) in section.items.enumerated() {
        text += "(\(["a", "b", "c", "d", "e", "f"][number])) \(item)\n\n"
      }
    }
    for (name, place) in places { text = text.replacing("{\(name)}", with: "\(place)") }
    return text
  }

  private static func change(
    _ sections: inout [Section], _ numbers: inout SeededNumbers, _ unused: inout [String]
  ) {
    let at = numbers.below(sections.count)
    switch numbers.below(6) {
    case 0 where sections.count > 3: sections.remove(at: at)
    case 1 where !unused.isEmpty:
      sections.insert(section(unused.removeLast(), &numbers), at: at)
    case 2: sections.insert(sections.remove(at: at), at: numbers.below(sections.count + 1))
    case 3: sections[at].paragraphs[0] = sections[at].paragraphs[0].replacing("barn", with: "shed")
    case 4 where sections[at].items.count > 1:
      sections[at].items.remove(at: numbers.below(sections[at].items.count))
    default: sections[at].items.append(section(sections[at].name, &numbers).paragraphs[0])
    }
  }

  @Test(arguments: 0..<8)
  func `the provisions make the new text of the old one, applied in order`(lot: Int) {
    let compared = (lot * 50..<lot * 50 + 50).filter(Self.isMadeByProvisions)
    #expect(compared.count > 10)
  }

  /// Whether the change of two texts is one of clauses, which is then checked.
  private static func isMadeByProvisions(seed: Int) -> Bool {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var unused = Self.names
    var sections: [Section] = []
    for _ in 0..<4 + numbers.below(3) {
      sections.append(Self.section(unused.remove(at: numbers.below(unused.count)), &numbers))
    }
    // What mentions a section that is not there has a number that none has.
    let gone = Dictionary(uniqueKeysWithValues: Self.names.enumerated().map { ($1, 70 + $0) })
    let before = Self.text(sections, stale: gone)
    for _ in 0...numbers.below(3) { Self.change(&sections, &numbers, &unused) }
    let after = Self.text(sections, stale: gone)
    let (old, new) = (RedlineTextPairs.document(before), RedlineTextPairs.document(after))
    let redline = RedlineTextPairs.redline(before, after)
    let amendment = Amendment(redline, old: old, new: new)
    guard !redline.clauses.contains(where: \.isPassage) else { return false }
    let blocks = ClauseBlocks(new)
    let expected = ([nil] + new.clauses.indices.map { $0 }).flatMap { index in
      blocks[index].map { $0.words(of: .inserted).filter { !$0.isWhitespace } }
    }.filter { !$0.isEmpty }
    let made = AmendedText(old, amendment).paragraphs
    #expect(
      made == expected,
      "\(String(decoding: AmendmentText(amendment).render(), as: UTF8.self))\n\(before)\n\(after)")
    return true
  }
}
