import AssentLicense
import AssentRedline
import AssentRender
import Testing

/// The lines of a redline that tell what decided its class, and what stands beside the names of clauses.
@Suite struct SignalLineTests {
  private static let signals: [ChangeAssessment.Signal] = ChangeAssessment.Signal.Kind.allCases
    .flatMap {
      kind in
      [("a", "b"), ("a", ""), ("", "b"), ("c", "c"), ("", "")].map {
        ChangeAssessment.Signal(kind: kind, old: $0.0, new: $0.1, clause: "4.2")
      }
    }

  @Test func `a line in English says what the signal says of itself`() {
    let labels = RedlineLabels.labels(for: "en")
    for signal in Self.signals { #expect(labels.text(of: signal) == signal.description) }
  }

  @Test(arguments: FrameLabels.languages)
  func `lines of one kind differ in every language`(language: String) {
    let labels = RedlineLabels.labels(for: language)
    for kind in ChangeAssessment.Signal.Kind.allCases {
      let lines = Self.signals.filter { $0.kind == kind }.map(labels.text)
      #expect(Set(lines).count == lines.count, "\(lines)")
      #expect(lines.allSatisfy { $0.hasSuffix("(4.2)") && !$0.hasPrefix(":") }, "\(lines)")
    }
  }

  private static func text(_ old: String, _ new: String, _ language: String) -> String {
    var redline = RedlineTextPairs.redline(old, new)
    redline.to.language = language
    return String(
      decoding: RedlineText(labels: .labels(for: language), options: .init(width: 100)).render(
        redline),
      as: UTF8.self)
  }

  private static let old =
    "---\nlanguage: fr\n---\n\n# Étang\n\n## 2. Oies\n\n2.1 Les oies mangent à midi.\n\n2.2 Le client doit compter les oies.\n"

  @Test func `French words agree with the article, and have a blank before a semicolon`() {
    let text = Self.text(
      Self.old,
      Self.old.replacing("doit", with: "peut").replacing("à midi", with: "le soir")
        + "\n2.3 Les canards dorment sous le grand saule du bord.\n", "fr")
    #expect(text.contains("Article 2.3  ajouté :"), "\(text)")
    #expect(text.contains("obligation ou droit : « doit » devient « peut » (2.2)"), "\(text)")
    let other = Self.text(
      Self.old, Self.old.replacing("doit compter les", with: "peut compter ses"), "fr")
    #expect(other.contains("{+peut+} ; [-les-]"), "\(other)")
  }

  @Test func `a Polish clause has the gender of what is said of it`() {
    let text = Self.text(Self.old, Self.old + "\n2.3 Kaczki śpią pod wierzbą.\n", "pl")
    #expect(text.contains("Postanowienie 2.3  dodane"), "\(text)")
  }

  @Test(arguments: ["es", "fr", "it", "pt"])
  func `no preposition stands before the name of a clause without its article`(language: String) {
    let labels = RedlineLabels.labels(for: language)
    for name in ["movedFromTo", "movedWithin", "passage"] {
      let text = labels.text(name, "X", "Y")
      #expect(
        !["de X", "di X", "da X", "a Y", "para Y", "vers Y"].contains { text.contains($0) },
        "\(text)")
    }
  }

  @Test func `the new numbers of a divided clause are no mentions`() {
    let first =
      "The keeper of the pond feeds every goose at noon and closes the low gate before dark."
    let second =
      "The keeper of the barn sweeps the floor at dawn and counts every hen of the long yard."
    let text = Self.text(
      "# T\n\n## 4. Keepers\n\n4.1 \(first) \(second)\n",
      "# T\n\n## 4. Keepers\n\n4.1 \(first)\n\n4.2 \(second)\n", "en")
    #expect(text.contains("divided"), "\(text)")
    #expect(!text.contains("reference"), "\(text)")
  }

  @Test(arguments: ["10 000 €", "10\u{A0}000 €", "EUR 10 000", "1 250 000,50 EUR"])
  func `a sum with blanks is one figure`(sum: String) {
    let text = Self.text(
      "# T\n\n## 1. Prix\n\nLe prix est de \(sum) par an.\n",
      "# T\n\n## 1. Prix\n\nLe prix est de 12 000 € par an.\n", "fr")
    #expect(
      text.replacing("\u{A0}", with: " ")
        .contains("[-\(sum.replacing("\u{A0}", with: " "))-] → {+12 000 €+}"), "\(text)")
  }

  @Test func `a clause of few words that went to another section moved`() {
    let rest = "## 5. Term\n\n5.1 The term is one year from the first day.\n"
    let first = "# T\n\n## 4. Payment\n\n4.1 You pay each month in advance on the first day.\n\n"
    let text = Self.text(
      first + "4.2 Late fees are due.\n\n" + rest, first + rest + "\n5.2 Late fees are due.\n", "en"
    )
    #expect(text.contains("moved, renumbered: Section 4.2 → Section 5.2"), "\(text)")
    #expect(!text.contains("removed"), "\(text)")
  }
}
