import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

extension Rule {
  static let probableMisspelling = Rule(
    id: .probableMisspelling, group: .text, severity: .warning,
    summary: "A word is probably misspelled.",
    rationale:
      "A search does not find it, and a reader doubts the rest. There is no dictionary: a word is "
      + "reported that is misspelled often, or that is one slip away from a word of agreements or "
      + "from one that the document has several times. Names, code and addresses are left alone.",
    accepts: [
      "The licensee receives the Software, and the organisation organizes it.\n",
      "A complaint is heard. Any complaint, each complaint, one complaint. Be compliant.\n",
      "See `recieve()` and https://example.org/seperate or recieve.example.org\n",
      "We host on GitHub. See github.com and @github.\n",
      "This agreement (\"Terms\") is short, and you accept this Terms.\n",
      "---\nlanguage: fr\n---\n\n"
        + String(repeating: "Le client garde la propriete et la responsabilite. ", count: 12)
        + "\n",
      "You sign this Services Agreement, and not these Terms.\n",
      "---\nlanguage: de\n---\n\nDie Vertragspartner kündigen schriftlich, Auftrag folgt.\n",
      "The keys of the garden are lent to the members of the club, and the club answers for them.\n\n"
        + "Nous prêtons les clés du jardin dans les trois jours, et nous vous prions de ne pas les perdre sur les "
        + "chemins; le club est responsable des informations et de la juridiction, que nous avons pour vous.\n",
      "---\nlanguage: fr\n---\n\nVotre médication et la médiation.\n",
      "---\nlanguage: de\n---\n\nDie vereinbarten Tage, der vereinbarten Gebühr, den vereinbarten Schlüsseln. "
        + "Weiteres ist zu vereinbaren.\n",
    ],
    rejects: [
      "You ⟪recieve⟫ the Software.\n", "The ⟪liablity⟫ of the licensor\n",
      "You may not ⟪prohobit⟫ it.\n", "You accept ⟪this terms⟫ and ⟪this Terms⟫.\n",
      "The code is on ⟪Github⟫.\n",
      "The Customer ⟪shall pays⟫ and ⟪shall may⟫ end it.\n",
      "The Customer ⟪shall not shall⟫ lend the keys.\n",
      "The licensees meet. The licensees vote. The licensees agree. The ⟪licesnees⟫ leave.\n",
      "---\nlanguage: de\n---\n\nEs gilt ⟪nichts anders⟫, auch für die ⟪Gewährleitung⟫.\n",
      "---\nlanguage: ja\n---\n\n以下「本サービス」と⟪いいいます⟫。\n",
    ]
  ) { subject, findings in
    let language = LanguageTag.language(of: subject.document.language)
    // A text whose language is not known is taken for English.
    guard language != "en" || subject.readsAsEnglish else { return }
    lazy var isPlain = subject.isWithoutAccents
    var blocks = BlockLanguages(subject.document.markup, of: language)
    // The first word of each term.
    lazy var named = Set(subject.document.terms.map { $0.name.prefix { $0 != " " } })
    for each in Misspelling.all(in: subject.wordTable, language: language) {
      let text = subject.string(of: each.place)
      // A text that writes no accent at all is written so, and misspells no word more than others.
      if each.differsInAccents(from: text), isPlain { continue }
      let place = { subject.bytes(of: each.place) }
      guard !subject.isDamaged(at: place().lowerBound), !blocks.isForeign(Int(each.place.node))
      else {
        continue
      }
      switch each.evidence {
      case .listed(let right):
        guard !subject.isOneName(text, at: place(), among: named) else { continue }
        findings.report(
          "'\(text)' is probably misspelled", atBytes: place(), help: "is '\(right)' meant?",
          cause: text)
      case .near(let right):
        findings.report(
          "'\(text)' is probably misspelled", atBytes: place(),
          help: "is '\(right)' meant?", cause: text)
      case .elsewhere(let right, let count):
        findings.report(
          "'\(text)' is probably misspelled: '\(right)' stands in \(count) places",
          atBytes: place(), help: "write one word in one way", cause: text)
      }
    }
    for (place, right) in subject.wrongRuns(in: language) {
      let text = subject.string(of: place)
      findings.report(
        "'\(text)' is probably misspelled", atBytes: subject.bytes(of: place),
        help: "is '\(right)' meant?", cause: text)
    }
  }
}

extension Misspelling {
  /// Whether a word is that which is meant, but for its accents.
  fileprivate func differsInAccents(from text: String) -> Bool {
    let right =
      switch evidence {
      case .listed(let right), .near(let right), .elsewhere(let right, _): right
      }
    let plain = String(right.lowercased().map { Self.plain[$0] ?? $0 })
    return plain != right.lowercased() && text.lowercased().hasPrefix(plain)
  }

  private static let plain = Dictionary(
    uniqueKeysWithValues: zip("àáâäãåçèéêëìíîïñòóôöõùúûüýÿ", "aaaaaaceeeeiiiinooooouuuuyy"))
}

extension LintSubject {
  /// Whether a text of some length has no letter beyond ASCII.
  fileprivate var isWithoutAccents: Bool {
    let text = document.markup.text
    return text.count > 400 && !text.contains { (0xC3...0xC8).contains($0) }
  }

  /// Whether `this Terms` speaks of one thing: of a term that the text defines, or of an agreement whose
  /// name begins so.
  fileprivate func isOneName(
    _ text: String, at place: Range<Int>, among named: @autoclosure () -> Set<Substring>
  ) -> Bool {
    let words = text.split(separator: " ")
    guard words.count == 2, ["this", "these"].contains(words[0].lowercased()),
      words[1].first?.isUppercase ?? false
    else { return false }
    return named().contains(words[1]) || isInLongerName(endingAt: place.upperBound)
  }

  /// Whether words with capitals go on to one for a text, as in `this Services Agreement`.
  private func isInLongerName(endingAt end: Int) -> Bool {
    let rest = source.bytes[end..<min(source.bytes.count, end + 60)]
    for word in rest.split(separator: UInt8(ascii: " ")).prefix(6) {
      let text = String(decoding: word.prefix { ($0 | 0x20) &- 0x61 < 26 }, as: UTF8.self)
      if Self.wordsForTexts.contains(text) { return true }
      guard text.utf8.count == word.count,
        text.first?.isUppercase ?? false || text == "of" || text == "and"
      else { return false }
    }
    return false
  }

  private static let wordsForTexts: Set = [
    "Agreement", "Addendum", "Annex", "Contract", "Document", "Notice", "Page", "Policy",
    "Schedule",
    "Statement",
  ]

  /// What is never right in a script that does not part words.
  fileprivate func wrongRuns(in language: String) -> [(ProseScan.Place, String)] {
    guard let runs = WrongRuns.table(for: language) else { return [] }
    var found: [(ProseScan.Place, String)] = []
    for (index, node) in document.markup.nodes.enumerated() where node.kind == .text {
      runs.find(in: document.markup.bytes(node.literal)) { start, count, right in
        found.append(
          (ProseScan.Place(node: Int32(index), start: Int32(start), count: Int32(count)), right))
      }
    }
    return found
  }
}

/// The runs of letters of one language that are never right, by their first three bytes.
private struct WrongRuns: Sendable {
  private var byStart: [UInt32: [(wrong: [UInt8], right: String)]] = [:]

  private static let tables = Misspellings.runs.mapValues(WrongRuns.init)

  static func table(for language: String) -> WrongRuns? { tables[language] }

  private init(_ list: TableText) {
    for (wrong, right) in SpellingTable.pairs(list) {
      let bytes = Array(wrong.bytes)
      guard bytes.count >= 3 else { continue }
      byStart[Self.key(bytes[...], 0), default: []].append((bytes, right.string))
    }
  }

  func find(in text: ArraySlice<UInt8>, _ found: (Int, Int, String) -> Void) {
    var index = text.startIndex
    while index + 2 < text.endIndex {
      defer { index += 1 }
      guard text[index] >= 0xE3, let runs = byStart[Self.key(text, index)],
        let run = runs.first(where: { text[index...].starts(with: $0.wrong) })
      else { continue }
      found(index - text.startIndex, run.wrong.count, run.right)
      index += run.wrong.count - 1
    }
  }

  private static func key(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
  }
}
