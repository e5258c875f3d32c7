import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender

/// Compiles one document: bytes and site in, files and findings out. It touches nothing else.
struct DocumentCompiler: Sendable {
  /// A document with all that was made of it.
  struct Output: Sendable {
    var facts: DocumentFacts?
    var artifacts: [Artifact]
    var diagnostics: [Diagnostic]
  }

  let site: Site

  /// Interprets a source without rendering it.
  ///
  /// - Parameter kind: that of the agreement whose translation it is by its name, where no document
  ///   of the site tells it.
  func interpret(
    _ source: SourceFile, path: String, translated kind: DocumentKind? = nil
  ) -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: source), path: path, as: site.statedKind,
      translated: site.originals.kind(ofTranslation: path) ?? kind,
      defaultLanguage: site.configuration.statedLanguage)
  }

  /// Whether a file is published; `nil` where a document is looked at by itself.
  private var isPublished: (@Sendable (String) -> Bool)? {
    guard !site.pagesByPath.isEmpty else { return nil }
    let pages = site.pagesByPath
    return { pages[$0] != nil }
  }

  /// Whether something is published where a link leads that is no document or picture.
  private var leadsToPlace: (@Sendable (RelativeLink) -> Bool)? {
    guard let places = site.places else { return nil }
    return { places.place(of: $0) != nil }
  }

  /// The findings in a document, with the severities of the configuration.
  func lint(_ document: LegalDocument) -> [Diagnostic] {
    findings(in: subject(of: document))
  }

  /// A document as lint looks at it, its diagrams read.
  private func subject(
    of document: LegalDocument, original: LegalDocument? = nil, drifts: [Drift]? = nil
  ) -> LintSubject {
    LintSubject(
      document, requiredSections: site.configuration.requiredSections(of: document),
      isPublished: isPublished, leadsToPlace: leadsToPlace, original: original, drifts: drifts,
      textWidth: site.width)
  }

  private func findings(in subject: LintSubject) -> [Diagnostic] {
    let configuration = site.configuration
    let isKindGiven = site.statedKind != nil
    var linter = Linter(severity: { rule, document in
      rule.id == .unstatedKind && isKindGiven
        ? nil
        : configuration.severity(of: rule, path: document.path, kind: document.kind)
    })
    linter.listedCount = site.listedCount
    let findings = linter.findings(in: subject)
    let document = subject.document
    var others =
      [configuration.unknownProfile(of: document)].compactMap(\.self)
      + configuration.gateFindings(of: document, original: subject.original)
      + configuration.publisherFindings(of: document)
    if let description = configuration.flows[document.path] {
      others +=
        document.kind.isAgreement
        ? [GateFlows.agreement(document.path, in: document.markup.source.path)]
        : GateFlows.findings(in: subject.diagrams, of: document.markup, description)
    }
    guard !others.isEmpty else { return findings }
    return (others + findings).sorted(by: Diagnostic.inSourceOrder)
  }

  /// What a file that is looked at by itself is taken for: what the site states of all, or it of itself,
  /// or the text it is a translation of, or its name.
  func plannedKind(of source: SourceFile, at path: String) -> DocumentKind {
    if let stated = site.statedKind { return stated }
    let named = DocumentKind.named(by: Placement.fileName(of: path)).kind
    return switch LegalDocument.declaredKind(in: source) {
    case .known(let stated): stated
    case .unknown: named
    case nil: site.originals.kind(ofTranslation: path) ?? named
    }
  }

  /// Interprets and lints a source.
  ///
  /// - Parameters:
  ///   - kind: what the plan takes the document for.
  ///   - drifts: what it says otherwise than other documents do; `nil` where these are not known.
  func check(
    _ source: SourceFile, path: String, kind: DocumentKind, drifts: [Drift]? = nil
  ) -> CheckedDocument {
    let document = interpret(source, path: path)
    let original = site.originals.source(translatedAt: path)
      .map { interpret(site.facts?.read($0.source, path: $0.path) ?? $0.source, path: $0.path) }
    let subject = subject(of: document, original: original, drifts: drifts)
    var diagnostics = findings(in: subject)
    let isUnreadable = document.markup.diagnostics.contains { $0.severity == .error }
    var listing: Listing?
    let isAgreement = kind.isAgreement || document.kind.isAgreement
    let stopped = Set(diagnostics.filter { $0.severity == .error }.map(\.rule))
    // Of two sides of a merge nobody knows which the text is.
    if isAgreement, !isUnreadable, !stopped.contains(.mergeConflict) {
      var faults: [Diagnostic] = []
      listing = Listing(
        of: document, isTranslation: site.originals.isTranslation(path), reported: stopped
      ) {
        if site.hasManifest || $0.range != nil { faults.append($0) }
      }
      // Where the text or its front matter cannot be read, what it lacks is not known.
      let isKnown =
        stopped.isDisjoint(with: [.invalidFrontMatter, .unclosedFrontMatter])
        && !(subject.onlyRule.map(stopped.contains) ?? false)
      if isKnown {
        // What a rule reports as well is said once, as the error that it is.
        let places = Set(faults.compactMap(\.range))
        diagnostics.removeAll { $0.range.map(places.contains) ?? false }
        diagnostics = (diagnostics + faults).sorted(by: Diagnostic.inSourceOrder)
      }
    }
    let isFaulty = isAgreement && diagnostics.contains { $0.severity == .error }
    return CheckedDocument(
      document: document, diagrams: subject.diagrams, diagnostics: diagnostics, listing: listing,
      isRefused: isUnreadable || isFaulty || (isAgreement && listing == nil),
      original: original?.markup.source,
      binding: listing.flatMap { _ in
        BindingLanguage(statedIn: document.markup, isQuick: original == nil)
      },
      originalBinding: original.flatMap { BindingLanguage(statedIn: $0.markup) },
      hasDirectives: subject.hasDirectives, mentionsDrift: subject.mentionsDrift)
  }

  /// Reads a text that was released.
  ///
  /// Rules do not look at it: nobody can change it any more, and it stays published whatever rules
  /// come later. What the ledger says of it counts, such as a day that was corrected.
  func release(_ source: SourceFile, path: String, listing: Listing) -> CheckedDocument {
    // What was released is an agreement, also where its original is gone.
    var document = interpret(source, path: path, translated: .terms)
    if document.metadata.version?.number != listing.version.text {
      document.metadata.versions.insert(
        Metadata.Found(
          Version(number: listing.version.text), written: listing.version.text,
          range: document.metadata.versions.first?.range ?? source.range(ofBytes: 0..<0),
          origin: .frontMatter),
        at: 0)
    }
    let stated = document.metadata.effectiveDates.first
    if stated?.moment.timestamp != listing.effective.timestamp {
      document.metadata.effectiveDates.insert(
        Metadata.Found(
          listing.effective.day, written: listing.effective.description,
          range: stated?.range ?? source.range(ofBytes: 0..<0), origin: .frontMatter, form: .iso),
        at: 0)
    }
    let published = document.metadata.publishedDates.first
    if published?.value != listing.published {
      document.metadata.publishedDates.insert(
        Metadata.Found(
          listing.published, written: listing.published.description,
          range: published?.range ?? source.range(ofBytes: 0..<0), origin: .frontMatter, form: .iso),
        at: 0)
    }
    let errors = document.markup.diagnostics.filter { $0.severity == .error }
    return CheckedDocument(
      document: document, diagrams: LintedDiagram.all(in: document), diagnostics: errors,
      listing: listing, isRefused: !errors.isEmpty)
  }

  /// Renders a document in every format.
  ///
  /// - Returns: no facts and no files for a document that is refused.
  func render(
    _ checked: CheckedDocument, path: String, edition: Edition = .working
  ) -> Output {
    var document = checked.document
    var diagnostics = checked.diagnostics
    let product = site.product(of: path)
    guard !checked.isRefused, let templates = site.templates(of: product),
      let places = places(of: path, checked.listing, edition)
    else {
      return Output(facts: nil, artifacts: [], diagnostics: diagnostics)
    }

    document.breakListedLines()
    let diagrams = DiagramDrawer().draw(&document, read: checked.diagrams)
    let original = checked.listing.flatMap { self.original(of: path, $0) }
    let status = checked.listing.flatMap { listing in
      edition.history.flatMap {
        VersionStatus(
          of: listing.version, form: edition.form == .draft ? .draft : .release, in: $0,
          language: document.language)
      }
    }
    let renderer = JSONRenderer(
      generator: site.generator, diagrams: diagrams, original: original, status: status?.name)
    let json = renderer.render(document, digest: TextDigest.digest(ofWords:))
    let text = plainText(
      of: document, diagrams, digest: json.textDigest, at: places[0], links: edition.links,
      original: original, status: status)
    let pages = PageBuilder(
      site: site, product: product, document: document, diagrams: diagrams,
      textDigest: json.textDigest,
      wordCount: json.wordCount, permanentPlace: places[0], edition: edition,
      listing: checked.listing)
    let textArtifact = Artifact(
      path: places[0].text, type: Artifact.text, bytes: text.bytes, columns: site.width)
    let jsonArtifact = Artifact(
      path: places[0].json, type: Artifact.json, bytes: json.rendered.bytes)
    var artifacts: [Artifact] = []
    for (index, place) in places.enumerated() {
      let html = pages.page(at: place, isCurrent: index > 0, templates: templates)
      let words = json.rendered.words
      guard html.words.holdsSameWords(as: words, in: document.markup),
        text.words.holdsSameWords(as: words, in: document.markup)
      else {
        diagnostics.append(disagreement([html, text, json.rendered], document.markup))
        return Output(facts: nil, artifacts: [], diagnostics: diagnostics)
      }
      artifacts += [
        Artifact(path: place.html, type: Artifact.html, bytes: html.bytes),
        textArtifact.at(place.text), jsonArtifact.at(place.json),
      ]
    }

    let metadata = document.metadata
    var facts = DocumentFacts(
      path: path, kind: document.kind, language: document.language, listing: checked.listing,
      title: metadata.title ?? Placement.fileName(of: path), version: metadata.version,
      effective: metadata.effectiveMoment, published: metadata.published, updated: metadata.updated,
      newestDate: metadata.newestDate, spdx: metadata.spdx?.value, words: json.wordCount,
      sourceDigest: TextDigest.digest(of: document.markup.source.bytes),
      textDigest: json.textDigest,
      artifacts: artifacts.prefix(3).map { ArtifactFacts($0) },
      currentArtifacts: artifacts.dropFirst(3).map { ArtifactFacts($0) })
    facts.gate = metadata.gate
    facts.form = edition.form
    facts.isCurrent = edition.isCurrent
    return Output(facts: facts, artifacts: artifacts, diagnostics: diagnostics)
  }

  /// The places of a document's pages: for an agreement those of its version, then the current ones.
  ///
  /// - Returns: `nil` where a name cannot be published, which is a finding of its own.
  func places(
    of path: String, _ listing: Listing?, _ edition: Edition
  ) -> [Placement.Page]? {
    guard let listing else { return Placement.documentation(path).map { [$0] } }
    guard edition.form != .draft else {
      return Placement.draft(path, locale: listing.locale).map { [$0] }
    }
    guard
      let release = Placement.release(path, version: listing.version, locale: listing.locale)
    else { return nil }
    guard !listing.isTranslation, edition.isCurrent else { return [release] }
    return Placement.current(path).map { [release, $0] }
  }

  /// The text that binds, of a version of which this one is a translation.
  private func original(of path: String, _ listing: Listing) -> OriginalText? {
    guard listing.isTranslation else { return nil }
    return site.locales.locales(of: path, version: listing.version).first(where: \.isAuthoritative)
      .map {
        OriginalText(language: $0.language, path: $0.path, address: site.address(of: $0.html))
      }
  }

  private func plainText(
    of document: LegalDocument, _ diagrams: DrawnDiagrams, digest: Manifest.Digest,
    at place: Placement.Page, links: [String: String], original: OriginalText?,
    status: VersionStatus?
  ) -> Rendered {
    var options = PlainTextRenderer.Options(width: site.width)
    options.wideDiagramNote = FrameLabels.labels(for: document.language)["wideDiagram"]
    options.head = TextHead.head(
      of: document, digest: digest,
      place: TextHead.Place(
        publisher: site.configuration.publisherName,
        contact: site.configuration.publisherContact, address: site.address(of: place.html.text)),
      original: original, status: status)
    let resolve = site.linkResolver(
      of: document.path, root: site.configuration.siteURL ?? "", links: links)
    return PlainTextRenderer(options: options, diagrams: diagrams, resolve: resolve)
      .render(document.markup)
  }

  private func disagreement(_ formats: [Rendered], _ document: Document) -> Diagnostic {
    let sizes = formats.map { $0.words.words(in: document.text).count }
    let counts = "HTML \(sizes[0]), text \(sizes[1]), JSON \(sizes[2])"
    return Diagnostic(
      rule: .formatsDisagree, severity: .error,
      message: "the formats do not carry the same words (bytes of words: \(counts))",
      file: document.source.path,
      help: "this is a fault of the program; nothing of it was published")
  }
}
