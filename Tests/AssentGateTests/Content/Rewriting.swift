import AssentManifest
import TestSupport
import Testing

/// What a signed manifest with a higher number says of versions that the one before it said otherwise, or
/// what may honestly be another.
struct Rewriting: Sendable, CustomTestStringConvertible {
  let what: String
  /// Whether one of the two manifests has to be false.
  let isRefused: Bool
  /// Whether the gate of web pages finds it, too: it looks at words and revisions alone.
  var isFoundByPages: Bool { !isRefused || Self.ofWords.contains(what) }
  var isReleased = true
  var before: @Sendable (inout Manifest.DocumentEntry) -> Void = { _ in }
  let change: @Sendable (inout Manifest.DocumentEntry) -> Void

  var testDescription: String { what }

  /// Of February, and of April 2025: version 1.0, and 1.1 from June on; with one version alone nothing says
  /// that it was released.
  var scenes: (before: ContentScene, after: ContentScene) {
    var (before, after) = (ContentScene(sequence: 4), ContentScene(sequence: 6))
    before.manifest.generated = moment("2025-02-01")
    after.manifest.generated = moment("2025-04-01")
    if isReleased {
      Self.add("1.1", revision: 2, to: &before.manifest.documents[0])
      before.manifest.documents[0].releases[1].status = .upcoming
    }
    self.before(&before.manifest.documents[0])
    after.manifest.documents = before.manifest.documents
    if what == "the agreement is gone" { after.manifest.documents = [] }
    for index in after.manifest.documents.indices { change(&after.manifest.documents[index]) }
    return (before, after)
  }

  static func add(
    _ version: Manifest.Version, revision: Int, as kind: Manifest.Change.Class = .material,
    to document: inout Manifest.DocumentEntry
  ) {
    var release = document.releases[0]
    (release.version, release.revision) = (version, revision)
    release.published = day("2025-01-20")
    release.effective = Manifest.Moment("2025-06-01")!
    release.change = Manifest.Change(
      class: kind, computed: .wording, from: document.releases.last?.version)
    document.releases.append(release)
  }

  private static func end(_ text: String) -> Manifest.Withdrawal {
    Manifest.Withdrawal(at: day(text), reason: "wrong")
  }

  private static let ofWords: Set = [
    "the agreement is gone", "a version is gone", "a version has other words", "a text is gone",
    "a version has another revision", "words without a ledger",
  ]

  static let all: [Rewriting] =
    refused.map { Rewriting(what: $0, isRefused: true, change: $1) }
    + honest.map { Rewriting(what: $0, isRefused: false, change: $1) }
    + unreleased + endings

  private typealias Row = (String, @Sendable (inout Manifest.DocumentEntry) -> Void)

  private static let refused: [Row] = [
    ("the agreement is gone", { _ in }),
    ("a version is gone", { $0.releases.removeLast() }),
    ("a version has other words", { $0.releases[0].locales["en"]?.textDigest = .sample("other") }),
    (
      "a version has other bytes", { $0.releases[0].locales["en"]?.sourceDigest = .sample("other") }
    ),
    ("a version has another language", { $0.releases[0].locales["fr"] = binding(false, $0) }),
    ("a text is gone", { $0.releases[0].locales = ["fr": $0.releases[0].locales["en"]!] }),
    ("a version was published on another day", { $0.releases[0].published = day("2025-01-02") }),
    ("a version has another revision", { $0.releases[1].revision = 3 }),
    ("a version is editorial now", { $0.releases[1].change.class = .editorial }),
    ("the change was computed otherwise", { $0.releases[1].change.computed = .markup }),
    ("a version follows none", { $0.releases[1].change.from = nil }),
    ("a version was in force later", { $0.releases[0].effective = Manifest.Moment("2025-01-02")! }),
    ("a version had another grace period", { $0.releases[0].graceDays = 9 }),
    (
      "what was in force never was",
      { document in
        document.releases[0].supersededBy = "1.1"
        document.releases[0].superseded = end("2025-01-20")
      }
    ),
    (
      "an older revision is enough",
      { document in
        document.acceptanceRevision = 2
      }
    ),
    ("a material version asks nobody", { add("1.2", revision: 2, to: &$0) }),
    (
      "a version stands before others",
      { document in
        add("1.2", revision: 3, to: &document)
        document.releases.swapAt(1, 2)
      }
    ),
  ]

  private static let honest: [Row] = [
    ("nothing", { _ in }),
    (
      "another title and another way to ask",
      { document in
        document.title = "Notice"
        document.required = false
      }
    ),
    ("another summary", { $0.releases[1].change.summary = ["en": "New."] }),
    (
      "what is to come starts later",
      {
        $0.releases[1].effective = Manifest.Moment("2025-07-01")!
      }
    ),
    ("what is to come has a grace period", { $0.releases[1].graceDays = 9 }),
    ("a new version", { add("1.2", revision: 3, to: &$0) }),
    ("a new editorial version", { add("1.2", revision: 2, as: .editorial, to: &$0) }),
    (
      "a version is withdrawn",
      { document in
        document.releases[1].status = .withdrawn
        document.releases[1].withdrawn = end("2025-03-01")
      }
    ),
    (
      "what is to come gives way",
      { document in
        add("1.2", revision: 3, to: &document)
        document.releases[1].supersededBy = "1.2"
        document.releases[1].superseded = end("2025-03-01")
      }
    ),
  ]

  private static let unreleased = [
    Rewriting(what: "words without a ledger", isRefused: true, isReleased: false) {
      $0.releases[0].locales["en"]?.textDigest = .sample("other")
    },
    Rewriting(what: "days without a ledger", isRefused: false, isReleased: false) {
      $0.releases[0].published = day("2025-01-02")
    },
    Rewriting(what: "the first release after none", isRefused: false, isReleased: false) {
      add("1.1", revision: 2, to: &$0)
    },
  ]

  private static let endings = [
    Rewriting(
      what: "a withdrawal is gone", isRefused: true,
      before: { $0.releases[1].withdrawn = end("2025-01-25") },
      change: { $0.releases[1].withdrawn = nil }),
    Rewriting(
      what: "a withdrawal to come is not told yet", isRefused: false,
      before: { $0.releases[1].withdrawn = end("2025-05-01") },
      change: { $0.releases[1].withdrawn = nil }),
    Rewriting(
      what: "a withdrawal has another day", isRefused: true,
      before: { $0.releases[1].withdrawn = end("2025-05-01") },
      change: { $0.releases[1].withdrawn = end("2025-05-02") }),
  ]

  private static func binding(
    _ isBinding: Bool, _ document: Manifest.DocumentEntry
  ) -> Manifest.LocaleEntry? {
    var entry = document.releases[0].locales["en"]
    entry?.authoritative = isBinding
    return entry
  }
}
