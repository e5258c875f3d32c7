import AssentRedline
import Testing

/// What a reader sees of a change.
@Suite struct ReadabilityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var expected: [String]

    var testDescription: String { name }
  }

  static let frame =
    "# Terms\n\n## 1. Scope\n\nThis agreement covers the software and its manual.\n\n"

  @Test(arguments: [
    Case(
      name: "an amount stays whole", old: "You pay EUR 30 within 14 days.\n",
      new: "You pay EUR 300 within 14 days.\n",
      expected: ["  changed: You pay [-amount|EUR 30-]{+amount|EUR 300+} within 14 days."]),
    Case(
      name: "a number stays whole", old: "At most 1,000.50 calls are allowed.\n",
      new: "At most 1,000.75 calls are allowed.\n",
      expected: ["  changed: At most [-1,000.50-]{+1,000.75+} calls are allowed."]),
    Case(
      name: "a date stays whole", old: "It ends on January 5, 2026 at noon.\n",
      new: "It ends on January 6, 2026 at noon.\n",
      expected: [
        "  changed: It ends on [-date|January 5, 2026-]{+date|January 6, 2026+} at noon."
      ]),
    Case(
      name: "one word", old: "You may copy the software.\n", new: "You shall copy the software.\n",
      expected: ["  changed: You [-may-]{+shall+} copy the software."]),
    Case(
      name: "a word is taken out with one space", old: "You may freely copy the software.\n",
      new: "You may copy the software.\n",
      expected: ["  changed: You may [-freely -]copy the software."]),
    Case(
      name: "the target of a link", old: "See [the policy](https://example.org/a).\n",
      new: "See [the policy](https://example.org/b).\n",
      expected: [
        "  changed: See the policy[-link-target|https://example.org/a-]"
          + "{+link-target|https://example.org/b+}."
      ]),
    Case(
      name: "a link whose words are its new address",
      old: "Write [a@oak.example](mailto:a@elm.example).\n",
      new: "Write [a@elm.example](mailto:a@elm.example).\n",
      expected: ["  changed: Write [-a@oak.example-]{+a@elm.example+}."]),
    Case(
      name: "a link that more words are part of", old: "See the [map of it](a.md) here.\n",
      new: "See [the map of it](a.md) here.\n",
      expected: ["  changed: See the{+markup|[]+} map of it here."]),
    Case(
      name: "a line that became a paragraph", old: "Note:\nYou pay five euros.\n",
      new: "Note:\n\nYou pay five euros.\n",
      expected: ["  same (splitFromBefore): You pay five euros."]),
    Case(
      name: "a paragraph in an element", old: "You pay five euros.\n",
      new: "<div>\nYou pay five euros.\n</div>\n",
      expected: ["  changed: {+markup|<div>+}You pay five euros.{+markup|</div>+}"]),
    Case(
      name: "emphasis", old: "You **must not** copy it.\n", new: "You must not copy it.\n",
      expected: ["  changed: You [-markup|**-]must not[-markup|**-] copy it."]),
    Case(
      name: "a sentence is inserted whole", old: "We may change it. We tell you.\n",
      new: "We may change it. We may end it. We tell you.\n",
      expected: ["  changed: We may change it. {+We may end it. +}We tell you."]),
    Case(
      name: "words joined where a stop word stands alone",
      old: "The quick fox of the deep forest sleeps in winter.\n",
      new: "The lazy dog of a small village sleeps in winter.\n",
      expected: [
        "  changed: The [-quick fox of the deep forest-]{+lazy dog of a small village+}"
          + " sleeps in winter."
      ]),
    Case(
      name: "nothing in common",
      old: "Every customer receives printed invoices quarterly by courier.\n",
      new: "Disputes go before arbitrators seated abroad.\n",
      expected: [
        "  replaced: [-Every customer receives printed invoices quarterly by courier.-]"
          + "{+Disputes go before arbitrators seated abroad.+}"
      ]),
    Case(
      name: "Japanese", old: "利用者は個人情報を提供します。\n", new: "利用者は個人データを提供します。\n",
      expected: ["  changed: 利用者は[-個人情報-]{+個人データ+}を提供します。"]),
    Case(
      name: "Arabic", old: "يجب على المستخدم دفع الرسوم.\n", new: "يجوز على المستخدم دفع الرسوم.\n",
      expected: ["  changed: [-يجب-]{+يجوز+} على المستخدم دفع الرسوم."]),
    Case(
      name: "a mark goes with its letter", old: "Le cafe\u{301} est ouvert.\n",
      new: "Le cafe est ouvert.\n",
      expected: ["  changed: Le [-cafe\u{301}-]{+cafe+} est ouvert."]),
  ])
  func `a change is told in words that belong together`(_ example: Case) {
    let summary = Texts.summary(
      Texts.redline(Self.frame + example.old, Self.frame + example.new))
    #expect(Array(summary.dropFirst()) == example.expected)
  }

  @Test func `a paragraph that was split is not told as new`() {
    let first = "The licensor grants you a license to use the software at home."
    let second = "You return every copy when the license ends for any reason."
    let summary = Texts.summary(
      Texts.redline(
        Self.frame + "\(first) \(second)\n", Self.frame + "\(first)\n\n\(second)\n"))
    #expect(summary == ["changed 1 Scope", "  same (splitFromBefore): \(second)"])
    let back = Texts.summary(
      Texts.redline(
        Self.frame + "\(first)\n\n\(second)\n", Self.frame + "\(first) \(second)\n"))
    #expect(back == ["changed 1 Scope", "  same (joinedToBefore): \(second)"])
  }

  @Test func `an item that stands in another item is told by the depth of its mark`() {
    let summary = Texts.summary(
      Texts.redline(
        Self.frame + "- You must not:\n  - copy it\n- You may:\n  - read it\n",
        Self.frame + "- You must not:\n  - copy it\n  - You may:\n    - read it\n"))
    #expect(
      summary == [
        "changed 1 Scope", "  changed: [-markup|•-]{+markup|› •+}You may:",
        "  changed: [-markup|› •-]{+markup|› › •+}read it",
      ])
    let paragraph = Texts.summary(
      Texts.redline(
        Self.frame + "- You must not copy it.\n\nThat ends in May.\n",
        Self.frame + "- You must not copy it.\n\n  That ends in May.\n"))
    #expect(paragraph == ["changed 1 Scope", "  changed: {+markup|›+}That ends in May."])
  }

  @Test func `a clause that was inserted renumbers the others and changes none`() {
    let fees = "Fees\n\nYou pay the fees of Section 1 every month in advance.\n\n"
    let end = "End\n\nEither party ends the agreement with a notice as Section 2 says.\n\n"
    let data = "Data\n\nWe keep your data for as long as the law asks us to keep it.\n\n"
    let summary = Texts.summary(
      Texts.redline(
        Self.frame + "## 2. " + fees + "## 3. " + end,
        Self.frame + "## 2. " + data + "## 3. " + fees + "## 4. "
          + end.replacing("Section 2", with: "Section 3")))
    #expect(
      summary == [
        "added 2 Data", "  added: {+2. Data+}",
        "  added: {+We keep your data for as long as the law asks us to keep it.+}",
        "renumbered 3 Fees", "  changed: [-reference|2-]{+reference|3+}. Fees",
        "renumbered 4 End", "  changed: [-reference|3-]{+reference|4+}. End",
        "  changed: Either party ends the agreement with a notice as Section "
          + "[-reference|2-]{+reference|3+} says.",
      ])
  }

  @Test func `a mention of another clause is a change, whatever number that clause has now`() {
    let use = "Section 2 of this text applies to whoever uses the software.\n\n"
    let data = "Data\n\nWe keep your data for as long as the law asks us to keep it.\n\n"
    let fees = "Fees\n\nYou pay the fees every month in advance by bank transfer.\n\n"
    let end = "End\n\nEither party ends the agreement with a notice of ninety days.\n\n"
    func summary(_ mention: String) -> [String] {
      Texts.summary(
        Texts.redline(
          Self.frame + use + "## 2. " + fees + "## 3. " + end,
          Self.frame + use.replacing("Section 2", with: mention) + "## 2. " + data + "## 3. "
            + fees + "## 4. " + end))
    }
    // It follows the clause; whether it was meant to is for people to see.
    #expect(
      summary("Section 3").contains(
        "  changed: Section [-reference|2-]{+reference|3+} of this text applies to whoever uses the "
          + "software."))
    #expect(
      summary("Section 4").contains(
        "  changed: Section [-2-]{+4+} of this text applies to whoever uses the software."))
  }

  @Test func `a clause that was moved is told once`() {
    let fees = "## Fees\n\nYou pay the fees every month in advance by bank transfer.\n\n"
    let data = "## Data\n\nWe keep your data for as long as the law asks us to keep it.\n\n"
    let end = "## End\n\nEither party ends the agreement with a notice of ninety days.\n\n"
    let summary = Texts.summary(
      Texts.redline(Self.frame + fees + data + end, Self.frame + data + end + fees))
    #expect(summary == ["moved Fees"])
  }

  @Test func `a paragraph that went to another clause is a passage that moved`() {
    let moved = "The licensor may audit your use of the software once in every year.\n\n"
    let fees = "## Fees\n\nYou pay the fees every month in advance by bank transfer.\n\n"
    let data = "## Data\n\nWe keep your data for as long as the law asks us to keep it.\n\n"
    let redline = Texts.redline(
      Self.frame + fees + moved + data, Self.frame + fees + data + moved)
    #expect(Texts.summary(redline) == ["passage moved Data"])
    #expect(redline.clauses.map { $0.old.map(\.title) } == [["Fees"]])
  }

  @Test func `a clause that was split keeps its words`() {
    let pay = "You pay the fees every month in advance by bank transfer to our account."
    let late = "Late payments bear interest at the rate that the statute names for merchants."
    let redline = Texts.redline(
      Self.frame + "## Fees\n\n\(pay)\n\n\(late)\n",
      Self.frame + "## Fees\n\n\(pay)\n\n## Late payments\n\n\(late)\n")
    #expect(
      Texts.summary(redline) == ["split+changed Fees", "  added: {+Late payments+}"])
    #expect(redline.clauses.map { $0.new.map(\.title) } == [["Fees", "Late payments"]])
  }

  @Test(arguments: [
    ("version: 1.0", "version: 1.1", "metadata"), ("", "| a | b |\n|---|---|\n| 1 | 2 |", "table"),
    ("```\nlet a = 1\n```", "```\nlet a = 2\n```", "code"),
    ("<div>one</div>", "<div>two</div>", "HTML"),
    ("A note[^n].\n\n[^n]: One.", "A note[^n].\n\n[^n]: Two.", "footnote"),
    ("![](a.png)", "![](b.png)", "picture"), ("## Fees", "### Fees", "level"),
    ("- one", "1. one", "list"), ("- [ ] one", "- [x] one", "task"), ("one", "one\n\n---", "rule"),
    ("A\\\nline", "A line", "hard break"), ("one `two`", "one two", "code span"),
  ])
  func `no change goes untold`(_ old: String, _ new: String, _ what: String) {
    let isData = what == "metadata"
    let texts = [old, new].map {
      isData ? "---\n\($0)\n---\n\n" + Self.frame : Self.frame + $0 + "\n\nThe end of it.\n"
    }
    #expect(!Texts.redline(texts[0], texts[1]).clauses.isEmpty)
    #expect(!Texts.redline(texts[1], texts[0]).clauses.isEmpty)
  }

  @Test func `a sentence that went into a new paragraph of another clause is told as moved there`()
  {
    let moved = "The licensor may audit your use of the software once in every calendar year."
    let fees = "## Fees\n\nYou pay the fees every month in advance by bank transfer."
    let data = "## Data\n\nWe keep your data for as long as the law asks us to keep it."
    let (before, after) = (
      "Our books stand open to nobody before the first of March.",
      "Whoever finds an error there tells the other party about it without delay."
    )
    let redline = Texts.redline(
      Self.frame + "\(fees) \(moved)\n\n\(data)\n",
      Self.frame + "\(fees)\n\n\(data)\n\n\(before) \(moved) \(after)\n")
    #expect(
      Texts.summary(redline) == [
        "changed Data", "  added: {+\(before)+}", "  added: {+\(after)+}", "passage moved Data",
      ])
    #expect(redline.clauses.map(\.blocksBefore) == [nil, 3])
  }

  @Test func `a sentence that stands in several places has moved nowhere`() {
    let repeated = "The licensor may audit your use of the software once in every year."
    let fees = "## Fees\n\nYou pay the fees every month in advance by bank transfer.\n\n"
    let data = "## Data\n\nWe keep your data for as long as the law asks us to keep it.\n\n"
    let end = "## End\n\nEither party ends the agreement with a notice. \(repeated)\n\n"
    let summary = Texts.summary(
      Texts.redline(
        Self.frame + fees + repeated + "\n\n" + data + end,
        Self.frame + fees + data + repeated + "\n\n" + end))
    #expect(
      summary == [
        "changed Fees", "  removed: [-\(repeated)-]", "changed Data", "  added: {+\(repeated)+}",
      ])
  }

  @Test func `capitals are told on the words, and what else changed beside them`() {
    let capitals =
      "ANY CLAIM THAT ARISES OUT OF THIS AGREEMENT MUST BE FILED WITHIN ONE YEAR AFTER IT AROSE."
    let sentence =
      "Any claim that arises out of this agreement must be filed within two years after it arose."
    #expect(
      Texts.summary(Texts.redline(Self.frame + capitals, Self.frame + sentence)) == [
        "changed 1 Scope",
        "  changed: {~spelling|ANY CLAIM THAT ARISES OUT OF THIS AGREEMENT MUST BE FILED WITHIN~>"
          + "Any claim that arises out of this agreement must be filed within~} "
          + "[-ONE YEAR-]{+two years+} {~spelling|AFTER IT AROSE~>after it arose~}.",
      ])
    let heading = Texts.redline(
      Self.frame + "## 2. FEES\n\nNone.\n", Self.frame + "## 2. Fees\n\nNone.\n")
    #expect(
      Texts.summary(heading) == ["changed 2 Fees", "  changed: 2. {~spelling|FEES~>Fees~}"])
  }

  @Test(arguments: [
    ("サーバー", "ｻｰﾊﾞｰ", "spelling"), ("it’s", "it's", "spelling"), ("ＡＢＣ", "ABC", "spelling"),
    ("المفتاح", "المفتـاح", "spelling"), ("café", "cafe\u{301}", ""), ("“", "\"", "punctuation"),
    ("–", "-", "punctuation"), ("EUR 30", "EUR\u{A0}30", "spelling"),
    ("Última", "U\u{301}ltima", ""),
    ("einschließlich", "EINSCHLIESSLICH", "spelling"),
  ])
  func `another spelling is told lightly`(_ old: String, _ new: String, _ sort: String) {
    let texts = [old, new].map { Self.frame + "The word is \($0) here.\n" }
    let summary = Texts.summary(Texts.redline(texts[0], texts[1]))
    let told = "  changed: The word is {~\(sort)|\(old)~>\(new)~} here."
    #expect(summary == (sort.isEmpty ? [] : ["changed 1 Scope", told]))
  }

  @Test func `a heading of another level moves no clause after it`() {
    let rest =
      "\n\nYou pay.\n\n### Fees\n\nTen euros each year.\n\n### Term\n\nIt runs for a year.\n"
    let summary = Texts.summary(
      Texts.redline(
        Self.frame + "# Part\n\n### Title" + rest, Self.frame + "# Part\n\n## Title" + rest))
    #expect(summary == ["changed Title", "  changed: [-markup|###-]{+markup|##+}Title"])
  }
}
