import AssentDiagnostics
import AssentLint
import Testing

/// What is found where a translation has other blocks than its original.
@Suite struct TranslationBlockTests {
  static let paragraphs: [(String, String)] = [
    (
      "You may copy the program and give copies of it to others, as long as you keep this notice with them and charge nothing for the copies.",
      "Sie dürfen das Programm kopieren und Kopien davon weitergeben, solange Sie diesen Hinweis beilegen und für die Kopien nichts verlangen."
    ),
    (
      "Nobody warrants that it works, and nobody is liable for what it does.",
      "Niemand sichert zu, dass es funktioniert, und niemand haftet für das, was es tut."
    ),
    (
      "We may change the terms of the service when the law changes; we then write to you before the change, and you may leave the service until it takes effect, without a reason and without any cost.",
      "Wir dürfen die Bedingungen des Dienstes ändern, wenn sich das Gesetz ändert; wir schreiben Ihnen dann vor der Änderung, und Sie dürfen den Dienst bis zum Inkrafttreten ohne Grund und ohne Kosten verlassen."
    ),
    (
      "The courts at the seat of the company decide on all disputes, unless the law of your country says otherwise and you live there.",
      "Über alle Streitigkeiten entscheiden die Gerichte am Sitz des Unternehmens, es sei denn, das Recht Ihres Landes sagt etwas anderes und Sie wohnen dort."
    ),
  ]

  static let items: [(String, String)] = [
    ("to be told which data we keep about you", "zu erfahren, welche Daten wir über Sie speichern"),
    ("to have them erased", "sie löschen zu lassen"),
    (
      "to complain to the authority of the place where you live or work",
      "sich bei der Behörde Ihres Wohn- oder Arbeitsortes zu beschweren"
    ),
  ]

  static func found(_ original: [String], _ translation: [String]) -> [String] {
    lint(
      Array(("# A\n\n" + translation.joined(separator: "\n\n") + "\n").utf8), path: "terms.de.md",
      original: "# A\n\n" + original.joined(separator: "\n\n") + "\n"
    ).of(.localeStructureDiffers).map(\.message)
  }

  @Test(arguments: 0...3)
  func `a paragraph that is left out is found whatever stands beside it`(left: Int) {
    let original = Self.paragraphs.map(\.0)
    var rest = Self.paragraphs.map(\.1)
    #expect(Self.found(original, rest) == [])
    rest.remove(at: left)
    let start = original[left].prefix(12)
    let found = Self.found(original, rest)
    #expect(found.count == 1 && found[0].hasPrefix("paragraph '\(start)"), "\(found)")
  }

  @Test(arguments: 0...3)
  func `a paragraph that the original lacks is found`(left: Int) {
    var original = Self.paragraphs.map(\.0)
    original.remove(at: left)
    let found = Self.found(original, Self.paragraphs.map(\.1))
    let start = Self.paragraphs[left].1.prefix(12)
    #expect(found.count == 1 && found[0].hasPrefix("paragraph '\(start)"), "\(found)")
  }

  @Test(arguments: [0, 2])
  func `two paragraphs that are put together are both there`(first: Int) {
    var joined = Self.paragraphs.map(\.1)
    joined[first] += " " + joined.remove(at: first + 1)
    #expect(Self.found(Self.paragraphs.map(\.0), joined) == [])
    // And the other way round.
    var original = Self.paragraphs.map(\.0)
    original[first] += " " + original.remove(at: first + 1)
    #expect(Self.found(original, Self.paragraphs.map(\.1)) == [])
  }

  @Test(arguments: 0...2)
  func `an item that is left out is found`(left: Int) {
    let original = ["You may ask us:"] + [Self.items.map { "- \($0.0)" }.joined(separator: "\n")]
    var rest = Self.items.map { "- \($0.1)" }
    func found() -> [String] {
      Self.found(original, ["Sie können verlangen:", rest.joined(separator: "\n")])
    }
    #expect(found() == [])
    rest.remove(at: left)
    #expect(found().contains { $0.hasPrefix("item '\(Self.items[left].0.prefix(12))") })
  }

  static let fees: [(String, String)] = [
    (
      "You pay the fee at the beginning of each month, and in advance for the whole month.",
      "Sie zahlen die Gebühr am Anfang jedes Monats, und zwar im Voraus für den ganzen Monat."
    ),
    (
      "A reminder costs 30 euros, and we send it after the second week has gone by.",
      "Eine Mahnung kostet 30 Euro, und wir schicken sie nach Ablauf der zweiten Woche."
    ),
    (
      "The fee may be paid by card or by transfer, and we tell you about the account.",
      "Die Gebühr kann mit Karte oder per Überweisung bezahlt werden; das Konto nennen wir."
    ),
    (
      "We send every invoice by mail, to the address that you gave us; see [the list](https://a.example/list).",
      "Wir schicken jede Rechnung per Post an die Adresse, die Sie angaben; siehe [die Liste](https://a.example/list)."
    ),
    (
      "Whoever pays 45 days late or more owes us 12 percent of the fee, as far as it is due.",
      "Wer 45 Tage oder mehr zu spät zahlt, schuldet 12 Prozent der Gebühr, soweit sie fällig ist."
    ),
  ]

  @Test(arguments: [0, 2, 3, 4])
  func `a paragraph that is left out hides nothing of the others`(left: Int) {
    var rest = Self.fees.map(\.1)
    rest[1] = rest[1].replacing("30 Euro", with: "300 Euro")
    rest.remove(at: left)
    let found = Self.found(Self.fees.map(\.0), rest)
    let start = Self.fees[left].0.prefix(12)
    // And nothing of what it says is told besides.
    #expect(found.count == 2, "\(found)")
    #expect(found.contains { $0.contains("'\(start)") }, "\(found)")
    #expect(found.contains("'300 Euro' is '30 euros' in 'license.md'"), "\(found)")
  }

  @Test(arguments: [0, 1, 2])
  func `a link or an amount that is lost is told beside a paragraph that the original lacks`(
    added: Int
  ) {
    var original = Self.fees.map(\.0)
    original.remove(at: added)
    var rest = Self.fees.map(\.1)
    rest[3] =
      "Wir schicken jede Rechnung per Post an die Adresse, die Sie bei der Anmeldung angaben."
    rest[4] = rest[4].replacing("45 Tage", with: "54 Tage")
    let found = Self.found(original, rest)
    #expect(found.count == 3, "\(found)")
    #expect(found.contains { $0.contains("'\(Self.fees[added].1.prefix(12))") }, "\(found)")
    #expect(found.contains("'54 Tage' is '45 days' in 'license.md'"), "\(found)")
    #expect(found.contains { $0.hasPrefix("link to 'https://a.example/list'") }, "\(found)")
  }

  @Test func `where nothing tells which of some paragraphs is missing, all are named`() {
    let found = Self.found(
      [
        "We respect you and all others.", "Reject what follows you around here.",
        "Stay away from the prying eyes here.", "Ask us when you want to know.",
      ],
      [
        "Wir achten Sie und alle anderen.", "Bleiben Sie fern von Spähern aller Art.",
        "Fragen Sie uns, wenn Sie möchten.",
      ])
    #expect(found.count == 1)
    #expect(found[0].contains("'Reject what follows you around here.' (line 5)"), "\(found)")
    #expect(found[0].hasSuffix(" of 'license.md' has no counterpart here"), "\(found)")
  }

  @Test func `a list without its markers is not a list that is missing`() {
    let original = ["You may ask us:"] + [Self.items.map { "- \($0.0)" }.joined(separator: "\n")]
    let text = Self.items.enumerated().map { "\($0.offset + 1).\($0.element.1)" }
    #expect(Self.found(original, ["Sie können verlangen:", text.joined(separator: "\n")]) == [])
  }

  @Test func `two paragraphs that changed places are found`() {
    var swapped = Self.paragraphs.map(\.1)
    swapped.swapAt(1, 2)
    let found = Self.found(Self.paragraphs.map(\.0), swapped)
    #expect(found.count == 1 && found[0].contains("stands here behind 'We may change"), "\(found)")
  }

  @Test func `the text below a heading that is missing is not missing`() {
    let texts = Self.paragraphs
    let found = Self.found(
      [texts[0].0, "## Liability", texts[1].0, texts[2].0], texts.prefix(3).map(\.1))
    #expect(found == ["heading 'Liability' of 'license.md' has no counterpart here"])
  }

  @Test(arguments: [
    ("de", "5. November 2025", "5\\. November 2025"),
    ("hu", "2025. november 5.", "2025\\. november 5"),
    ("cs", "5. listopadu 2025", "5\\. listopadu 2025"),
  ])
  func `a date that Markdown reads as an item is told so`(
    language: String, date: String, escaped: String
  ) {
    func found(_ date: String) -> [Diagnostic] {
      lint(
        Array("# A\n\n\(date)\n".utf8), path: "terms.\(language).md",
        original: "# A\n\nNovember 5, 2025\n"
      ).of(.localeStructureDiffers)
    }
    #expect(found(date).map(\.message).count == 1)
    #expect(found(date).first?.message.contains("is an item of a numbered list here") == true)
    #expect(found(date).first?.help?.contains(escaped) == true)
    #expect(found(escaped).map(\.message) == [])
  }
}
