import AssentLicense
import AssentManifest

/// The page that lists every version of an agreement, in one language.
package struct HistoryPage: Sendable {
  private let history: AgreementHistory
  private let clauses: ClauseHistory?
  private let text: FrameText

  /// - Parameter clauses: in which versions each clause changed, where that is known.
  package init(
    _ history: AgreementHistory, language: String, base: LinkBase, clauses: ClauseHistory? = nil
  ) {
    self.history = history
    self.clauses = clauses
    text = FrameText(language: language, base: base)
  }

  /// Puts the values of the keys in that follow from the history; those of site and product are
  /// for the caller, as on every page.
  package func set(_ context: inout PageContext, templates: PageTemplates) {
    let labels = text.labels
    context.set(.language, text.language)
    context.set(.direction, LanguageTag.isRightToLeft(text.language) ? "rtl" : "ltr")
    context.set(.title, labels.text("versionsOf", history.title))
    context.set(.agreement, history.title)
    context.set(.agreementPath, text.base.link(to: history.currentPage))
    context[.statusNote] = text.summary(of: history)
    if let page = history.auditPage(for: text.language) {
      context.set(.auditPath, text.base.link(to: page))
    }
    context[.versionLinks] = VersionLinks(history: history, text: text).html(at: nil)
    if let feed = history.feed { context.set(.feedPath, text.base.link(to: feed)) }
    if let asOf = history.asOf {
      context.set(
        .statusDate, labels.text("asOf", DateText.text(asOf.day, language: text.language)))
    }
    if history.historyPages.count > 1 {
      let links = LocaleLinks(
        history.historyPages, language: text.language, first: history.authoritative,
        base: text.base, fallback: history.historyPages[history.authoritative])
      context[.languages] = links.items
      context[.alternates] = links.alternates
    }
    var rows: [UInt8] = []
    for version in history.versions.reversed() {
      rows += templates.render(.historyVersion, row(version))
    }
    context[.versions] = rows
    if let clauses, !clauses.clauses.isEmpty {
      context[.clauses] = ClauseList(history: history, text: text).html(of: clauses)
    }
  }

  private func row(_ version: AgreementHistory.Version) -> PageContext {
    let labels = text.labels
    let language = text.language
    var context = PageContext(labels: labels)
    context.isCurrent = version.status == .current
    context.set(.language, language)
    context.set(.version, version.version.text)
    context.set(.status, version.status.rawValue)
    context.set(.statusText, labels[VersionBanner.label(of: version.status)])
    if let page = history.page(of: version, for: language) {
      context.set(.path, text.base.link(to: page.value))
    }
    context.set(.published, version.published.description)
    context.set(.publishedText, DateText.text(version.published, language: language))
    context.set(.effective, version.effective.description)
    context.set(
      .effectiveText, MomentText.short(version.effective, labels: labels, language: language))
    if let until = version.periods.first?.until, until > version.start {
      context.set(.until, until.description)
      context.set(.untilText, MomentText.short(until, labels: labels, language: language))
    }
    let notes = notes(on: version)
    if !notes.isEmpty { context[.statusNote] = Array(notes.joined(separator: [0x20])) }
    let reason =
      version.status == .withdrawn ? version.withdrawalReason : version.supersessionReason
    if !reason.isEmpty { context.set(.reason, reason) }
    context.set(.change, version.declared.rawValue)
    context.set(.changeText, labels[ChangeText.label(of: version.declared)])
    if let name = ChangeText.label(of: version.computed) {
      context.set(.comparison, labels[name])
    }
    if let summary = history.best(of: version.summary, for: language), !summary.value.isEmpty {
      context.set(.summary, summary.value)
      context.set(.summaryLanguage, summary.locale.text)
    }
    if let digest = history.best(of: version.textDigests, for: language) {
      context.set(.digest, digest.value)
      context.set(.digestShort, String(digest.value.drop { $0 != ":" }.dropFirst().prefix(12)))
    }
    let redlines = redlines(of: version)
    if !redlines.isEmpty { context[.redlines] = redlines }
    return context
  }

  /// What a row says beside the first time that the version was in force.
  private func notes(on version: AgreementHistory.Version) -> [[UInt8]] {
    var notes: [[UInt8]] = []
    for period in version.periods.dropFirst() {
      let isOver = version.pastPeriods(at: history.asOf).contains(period)
      if isOver, let until = period.until {
        notes.append(text.sentence("wasInForce", text.time(period.from), text.time(until)))
      } else if version.status == .current {
        notes.append(text.sentence("inForceSince", text.time(period.from)))
      }
    }
    if version.status != .upcoming, version.neverTookEffect {
      notes.append(text.sentence("neverInForce"))
    }
    // The reason follows.
    if let day = version.withdrawn { notes.append(text.sentence("withdrawnOn", text.time(day))) }
    return notes
  }

  /// Items that lead to the changes since the version before, and up to those in force and upcoming.
  private func redlines(of version: AgreementHistory.Version) -> [UInt8] {
    var items: [UInt8] = []
    func add(_ old: AgreementHistory.Version, _ new: AgreementHistory.Version, _ label: String) {
      let named = label == "changesFrom" ? old : new
      guard let page = history.redline(from: old.version, to: new, for: text.language) else {
        return
      }
      let name = text.sentence(
        label, FrameText.Piece(html: text.isolated(named.version.text)))
      items += "<li>".utf8
      items += text.link(to: page.value, name, hreflang: page.locale.text)
      items += "</li>\n".utf8
    }
    let before = history.predecessor(of: version.version)
    if let before { add(before, version, "changesFrom") }
    if let former = history.formerVersion(of: version, for: text.language),
      former.version != before?.version
    {
      add(former, version, "changesFrom")
    }
    for next in (history.inForce.map { [$0] } ?? []) + history.upcoming
    where next.version != version.version {
      add(version, next, "changesTo")
    }
    return items
  }
}
