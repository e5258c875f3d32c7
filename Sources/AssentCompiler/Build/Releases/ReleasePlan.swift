import AssentLicense
import AssentManifest
import AssentRecord
import AssentRender

/// What is published of an agreement that has releases: every version, as of a date.
struct ReleasePlan: Sendable {
  /// A frozen text with what the ledger says of it.
  struct Text: Sendable {
    /// Position of its version in the order of release.
    var position: Int
    var released: ReleasedText
    var listing: Listing
    var textDigest: Manifest.Digest?
  }

  let agreement: ReleasedAgreement
  /// The date of the build.
  let now: Manifest.Timestamp
  /// Position of the version that the agreement goes by.
  let current: Int
  let pairs: RedlinePairs
  /// All texts, by version and then by language tag.
  let texts: [Text]
  /// The language of the text of the current version that binds.
  let authoritative: Manifest.Locale
  /// The path of that text below the content folder.
  let path: String

  /// `nil` for a ledger without releases.
  init?(_ agreement: ReleasedAgreement, at now: Manifest.Timestamp) {
    let history = agreement.history
    guard let version = history.current(at: now)?.version,
      let current = agreement.versions.firstIndex(where: { $0.version == version })
    else { return nil }
    self.agreement = agreement
    self.now = now
    self.current = current
    let statuses = agreement.versions.map { history.status(of: $0.version, at: now) }
    pairs = RedlinePairs(
      count: agreement.versions.count, current: current,
      upcoming: statuses.indices.filter { statuses[$0] == .upcoming })
    let texts = Self.texts(of: agreement)
    let own = texts.filter { $0.position == current }
    guard let binding = own.first(where: { $0.released.isAuthoritative }) ?? own.first else {
      return nil
    }
    self.texts = texts
    authoritative = binding.listing.locale
    path = binding.released.path
  }

  /// The texts of an agreement, whatever the date.
  static func texts(of agreement: ReleasedAgreement) -> [Text] {
    agreement.versions.enumerated().flatMap { position, version in
      version.texts.sorted { $0.key < $1.key }.map { locale, text in
        Text(
          position: position, released: text,
          listing: Listing(
            version: version.version, locale: locale, effective: version.record.effective,
            published: version.record.published, isTranslation: !text.isAuthoritative),
          textDigest: version.record.release.locales[locale]?.textDigest)
      }
    }
  }

  /// The languages that any version has, sorted.
  var locales: [Manifest.Locale] { Set(texts.map(\.listing.locale)).sorted() }

  /// Published places for links in the texts of a version: its pictures, and its other languages.
  func links(of position: Int) -> [String: String] {
    let version = agreement.versions[position]
    var links: [String: String] = [:]
    for resource in version.resources {
      links[resource.path] =
        Placement.releasedResource(path, version: version.version, name: resource.name)?.text
    }
    for text in texts where text.position == position {
      links[text.released.path] =
        Placement.release(path, version: version.version, locale: text.listing.locale)?.html.text
    }
    return links
  }

  /// How the versions stand to each other, for their pages.
  ///
  /// - Parameters:
  ///   - title: of the agreement, in the language of the pages.
  ///   - feed: the place of the product's feed.
  func history(title: String, feed: String?) -> AgreementHistory {
    let history = agreement.history
    let periods = Dictionary(grouping: history.periods, by: \.version)
    let versions = agreement.versions.enumerated().compactMap { position, version in
      self.version(
        version, at: position, of: history, periods: periods[version.version] ?? [])
    }
    var pages: [Manifest.Locale: String] = [:]
    var audits: [Manifest.Locale: String] = [:]
    for locale in locales {
      let tag = locale == authoritative ? nil : locale
      pages[locale] = Placement.history(path, locale: tag)?.text
      audits[locale] = Placement.audit(path, locale: tag)?.text
    }
    var result = AgreementHistory(
      id: Placement.agreementID(of: path), title: title,
      authoritative: authoritative, versions: versions, isReleased: true,
      currentPage: Placement.current(path)?.html.text ?? "", historyPages: pages, feed: feed,
      asOf: now)
    result.auditPages = audits
    return result
  }

  private func version(
    _ version: ReleasedVersion, at position: Int, of history: ReleaseHistory,
    periods: [ReleasePeriod]
  ) -> AgreementHistory.Version? {
    guard let status = history.status(of: version.version, at: now) else { return nil }
    let record = version.record
    let withdrawal = record.isWithdrawn(at: now) ? record.withdrawal : nil
    // The one that holds now, or the last that did.
    let period = periods.last { $0.from.timestamp <= now } ?? periods.first
    // One that never holds is followed by the next that stands.
    let next =
      if let period { period.next } else {
        agreement.versions[(position + 1)...].first { $0.record.isStanding }?.version
      }
    var result = AgreementHistory.Version(
      version: version.version, status: status, published: record.published,
      effective: record.effective, graceDays: record.release.graceDays,
      declared: record.release.change.declared, computed: record.release.change.computed,
      periods: periods.map { AgreementHistory.Period(from: $0.from, until: $0.until) },
      successor: record.supersededBy ?? next, withdrawn: withdrawal?.at,
      withdrawalReason: withdrawal?.reason ?? "",
      summary: record.release.change.summary)
    result.graceEnd = record.term.graceMoment
    result.superseded = record.supersession?.at
    result.supersessionReason = record.supersession?.reason ?? ""
    for text in texts where text.position == position {
      let locale = text.listing.locale
      result.pages[locale] =
        Placement.release(path, version: version.version, locale: locale)?.html.text
      result.textDigests[locale] = text.textDigest?.description
    }
    for pair in pairs.pairs where pair.to == position {
      let from = agreement.versions[pair.from]
      for locale in version.texts.keys where from.texts[locale] != nil {
        result.redlines[from.version, default: [:]][locale] =
          Placement.redline(
            path, from: from.version, to: version.version, locale: locale)?.html.text
      }
    }
    return result
  }

  /// The strictest classes of the releases after one and up to another.
  func classes(
    of pair: RedlinePairs.Pair
  ) -> (declared: Manifest.Change.Class, computed: Manifest.ChangeClass) {
    agreement.history.classes(after: pair.from, to: pair.to)
  }
}
