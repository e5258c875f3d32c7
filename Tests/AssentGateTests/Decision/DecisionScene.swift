import AssentGate
import AssentManifest
import TestSupport

/// A license with four versions, a person and a moment, of which each test changes what it is about.
///
/// 1.0 of January 2025; 1.1 of June, material, with 14 days of grace; 1.2 of August, editorial; 2.0, which
/// takes effect in June 2026, material, with 30 days of grace. It is December 2025.
struct DecisionScene {
  var document: Manifest.DocumentEntry
  var standing = AcceptanceSummary.Standing()
  var person = Person(languages: ["en"])
  var now = moment("2025-12-01")
  var generated = moment("2025-08-02")
  /// Of the log, but for the standing.
  var log = AcceptanceSummary()
  var expires: Manifest.Timestamp?

  init() {
    document = Manifest.DocumentEntry(
      id: "license", kind: .license, title: "License Agreement", current: "1.2",
      acceptanceRevision: 2,
      releases: [
        Self.release("1.0", 1, "2025-01-01", .superseded),
        Self.release("1.1", 2, "2025-06-01", .superseded, grace: 14),
        Self.release("1.2", 2, "2025-08-01", .current, isEditorial: true),
        Self.release("2.0", 3, "2026-06-01", .upcoming, grace: 30, published: "2025-08-02"),
      ])
  }

  static func release(
    _ version: String, _ revision: Int, _ effective: String, _ status: Manifest.Release.Status,
    grace: Int = 0, published: String? = nil, isEditorial: Bool = false
  ) -> Manifest.Release {
    var locales: [Manifest.Locale: Manifest.LocaleEntry] = [:]
    for (tag, title) in [("en", "License Agreement"), ("de", "Lizenzvertrag")] {
      locales[Manifest.Locale(stringLiteral: tag)] = Manifest.LocaleEntry(
        authoritative: tag == "en", title: title, words: 3, sourceDigest: .sample("source"),
        textDigest: .sample("\(tag) \(version)"), artifacts: [])
    }
    return Manifest.Release(
      version: Manifest.Version(stringLiteral: version), revision: revision,
      published: day(published ?? effective), effective: Manifest.Moment(effective)!,
      graceDays: grace, status: status,
      change: Manifest.Change(class: isEditorial ? .editorial : .material, computed: .wording),
      locales: locales)
  }

  /// What the person accepted last.
  mutating func accept(
    _ version: String, at day: String = "2025-08-05", locale: String = "en",
    asks: Manifest.DocumentEntry.Asks = .agreement
  ) {
    var acceptance = Acceptance.sample("r-\(version)", version: version)
    acceptance.at = moment(day)
    acceptance.locale = Manifest.Locale(stringLiteral: locale)
    acceptance.textDigest = .sample("\(locale) \(version)")
    acceptance.asks = asks
    standing.acceptance = acceptance
    standing.lastVersion = acceptance.version
  }

  mutating func withdrawRelease(_ index: Int, at text: String) {
    document.releases[index].withdrawn = Manifest.Withdrawal(at: day(text), reason: "Wrong.")
  }

  var manifest: VerifiedManifest {
    get throws(GateRefusal) {
      try VerifiedManifest(
        unchecked: Manifest(
          product: Manifest.Product(id: "app", name: "App"),
          publisher: Manifest.Publisher(name: "P", contact: nil), sequence: 7,
          generated: generated, expires: expires, documents: [document]
        ).canonicalBytes())
    }
  }

  func decide() throws(GateRefusal) -> GateDecision {
    var summary = log
    summary.standings[.init(document: document.id, subject: nil)] = standing
    return GateDecider.decide(try manifest, summary: summary, person: person, now: now)
  }
}

func day(_ text: String) -> Manifest.Day { Manifest.Day(text)! }

/// 00:00 UTC of a day, or a time.
func moment(_ text: String) -> Manifest.Timestamp {
  Manifest.Timestamp(text) ?? Manifest.Timestamp(startOf: day(text))
}

extension DocumentDecision.Outcome {
  /// In one line, for tables of tests.
  var line: String {
    switch self {
    case .notForThisPerson: "not for this person"
    case .nothingInForce: "nothing in force"
    case .allowed(let acceptance): "allowed \(acceptance.version)"
    case .allowedUntil(let end, let acceptance): "allowed \(acceptance.version) until \(end)"
    case .allowedMigrated(let version): "migrated \(version)"
    case .ask(let reason, let since):
      "ask \(reason.rawValue)" + (since.map { " since \($0)" } ?? "")
    case .declined: "declined"
    case .ageUnknown: "age unknown"
    case .tooYoung(let minimum): "too young for \(minimum)"
    case .awaitingGuardian(let acceptance): "awaiting guardian \(acceptance.version)"
    }
  }
}
