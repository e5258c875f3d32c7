import AssentManifest

/// What a manifest says of an agreement, or of a version of it, otherwise than a ledger or log.
package struct ReleaseDifference: Hashable {
  package enum Field: Hashable {
    case text(Manifest.Locale)
    case source(Manifest.Locale)
    case binding(Manifest.Locale)
    case summary(Manifest.Locale)
    case published
    case revision
    case effective
    case graceDays
    case declaredClass
    case computedClass
    case predecessor
    case redline(from: Manifest.Version)
    case computedRedline(from: Manifest.Version)
    case status
    case withdrawal
    case successor
    case supersession
    // Of the whole agreement.
    case current
    case acceptanceRevision
    case order

    /// In a few words: `text digest in 'en'`.
    package var name: String {
      switch self {
      case .text(let locale): "text digest in '\(locale)'"
      case .source(let locale): "source digest in '\(locale)'"
      case .binding(let locale): "rank of the text in '\(locale)'"
      case .summary(let locale): "summary in '\(locale)'"
      case .published: "day of publication"
      case .revision: "revision"
      case .effective: "effective date"
      case .graceDays: "grace period"
      case .declaredClass: "class"
      case .computedClass: "computed class"
      case .predecessor: "predecessor"
      case .redline(let from): "class of the redline from \(from)"
      case .computedRedline(let from): "computed class of the redline from \(from)"
      case .status: "status"
      case .withdrawal: "withdrawal"
      case .successor: "successor before it took effect"
      case .supersession: "supersession"
      case .current: "current version"
      case .acceptanceRevision: "acceptance revision"
      case .order: "order of the versions"
      }
    }
  }

  package let field: Field
  package let listed: String
  package let recorded: String

  /// Whether a correction, which is an entry of its own, may be the reason.
  package var canBeCorrected: Bool {
    switch field {
    case .effective, .graceDays, .summary: true
    case .text, .source, .binding, .published, .revision, .declaredClass, .computedClass,
      .predecessor, .redline, .computedRedline, .status, .withdrawal, .successor, .supersession,
      .current, .acceptanceRevision, .order:
      false
    }
  }

  /// - Parameters:
  ///   - name: of the release, such as `license@1.1`, or of the agreement.
  ///   - record: what it is held against: `log` or `ledger`.
  package func message(of name: String, by record: String) -> String {
    switch field {
    case .text(let locale), .source(let locale):
      var what = "text digest"
      if case .source = field { what = "source digest" }
      return
        "the texts of \(name) are not those of the \(record): \(locale) has the \(what) \(listed) in "
        + "the manifest, and \(recorded) in the \(record)"
    case .binding, .summary, .published, .revision, .effective, .graceDays, .declaredClass,
      .computedClass, .predecessor, .redline, .computedRedline, .status, .withdrawal, .successor,
      .supersession, .current, .acceptanceRevision, .order:
      return
        "the \(what) of \(name) is \(listed) in the manifest, and \(recorded) in the \(record)"
    }
  }

  /// In a few words: `text digest in 'en'`.
  package var what: String { field.name }

  /// An ending in words: its day and its reason.
  package static func text(_ day: Manifest.Day, _ reason: String) -> String {
    reason.isEmpty ? "on \(day)" : "on \(day), '\(reason)'"
  }
}

extension [ReleaseDifference] {
  fileprivate mutating func compare<T: Equatable>(
    _ field: ReleaseDifference.Field, _ listed: T?, _ recorded: T?
  ) {
    guard listed != recorded else { return }
    func text(_ value: T?) -> String { value.map { "\($0)" } ?? "none" }
    append(
      ReleaseDifference(field: field, listed: text(listed), recorded: text(recorded)))
  }
}

extension Manifest.Release {
  /// All that this says otherwise than the release of a ledger, which is the one way to compare them.
  package func differences(from record: LedgerEvent.Release) -> [ReleaseDifference] {
    var found: [ReleaseDifference] = []
    for locale in Set(locales.keys).union(record.locales.keys).sorted() {
      let (listed, recorded) = (locales[locale], record.locales[locale])
      found.compare(.source(locale), listed?.sourceDigest, recorded?.sourceDigest)
      found.compare(.text(locale), listed?.textDigest, recorded?.textDigest)
      found.compare(
        .binding(locale), listed.map { Self.rank($0.authoritative) },
        recorded.map { Self.rank($0.isAuthoritative) })
    }
    found.compare(.revision, revision, record.revision)
    found.compare(.effective, effective, record.effective)
    found.compare(.graceDays, Self.days(graceDays), Self.days(record.graceDays))
    found.compare(.declaredClass, change.class, record.change.declared)
    found.compare(.computedClass, change.computed, record.change.computed)
    found.compare(.predecessor, change.from, record.change.from)
    for locale in Set(change.summary.keys).union(record.change.summary.keys).sorted() {
      found.compare(
        .summary(locale), CorrectableFact.quoted(change.summary[locale]),
        CorrectableFact.quoted(record.change.summary[locale].map(NormalizationFormC.normalized)))
    }
    return found
  }

  /// All that this says otherwise than a ledger does at a moment, which has this version.
  package func differences(
    from history: ReleaseHistory, at moment: Manifest.Timestamp
  ) -> [ReleaseDifference] {
    guard let record = history[version] else { return [] }
    var found = differences(from: record.release)
    found.compare(.published, published, record.published)
    for redline in redlines {
      let place = (history.index(of: redline.from), history.index(of: version))
      guard let start = place.0, let end = place.1, start < end else {
        found.compare(.redline(from: redline.from), redline.class, nil)
        continue
      }
      let classes = history.classes(after: start, to: end)
      found.compare(.redline(from: redline.from), redline.class, classes.declared)
      found.compare(.computedRedline(from: redline.from), redline.computed, classes.computed)
    }
    found.compare(.status, status.rawValue, history.status(of: version, at: moment)?.rawValue)
    // Withdrawals to come are not told before their day.
    let end = record.isWithdrawn(at: moment) ? record.withdrawal : nil
    found.compare(.withdrawal, withdrawn.map(Self.text), end.map(Self.text))
    found.compare(.successor, supersededBy, record.supersededBy)
    found.compare(
      .supersession, superseded.map(Self.text), record.supersession.map(Self.text))
    return found
  }

  /// All that a ledger cannot say of this, which was published from it.
  ///
  /// Nothing hashes the last line of a ledger yet, so that what was public is what it is held against. What
  /// an entry put right since is no contradiction, and neither is an ending that came since.
  package func contradictions(by ledger: Ledger) -> [ReleaseDifference] {
    let summaries = ledger.history[version]?.release.change.summary ?? [:]
    let correctable = CorrectableFact.all(of: self, summaries: summaries.keys)
    return differences(from: ledger.history, at: .latest).filter { difference in
      switch difference.field {
      case .status: return false
      case .withdrawal, .successor, .supersession: return difference.listed != "none"
      default:
        guard let fact = correctable.first(where: { $0.field == difference.field }) else {
          return true
        }
        return !fact.values(of: version, in: ledger).contains { $0.value == fact.listed(self) }
      }
    }
  }

  private static func rank(_ isAuthoritative: Bool) -> String {
    isAuthoritative ? "'binds'" : "'does not bind'"
  }

  /// How long a number of days is, in words.
  static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  private static func text(_ end: Manifest.Withdrawal) -> String {
    ReleaseDifference.text(end.at, end.reason)
  }

  private static func text(_ end: ReleaseHistory.Version.Withdrawal) -> String {
    ReleaseDifference.text(end.at, NormalizationFormC.normalized(end.reason))
  }
}

extension Manifest.DocumentEntry {
  /// All that this says of the agreement as a whole otherwise than its ledger does at a moment.
  package func differences(
    from history: ReleaseHistory, at moment: Manifest.Timestamp
  ) -> [ReleaseDifference] {
    var found: [ReleaseDifference] = []
    let standing = history.current(at: moment)
    found.compare(.current, current, standing?.version)
    found.compare(.acceptanceRevision, acceptanceRevision, standing?.release.revision)
    // Versions that only one of them has are told by themselves.
    let listed = releases.map(\.version).filter { history[$0] != nil }
    let recorded = history.versions.map(\.version).filter(Set(listed).contains)
    found.compare(
      .order, listed.map(\.text).joined(separator: ", "),
      recorded.map(\.text).joined(separator: ", "))
    return found
  }
}
