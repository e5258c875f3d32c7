import AssentLicense
import AssentManifest
import AssentRedline
import AssentRender
import TestSupport
import Testing

/// Mentions whose words stay while they mean other clauses.
@Suite struct OtherTargetTests {
  private static let old = """
    # Terms

    ## 1. Service

    1.1 We run the service.

    ## 2. Payment

    2.1 You pay each month.

    ## 3. Secrets

    3.1 You tell nobody what you read.

    ## 4. End

    4.1 We may end this agreement if you breach Section 3.

    """
  /// A new second clause; the mention stays.
  private static let new = ["4", "3", "2"].reduce(old) { text, number in
    let next = number == "4" ? "5" : number == "3" ? "4" : "3"
    return text.replacing("## \(number).", with: "## \(next).")
      .replacing("\(number).1 ", with: "\(next).1 ")
  }.replacing("## 3. Payment", with: "## 2. Scope\n\n2.1 You have one account.\n\n## 3. Payment")

  private static let sentence =
    "'Section 3' does not mean the same clause any more: 3 Secrets → 3 Payment"

  @Test func `a clause is told in which a mention means another clause now`() throws {
    let redline = RedlineTextPairs.redline(Self.old, Self.new)
    let change = try #require(redline.clauses.first { !$0.mentions.isEmpty })
    #expect(change.kinds == [.renumbered, .changed])
    #expect(change.new.first?.number == "5.1")
    #expect(change.mentions.map(\.text) == ["Section 3"])
    #expect(change.mentions.first?.old?.title == "Secrets")
    #expect(change.mentions.first?.new?.title == "Payment")
    #expect(change.blocks.flatMap(\.runs).filter(\.isOtherTarget).map(\.text) == ["3"])
    let read = try RedlineJSON.redline(parsing: RedlineJSON.bytes(of: redline))
    #expect(read == redline)
  }

  @Test func `every form of a redline says so, in the list and with the clause`() {
    let redline = RedlineTextPairs.redline(Self.old, Self.new)
    let labels = RedlineLabels.labels(for: "en")
    let text = String(
      decoding: RedlineText(labels: labels, options: .init(width: 200)).render(redline),
      as: UTF8.self)
    #expect(text.ranges(of: Self.sentence).count == 2, "\(text)")
    #expect(text.contains("if you breach Section {~3~}."), "\(text)")
    let page = String(decoding: RedlineHTML(labels: labels).body(of: redline), as: UTF8.self)
      .replacing("&#39;", with: "'")
    #expect(page.ranges(of: Self.sentence).count == 2, "\(page)")
    #expect(page.contains("<span class=\"spelling reference\" title=\"reference target\">3</span>"))
    let comment = String(decoding: RedlineMarkdown(labels: labels).render(redline), as: UTF8.self)
    #expect(comment.ranges(of: "does not mean the same clause any more").count >= 2, "\(comment)")
    #expect(comment.contains("{\\~3\\~}"), "\(comment)")
  }

  @Test func `a clause is told for that alone where nothing else in it changed`() {
    let old =
      "# Vertrag\n\n## § 4 Geheimnis\n\nNiemand sagt, was er liest.\n\n## § 5 Haftung\n\nWir haften nicht.\n\n"
      + "## § 6 Ende\n\nDie Regeln in § 4 gelten fort.\n"
    let new = old.replacing("§ 4 Geheimnis", with: "§ 5 Geheimnis")
      .replacing("§ 5 Haftung", with: "§ 4 Haftung")
    let redline = RedlineTextPairs.redline(old, new)
    let change = redline.clauses.last
    #expect(change?.kinds == [.changed])
    #expect(change?.new.first?.title == "Ende")
    #expect(change?.mentions.map(\.text) == ["§ 4"])
    #expect(redline.unchangedClauseCount == 0)
    let amendment = Amendment(
      redline, old: RedlineTextPairs.document(old), new: RedlineTextPairs.document(new))
    #expect(amendment.provisions.count == 1, "its words stay: \(amendment.provisions)")
  }

  @Test func `a mention that follows its clause, or whose clause stays, is told by no sentence`() {
    let followed = Self.new.replacing("Section 3.", with: "Section 4.")
    #expect(RedlineTextPairs.redline(Self.old, followed).clauses.flatMap(\.mentions) == [])
    let stays = Self.old + "\n## 5. Rest\n\n5.1 The rest is silence.\n"
    #expect(RedlineTextPairs.redline(Self.old, stays).clauses.flatMap(\.mentions) == [])
  }

  @Test func `where signals are too many, those of mentions are shown`() {
    func signal(_ kind: ChangeAssessment.Signal.Kind, _ number: Int) -> ChangeAssessment.Signal {
      .init(kind: kind, old: "\(number)", new: "\(number)", clause: "\(number)")
    }
    let assessment = ChangeAssessment(
      changeClass: .obligations,
      signals: (1...6).map { signal(.modal, $0) } + [signal(.referenceTarget, 7)])
    #expect(assessment.foremostSignals.map(\.clause) == ["1", "2", "3", "4", "7"])
  }

  @Test(arguments: [
    (
      "en",
      "In Section 4.1, “Section 3” stays as it is; it meant Section 3 (“Secrets”), and means Section 3 (“Payment”) now."
    ),
    (
      "de",
      "In Abschnitt 4.1 bleibt „Section 3“ stehen; gemeint ist nun Abschnitt 3 („Payment“), vorher Abschnitt 3 („Secrets“)."
    ),
  ])
  func `an amendment says that a mention which stays means another clause`(
    language: String, sentence: String
  ) {
    var redline = RedlineTextPairs.redline(Self.old, Self.new)
    redline.to.language = language
    let amendment = Amendment(
      redline, old: RedlineTextPairs.document(Self.old), new: RedlineTextPairs.document(Self.new))
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains(sentence + "\n"), "\(text)")
  }

  @Test func `a title in what an amendment says of a mention changes no terminal`() {
    let new = Self.new.replacing("3. Payment", with: "3. Pay\u{1B}[31mment")
    let amendment = Amendment(
      RedlineTextPairs.redline(Self.old, new), old: RedlineTextPairs.document(Self.old),
      new: RedlineTextPairs.document(new))
    let text = String(decoding: AmendmentText(amendment).render(), as: UTF8.self)
    #expect(text.contains("(“Pay\\u{1B}[31mment”)"), "\(text)")
    #expect(!text.contains("\u{1B}"))
  }
}
