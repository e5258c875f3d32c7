import AssentManifest
import AssentRender
import Testing

/// What the page of a version says of it.
@Suite struct VersionBannerTests {
  static func context(
    _ version: String, language: String = "en", form: VersionFrame.Form = .release,
    _ change: (inout AgreementHistory) -> Void = { _ in }
  ) throws -> PageContext {
    var history = try SampleHistory.history([language, language == "de" ? "en" : "de"])
    change(&history)
    let page = "license/\(version)/\(language)/index.html"
    var context = SampleHistory.context(language, page: page)
    context.set(.canonical, "https://example.org/" + page)
    VersionFrame(history, language: language, base: SampleHistory.base(page))
      .set(&context, version: try SampleHistory.version(version), form: form)
    return context
  }

  /// The words of a banner, without tags.
  static func words(_ html: [UInt8]?) -> String {
    String(decoding: html ?? [], as: UTF8.self).replacing(/<[^>]*>/, with: "")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(arguments: [
    (
      "1.0",
      "Superseded In force from January 1, 2025, 00:00 UTC until November 3, 2025, 00:00 UTC. "
        + "Version 1.2 replaced it. Changes up to version 1.2 Changes up to version 1.3 "
        + "Version history"
    ),
    (
      "1.1",
      "Withdrawn on May 20, 2025. It never took effect. Version 1.2 is in force. Reason "
        + "Section 4 named the wrong &lt;court&gt; &amp; fee. Changes since version 1.0 Changes up to version 1.2 "
        + "Changes up to version 1.3 Version history"
    ),
    (
      "1.2",
      "In force since November 3, 2025, 00:00 UTC. Version 1.3 replaces it on February 1, 2026, "
        + "00:00 UTC+09:00. Changes since version 1.0 Changes up to version 1.3 Version history"
    ),
    (
      "1.3",
      "Upcoming Takes effect on February 1, 2026, 00:00 UTC+09:00. Until then, version 1.2 applies. "
        + "Those who accepted the previous version have until March 3, 2026, 00:00 UTC+09:00 to "
        + "accept this one. Changes since version 1.2 Version history"
    ),
  ])
  func `a banner tells what holds, since when, and what holds in its place`(
    version: String, text: String
  ) throws {
    let context = try Self.context(version)
    #expect(Self.words(context[.banner]) == text)
    #expect(context[.robots] == nil)
  }

  @Test func `what holds until a version takes effect is told where it stays so until then`() throws
  {
    // Another version takes its place before.
    let between = try SampleHistory.period("2025-11-03", "2026-01-02")
    let context = try Self.context("1.3") { $0.versions[2].periods = [between] }
    #expect(
      Self.words(context[.banner]).hasPrefix(
        "Upcoming Takes effect on February 1, 2026, 00:00 UTC+09:00. Those who accepted"))
  }

  @Test func `the dates of a page are those of the ledger`() throws {
    let context = try Self.context("1.3")
    #expect(context[.published] == Array("2025-12-20".utf8))
    #expect(context[.publishedText] == Array("December 20, 2025".utf8))
    #expect(context[.effective] == Array("2026-02-01T00:00:00+09:00".utf8))
    #expect(context[.effectiveText] == Array("February 1, 2026, 00:00 UTC+09:00".utf8))
  }

  @Test func `a draft says that it is one, and is not for search engines`() throws {
    let context = try Self.context("1.3", form: .draft)
    #expect(
      Self.words(context[.banner])
        == "Draft This draft is not released and not in force. Version 1.2 is in force. "
        + "Version history")
    #expect(context[.robots] == Array("noindex".utf8))
    #expect(context[.canonical] == nil)
    #expect(context[.status] == Array("draft".utf8))
  }

  @Test func `a version that never took effect says so, and where none is in force that`() throws {
    let never = try Self.context("1.0") {
      $0.versions[0].periods = []
      $0.versions[2].status = .withdrawn
    }
    #expect(
      Self.words(never[.banner]).hasPrefix(
        "Superseded It never took effect. Version 1.2 replaced it. No version is in force."))
  }

  @Test func `a version that was in force twice tells of both times`() throws {
    let first = try SampleHistory.period("2025-01-01", "2025-06-01")
    let between = try SampleHistory.period("2025-06-01", "2025-08-01")
    let second = try SampleHistory.period("2025-08-01", "2025-11-03")
    func banner(_ version: String, on day: String) throws -> String {
      let date = Manifest.Timestamp(startOf: try SampleHistory.day(day))
      let context = try Self.context(version) {
        // 1.1 took its place and was withdrawn.
        $0.asOf = date
        $0.versions[0].periods = [first, second]
        $0.versions[0].status = date < second.until?.timestamp ?? date ? .current : .superseded
        $0.versions[1].periods = [between]
        $0.versions[1].withdrawn = between.until?.day
      }
      return Self.words(context[.banner])
    }
    let past = [
      "In force from January 1, 2025, 00:00 UTC until June 1, 2025, 00:00 UTC.",
      "In force from August 1, 2025, 00:00 UTC until November 3, 2025, 00:00 UTC.",
      "In force from June 1, 2025, 00:00 UTC until August 1, 2025, 00:00 UTC.",
    ]
    #expect(
      try banner("1.0", on: "2025-12-24").hasPrefix(
        "Superseded \(past[0]) \(past[1]) Version 1.2 replaced it."))
    #expect(
      try banner("1.0", on: "2025-09-01").hasPrefix(
        "In force since August 1, 2025, 00:00 UTC. \(past[0]) Version 1.2 replaces it on "
          + "November 3, 2025, 00:00 UTC."))
    #expect(
      try banner("1.1", on: "2025-12-24").hasPrefix("Withdrawn on August 1, 2025. \(past[2])"))
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"), ("zh", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"),
    ("no", "nb"), ("en-GB", "en"), ("fr", "en"), ("ja", "en"),
  ])
  func `links lead to the text that serves readers of a page best, or to the one that binds`(
    language: String, served: String
  ) throws {
    let history = try SampleHistory.history(["en", "de", "nb", "zh-Hans", "zh-Hant"])
    let best = history.best(of: history.versions[0].pages, for: language)
    #expect(best?.locale.text == served)
  }

  @Test func `what changed is told since the last version that held`() throws {
    let context = try Self.context("1.2") {
      $0.versions[1].status = .superseded
      $0.versions[1].periods = []
    }
    #expect(Self.words(context[.banner]).contains("Changes since version 1.0"))
    let period = try SampleHistory.period("2025-06-01", "2025-11-03")
    let held = try Self.context("1.2") {
      $0.versions[1].status = .superseded
      $0.versions[1].periods = [period]
    }
    #expect(Self.words(held[.banner]).contains("Changes since version 1.1"))
  }

  @Test func `days of grace are told while there are any left`() throws {
    func banner(_ day: String) throws -> String {
      let context = try Self.context("1.2") {
        $0.versions[2].declared = .material
        $0.asOf = Manifest.Day(day).map { Manifest.Timestamp(startOf: $0) }
      }
      return Self.words(context[.banner])
    }
    #expect(try banner("2025-11-16").contains("have until November 17, 2025, 00:00 UTC to accept"))
    #expect(try !banner("2025-11-17").contains("have until"))
  }

  @Test func `an agreement without releases has no banner, unless it is yet to take effect`() throws
  {
    let current = try Self.context("1.2") { $0.isReleased = false }
    #expect(current[.banner] == nil && current[.versions] == nil && current[.versionLinks] == nil)
    #expect(current[.status] == Array("current".utf8))
    let upcoming = try Self.context("1.3") { $0.isReleased = false }
    #expect(Self.words(upcoming[.banner]).hasPrefix("Upcoming Takes effect on February 1, 2026"))
  }

  @Test(arguments: FrameLabels.languages)
  func `every language tells of every status, with versions, dates and links`(language: String)
    throws
  {
    for (version, needed) in [
      ("1.0", ["2025-01-01", "2025-11-03"]), ("1.1", ["2025-05-20"]),
      ("1.2", ["2025-11-03", "2026-02-01T00:00:00+09:00"]), ("1.3", ["2026-02-01T00:00:00+09:00"]),
    ] {
      let context = try Self.context(version, language: language)
      let html = String(decoding: context[.banner] ?? [], as: UTF8.self)
      for date in needed { #expect(html.contains("datetime=\"\(date)\""), "\(language) \(html)") }
      #expect(html.contains("<a href=\"../../../license/history.html\">"))
      #expect(!html.contains("%") && !html.contains("..</p>") && !html.contains(".. "))
      #expect(TagBalance(context[.banner] ?? []).fault == nil)
    }
  }

  @Test(arguments: [
    ("2026-02-01", "en", "February 1, 2026, 00:00 UTC"),
    ("2026-02-01T09:30:00Z", "de", "1. Februar 2026, 09:30 UTC"),
    ("2026-02-01T23:59:59-05:30", "fr", "1er février 2026 à 23:59:59 UTC\u{2212}05:30"),
    ("2026-02-01T00:00:00+09:00", "ja", "2026年2月1日 00:00 UTC+09:00"),
    ("2026-02-01", "ru", "1 февраля 2026 г., 00:00 UTC"),
    ("2026-02-01", "he", "1 בפברואר 2026 בשעה \u{2066}00:00 UTC\u{2069}"),
    ("2026-02-01", "fi", "2026-02-01, 00:00 UTC"),
  ])
  func `a moment is a day with its time and zone`(moment: String, language: String, text: String)
    throws
  {
    let labels = FrameLabels.labels(for: language)
    #expect(
      MomentText.text(try SampleHistory.moment(moment), labels: labels, language: language) == text)
  }
}
