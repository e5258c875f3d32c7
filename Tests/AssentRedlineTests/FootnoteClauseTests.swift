import AssentLicense
import AssentRedline
import TestSupport
import Testing

/// A footnote is of the clause in which its first mark stands, wherever it is written.
@Suite struct FootnoteClauseTests {
  private static let text = """
    # Terms

    ## 1. Fees

    1.1 Late fees bear interest.[^late]

    ## 2. Contact

    Write to us.

    [^late]: Interest runs from the day that Section 1.1 sets.

    """
  private static let note = "[^late]: Interest runs from the day that Section 1.1 sets.\n"
  /// The same footnote, written before its mark.
  private static let first =
    "# Terms\n\n" + note + String(text.dropFirst(8)).replacing("\n" + note, with: "")

  @Test(arguments: [text, first])
  func `a footnote that changed is told with the clause of its mark`(text: String) throws {
    let new = text.replacing("from the day that Section 1.1 sets", with: "at once")
    let assessment = ChangeAssessorTests.assessment(text, new)
    #expect(!assessment.signals.isEmpty)
    #expect(assessment.signals.allSatisfy { $0.clause == "1.1" }, "\(assessment.signals)")
    let blocks = ClauseBlocks(Texts.document(text))[1]
    #expect(blocks.contains { if case .footnote = $0.form { true } else { false } })
  }

  @Test func `a mention in a footnote that stands first hides no other mention`() {
    let text = Self.first.replacing("Write to us.", with: "Write to us, see Section 1.")
    let document = Texts.document(text)
    #expect(document.mentions.map(\.text) == ["Section 1", "Section 1.1"])
  }

  @Test func `numbers in a footnote make no clause`() {
    let text = "# Terms\n\n## 1. Fees\n\nFees are due.[^a]\n\n[^a]: 1. Or later.\n"
    #expect(Texts.document(text).clauses.map(\.number) == ["1"])
  }

  @Test func `words that stay are no signal where several sentences of a clause changed`() {
    let text = """
      # Terms

      ## 1. Fees

      1.1 Late fees bear interest at 2 % per month.

      | Plan | Users | Fee |
      |---|---|---|
      | Small | 10 | EUR 90 |
      | Large | 100 | EUR 700 |

      """
    let new = text.replacing("per month", with: "per year").replacing("| 10 |", with: "| 20 |")
    let signals = ChangeAssessorTests.assessment(text, new).signals.map(\.description)
    #expect(!signals.contains { $0.contains("interest") }, "\(signals)")
    #expect(signals.contains("amount: '10' becomes '20' (1.1)"), "\(signals)")
  }
}
