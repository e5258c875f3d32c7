import AssentDiagnostics
import AssentLicense
import AssentMarkup

extension Rule {
  static let countDrift = Rule(
    id: .countDrift, group: .legal, severity: .warning,
    summary: "The text counts its parts, and there are more or fewer.",
    rationale:
      "A part was added or lost, and readers cannot tell which. Silent where it is not sure.",
    accepts: [
      "# T\n\nFor the following two purposes:\n\n- one;\n- two.\n",
      "# T\n\nAt least two of the following conditions:\n\n- a;\n- b;\n- c.\n",
      "# T\n\nThis agreement has 3 sections.\n\n## A\n\nText.\n\n## B\n\nText.\n\n## C\n\nText.\n",
    ],
    rejects: [
      "# T\n\nFor the following ⟪three⟫ purposes:\n\n- one;\n- two;\n- three;\n- four.\n",
      "# T\n\n2.3 The following ⟪three⟫ rules hold:\n\n- one;\n- two.\n",
      "---\nlanguage: de\n---\n\n# T\n\nFür die folgenden ⟪drei⟫ Zwecke:\n\n- a;\n- b.\n",
      "---\nlanguage: fr\n---\n\n# T\n\nPour les ⟪trois⟫ finalités suivantes :\n\n- a ;\n- b.\n",
      "# T\n\nThis agreement has ⟪12⟫ sections.\n\n## A\n\nText.\n\n## B\n\nText.\n\n## C\n\nText.\n",
    ]
  ) { subject, findings in
    subject.reportDrifts(.countDrift, &findings)
    guard subject.document.kind.isAgreement else { return }
    let nodes = subject.document.markup.nodes
    let language = LanguageTag.language(of: subject.document.language)
    for index in nodes.indices where nodes[index].kind == .paragraph {
      let next = Int(nodes[index].end)
      guard next < nodes.count, case .list = nodes[next].kind,
        nodes[next].parent == nodes[index].parent, !subject.goesOn(behind: next),
        let announced = AnnouncedCount(of: index, in: subject.document.markup, language)
      else { continue }
      let count = subject.document.markup.children(of: next).reduce(0) { sum, _ in sum + 1 }
      guard count != announced.value else { continue }
      findings.report(
        "'\(subject.string(of: announced.place))' are announced, and \(count) follow",
        atBytes: subject.bytes(of: announced.place),
        notes: [Diagnostic.Note("\(count) items", at: nodes[next].range)],
        help: "correct the number or the list")
    }
    let named = subject.countsOfSections
    guard !named.isEmpty else { return }
    let counts = subject.possibleCounts
    for (place, value) in named {
      guard !counts.contains(value), let most = counts.max() else { continue }
      findings.report(
        "'\(subject.string(of: place))' sections are named, and there are \(most)",
        atBytes: subject.bytes(of: place), help: "correct the number, or name none")
    }
  }
}

/// The number of items that a paragraph before a list says there are: `the following three purposes:`.
private struct AnnouncedCount {
  var value: Int
  var place: ProseScan.Place

  init?(of paragraph: Int, in document: Document, _ language: String) {
    guard let words = Self.following[language],
      let last = document.nodes[paragraph..<Int(document.nodes[paragraph].end)].lastIndex(where: {
        $0.kind == .text
      })
    else { return nil }
    let literal = document.bytes(document.nodes[last].literal)
    let text = String(decoding: literal, as: UTF8.self).trimmingCount
    guard text.hasSuffix(":"), literal.count < 2_000 else { return nil }
    let sentence = text.dropLast().split(whereSeparator: { ".;:!?".contains($0) }).last ?? ""
    let tokens = sentence.split(whereSeparator: { " \u{A0}\u{202F},".contains($0) })
    let lower = tokens.map { Substring($0.lowercased()) }
    guard let at = lower.lastIndex(where: { words.contains($0) }) else { return nil }
    // `2.3 The following two rules` begins behind the point of its number.
    let numbers = lower.indices.filter {
      Self.number(lower[$0], language) != nil && ($0 > 0 || Int(lower[$0]) == nil)
    }
    guard numbers.count == 1, let index = numbers.first, abs(index - at) <= 2,
      let number = Self.number(lower[index], language), (2...30).contains(number),
      lower.allSatisfy({ !Self.limits.contains($0) }),
      // `two of the following`
      lower[min(index, at)...max(index, at)].allSatisfy({ !Self.parts.contains($0) })
    else { return nil }
    value = number
    let token = tokens[index]
    let offset = text.utf8.distance(from: text.startIndex, to: token.startIndex)
    let lead = literal.prefix { $0 == 0x20 }.count
    place = ProseScan.Place(
      node: Int32(last), start: Int32(lead + offset), count: Int32(token.utf8.count))
  }

  private static func number(_ word: Substring, _ language: String) -> Int? {
    if let value = Int(word) { return value }
    guard let spelled = SpelledNumber(endOf: [word], language: language) else { return nil }
    guard let value = spelled.values.first, value > 1 else { return nil }
    return value
  }

  /// Words that say that what is counted follows.
  private static let following: [String: Set<Substring>] = [
    "en": ["following", "below"], "de": ["folgende", "folgenden", "folgender"],
    "fr": ["suivants", "suivantes"], "es": ["siguientes"], "it": ["seguenti"],
    "pt": ["seguintes"], "nl": ["volgende"], "sv": ["följande"], "da": ["følgende"],
    "nb": ["følgende"],
  ]
  /// Words that make the number a bound.
  private static let limits: Set<Substring> = [
    "least", "most", "more", "any", "either", "up", "mindestens", "höchstens", "bis",
    "moins", "plus", "menos", "más", "meno", "più", "mais", "minstens", "one",
    "days", "tage", "jours", "días", "giorni", "dias", "dagen", "or", "section", "article",
  ]
  private static let parts: Set<Substring> = [
    "of", "der", "des", "de", "dei", "delle", "das", "dos", "van", "av", "af", "den",
  ]
}

extension String {
  /// Without spaces at both ends.
  fileprivate var trimmingCount: Substring { Substring(self).trimmingSpaces }
}

extension LintSubject {
  /// Whether more items follow a list: another list directly, or an ordered one that counts on.
  fileprivate func goesOn(behind list: Int) -> Bool {
    let nodes = document.markup.nodes
    var index = Int(nodes[list].end)
    for _ in 0..<3 where index < nodes.count {
      guard nodes[index].parent == nodes[list].parent else { return false }
      switch nodes[index].kind {
      case .list, .codeBlock, .table: return true
      case .heading: return false
      default: index = Int(nodes[index].end)
      }
    }
    return false
  }

  /// The figures that say how many sections the document has.
  fileprivate var countsOfSections: [(ProseScan.Place, Int)] {
    prose.numbers.compactMap { number in
      let literal = document.markup.nodes[Int(number.node)].literal.range
      let start = literal.lowerBound + Int(number.start)
      let text = document.markup.text[start..<min(literal.upperBound, start + 24)]
      let digits = text.prefix { $0 &- 0x30 < 10 }
      guard digits.count <= 2, text.dropFirst(digits.count).first == 0x20,
        let value = Int(String(decoding: digits, as: UTF8.self)), value > 1,
        case let word = text.dropFirst(digits.count + 1).drop(while: { !Self.isLetter($0) })
          .prefix(while: Self.isLetter), let first = word.first,
        Self.sectionInitials.contains(first | 0x20),
        Self.sections.contains(String(decoding: word, as: UTF8.self).lowercased())
      else { return nil }
      let before = document.markup.text[max(literal.lowerBound, start - 60)..<start]
      let words = before.split(whereSeparator: { !Self.isLetter($0) }).suffix(4)
        .map { String(decoding: $0, as: UTF8.self).lowercased() }
      guard words.contains(where: { Self.having.contains($0) }) else { return nil }
      return (
        ProseScan.Place(node: number.node, start: number.start, count: Int32(digits.count)), value
      )
    }
  }

  /// How many sections there are, in each way they may be counted; empty where there are too few.
  fileprivate var possibleCounts: Set<Int> {
    let top = document.clauses.filter { $0.depth == 0 }
    guard top.count >= 3 else { return [] }
    var counts: Set = [top.count, top.count { $0.number != nil }]
    for level in 1...4 { counts.insert(outline.headings.count { $0.level == level }) }
    counts.insert(document.clauses.count)
    counts.insert(outline.headings.count)
    counts.remove(0)
    return counts
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
  }

  private static let sections: Set = [
    "sections", "articles", "clauses", "chapters", "abschnitte", "abschnitten", "paragraphen",
    "artikel", "artikeln", "secciones", "cláusulas", "artículos", "sezioni", "articoli", "seções",
    "artigos", "artikelen", "avsnitt",
  ]
  private static let sectionInitials = Array("sacp".utf8)
  private static let having: Set = [
    "has", "have", "contains", "comprises", "consists", "divided", "umfasst", "enthält",
    "besteht", "gliedert", "hat", "comprend", "contient", "compose", "contiene", "consta",
    "comprende", "contém", "consiste", "bevat", "bestaat", "omfattar", "innehåller",
  ]
}
