import AssentManifest

extension AgreementHistory {
  /// Where a version stands among all, oldest first; `nil` for one that there is not.
  package func index(of version: Manifest.Version) -> Int? {
    versions.firstIndex { $0.version == version }
  }

  package subscript(version: Manifest.Version) -> Version? {
    index(of: version).map { versions[$0] }
  }

  /// The version that holds at the date of the build.
  package var inForce: Version? {
    versions.last { $0.status == .current }
  }

  /// The versions that will hold, the first to take effect first.
  package var upcoming: [Version] {
    versions.filter { $0.status == .upcoming }.sorted { $0.start < $1.start }
  }

  /// The version in force at the date of the build, where that stays so until another takes effect.
  func inForce(until other: Version) -> Version? {
    guard let current = inForce else { return nil }
    let end = current.period(at: asOf)?.until?.timestamp
    return end == nil || end == other.start.timestamp ? current : nil
  }

  /// The version released before another; `nil` for the first.
  package func predecessor(of version: Manifest.Version) -> Version? {
    index(of: version).flatMap { $0 > 0 ? versions[$0 - 1] : nil }
  }

  /// The version that readers of another knew before it: the last that held, or else the one
  /// released before, where there is a page of the changes since.
  func formerVersion(of version: Version, for language: String) -> Version? {
    guard let index = index(of: version.version) else { return nil }
    let older = versions[..<index].reversed()
    let held = older.first {
      version.status == .upcoming
        ? $0.status == .current
        : $0.status == .current || $0.status == .superseded && $0.held
    }
    return [held, older.first].lazy.compactMap(\.self).first {
      redline(from: $0.version, to: version, for: language) != nil
    }
  }

  /// The entry of a table by language that suits a reader best, after ``Manifest/Locale/best(for:among:)``;
  /// of those where none does that of the text that binds, or else the first.
  package func best<Value>(
    of table: [Manifest.Locale: Value], for language: String
  ) -> (locale: Manifest.Locale, value: Value)? {
    if let exact = Manifest.Locale(language), let value = table[exact] { return (exact, value) }
    let locales = table.keys.sorted()
    let found =
      Manifest.Locale.best(for: [language], among: locales)
      ?? locales.first { $0 == authoritative } ?? locales.first
    guard let found, let value = table[found] else { return nil }
    return (found, value)
  }

  /// The page of a version for readers of a language.
  func page(of version: Version, for language: String) -> (locale: Manifest.Locale, value: String)?
  {
    best(of: version.pages, for: language)
  }

  /// The page that shows the changes from one version to a later one.
  func redline(
    from old: Manifest.Version, to new: Version, for language: String
  ) -> (locale: Manifest.Locale, value: String)? {
    new.redlines[old].flatMap { best(of: $0, for: language) }
  }

  func historyPage(for language: String) -> String? {
    best(of: historyPages, for: language)?.value
  }

  func auditPage(for language: String) -> String? {
    best(of: auditPages, for: language)?.value
  }
}

extension AgreementHistory.Version {
  /// Whether it is in force at some time.
  package var held: Bool { !periods.isEmpty }

  /// Whether nobody can have met it in force.
  ///
  /// A withdrawal counts from 00:00 UTC of its day. One that was withdrawn on the day on which it took effect was
  /// never in force by the record, and could be agreed to for a part of that day.
  package var neverTookEffect: Bool { !held && withdrawn != effective.timestamp.day }

  /// When it is in force for the first time; where it never is, when it would be.
  package var start: Manifest.Moment { periods.first?.from ?? effective }

  /// When it was in force before a moment, as far as that is known to have ended.
  func pastPeriods(at now: Manifest.Timestamp?) -> [AgreementHistory.Period] {
    periods.filter { period in
      guard let end = period.until else { return false }
      return now.map { end.timestamp <= $0 } ?? true
    }
  }

  /// The time for which it is in force, or else the last for which it was, or the first to come;
  /// `nil` for a version that never is.
  package func period(at now: Manifest.Timestamp?) -> AgreementHistory.Period? {
    periods.last { period in now.map { period.from.timestamp <= $0 } ?? false } ?? periods.first
  }

  /// Since when it is in force without a break.
  func inForceSince(_ now: Manifest.Timestamp?) -> Manifest.Moment {
    period(at: now)?.from ?? effective
  }
}
