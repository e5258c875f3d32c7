import AssentGate
import AssentLicense
import AssentManifest
import AssentRender
import AssentTemplates

/// Puts compiled documents together into a site: index page, assets, schemas, sums and manifests.
struct Linker {
  let site: Site
  let assets: [String: [UInt8]]
  let gate: GateAssets
  /// In order of their paths.
  let documents: [DocumentFacts]
  /// Pictures, published as they are.
  let resources: [ArtifactFacts]
  /// What is published of the agreements with releases, by their keys.
  let releases: [String: CompiledRelease]
  /// The date of the build by product folder.
  let dates: [String: Manifest.Timestamp]

  /// The files of the site that belong to no document.
  func siteFiles() -> [Artifact] {
    var files: [Artifact] = []
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) {
      let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
      files += file("assets/" + name, type, bytes)
    }
    for (name, type, bytes) in gate.files { files += file("assets/" + name, type, bytes) }
    for (name, bytes) in BuiltInTemplates.schemas.sorted(by: { $0.key < $1.key }) {
      files += file("schema/" + name, "application/schema+json", bytes)
    }
    // What faces of the gate that are not Swift go by.
    files += file("gate.json", Artifact.json, GateScript.table)
    let words = GateWords.json(of: GateWords.all)
    files += file("gate-words.json", Artifact.json, CanonicalJSON.bytes(of: words))
    if let templates = site.templates[""] {
      let page = IndexBuilder(
        site: site, documents: documents, histories: releases.compactMapValues(\.history)
      ).page(templates)
      files += file("index.html", Artifact.html, page)
    }
    for (name, bytes) in SitemapBuilder(
      site: site, documents: documents,
      historyPages: releases.sorted { $0.key < $1.key }.flatMap { $0.value.historyPages }
    ).files() {
      files += file(name, "application/xml", bytes)
    }
    return files
  }

  /// What there is of a product: its published documents, its releases, and its files that belong to
  /// neither.
  struct Parts {
    var product: Configuration.Product
    var documents: [DocumentFacts]
    var releases: [String: CompiledRelease]
    var files: [ArtifactFacts]
  }

  /// What there is of every product; the files of the site are of that of the root folder.
  func parts(siteFiles: [ArtifactFacts]) -> [Parts] {
    site.products.values.sorted { $0.folder < $1.folder }.map { product in
      let own = documents.of(product, on: site)
      let current =
        own.flatMap(\.currentArtifacts) + own.filter { $0.form == .draft }.flatMap(\.artifacts)
      let pictures = resources.filter { site.product(of: $0.path.text).folder == product.folder }
      return Parts(
        product: product, documents: own.published,
        releases: releases.filter { site.product(of: $0.key).folder == product.folder },
        files: current + pictures + (product.folder.isEmpty ? siteFiles : []))
    }
  }

  /// The sums of every product.
  func sums(of parts: [Parts]) -> [Artifact] {
    parts.flatMap { part in
      var lines = SumLines(below: part.product.folder)
      for document in part.documents { lines.add(document.artifacts) }
      lines.add(part.files)
      for release in part.releases.values { lines.add(release.redlineFiles) }
      return file(
        Placement.join(part.product.folder, "SHA256SUMS"), Artifact.text, lines.bytes)
    }
  }

  /// The manifest of every product.
  ///
  /// - Parameter before: what was published before, on which their numbers follow.
  func manifests(of parts: [Parts], after before: PublishedBefore) -> [Artifact] {
    parts.flatMap { part in
      let product = part.product
      let builder = ManifestBuilder(
        product: product, configuration: site.configuration,
        publisher: Manifest.Publisher(
          name: site.configuration.publisherName, contact: site.configuration.publisherContact),
        documents: part.documents, releases: part.releases, files: part.files,
        keys: site.configuration.keys, expires: site.configuration.expires,
        generated: dates[product.folder] ?? .epoch)
      return file(
        Placement.join(product.folder, "manifest.json"), Artifact.json,
        builder.bytes(
          after: before.bytes(of: product), recorded: before.recorded(of: product)))
    }
  }

  /// A file of the site, as a list of one; none where its folder's name cannot be published.
  private func file(_ path: String, _ type: String, _ bytes: [UInt8]) -> [Artifact] {
    Placement.published(path).map { [Artifact(path: $0, type: type, bytes: bytes)] } ?? []
  }
}
