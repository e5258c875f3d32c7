import AssentManifest
import AssentRecord
import Testing

/// Events as tests need them.
enum LedgerSamples {
  static func digest(_ digit: Character = "0") throws -> Manifest.Digest {
    try #require(Manifest.Digest("sha256:" + String(repeating: digit, count: 64)))
  }

  static func version(_ text: String) throws -> Manifest.Version {
    try #require(Manifest.Version(text))
  }

  static func day(_ text: String) throws -> Manifest.Day { try #require(Manifest.Day(text)) }

  static func locale(_ text: String) throws -> Manifest.Locale {
    try #require(Manifest.Locale(text))
  }

  /// A release in English and French; `change` may alter it.
  static func released(
    _ text: String, at day: String = "2025-01-01", effective: String = "2025-01-01",
    revision: Int = 1, after predecessor: String? = nil,
    declared: Manifest.Change.Class? = nil,
    _ change: (inout LedgerEvent.Release) throws -> Void = { _ in }
  ) throws -> LedgerEvent {
    var release = LedgerEvent.Release(
      revision: revision, effective: try #require(Manifest.Moment(effective)), graceDays: 0,
      change: LedgerEvent.Change(
        declared: declared ?? (predecessor == nil ? .initial : .material),
        computed: predecessor == nil ? .initial : .obligations,
        from: try predecessor.map(version), reason: "",
        summary: predecessor == nil ? [:] : [try locale("en"): "Narrower."],
        signals: predecessor == nil ? [] : ["modal: 'shall' becomes 'may' (4.2)"]),
      locales: [
        try locale("en"): LedgerEvent.Text(
          file: "license.md", isAuthoritative: true, sourceDigest: try digest("1"),
          textDigest: try digest("2")),
        try locale("fr"): LedgerEvent.Text(
          file: "license.fr.md", isAuthoritative: false, sourceDigest: try digest("3"),
          textDigest: try digest("4")),
      ])
    try change(&release)
    return LedgerEvent(
      at: try Self.day(day), by: "legal@example.org", version: try version(text),
      action: .released(release))
  }

  static func event(
    _ text: String, at day: String, _ action: LedgerEvent.Action
  ) throws -> LedgerEvent {
    LedgerEvent(
      at: try Self.day(day), by: "legal@example.org", version: try version(text), action: action)
  }

  /// The bytes of a ledger of these events.
  static func bytes(_ events: [LedgerEvent]) throws -> [UInt8] {
    var ledger = Ledger()
    return try events.flatMap { try ledger.append($0) }
  }
}
