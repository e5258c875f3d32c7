import AssentManifest
import AssentRecord
import AssentRender

/// What was published of an agreement with releases, beside its texts.
struct CompiledRelease: Sendable {
  /// What was published in one language.
  struct Locale: Sendable {
    /// What the redlines were made of.
    var redlineKey = ""
    /// The files of each redline, HTML and JSON.
    var redlines: [RedlinePairs.Pair: [ArtifactFacts]] = [:]
    /// Fragment identifiers of the clauses that a version changed, by its position.
    var changedClauses: [Int: [String]] = [:]
    /// How the versions stand to each other, with the title in this language.
    var history: AgreementHistory
  }

  let plan: ReleasePlan
  var locales: [Manifest.Locale: Locale] = [:]

  init(_ plan: ReleasePlan) {
    self.plan = plan
  }

  /// The files of all redlines.
  var redlineFiles: [ArtifactFacts] {
    locales.values.flatMap { $0.redlines.values.flatMap(\.self) }
  }

  /// The places of the history and audit pages, with the day of the newest event.
  var historyPages: [(path: String, day: Manifest.Day?)] {
    [history?.historyPages, history?.auditPages].compactMap(\.self)
      .flatMap { $0.sorted { $0.key < $1.key } }
      .map { ($0.value, plan.agreement.history.newestDay) }
  }

  /// The history in the language of the text that binds.
  var history: AgreementHistory? {
    locales[plan.authoritative]?.history
  }
}
