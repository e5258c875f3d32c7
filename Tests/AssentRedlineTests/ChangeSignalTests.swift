import AssentLicense
import AssentManifest
import AssentRedline
import TestSupport
import Testing

/// What is told of a change, and changes that take more than a sentence to show.
@Suite struct ChangeSignalTests {
  typealias Signal = ChangeAssessment.Signal

  static func assessment(_ old: String, _ new: String) -> ChangeAssessment {
    ChangeAssessorTests.assessment(old, new)
  }

  @Test func `a signal names the words before and after and the clause`() {
    let text = "# Garden\n\n## 4. Keys\n\n4.1 Tulips here.\n\n4.2 You shall return the keys.\n"
    let found = Self.assessment(text, text.replacing("shall", with: "may"))
    #expect(
      found.signals == [
        Signal(kind: .modal, old: "shall", new: "may", clause: "4.2", anchor: "clause-4.2")
      ])
    #expect(found.signals.map(\.description) == ["duty or right: 'shall' becomes 'may' (4.2)"])
  }

  @Test func `a signal names the clause that its own words stand in`() {
    let text = "# Garden\n\n## 2. Notice\n\n2.1 You give notice of thirty days.\n"
    let found = Self.assessment(
      text, text.replacing("thirty", with: "fourteen") + "\n2.2 A reminder costs 5 euros.\n")
    let clauses = Dictionary(grouping: found.signals, by: \.new).mapValues { $0.map(\.clause) }
    #expect(clauses["fourteen"] == ["2.1"], "\(found.signals)")
    #expect(clauses["5"] == ["2.2"], "\(found.signals)")
  }

  @Test func `a word of the name of a term gives no right by itself`() {
    let text =
      "# Garden\n\n“Authorized User” means a person. “Permitted Use” means walking.\n\n## 4. Keys\n\n"
      + "4.1 The tenant lends the key to an Authorized User.\n\n4.2 You may sing.\n"
    let lost = Self.assessment(text, text.replacing("an Authorized User", with: "a friend"))
    #expect(
      lost.signals.map(\.description) == [
        "binding sentence: 'Authorized User' is deleted (4.1)"
      ])
    let other = Self.assessment(
      text, text.replacing("to an Authorized User", with: "for Permitted Use"))
    #expect(
      other.signals.map(\.description) == [
        "binding sentence: 'Authorized User' becomes 'Permitted Use' (4.1)"
      ])
    let right = Self.assessment(text, text.replacing("You may sing", with: "You are authorized"))
    #expect(right.signals.map(\.kind).contains(.modal))
  }

  @Test(arguments: [
    ("[the list](list.html)", "![the list](list.html)"),
    ("![the list](list.png)", "[the list](list.html)"),
  ])
  func `a link that becomes a picture, or a picture that becomes a link, is no matter of markup`(
    _ one: String, _ other: String
  ) {
    let text = "# Garden\n\n## 4. Keys\n\n4.1 You pay as \(one) says.\n"
    let found = Self.assessment(text, text.replacing(one, with: other))
    #expect(found.changeClass == .obligations)
    #expect(found.signals.map(\.description) == ["resource: '\(one)' becomes '\(other)' (4.1)"])
    let added = Self.assessment(text, text + "\n![the list](list.html)\n")
    #expect(!added.signals.contains { $0.kind == .resource })
  }

  /// A sentence before and after, the kinds of the signals, in a language.
  static let kinds: [(String, String, String, [Signal.Kind])] = [
    ("en", "You must meet us in the hall.", "You must meet us in the barn.", [.bindingSentence]),
    ("en", "You must be in Berlin by train.", "You must be in Bonn by train.", [.bindingSentence]),
    ("en", "The Agent is Ann.", "The Agent is Bob.", [.name]),
    ("en", "The tenant paints the walls.", "The tenant washes the walls.", [.statement]),
    ("de", "Die Truhe steht in Spanien.", "Die Truhe steht in Peru.", [.name]),
    ("en", "Read the Annex, then the Plan.", "Read the Plan, then the Annex.", [.order]),
    ("de", "Die Frist beträgt 30 Tage.", "Die Frist beträgt 14 Tage.", [.duration]),
    ("de", "Zahlung binnen 30 Tagen.", "Zahlung binnen 14 Tagen.", [.duration]),
    ("en", "Basecamp may send you mail.", "37signals may send you mail.", [.bindingSentence]),
    ("en", "You pay 10 euros within 30 days.", "You pay 12 euros within 30 days.", [.amount]),
    ("en", "You pay $10 within 30 days.", "You pay $12 within 30 days.", [.amount]),
    ("en", "You pay 10 euros within 30 days.", "You pay 10 euros within 14 days.", [.duration]),
    ("en", "You pay within 30days.", "You pay within 60days.", [.duration]),
    (
      "en", "The list is a = b and must stay.", "The list is a : b and must stay.",
      [.bindingSentence]
    ),
    ("ja", "しょうがいの料金とする。", "障碍の料金とする。", []),
  ]

  @Test(arguments: kinds)
  func `a signal has the kind of the word that changed`(
    _ language: String, _ old: String, _ new: String, _ kinds: [Signal.Kind]
  ) {
    let found = ChangeAssessorTests.assessment(
      ChangeAssessorTests.agreement(old), ChangeAssessorTests.agreement(new), language: language)
    #expect(found.signals.map(\.kind) == kinds, "\(found.signals)")
  }

  @Test func `a condition put first says nothing of the sentence behind`() {
    let one = "## 2\n\nYou may stay if it rains\n\n## 3\n\nRead the Annex, then the Plan.\n"
    let other = one.replacing("You may stay if it rains", with: "If it rains you may stay")
    let alone = Self.assessment(
      one, one.replacing("the Annex, then the Plan", with: "the Plan, then the Annex"))
    let both = Self.assessment(
      one, other.replacing("the Annex, then the Plan", with: "the Plan, then the Annex"))
    #expect(alone.signals.map(\.kind) == both.signals.map(\.kind), "\(both.signals)")
  }

  @Test func `an item that became part of the one before keeps its letter as a word`() {
    let old = "# Garden\n\n(a) You must sign.\n\n(b) You must pay.\n"
    let found = Self.assessment(old, old.replacing("sign.\n\n(b)", with: "sign.\n(b)"))
    #expect(found.changeClass >= .punctuation)
    #expect(found.signals.allSatisfy { $0.new != "b" && $0.kind != .modal }, "\(found.signals)")
  }

  @Test func `a number with a unit of time is a duration`() {
    let text = ChangeAssessorTests.agreement("We answer within 30 days.")
    let found = Self.assessment(text, text.replacing("30", with: "90"))
    #expect(
      found.signals == [
        Signal(kind: .duration, old: "30", new: "90", clause: "2", anchor: "2-second")
      ])
  }

  @Test func `a changed definition names the clauses that use the term`() {
    let text = """
      # Garden

      ## 1. Words

      "Shelter" means the hut.

      ## 2. Rain

      Stay in the Shelter.

      ## 3. Sun

      Stay outside.

      """
    let found = Self.assessment(text, text.replacing("the hut", with: "the hut and the barn"))
    #expect(found.changeClass == .obligations)
    let uses = found.signals.filter { $0.kind == .definition && $0.old == $0.new }
    #expect(uses.map(\.clause).contains("2"))
    #expect(!uses.map(\.clause).contains("3"))
    for signal in found.signals {
      let same = "'\(signal.new)' becomes '\(signal.new)'"
      #expect(!signal.description.contains(same), "\(signal)")
    }
    #expect(uses.first?.description.contains("has another definition (") == true)
  }

  @Test func `a word without content does not change a definition`() {
    let text = ChangeAssessorTests.agreement("\"Shelter\" means the hut, wich has a red roof.")
    let found = Self.assessment(text, text.replacing("a red", with: "the red"))
    #expect(found.changeClass == .wording)
  }

  @Test func `dates that a text gives itself are its date line, and deadlines are not`() {
    let text =
      "# Garden\n\nEffective date: January 5, 2026\n\nVersion: 1.0\n\nPay by May 4, 2026.\n"
    let dated = text.replacing("January 5", with: "March 9").replacing("1.0", with: "1.1")
    #expect(Self.assessment(text, dated).changeClass == .dateLine)
    #expect(
      Self.assessment(text, text.replacing("May 4", with: "June 4")).changeClass == .obligations)
  }

  static let numbered = """
    # Garden

    ## 1. Keys

    Tulips here.

    ## 2. Rain

    As Section 3 says, stay.

    ## 3. Sun

    Roses there.

    """

  @Test func `a mention that follows its clause is no change of words`() {
    let renumbered = Self.numbered.replacing("## 3.", with: "## 4.")
      .replacing("Section 3", with: "Section 4")
    #expect(Self.assessment(Self.numbered, renumbered).changeClass == .punctuation)
  }

  @Test func `a mention of another clause is a signal`() {
    let other = Self.numbered.replacing("Section 3", with: "Section 1")
    let found = Self.assessment(Self.numbered, other)
    #expect(found.signals.map(\.kind) == [.referenceTarget])
    #expect(found.signals.first?.old == "Section 3")
  }

  @Test func `a mention that stays while its clause goes elsewhere is a signal`() {
    let swapped = Self.numbered.replacing("## 1. Keys", with: "## 0. Sun")
      .replacing("## 3. Sun", with: "## 3. Keys").replacing("## 0.", with: "## 1.")
    #expect(Self.assessment(Self.numbered, swapped).changeClass == .obligations)
  }

  @Test func `a clause added or removed is a signal`() {
    let more = Self.numbered + "\n## 4. Wind\n\nPoppies sway.\n"
    let added = Self.assessment(Self.numbered, more)
    #expect(added.signals.contains { $0.kind == .clause && $0.old.isEmpty && $0.clause == "4" })
    let removed = Self.assessment(more, Self.numbered)
    #expect(removed.signals.contains { $0.kind == .clause && $0.new.isEmpty && $0.clause == "4" })
  }

  @Test func `a sentence under another heading is a signal, and within its clause it is not`() {
    let text = """
      # Garden

      ## 1. Keys

      Tulips bloom near the old gate.

      Lilies bloom near the pond.

      ## 2. Rain

      Poppies sway.

      """
    let lilies = "Lilies bloom near the pond.\n\n"
    let moved = text.replacing(lilies, with: "") + "\n" + lilies
    #expect(Self.assessment(text, moved).signals.map(\.kind).contains(.clause))
    let reordered = text.replacing(lilies, with: "")
      .replacing("Tulips bloom", with: lilies + "Tulips bloom")
    #expect(Self.assessment(text, reordered).changeClass == .wording)
  }

  @Test func `headings that stand one level lower are markup, and a clause under another is not`() {
    let text = "# Garden\n\n## Keys\n\nTulips.\n\n### Locks\n\nRoses.\n\n## Rain\n\nPoppies.\n"
    let deeper = text.replacing("## ", with: "### ")
    #expect(Self.assessment(text, deeper).changeClass == .markup)
    let adopted = text.replacing("## Rain", with: "### Rain")
    #expect(Self.assessment(text, adopted).signals.map(\.kind) == [.clause])
  }

  @Test func `front matter counts where the page shows it`() {
    let text = "---\nversion: 1.0\nlicensor: Oak Ltd.\nnote: a\n---\n# Garden\n\nTulips.\n"
    #expect(
      Self.assessment(text, text.replacing("note: a", with: "note: b")).changeClass == .markup)
    #expect(Self.assessment(text, text.replacing("1.0", with: "1.1")).changeClass == .markup)
    #expect(Self.assessment(text, text.replacing("Oak", with: "Elm")).changeClass == .obligations)
  }

  @Test(arguments: ["label", "description", "contact"])
  func `what the front matter says in words of its own is wording`(key: String) {
    let text = "---\nversion: 1.0\n\(key): Free of charge\n---\n# Garden\n\nTulips.\n"
    #expect(
      Self.assessment(text, text.replacing("Free of", with: "Subject to")).changeClass == .wording)
    #expect(
      Self.assessment(text, text.replacing("\(key): Free of charge\n", with: "")).changeClass
        == .wording)
  }

  @Test func `a file that changed, came or went is a signal, and one that was renamed is none`()
    throws
  {
    func digest(_ letter: Character) throws -> Manifest.Digest {
      try #require(Manifest.Digest("sha256:" + String(repeating: letter, count: 64)))
    }
    let (a, b) = (try digest("a"), try digest("b"))
    func signals(
      _ old: [String: Manifest.Digest], _ new: [String: Manifest.Digest]
    ) -> [String] {
      var assessment = ChangeAssessment(changeClass: .markup)
      assessment.note(resources: old, becoming: new)
      #expect(assessment.changeClass == (assessment.signals.isEmpty ? .markup : .obligations))
      return assessment.signals.map(\.description)
    }
    #expect(signals(["x.pdf": a], ["x.pdf": b]) == ["resource: 'x.pdf' has other contents"])
    #expect(signals(["x.pdf": a], [:]) == ["resource: 'x.pdf' is deleted"])
    #expect(signals([:], ["x.pdf": a]) == ["resource: 'x.pdf' is inserted"])
    #expect(signals(["x.pdf": a, "y.pdf": b], ["x.pdf": b, "y.pdf": a]).count == 2)
    #expect(signals(["x.pdf": a], ["y.pdf": a]) == [])
  }

  @Test func `a text that cannot be parsed is not judged harmless`() {
    let hostile = "# Garden\n\n" + String(repeating: "<![CDATA[", count: 200_000)
    #expect(Self.assessment("# Garden\n", hostile).changeClass == .obligations)
  }

  @Test func `what a redline shows under another heading is a signal`() {
    let place = ClauseChange.Place(anchor: "a", number: "2", title: "Rain", parents: ["Keys"])
    var other = place
    other.parents = ["Sun"]
    let change = ClauseChange(kinds: [.moved], old: [place], new: [other], blocks: [])
    let old = ChangeAssessorTests.legal("# Garden\n\nLovely tulips grow.\n")
    let new = ChangeAssessorTests.legal("# Garden\n\nCharming tulips grow.\n")
    #expect(ChangeAssessor.assessment(of: old, to: new).changeClass == .wording)
    let found = ChangeAssessor.assessment(of: old, to: new, clauses: [change])
    #expect(
      found.signals == [
        Signal(kind: .clause, old: "Keys", new: "Sun", clause: "2", anchor: "a")
      ])
  }

  @Test func `clauses of one title are told apart, by what they stand in or by their anchors`() {
    func text(_ days: [String]) -> String {
      """
      # Terms

      ## Hosting

      ### General

      We answer within \(days[0]) days.

      ## Support

      ### General

      We answer within \(days[1]) days.

      ## Notes

      We call within \(days[2]) days.

      ## Notes

      We call within \(days[3]) days.

      """
    }
    let found = Self.assessment(text(["3", "3", "3", "3"]), text(["9", "9", "9", "9"])).signals
    #expect(
      found.map(\.clause)
        == ["Hosting › General", "Support › General", "Notes #notes", "Notes #notes-1"])
    #expect(found.map(\.anchor) == ["general", "general-1", "notes", "notes-1"])
    #expect(found.allSatisfy { !$0.isOld })
  }

  @Test func `a clause that is gone is named as one of the old text`() {
    let text = "# Terms\n\n## General\n\nYou shall pay.\n\n## Fees\n\nYou shall not sue us.\n"
    let found = Self.assessment(text, "# Terms\n\n## General\n\nYou shall pay.\n").signals
    #expect(found.contains { $0.anchor == "fees" && $0.isOld }, "\(found)")
    #expect(!found.contains { $0.anchor == "fees" && !$0.isOld }, "\(found)")
  }

  @Test func `a term that two clauses of one title use is told of each`() {
    let text = """
      # Terms

      ## Words

      "Shelter" means the hut.

      ## Rain

      ### General

      Stay in the Shelter.

      ## Sun

      ### General

      Leave the Shelter.

      """
    let found = Self.assessment(text, text.replacing("the hut", with: "the hut and the barn"))
    let uses = found.signals.filter { $0.kind == .definition && $0.old == $0.new }
    #expect(uses.map(\.clause).suffix(2) == ["Rain › General", "Sun › General"], "\(uses)")
  }

  @Test func `what is fine is no fine`() {
    func kinds(_ sentence: String) -> Set<Signal.Kind> {
      let (old, new) = ("The rest is here.", "The rest is here. \(sentence)")
      return Set(
        Self.assessment(ChangeAssessorTests.agreement(old), ChangeAssessorTests.agreement(new))
          .signals.map(\.kind))
    }
    for sentence in ["Printing is fine.", "Both are fine with us.", "A pencil does fine."] {
      #expect(!kinds(sentence).contains(.liability), "\(sentence) \(kinds(sentence))")
    }
    for sentence in [
      "Printing costs a fine.", "There are fines.", "It brings a penalty or fine.",
      "Whoever prints is fined.", "An administrative fine follows.", "A fine of EUR 5 follows.",
    ] {
      #expect(kinds(sentence).contains(.liability), "\(sentence) \(kinds(sentence))")
    }
  }

  /// Texts of which a careless comparison takes the square.
  static let hostile: [@Sendable (Int) -> (String, String)] = [
    { count in
      let text = String(repeating: "tulip ", count: count)
      return (text, "rose " + text + "rose")
    },
    { count in
      let items = (0..<count).map { "- tulip \($0)\n" }
      return (items.joined(), items.reversed().joined())
    },
    { count in
      let words = (0..<count).map { "tulip\($0) a rose" }
      return (
        words.joined(separator: " "), words.joined(separator: " ").replacing(" a ", with: " the ")
      )
    },
    { count in
      let words = (0..<count / 8).map { "the tulip (the \"Tulip\($0)\") blooms" }
      return (
        words.joined(separator: " "),
        words.joined(separator: " ").replacing("blooms", with: "grows")
      )
    },
    { count in
      (String(repeating: "1 a ", count: count), String(repeating: "2 b ", count: count))
    },
  ]

  @Test(arguments: hostile.indices)
  func `time grows with the length of the texts and not with its square`(_ index: Int) {
    let isProportional = ProcessorTime.secondsAreProportional(to: 1_000) { size in
      let (old, new) = Self.hostile[index](size)
      let (a, b) = (ChangeAssessorTests.legal(old), ChangeAssessorTests.legal(new))
      return ProcessorTime.measure { _ = ChangeAssessor.assessment(of: a, to: b) }
    }
    #expect(isProportional)
  }
}
