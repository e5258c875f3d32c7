import AssentDiagnostics
import AssentManifest
import AssentRender
import AssentTemplates
import Testing

/// Versions of an invented agreement, and the pages they make.
enum SampleHistory {
  static func version(_ text: String) throws -> Manifest.Version {
    try #require(Manifest.Version(text))
  }

  static func day(_ text: String) throws -> Manifest.Day { try #require(Manifest.Day(text)) }

  static func moment(_ text: String) throws -> Manifest.Moment {
    try #require(Manifest.Moment(text))
  }

  static func period(_ from: String, _ until: String?) throws -> AgreementHistory.Period {
    AgreementHistory.Period(from: try moment(from), until: try until.map(moment))
  }

  static func locale(_ text: String) throws -> Manifest.Locale {
    try #require(Manifest.Locale(text))
  }

  /// One of each status: 1.0 superseded, 1.1 withdrawn, 1.2 in force, 1.3 upcoming at an exact time.
  static func history(_ tags: [String] = ["en", "de"]) throws -> AgreementHistory {
    let tags = try tags.map(locale)
    var versions: [AgreementHistory.Version] = []
    versions.append(
      AgreementHistory.Version(
        version: try version("1.0"), status: .superseded, published: try day("2024-12-02"),
        effective: try moment("2025-01-01"),
        periods: [try period("2025-01-01", "2025-11-03")],
        successor: try version("1.2")))
    versions.append(
      AgreementHistory.Version(
        version: try version("1.1"), status: .withdrawn, published: try day("2025-05-02"),
        effective: try moment("2025-06-01"), declared: .material, computed: .obligations,
        periods: [],
        withdrawn: try day("2025-05-20"),
        withdrawalReason: "Section 4 named the wrong <court> & fee."))
    versions.append(
      AgreementHistory.Version(
        version: try version("1.2"), status: .current, published: try day("2025-10-01"),
        effective: try moment("2025-11-03"), graceDays: 14, declared: .editorial,
        computed: .wording, periods: [try period("2025-11-03", "2026-02-01T00:00:00+09:00")],
        successor: try version("1.3")))
    versions.append(
      AgreementHistory.Version(
        version: try version("1.3"), status: .upcoming, published: try day("2025-12-20"),
        effective: try moment("2026-02-01T00:00:00+09:00"), graceDays: 30, declared: .material,
        computed: .obligations, periods: [try period("2026-02-01T00:00:00+09:00", nil)]))
    for index in versions.indices {
      versions[index].graceEnd =
        Manifest.ReleaseTerm(
          published: versions[index].published, effective: versions[index].effective,
          graceDays: versions[index].graceDays, revision: index + 1, isEditorial: false,
          isFirst: index == 0
        ).graceMoment
      let name = versions[index].version.text
      for tag in tags {
        versions[index].pages[tag] = "license/\(name)/\(tag)/index.html"
        versions[index].textDigests[tag] = "sha256:" + String(repeating: "0a\(index)f", count: 16)
        for older in versions[..<index] {
          versions[index].redlines[older.version, default: [:]][tag] =
            "license/\(name)/\(tag)/changes-from-\(older.version).html"
        }
      }
      if index > 0 {
        versions[index].summary[tags[0]] =
          "Refunds are paid within 30 days instead of 14; \"sale\" & <rent> are told apart."
      }
    }
    var pages: [Manifest.Locale: String] = [:]
    for tag in tags {
      pages[tag] = tag == tags[0] ? "license/history.html" : "license/history.\(tag).html"
    }
    return AgreementHistory(
      id: "license", title: "License Agreement", authoritative: tags[0], versions: versions,
      isReleased: true, currentPage: "license/index.html", historyPages: pages,
      feed: "releases.atom", asOf: Manifest.Timestamp(startOf: try day("2025-12-24")))
  }

  static func base(_ page: String, site: String? = nil) -> LinkBase {
    LinkBase(page: page) { path in
      site.map {
        $0 + (path.hasSuffix("index.html") ? String(path.dropLast("index.html".count)) : path)
      }
    }
  }

  static func templates() throws -> PageTemplates {
    var sources: [String: SourceFile] = [:]
    for (name, bytes) in BuiltInTemplates.pages {
      sources[name] = SourceFile(path: "\(name).mustache", bytes: bytes)
    }
    return try PageTemplates(sources)
  }

  /// A context with what every page has.
  static func context(_ language: String, page: String) -> PageContext {
    var context = PageContext(labels: FrameLabels.labels(for: language))
    let values: [(PageKey, String)] = [
      (.language, language), (.title, "License Agreement"),
      (.direction, ["ar", "he"].contains(language) ? "rtl" : "ltr"),
      (.root, base(page).root), (.siteName, "Example Apps"), (.productName, "Trail Notes"),
      (.productPath, base(page).root + "index.html#trail-notes"), (.publisherName, "Jo Doe"),
      (.publisher, "Jo Doe"), (.generator, "Assent 1"), (.kind, "license"),
      (.kindLabel, "License"), (.textPath, "license.txt"), (.jsonPath, "license.json"),
      (.words, "1,512"), (.readingMinutes, "7"), (.digest, "sha256:" + "0a1f".repeated(16)),
      (.published, "2025-10-01"), (.publishedText, "October 1, 2025"),
    ]
    for (key, value) in values { context.set(key, value) }
    return context
  }
}

extension String {
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
