import AssentManifest

/// A fact of a version that an entry of its own may put right.
struct CorrectableFact {
  let field: ReleaseDifference.Field
  /// Whether that is possible at any time; else until the version takes effect or is withdrawn.
  let isForever: Bool
  let listed: (Manifest.Release) -> String
  private let recorded: (LedgerEvent.Release) -> String

  /// Those of a version, as two manifests have it.
  ///
  /// - Parameter summaries: languages in which there is a summary besides.
  static func all(
    of releases: Manifest.Release..., summaries: some Sequence<Manifest.Locale> = []
  ) -> [CorrectableFact] {
    let locales = Set(releases.flatMap(\.change.summary.keys)).union(summaries)
    let summaries = locales.sorted().map { locale in
      CorrectableFact(
        field: .summary(locale), isForever: true,
        listed: { quoted($0.change.summary[locale]) },
        recorded: { quoted($0.change.summary[locale].map(NormalizationFormC.normalized)) })
    }
    return [
      CorrectableFact(
        field: .effective, isForever: false, listed: { $0.effective.description },
        recorded: { $0.effective.description }),
      CorrectableFact(
        field: .graceDays, isForever: false, listed: { Manifest.Release.days($0.graceDays) },
        recorded: { Manifest.Release.days($0.graceDays) }),
    ] + summaries
  }

  /// What the fact was, one after the other, and from when on.
  func values(
    of version: Manifest.Version, in ledger: Ledger
  ) -> [(since: Manifest.Day, value: String)] {
    var history = ReleaseHistory()
    var values: [(since: Manifest.Day, value: String)] = []
    for event in ledger.events {
      history.apply(event)
      guard event.version == version, let found = history[version] else { continue }
      let value = recorded(found.release)
      // Most entries say nothing new of it.
      if value != values.last?.value { values.append((event.at, value)) }
    }
    return values
  }

  /// In quotation marks, for messages; `none` where there is no text.
  static func quoted(_ text: String?) -> String {
    text.flatMap { $0.isEmpty ? nil : "'\($0)'" } ?? "none"
  }
}
