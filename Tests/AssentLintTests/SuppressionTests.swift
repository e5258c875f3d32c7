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
    let findings = lint(text).of(.doubledWord)
    #expect(findings.compactMap { $0.range?.start.line } == [6])
    #expect(lint(text).of(.unusedDisable).isEmpty)
  }

  @Test func `a blank line may stand between the comment and its line`() {
    let text = """
      # License

      <!-- assent-disable-next-line doubled-word -- a song -->

      The the song.
      """
    #expect(lint(text).of(.doubledWord).isEmpty)
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
    #expect(lint(text).of(.doubledWord).compactMap { $0.range?.start.line } == [9])
    #expect(lint(text).of(.unbalancedBrackets).isEmpty)
  }

  @Test func `a region turns off findings about the whole file`() {
    let text = """
      # License

      <!-- assent-disable missing-version -- drafted together with the next release -->

      Text.
      """
    #expect(lint(text).of(.missingVersion).isEmpty)
    // What one finding says of version and date is not said by another one then.
    #expect(lint(text).of(.missingEffectiveDate).isEmpty)
    #expect(lint(text).of(.unusedDisable).isEmpty)
  }

  /// The same as when every finding is held against every comment.
  @Test func `comments in any order turn off what they say`() {
    var seed: UInt64 = 7
    func next(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    for _ in 0..<200 {
      var text = "# License\n\n"
      var isOff = false
      var kept: [Int] = []
      var line = 3
      for _ in 0..<12 {
        switch next(5) {
        case 0:
          text += "<!-- assent-disable doubled-word -- x -->\n\n"
          isOff = true
          line += 2
        case 1:
          text += "<!-- assent-enable doubled-word -->\n\n"
          isOff = false
          line += 2
        case 2:
          text += "<!-- assent-enable -->\n\n"
          isOff = false
          line += 2
        case 3:
          text += "<!-- assent-disable-next-line doubled-word -- x -->\n\nThe the song.\n\n"
          line += 4
        default:
          text += "The the song.\n\n"
          if !isOff { kept.append(line) }
          line += 2
        }
      }
      #expect(lint(text).of(.doubledWord).compactMap { $0.range?.start.line } == kept)
    }
  }

  @Test func `comments in code are not read`() {
    let text = """
      # License

      ```html
      <!-- assent-disable doubled-word -- shown -->
      ```

      The the song.
      """
    #expect(lint(text).of(.doubledWord).count == 1)
    #expect(lint(text).of(.unusedDisable).isEmpty)
  }

  @Test func `an unknown rule is named, with a guess`() {
    let text = "<!-- assent-disable-next-line brokn-anchor -- why -->\n[a](#b)\n"
    let messages = lint(text).of(.unusedDisable).map(\.message)
    #expect(messages == ["'brokn-anchor' is not a rule; did you mean 'broken-anchor'?"])
  }

  @Test func `no comment turns off a finding that is no rule of lint`() {
    let faults = RuleID.allCases.filter { Rule.named($0) == nil }
    #expect(faults.contains(.parseLimit))
    for id in faults {
      let text = "<!-- assent-disable \(id) -- why -->\n\n# T\n"
      #expect(lint(text).of(.unusedDisable).map(\.message) == ["'\(id)' cannot be turned off"])
    }
    // cmark would take minutes for this.
    let refused = String(repeating: "<![CDATA[", count: 60_000)
    let text = "<!-- assent-disable parse-limit -- it is only long -->\n\n\(refused)\n"
    #expect(lint(text).of(.parseLimit).count == 1)
  }
}
