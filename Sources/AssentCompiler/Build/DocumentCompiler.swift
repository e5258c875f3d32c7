import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup
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
  func interpret(_ source: SourceFile, path: String) -> LegalDocument {
    LegalDocument(
      interpreting: Document(parsing: source), path: path,
      defaultLanguage: site.configuration.statedLanguage)
  }

  /// Whether a file is published; `nil` where a document is looked at by itself.
  private var isPublished: (@Sendable (String) -> Bool)? {
    guard !site.pagesByPath.isEmpty else { return nil }
    let pages = site.pagesByPath
    return { pages[$0] != nil }
  }

  /// The findings in a document, with the severities of the configuration.
  func lint(_ document: LegalDocument) -> [Diagnostic] {
    findings(in: subject(of: document))
  }

  /// A document as lint looks at it, its diagrams read.
  private func subject(of document: LegalDocument) -> LintSubject {
    LintSubject(
      document, requiredSections: site.configuration.requiredSections(of: document),
      isPublished: isPublished, textWidth: site.width)
  }

  private func findings(in subject: LintSubject) -> [Diagnostic] {
    let configuration = site.configuration
    let linter = Linter(severity: { rule, document in
      configuration.severity(of: rule, path: document.path, kind: document.kind)
    })
    let findings = linter.findings(in: subject)
    guard let finding = configuration.unknownProfile(of: subject.document) else { return findings }
    return ([finding] + findings).sorted(by: Diagnostic.inSourceOrder)
  }

  /// Compiles a source to every format.
  ///
  /// Where the document has an error that makes it unfit to be published, no files come out.
  func compile(_ source: SourceFile, path: String) -> Output {
    var document = interpret(source, path: path)
    let subject = subject(of: document)
    var diagnostics = findings(in: subject)
    let isRefused =
      document.document.diagnostics.contains { $0.severity == .error }
      || (document.kind.isAgreement && diagnostics.contains { $0.severity == .error })
    guard !isRefused else {
      return Output(facts: nil, artifacts: [], diagnostics: diagnostics)
    }
    let product = site.product(of: path)
    guard let templates = site.templates(of: product) else {
      return Output(facts: nil, artifacts: [], diagnostics: diagnostics)
    }

    document.breakListedLines()
    let diagrams = DiagramDrawer().draw(&document, read: subject.diagrams)
    var textDigest = ""
    let json = JSONRenderer(generator: site.generator, diagrams: diagrams).render(document) {
      words in
      textDigest = TextDigest.digest(ofWords: words)
      return textDigest
    }
    let sourceDigest = TextDigest.digest(of: source.bytes)
    let places: [Placement.Page]
    if document.kind.isAgreement, let version = document.metadata.version {
      let release = Placement.release(
        path, version: version.number, locale: document.language)
      places = isTranslation(path) ? [release] : [release, Placement.current(path)]
    } else {
      places = [Placement.documentation(path)]
    }

    let text = plainText(of: document, diagrams, digest: textDigest, at: places[0])
    let pages = PageBuilder(
      site: site, product: product, document: document, diagrams: diagrams, textDigest: textDigest,
      wordCount: json.wordCount, permanentPlace: places[0])
    let textArtifact = Artifact(
      path: "", type: Artifact.text, bytes: text.bytes, digest: TextDigest.digest(of: text.bytes),
      columns: site.width)
    let jsonArtifact = Artifact(
      path: "", type: Artifact.json, bytes: json.rendered.bytes,
      digest: TextDigest.digest(of: json.rendered.bytes))
    var artifacts: [Artifact] = []
    for (index, place) in places.enumerated() {
      let html = pages.page(at: place, isCurrent: index > 0, templates: templates)
      let words = json.rendered.words
      guard html.words.holdsSameWords(as: words, in: document.document),
        text.words.holdsSameWords(as: words, in: document.document)
      else {
        diagnostics.append(disagreement([html, text, json.rendered], document.document))
        return Output(facts: nil, artifacts: [], diagnostics: diagnostics)
      }
      artifacts.append(
        Artifact(
          path: place.html, type: Artifact.html, bytes: html.bytes,
          digest: TextDigest.digest(of: html.bytes)))
      for (path, artifact) in [(place.text, textArtifact), (place.json, jsonArtifact)] {
        var artifact = artifact
        artifact.path = path
        artifacts.append(artifact)
      }
    }

    let metadata = document.metadata
    let facts = DocumentFacts(
      path: path, kind: document.kind, language: document.language,
      isTranslation: isTranslation(path),
      title: metadata.title ?? Placement.fileName(of: path), version: metadata.version,
      effective: metadata.effective, published: metadata.published, updated: metadata.updated,
      newestDate: metadata.newestDate, spdx: metadata.spdx?.value, words: json.wordCount,
      sourceDigest: sourceDigest, textDigest: textDigest,
      artifacts: artifacts.prefix(3).map { ArtifactFacts($0) },
      currentArtifacts: artifacts.dropFirst(3).map { ArtifactFacts($0) })
    return Output(facts: facts, artifacts: artifacts, diagnostics: diagnostics)
  }

  private func plainText(
    of document: LegalDocument, _ diagrams: DrawnDiagrams, digest: String,
    at place: Placement.Page
  ) -> Rendered {
    var options = PlainTextRenderer.Options(width: site.width)
    options.wideDiagramNote = FrameLabels.labels(for: document.language)["wideDiagram"]
    options.head = TextHead.head(
      of: document, digest: digest,
      place: TextHead.Place(
        publisher: site.configuration.publisherName,
        contact: site.configuration.publisherContact, address: site.address(of: place.html)))
    let resolve = site.linkResolver(of: document.path, root: site.configuration.siteURL ?? "")
    return PlainTextRenderer(options: options, diagrams: diagrams, resolve: resolve)
      .render(document.document)
  }

  /// Whether the name has a locale and the same name without one is there too.
  private func isTranslation(_ path: String) -> Bool {
    DocumentKind.named(by: Placement.fileName(of: path)).locale != nil
      && site.agreementsWithoutLocale.contains(Placement.agreementKey(of: path))
  }

  private func disagreement(_ formats: [Rendered], _ document: Document) -> Diagnostic {
    let sizes = formats.map { $0.words.words(in: document.text).count }
    let counts = "HTML \(sizes[0]), text \(sizes[1]), JSON \(sizes[2])"
    return Diagnostic(
      rule: "formats-disagree", severity: .error,
      message: "the formats do not carry the same words (bytes of words: \(counts))",
      file: document.source.path,
      help: "this is a fault of the program; nothing of it was published")
  }
}
