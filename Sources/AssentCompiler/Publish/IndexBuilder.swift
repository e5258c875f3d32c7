import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRender

/// Builds the page that lists products, their agreements and their documents.
struct IndexBuilder {
  let site: Site
  let documents: [DocumentFacts]
  /// How the versions of an agreement stand to each other, by its key.
  var histories: [String: AgreementHistory] = [:]

  func page(_ templates: PageTemplates) -> [UInt8] {
    let configuration = site.configuration
    let language = configuration.language
    let labels = FrameLabels.labels(for: language)
    var context = PageContext(labels: labels)
    context.set(.language, language)
    context.set(.direction, LanguageTag.isRightToLeft(language) ? "rtl" : "ltr")
    context.set(.title, site.name(in: labels))
    context.set(.root, "")
    context.set(.siteName, site.name(in: labels))
    context.set(
      .publisherName, configuration.publisherName.isEmpty ? nil : configuration.publisherName)
    context.set(.publisherContact, configuration.publisherContact?.description)
    context.set(.publisherContactText, configuration.publisherContact?.text)
    context.set(.generator, site.generator)
    if let address = site.address(of: "index.html") {
      context.set(.canonical, address)
      context[.linkedData] = LinkedData.index(of: site)
    }
    let products = site.products.values.filter { !documents.of($0, on: site).isEmpty }
      .sorted { $0.folder < $1.folder }
    context.products = .list(
      products.map {
        value(of: $0, isOnly: products.count == 1, labels: labels, templates)
      })
    return templates.render(.index, context)
  }

  private func value(
    of product: Configuration.Product, isOnly: Bool, labels: FrameLabels,
    _ templates: PageTemplates
  ) -> PageContext.Value {
    let own = documents.of(product, on: site)
    let name = site.name(of: product, in: labels)
    let agreements = inOrder(own.filter { $0.listing != nil && $0.isCurrent })
    let pages = own.lazy.filter { $0.listing == nil }
    var value: [String: PageContext.Value] = [
      "id": .string(product.id), "name": .string(name),
      "isWholeSite": .bool(isOnly && name == site.name(in: labels)),
      "agreements": entries(agreements) {
        templates.render(.indexAgreement, agreement($0, labels: labels))
      },
      "hasAgreements": .bool(!agreements.isEmpty),
      "pages": entries(pages) { templates.render(.indexPage, page($0, labels: labels)) },
      "hasPages": .bool(!pages.isEmpty),
      "manifestPath": .string(Placement.join(product.folder, "manifest.json")),
      "sumsPath": .string(Placement.join(product.folder, "SHA256SUMS")),
    ]
    let isReleased = agreements.contains {
      histories[Placement.agreementKey(of: $0.path)]?.isReleased == true
    }
    if isReleased, let feed = Placement.feed(product.folder) {
      value["feedPath"] = .string(PercentEncoding.path.encoded(feed.text))
    }
    return .object(value)
  }

  /// The text that binds before its translations.
  private func inOrder(_ agreements: [DocumentFacts]) -> [DocumentFacts] {
    agreements.map { (Placement.agreementKey(of: $0.path), $0.isTranslation ? 1 : 0, $0) }
      .sorted { ($0.0, $0.1, $0.2.path) < ($1.0, $1.1, $1.2.path) }.map(\.2)
  }

  private func entries(
    _ documents: some Sequence<DocumentFacts>, _ render: (DocumentFacts) -> [UInt8]
  ) -> PageContext.Value {
    var out: [UInt8] = []
    for document in documents { out += render(document) }
    return .bytes(out)
  }

  private func agreement(_ document: DocumentFacts, labels: FrameLabels) -> PageContext {
    var context = entry(
      document.currentArtifacts.isEmpty ? document.artifacts : document.currentArtifacts,
      labels: labels)
    context.set(.title, document.title)
    context.set(.kindLabel, labels[document.kind.rawValue])
    context.set(.version, document.version?.number)
    context.set(.language, document.language)
    context.set(.languageName, LanguageName.text(document.language))
    context.set(
      .words, NumberText.text(document.words, language: site.configuration.language))
    context.set(.digest, document.textDigest.description)
    context.set(.digestShort, String(document.textDigest.hexadecimal.prefix(12)))
    if let history = histories[Placement.agreementKey(of: document.path)] {
      let site = site
      let base = LinkBase(page: "index.html") { site.address(of: $0) }
      IndexVersions(history, language: site.configuration.language, base: base).set(&context)
    }
    if let date = document.effective {
      context.set(.effective, date.description)
      context.set(.effectiveText, DateText.text(date, language: site.configuration.language))
    }
    return context
  }

  private func page(_ document: DocumentFacts, labels: FrameLabels) -> PageContext {
    var context = entry(document.artifacts, labels: labels)
    context.set(.title, document.title)
    context.set(.version, document.version?.number)
    if let date = document.updated ?? document.published ?? document.effective?.day {
      context.set(.updated, date.description)
      context.set(.updatedText, DateText.text(date, language: site.configuration.language))
    }
    return context
  }

  /// What every entry has: the addresses of its forms, and the words around it.
  private func entry(_ artifacts: [ArtifactFacts], labels: FrameLabels) -> PageContext {
    var context = PageContext(labels: labels)
    for (key, artifact) in zip([PageKey.path, .textPath, .jsonPath], artifacts) {
      context.set(key, PercentEncoding.path.encoded(artifact.path.text))
    }
    return context
  }
}
