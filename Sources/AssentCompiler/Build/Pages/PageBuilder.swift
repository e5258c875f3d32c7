import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRender
import Foundation

/// Builds the HTML pages of one document.
struct PageBuilder {
  let site: Site
  let product: Configuration.Product
  let document: LegalDocument
  let diagrams: DrawnDiagrams
  let textDigest: Manifest.Digest
  let wordCount: Int
  /// Where the page of this version stands.
  let permanentPlace: Placement.Page
  let edition: Edition
  /// Of an agreement.
  let listing: Listing?

  /// The page at a place, with the words that stand in its text.
  func page(
    at place: Placement.Page, isCurrent: Bool, templates: PageTemplates
  ) -> Rendered {
    let base = LinkBase(place.html, on: site)
    let root = base.root
    var context = PageContext(
      for: document.kind, language: document.language, of: product, on: site, at: base)
    var frame = HTMLRenderer.PageFrame(
      of: document, diagrams: diagrams,
      resolve: site.linkResolver(of: document.path, root: root, links: edition.links),
      labels: context.labels)
    if let versions = versionFrame(at: base), let changes = edition.changes {
      frame.marks = versions.clauseMarks(of: document, changes)
    }
    let body = HTMLRenderer(frame: frame).render(document.markup)
    let labels = context.labels
    setFacts(&context)
    setPlace(&context, place: place, root: root, isCurrent: isCurrent)
    setVersions(&context, base: base)
    context[.body] = withHeading(body.bytes)
    context[.contents] = ContentsList.html(of: document)
    context.license = document.metadata.spdx.map {
      PageContext.LicenseSummary($0.value, value: { LicenseSummary.value(of: $0, labels: labels) })
    }
    let page: PageTemplates.Page = document.kind.isAgreement ? .agreement : .page
    return Rendered(bytes: templates.render(page, context), words: body.words)
  }

  /// The text with its title as a heading before it, where it has no heading of level 1 itself.
  private func withHeading(_ body: [UInt8]) -> [UInt8] {
    guard document.topHeading == nil, let title = document.metadata.title else { return body }
    return HTMLText.element("h1", title) + body
  }

  private func setFacts(_ context: inout PageContext) {
    let metadata = document.metadata
    let language = document.language
    context.set(.language, language)
    context.set(.direction, LanguageTag.isRightToLeft(language) ? "rtl" : "ltr")
    context.set(.title, metadata.title ?? Placement.fileName(of: document.path))
    context.set(.description, metadata.description?.value)
    context.set(.version, metadata.version?.number)
    context.set(.versionLabel, metadata.version?.label)
    context.set(.licensor, metadata.statedLicensor)
    let publisher = metadata.statedLicensor ?? site.configuration.publisherName
    context.set(.publisher, publisher.isEmpty ? nil : publisher)
    let words = metadata.contactWords?.value
    context.set(.contact, metadata.statedContact?.description ?? words)
    context.set(.contactLink, metadata.statedContact?.description)
    context.set(.contactText, metadata.statedContact?.text ?? words)
    context.set(.languageName, LanguageName.text(language))
    let dates: [(Manifest.Day?, PageKey, PageKey)] = [
      (metadata.published, .published, .publishedText),
      (metadata.updated, .updated, .updatedText),
    ]
    for case (let date?, let key, let textKey) in dates {
      context.set(key, date.description)
      context.set(textKey, DateText.text(date, language: language))
    }
    if let effective = metadata.effectiveMoment {
      context.set(.effective, effective.description)
      context.set(.effectiveText, DateText.text(effective, language: language))
    }
    context.set(.digest, textDigest.description)
    context.set(.digestShort, String(textDigest.hexadecimal.prefix(12)))
    context.set(.words, NumberText.text(wordCount, language: language))
    let speed = WordCount.perMinute(language: language)
    context.set(.readingMinutes, String(max(1, (wordCount + speed / 2) / speed)))
  }

  private func setPlace(
    _ context: inout PageContext, place: Placement.Page, root: String, isCurrent: Bool
  ) {
    context.set(.textPath, PercentEncoding.path.encoded(Placement.fileName(of: place.text.text)))
    context.set(.jsonPath, PercentEncoding.path.encoded(Placement.fileName(of: place.json.text)))
    context.set(.permalink, site.address(of: permanentPlace.html.text))
    if isCurrent {
      context.set(.releasePath, root + PercentEncoding.path.encoded(permanentPlace.html.text))
    }
    if let address = site.address(of: place.html.text) {
      context[.linkedData] = LinkedData.document(
        document, version: listing?.version, digest: textDigest, at: place, address: address,
        on: site)
    }
    context.isCurrent = isCurrent
  }

  private func versionFrame(at base: LinkBase) -> VersionFrame? {
    edition.history.map { VersionFrame($0, language: document.language, base: base) }
  }

  /// How this version of an agreement stands to the others, and its other languages.
  private func setVersions(_ context: inout PageContext, base: LinkBase) {
    guard let history = edition.history, let listing, let frame = versionFrame(at: base) else {
      return setLocales(&context, root: base.root)
    }
    frame.set(
      &context, version: listing.version, form: edition.form == .draft ? .draft : .release)
    guard history.isReleased else { return setLocales(&context, root: base.root) }
    guard let links = frame.localeLinks(of: listing.version) else { return }
    context[.languages] = links.items
    if listing.isTranslation, let page = history[listing.version]?.pages[history.authoritative] {
      context[.authoritative] = LocaleLinks.sentence(
        context.labels["translation"],
        to: LocaleLinks.Link(
          language: history.authoritative.text,
          address: base.link(to: page), canonical: ""))
    }
    context[.alternates] = links.alternates
  }

  /// The same agreement in other languages.
  private func setLocales(_ context: inout PageContext, root: String) {
    let locales = site.locales.locales(of: document.path, version: listing?.version)
    guard edition.form != .draft, !locales.isEmpty else { return }
    func address(_ path: String) -> String { root + PercentEncoding.path.encoded(path) }
    let links = LocaleLinks(
      language: document.language,
      links: locales.map {
        LocaleLinks.Link(
          language: $0.language, address: address($0.html),
          canonical: site.address(of: $0.html) ?? address($0.html))
      },
      fallback: locales.lazy.compactMap(\.current).first.map {
        site.address(of: $0) ?? address($0)
      })
    context[.languages] = links.items
    if listing?.isTranslation == true, let original = locales.first(where: \.isAuthoritative) {
      context[.authoritative] = LocaleLinks.sentence(
        context.labels["translation"],
        to: LocaleLinks.Link(
          language: original.language, address: address(original.html), canonical: ""))
    }
    context[.alternates] = links.alternates
  }
}
