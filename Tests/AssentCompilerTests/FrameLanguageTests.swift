import AssentCompiler
import AssentManifest
import AssentRender
import TestSupport
import Testing

/// No word of another language stands in the frame of a page.
@Suite struct FrameLanguageTests {
  /// Words of no language, so that all words of a page that are any are those of its frame.
  private static func text(_ language: String, _ version: String, _ words: String) -> String {
    """
    ---
    version: \(version)
    effective: 2026-01-01
    language: \(language)
    licensor: Qoph
    contact: qoph@qoph.example
    ---

    # Qorvu

    ## 1. Zzyk

    Qorvu zzyk \(words) vlimp.

    ## 2. Vlimp

    | Qo | Zu |
    |---|---|
    | \(words) | 12 |

    """
  }

  private static func site(_ language: String) throws -> TestSite {
    let other = language == "de" ? "fr" : "de"
    let site = try TestSite([
      "assent.yml": """
      site:
        name: Qorvu
        language: \(language)
        url: https://qoph.example/
      publisher: { name: Qoph }
      \(Samples.profiles)
      """
    ])
    for (version, words, day, effective) in [
      ("1.0", "vutro", "2026-01-01", "2026-01-01"), ("1.1", "brimo", "2026-02-01", "2026-02-01"),
      ("2.0", "sklat", "2026-03-01", "2026-04-01"),
    ] {
      try site.release(
        version,
        [
          "license.md": text(language, version, words),
          "license.\(other).md": text(other, version, words),
        ], at: day, effective: effective, graceDays: 10, summary: "…")
    }
    return site
  }

  /// What people see or hear of a page: its text, and the attributes that are read out.
  private static func words(_ html: String) -> String {
    var out = ""
    var rest = html[...]
    while let open = rest.firstIndex(of: "<") {
      out += rest[..<open] + " "
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      let tag = rest[open...close]
      for name in ["aria-label", "title", "alt"] {
        guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { continue }
        out += tag[start...].prefix { $0 != "\"" } + " "
      }
      rest = rest[rest.index(after: close)...]
      for name in ["style", "script"] where tag.hasPrefix("<\(name)") {
        rest = rest.firstRange(of: "</\(name)>").map { rest[$0.upperBound...] } ?? ""
      }
    }
    return out + rest
  }

  /// The words of English frames that a language has others for.
  private static func english(besides language: String) -> [String] {
    let own = table(language).joined(separator: "\n")
    return table("en").compactMap { text -> String? in
      let part = text.prefix { $0 != "." && $0 != ":" }
      let word = part.split(separator: " ").joined(separator: " ")
      return word.utf8.count > 4 && !own.contains(word) ? word : nil
    }
  }

  /// What stands between the values in the words of a language.
  private static func table(_ language: String) -> [String] {
    let (frame, redline) = (
      FrameLabels.labels(for: language), RedlineLabels.labels(for: language)
    )
    var texts: [String] = FrameLabels.names.map { frame[$0] }
    texts += RedlineLabels.names.map { redline[$0] }
    return texts.flatMap { $0.split(separator: "%").map(String.init) }
  }

  /// Which of the words stand in a text by themselves.
  private static func found(_ words: [String], in text: String) -> [String] {
    let parts = text.split { !$0.isLetter && $0 != " " && $0 != "-" }.map { " \($0) " }
    return words.filter { word in parts.contains { $0.contains(" \(word) ") } }
  }

  @Test func `English words in a frame are found`() throws {
    let site = try Self.site("en")
    try site.build()
    let foreign = Self.english(besides: "ja")
    for path in ["license/index.html", "license/1.0/en/index.html"] {
      #expect(Self.found(foreign, in: Self.words(try site.text(path))).count > 15, "\(path)")
    }
  }

  @Test(arguments: FrameLabels.languages.filter { $0 != "en" })
  func `a page has no English in its frame`(language: String) throws {
    let site = try Self.site(language)
    #expect(try site.build().outcome == .published)
    let foreign = Self.english(besides: language)
    #expect(foreign.count > 80)
    let direction = ["ar", "he"].contains(language) ? " dir=\"rtl\"" : ""
    var pages = 0
    let paths = try site.published().paths
    for path in paths where path.hasSuffix(".html") {
      let html = try site.text(path)
      guard html.contains("<html lang=\"\(language)\"\(direction)") else { continue }
      pages += 1
      #expect(Self.found(foreign, in: Self.words(html)) == [], "\(path)")
    }
    // The index, three versions, the current one, the history and redlines.
    #expect(pages >= 7)
    for path in paths where path.hasSuffix(".atom") || path.hasSuffix("feed.xml") {
      let feed = try site.text(path)
      guard feed.contains("xml:lang=\"\(language)\"") else { continue }
      #expect(Self.found(foreign, in: Self.words(feed)) == [], "\(path)")
    }
  }

  @Test(arguments: [
    (["ja"], "", "ja"), (["de", "de"], "", "de"), (["de", "fr"], "", "en"),
    (["de", "en"], "", "en"), (["fi"], "", "en"), (["ja"], "site: { language: fr }\n", "fr"),
  ]) func `index and gate page have the language of all documents, where it is one`(
    languages: [String], configuration: String, expected: String
  ) throws {
    let site = try TestSite(["assent.yml": configuration + Samples.profiles])
    for (name, language) in zip(["license", "terms"], languages) {
      try site.write(Self.text(language, "1.0", "vutro"), to: "\(name).md")
    }
    #expect(try site.build().outcome == .published)
    for path in ["index.html", "gate.html"] {
      #expect(try site.text(path).contains("<html lang=\"\(expected)\""), "\(path)")
    }
  }
}
