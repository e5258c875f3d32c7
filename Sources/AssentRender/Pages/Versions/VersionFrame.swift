import AssentLicense
import AssentManifest

/// What the page of one version shows of all the others: banner, list of versions and links.
package struct VersionFrame: Sendable {
  /// What a page shows.
  package enum Form: Hashable, Sendable {
    /// A version as it was released, or as it stands where nothing was ever released.
    case release
    /// A working text ahead of its last release.
    case draft
  }

  private let history: AgreementHistory
  private let text: FrameText

  /// - Parameter language: of the page.
  package init(_ history: AgreementHistory, language: String, base: LinkBase) {
    self.history = history
    text = FrameText(language: language, base: base)
  }

  /// Puts the values of the keys in; of an agreement without releases only its status, because
  /// nothing is known of its other versions.
  package func set(
    _ context: inout PageContext, version: Manifest.Version, form: Form = .release
  ) {
    let banner = VersionBanner(history: history, text: text)
    switch form {
    case .draft:
      context.set(.status, "draft")
      context.set(.statusText, text.labels["statusDraft"])
      context.set(.robots, "noindex")
      context[.canonical] = nil
      context[.linkedData] = nil
      context[.banner] = banner.draft()
    case .release:
      guard let entry = history[version] else { return }
      context.set(.status, entry.status.rawValue)
      context.set(.statusText, text.labels[VersionBanner.label(of: entry.status)])
      guard history.isReleased || entry.status != .current else { return }
      context[.banner] = banner.release(entry)
    }
    guard history.isReleased else { return }
    if form == .release, let entry = history[version] { setDates(of: entry, in: &context) }
    let shown = form == .draft ? nil : version
    context[.versions] = VersionPicker(history: history, text: text).html(at: shown)
    context[.versionLinks] = VersionLinks(history: history, text: text).html(at: version)
    if let page = history.historyPage(for: text.language) {
      context.set(.historyPath, text.base.link(to: page))
    }
    if let page = history.auditPage(for: text.language) {
      context.set(.auditPath, text.base.link(to: page))
    }
    if let feed = history.feed { context.set(.feedPath, text.base.link(to: feed)) }
  }

  /// The dates of the ledger, which may have put right those that the text states.
  private func setDates(of version: AgreementHistory.Version, in context: inout PageContext) {
    context.set(.published, version.published.description)
    context.set(.publishedText, DateText.text(version.published, language: text.language))
    context.set(.effective, version.effective.description)
    context.set(
      .effectiveText,
      MomentText.short(version.effective, labels: text.labels, language: text.language))
  }

  /// What stands below the headings of the newest text: in which versions each section changed.
  ///
  /// - Returns: HTML by index of the heading, for ``HTMLRenderer/PageFrame/marks``.
  package func clauseMarks(
    of document: LegalDocument, _ changes: ClauseHistory
  ) -> [Int: [UInt8]] {
    ClauseMarks(history: history, text: text).html(of: document, changes)
  }

  /// The ways from a version to the same version in other languages; `nil` where there is one.
  package func localeLinks(of version: Manifest.Version) -> LocaleLinks? {
    guard let entry = history[version], entry.pages.count > 1 else { return nil }
    return LocaleLinks(
      entry.pages, language: text.language, first: history.authoritative, base: text.base,
      fallback: entry.status == .current ? history.currentPage : entry.pages[history.authoritative])
  }
}

extension LocaleLinks {
  /// Links to pages by language, the text that binds before its translations.
  init(
    _ pages: [Manifest.Locale: String], language: String, first: Manifest.Locale, base: LinkBase,
    fallback: String?
  ) {
    let locales = pages.keys.sorted { ($0 == first ? 0 : 1, $0) < ($1 == first ? 0 : 1, $1) }
    self.init(
      language: language,
      links: locales.compactMap { locale in
        pages[locale].map {
          Link(
            language: locale.text, address: base.link(to: $0), canonical: base.canonical($0))
        }
      },
      fallback: fallback.map(base.canonical))
  }
}
