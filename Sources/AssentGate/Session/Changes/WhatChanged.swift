import AssentManifest

/// What changed between the version that somebody accepted and the one that is in force.
///
/// Every face shows it before the text: the summary first, then the clauses.
public struct WhatChanged: Hashable, Sendable {
  /// One of the two versions.
  public struct Side: Hashable, Sendable {
    /// Its number, as the manifest writes it.
    public let version: Manifest.Version
    /// The day from which it could be read; `nil` where the manifest does not know the version.
    public let published: Manifest.Day?
    /// The moment from which it binds.
    public let effective: Manifest.Moment?
    /// From when it binds, as the publisher writes it: a day, or a time with its zone.
    public let firstMoment: Manifest.Moment?
  }

  /// The comparison of the two texts.
  public enum Comparison: Hashable, Sendable {
    /// The clauses that differ, in the order of the new text, and how many do not.
    case clauses([Clause], unchanged: Int)
    /// The publisher offers no comparison of exactly these two versions.
    case notPublished
    /// There is one, and it cannot be read, or is not what was signed.
    case unreadable(GateRefusal)
  }

  /// The version that was accepted.
  public let since: Side
  /// The version that is in force.
  public let current: Side
  /// What the publisher says of it, with the language of the words; `nil` where nothing is said.
  public let summary: Summary?
  /// The strictest class that was declared on the way; `nil` where no comparison was published.
  public let declared: Manifest.Change.Class?
  /// What differs between the texts, as far as that can be shown.
  public let comparison: Comparison

  /// The words of a publisher on a change.
  public struct Summary: Hashable, Sendable {
    /// One paragraph, as the publisher wrote it.
    public let text: String
    /// The language that it is written in.
    public let locale: Manifest.Locale
  }

  /// The clauses that differ; empty where no comparison can be shown.
  public var clauses: [Clause] {
    if case .clauses(let clauses, _) = comparison { clauses } else { [] }
  }

  /// The clause in which the most words came or went; of equal ones the first.
  public var changedMost: Clause? {
    var most: Clause?
    for clause in clauses where clause.changedWords > most?.changedWords ?? 0 { most = clause }
    return most
  }

  /// Whether the summary speaks of more or less than this: it is on the step from the version before the
  /// current one, and the person accepted another.
  public let isSummaryOfLastStepAlone: Bool

  /// What was accepted before counts until then; `nil` where it does not count any more.
  public let countsUntil: Manifest.Timestamp?
  /// The title in the language that is shown.
  public let title: String

  /// `nil` where nothing was accepted before, or it was this version.
  init?(_ decision: DocumentDecision, content: GateContent) {
    let before: (version: Manifest.Version, end: Manifest.Timestamp?)?
    switch decision.outcome {
    case .ask(_, let since?): before = (since, nil)
    case .allowedUntil(let end, let acceptance): before = (acceptance.version, end)
    default: before = nil
    }
    guard let (version, end) = before, let release = decision.release, version != release.version
    else { return nil }
    countsUntil = end
    title = decision.title
    let redline = release.redlines.first { $0.from == version }
    let old = decision.document.releases.first { $0.version == version }
    since = Side(
      version: version, published: old?.published, effective: old?.effective,
      firstMoment: old.map { decision.document.firstMoment(of: $0) })
    current = Side(
      version: release.version, published: release.published, effective: release.effective,
      firstMoment: decision.document.firstMoment(of: release))
    summary = Self.summary(of: release.change.summary, for: decision.locale)
    isSummaryOfLastStepAlone = summary != nil && release.change.from != version
    declared = redline?.class
    guard redline != nil, let locale = decision.locale else {
      comparison = .notPublished
      return
    }
    // Clauses in another language are better than none.
    let authoritative = release.locales.first { $0.value.authoritative }?.key
    comparison = Self.comparison(
      from: version, to: release, locales: [locale, authoritative ?? locale], content)
  }

  private static func comparison(
    from version: Manifest.Version, to release: Manifest.Release, locales: [Manifest.Locale],
    _ content: GateContent
  ) -> Comparison {
    for locale in locales {
      do throws(GateRefusal) {
        guard let json = try content.redline(from: version, to: release, locale: locale) else {
          continue
        }
        return try read(json)
      } catch {
        return .unreadable(error)
      }
    }
    return .notPublished
  }

  private static func summary(
    of texts: [Manifest.Locale: String], for locale: Manifest.Locale?
  ) -> Summary? {
    let available = texts.keys.sorted()
    guard
      let best = locale.flatMap({ Manifest.Locale.best(for: [$0.text], among: available) })
        ?? available.first,
      let text = texts[best], !text.isEmpty
    else { return nil }
    return Summary(text: text, locale: best)
  }
}
