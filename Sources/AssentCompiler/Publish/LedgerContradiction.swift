import AssentManifest
import AssentRecord

/// A value that a ledger states otherwise than the manifest published from it.
///
/// Nothing hashes the last line of a ledger yet, so that what was public is what it is held against.
struct LedgerContradiction: Hashable, Sendable {
  /// As the ledger names it.
  var field: String
  var published: String
  var stated: String

  /// All that a ledger cannot say of a version that was published, in the order of the alphabet.
  static func all(in ledger: Ledger, against published: Manifest.Release) -> [LedgerContradiction] {
    guard let version = ledger.history[published.version] else { return [] }
    var moments: [String] = []
    var graceDays: [Int] = []
    var summaries: [[Manifest.Locale: String]] = []
    for event in ledger.events where event.version == published.version {
      switch event.action {
      case .released(let release):
        moments.append(release.effective.description)
        graceDays.append(release.graceDays)
        summaries.append(release.change.summary)
      case .corrected(let moment, let days, _, let summary):
        if let moment { moments.append(moment.description) }
        if let days { graceDays.append(days) }
        if !summary.isEmpty { summaries.append(summary) }
      case .withdrawn, .superseded, .approved: break
      }
    }
    let change = version.release.change
    var found: [LedgerContradiction] = []
    func compare(_ field: String, _ before: String?, _ now: [String]) {
      guard let before, !now.contains(before) else { return }
      let stated = now.last.map { $0.isEmpty ? "none" : $0 } ?? "none"
      found.append(
        LedgerContradiction(
          field: field, published: before.isEmpty ? "none" : before, stated: stated))
    }
    compare("change", published.change.class.rawValue, [change.declared.rawValue])
    compare("computed class", published.change.computed.rawValue, [change.computed.rawValue])
    compare("effective date", published.effective.description, moments)
    compare("days of grace", String(published.graceDays), graceDays.map(String.init))
    compare("publication day", published.published.description, [version.published.description])
    compare("revision", String(published.revision), [String(version.release.revision)])
    for locale in Set(published.change.summary.keys).union(change.summary.keys).sorted() {
      compare(
        "summary in '\(locale)'", quoted(published.change.summary[locale] ?? ""),
        summaries.map { quoted(ManifestBuilder.normalized($0[locale] ?? "")) })
    }
    compare(
      "successor", published.supersededBy?.text, version.supersededBy.map { [$0.text] } ?? [])
    compare(
      "supersession", published.superseded.map { text($0.at, $0.reason) },
      version.supersession.map { [text($0.at, ManifestBuilder.normalized($0.reason))] } ?? [])
    compare(
      "withdrawal", published.withdrawn.map { text($0.at, $0.reason) },
      version.withdrawal.map { [text($0.at, ManifestBuilder.normalized($0.reason))] } ?? [])
    return found
  }

  private static func text(_ day: Manifest.Day, _ reason: String) -> String {
    "on \(day), \(quoted(reason))"
  }

  private static func quoted(_ text: String) -> String { text.isEmpty ? "" : "'\(text)'" }
}
