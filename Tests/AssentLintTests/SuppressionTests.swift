import AssentDiagnostics
import AssentLint
import Testing

@Suite struct SuppressionTests {
  @Test func `a comment turns a rule off for the next line alone`() {
    let text = """
      # License

      <!-- assent-disable-next-line doubled-word -- a song -->
      The the song.

      The the band.
      """
    let findings = lint(text).of("doubled-word")
    #expect(findings.compactMap { $0.range?.start.line } == [6])
    #expect(lint(text).of("unused-disable").isEmpty)
  }

  @Test func `a blank line may stand between the comment and its line`() {
    let text = """
      # License

      <!-- assent-disable-next-line doubled-word -- a song -->

      The the song.
      """
    #expect(lint(text).of("doubled-word").isEmpty)
  }

  @Test func `a region lasts until its rule is turned on again`() {
    let text = """
      # License

      <!-- assent-disable doubled-word, unbalanced-brackets -- lyrics -->

      The the song (one

      <!-- assent-enable doubled-word -->

      The the song.

      ## Two

      Two (two
      """
    #expect(lint(text).of("doubled-word").compactMap { $0.range?.start.line } == [9])
    #expect(lint(text).of("unbalanced-brackets").isEmpty)
  }

  @Test func `a region turns off findings about the whole file`() {
    let text = """
      # License

      <!-- assent-disable missing-version -- drafted together with the next release -->

      Text.
      """
    #expect(lint(text).of("missing-version").isEmpty)
    #expect(!lint(text).of("missing-effective-date").isEmpty)
    #expect(lint(text).of("unused-disable").isEmpty)
  }

  @Test func `comments in code are not read`() {
    let text = """
      # License

      ```html
      <!-- assent-disable doubled-word -- shown -->
      ```

      The the song.
      """
    #expect(lint(text).of("doubled-word").count == 1)
    #expect(lint(text).of("unused-disable").isEmpty)
  }

  @Test func `an unknown rule is named, with a guess`() {
    let text = "<!-- assent-disable-next-line brokn-anchor -- why -->\n[a](#b)\n"
    let messages = lint(text).of("unused-disable").map(\.message)
    #expect(messages == ["'brokn-anchor' is not a rule; did you mean 'broken-anchor'?"])
  }
}
