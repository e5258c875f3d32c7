import AssentDiagnostics
import AssentManifest
import AssentRedline
import AssentRender
import AssentTemplates
import Testing

/// Whole pages of versions, of the history, and of what changed.
@Suite struct VersionPageTests {
  static let tags = ["en", "de", "ar", "ja"]

  /// All pages of the sample in one language, by place.
  static func pages(_ language: String) throws -> [String: [UInt8]] {
    let templates = try SampleHistory.templates()
    let others = tags.filter { $0 != language }
    let history = try SampleHistory.history([language] + others)
    let locale = try SampleHistory.locale(language)
    var pages: [String: [UInt8]] = [:]
    for version in history.versions {
      let page = try #require(version.pages[locale])
      var context = SampleHistory.context(language, page: page)
      context.set(.version, version.version.text)
      let frame = VersionFrame(history, language: language, base: SampleHistory.base(page))
      frame.set(&context, version: version.version)
      let links = try #require(frame.localeLinks(of: version.version))
      context[.languages] = links.items
      context[.alternates] = links.alternates
      context.set(.body, "<h1>Text</h1>")
      pages[page] = templates.render(.agreement, context)
      for (old, places) in version.redlines {
        let page = try #require(places[locale])
        var context = SampleHistory.context(language, page: page)
        RedlinePage(
          history, from: old, to: version.version, language: language,
          base: SampleHistory.base(page), computed: .obligations, declared: .material,
          body: Array("<h2>What changed</h2>".utf8), json: "license/x.json"
        ).set(&context)
        pages[page] = templates.render(.redline, context)
      }
    }
    let page = try #require(history.historyPages[locale])
    var context = SampleHistory.context(language, page: page)
    HistoryPage(
      history, language: language, base: SampleHistory.base(page),
      clauses: try ClauseHistoryTests.sample()
    ).set(&context, templates: templates)
    pages[page] = templates.render(.history, context)
    return pages
  }

  @Test(arguments: FrameLabels.languages)
  func `pages in every language are well formed and say which language they are in`(
    language: String
  ) throws {
    let pages = try Self.pages(language)
    #expect(pages.count == 4 + 6 + 1)
    for (place, bytes) in pages {
      let html = String(decoding: bytes, as: UTF8.self)
      #expect(TagBalance(bytes).fault == nil, "\(place)")
      let direction = ["ar", "he"].contains(language) ? "rtl" : "ltr"
      #expect(html.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"), "\(place)")
      #expect(!html.contains("{{") && !html.contains("<court>") && !html.contains("<rent>"))
      #expect(!html.contains("<script>") && html.matches(of: /<h1[ >]/).count == 1, "\(place)")
      #expect(html.contains("rel=\"latest-version\" href=\"../"), "\(place)")
      #expect(html.contains("hreflang=\"x-default\""), "\(place)")
    }
  }

  @Test func `a page names the versions around it, the one in force, the history and the feed`()
    throws
  {
    let pages = try Self.pages("en")
    let html = String(decoding: try #require(pages["license/1.1/en/index.html"]), as: UTF8.self)
    let up = "../../../"
    for (relation, place) in [
      ("predecessor-version", "license/1.0/en/index.html"),
      ("successor-version", "license/1.2/en/index.html"),
      ("latest-version", "license/index.html"), ("version-history", "license/history.html"),
    ] {
      #expect(html.contains("<link rel=\"\(relation)\" href=\"\(up)\(place)\">"), "\(relation)")
    }
    #expect(html.contains("type=\"application/atom+xml\" title=\"Feed of new versions\""))
    // The switch of languages keeps the version.
    #expect(html.contains("<a href=\"\(up)license/1.1/de/index.html\" hreflang=\"de\""))
  }

  @Test func `the list of versions opens without a script and marks the page it is on`() throws {
    let html = String(
      decoding: try #require(try Self.pages("en")["license/1.2/en/index.html"]), as: UTF8.self)
    let start = try #require(html.firstRange(of: "<nav class=\"versions\""))
    let list = try #require(
      html[start.lowerBound...].prefix { $0 != "\u{0}" }.firstRange(of: "</nav>"))
    let nav = html[start.lowerBound..<list.upperBound]
    #expect(nav.contains("<details><summary>Versions</summary>"))
    #expect(nav.matches(of: /<li>/).count == 4)
    let marked = nav.matches(of: /<a href="([^"]*)" aria-current="page">/)
    #expect(marked.map { String($0.1) } == ["../../../license/1.2/en/index.html"])
    let order = nav.matches(of: /<b>([0-9.]+)<\/b>/).map { String($0.1) }
    #expect(order == ["1.3", "1.2", "1.1", "1.0"])
  }

  @Test func `a long list of versions is cut, but not around the page or what is in force`() throws
  {
    var history = try SampleHistory.history(["en"])
    let model = history.versions[0]
    history.versions = try (1...500).map { number in
      var version = model
      version.version = try SampleHistory.version("\(number)")
      version.status = number == 200 ? .current : .superseded
      version.pages = [history.authoritative: "license/\(number)/en/index.html"]
      return version
    }
    let page = "license/100/en/index.html"
    var context = SampleHistory.context("en", page: page)
    VersionFrame(history, language: "en", base: SampleHistory.base(page))
      .set(&context, version: try SampleHistory.version("100"))
    let html = String(decoding: context[.versions] ?? [], as: UTF8.self)
    let listed = html.matches(of: /<b>([0-9]+)<\/b>/).compactMap { Int($0.1) }
    #expect(listed == Array((441...500).reversed()) + [200, 100])
    #expect(html.contains("license/history.html"))
  }

  @Test func `the history lists every version with dates, class, summary, digest and changes`()
    throws
  {
    let html = String(
      decoding: try #require(try Self.pages("en")["license/history.html"]), as: UTF8.self)
    #expect(html.matches(of: /<th scope="row">/).count == 4)
    #expect(html.matches(of: /class="in-force"/).count == 1)
    for needed in [
      "<bdi>1.3</bdi></a> <span class=\"state upcoming\">Upcoming</span>",
      "<time datetime=\"2026-02-01T00:00:00+09:00\">February 1, 2026, 00:00 UTC+09:00</time>",
      "Withdrawn on <time datetime=\"2025-05-20\">May 20, 2025</time>. <bdi>Section 4 named",
      "<b>Editorial</b> <span class=\"comparison\">Wording changed, with no sign of",
      "&quot;sale&quot; &amp; &lt;rent&gt;", "sha256:0a2f0a2f",
      "changes-from-1.0.html\">Changes up to version 1.2</a>",
      "changes-from-1.1.html\">Changes since version 1.1</a>",
      "As of December 24, 2025.", "Days begin at 00:00 UTC.", "Acceptance is asked for again.",
      "<h2>Changes by clause</h2>", "id=\"assent-grant\"",
    ] { #expect(html.contains(needed), "\(needed)") }
    #expect(!html.contains("rel=\"version-history\""))
  }

  @Test func `templates of one's own from before there were releases still make their page`() throws
  {
    var sources: [String: SourceFile] = [:]
    for (name, bytes) in BuiltInTemplates.pages {
      sources[name] = SourceFile(path: "\(name).mustache", bytes: bytes)
    }
    let own =
      "<html lang=\"{{language}}\"><head>{{> head}}</head><body>{{> facts}}{{{body}}}</body></html>"
    sources["agreement"] = SourceFile(path: "agreement.mustache", text: own)
    let templates = try PageTemplates(sources)
    var context = try VersionBannerTests.context("1.0")
    context.set(.body, "<p>Text</p>")
    let html = String(decoding: templates.render(.agreement, context), as: UTF8.self)
    // The partials bring what is new.
    for needed in ["<p>Text</p>", "class=\"status superseded\"", "rel=\"version-history\""] {
      #expect(html.contains(needed), "\(needed)")
    }
    sources["facts"] = SourceFile(path: "facts.mustache", text: "{{version}}")
    sources["head"] = SourceFile(path: "head.mustache", text: "")
    let old = try PageTemplates(sources).render(.agreement, context)
    #expect(!String(decoding: old, as: UTF8.self).contains("status superseded"))
  }

  @Test func `the index names what is to come and leads to the history`() throws {
    let history = try SampleHistory.history()
    let templates = try SampleHistory.templates()
    var context = SampleHistory.context("en", page: "index.html")
    context.set(.path, "license/index.html")
    context.set(.version, "1.2")
    IndexVersions(history, language: "en", base: SampleHistory.base("index.html")).set(&context)
    let bytes = templates.render(.indexAgreement, context)
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(TagBalance(bytes).fault == nil)
    #expect(html.contains("<a href=\"license/history.html\""))
    #expect(
      html.contains("Version <a href=\"license/1.3/en/index.html\">1.3</a> takes effect on <time"))
  }

  @Test func `addresses of versions are absolute for search engines where the site has one`() throws
  {
    let history = try SampleHistory.history()
    let page = "license/1.2/en/index.html"
    var context = SampleHistory.context("en", page: page)
    let base = SampleHistory.base(page, site: "https://example.org/")
    let frame = VersionFrame(history, language: "en", base: base)
    frame.set(&context, version: try SampleHistory.version("1.2"))
    let links = String(decoding: context[.versionLinks] ?? [], as: UTF8.self)
    #expect(links.contains("rel=\"latest-version\" href=\"https://example.org/license/\">"))
    let alternates = try #require(frame.localeLinks(of: try SampleHistory.version("1.2")))
      .alternates
    #expect(
      String(decoding: alternates, as: UTF8.self).contains(
        "hreflang=\"x-default\" href=\"https://example.org/license/\""))
  }
}

/// What the pages of versions name.
@Suite struct VersionNameTests {
  @Test func `the list of versions tells the zone of an exact time`() throws {
    let context = try VersionBannerTests.context("1.2")
    let list = VersionBannerTests.words(context[.versions])
    #expect(list.contains("February 1, 2026, 00:00 UTC+09:00"))
    #expect(list.contains("November 3, 2025") && !list.contains("November 3, 2025, 00:00"))
  }

  @Test(arguments: FrameLabels.languages)
  func `no language says what acceptance is worth`(language: String) throws {
    let labels = FrameLabels.labels(for: language)
    #expect(labels["editorialNote"] != labels["materialNote"])
    let english = FrameLabels.labels(for: "en")
    #expect(english["editorialNote"] == "Acceptance is not asked for again.")
  }
}
