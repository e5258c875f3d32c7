import AssentLicense
import AssentManifest
import AssentRender
import AssentTemplates

/// Puts compiled documents together into a site: index page, assets, schemas, sums and manifests.
struct Linker {
  let site: Site
  let assets: [String: [UInt8]]
  /// In order of their paths.
  let documents: [DocumentFacts]
  /// Pictures, published as they are.
  let resources: [ArtifactFacts]
  let sourceDate: Int?

  /// The files of the site that belong to no document.
  func siteFiles() -> [Artifact] {
    var files: [Artifact] = []
    for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) {
      let type = name.hasSuffix(".css") ? "text/css" : "text/javascript"
      files += file("assets/" + name, type, bytes)
    }
    for (name, bytes) in BuiltInTemplates.schemas.sorted(by: { $0.key < $1.key }) {
      files += file("schema/" + name, "application/schema+json", bytes)
    }
    if let templates = site.templates[""] {
      let page = IndexBuilder(site: site, documents: documents).page(templates)
      files += file("index.html", Artifact.html, page)
    }
    for (name, bytes) in SitemapBuilder(site: site, documents: documents).files() {
      files += file(name, "application/xml", bytes)
    }
    return files
  }

  /// The manifest and the sums of every product, each product's manifest after its sums.
  ///
  /// - Parameters:
  ///   - recorded: numbers of the manifests published before, for those that are lost.
  ///   - previous: gives the bytes of the manifest published before, by product folder.
  func productFiles(
    siteFiles: [Artifact], recorded: [BuildRecord.Published],
    previous: (_ folder: String) -> [UInt8]?
  ) -> (sums: [Artifact], manifests: [Artifact]) {
    var sums: [Artifact] = []
    var manifests: [Artifact] = []
    for product in site.products.values.sorted(by: { $0.folder < $1.folder }) {
      let own = documents.filter { site.product(of: $0.path).folder == product.folder }
      let current = own.flatMap(\.currentArtifacts)
      let pictures = resources.filter { site.product(of: $0.path.text).folder == product.folder }
      let files =
        current + pictures + (product.folder.isEmpty ? siteFiles.map { ArtifactFacts($0) } : [])
      let builder = ManifestBuilder(
        product: product,
        publisher: Manifest.Publisher(
          name: site.configuration.publisherName, contact: site.configuration.publisherContact),
        documents: own, files: files, sourceDate: sourceDate)
      manifests += file(
        Placement.join(product.folder, "manifest.json"), Artifact.json,
        builder.bytes(
          after: previous(product.folder),
          recorded: recorded.first {
            FileName($0.path) == FileName(Placement.join(product.folder, "manifest.json"))
          }))
      sums += file(
        Placement.join(product.folder, "SHA256SUMS"), Artifact.text,
        Self.sums(of: own.flatMap(\.artifacts) + files, below: product.folder))
    }
    return (sums, manifests)
  }

  /// Lines as `sha256sum --check` reads them, sorted by path.
  private static func sums(of files: [ArtifactFacts], below folder: String) -> [UInt8] {
    let folder = Placement.published(folder)?.text ?? ""
    let skipped = folder.isEmpty ? 0 : folder.utf8.count + 1
    let lines = files.map {
      (path: String($0.path.text.utf8.dropFirst(skipped)) ?? $0.path.text, $0.digest)
    }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var out: [UInt8] = []
    for (path, digest) in lines {
      out += "\(digest.dropFirst("sha256:".count))  \(path)\n".utf8
    }
    return out
  }

  /// A file of the site, as a list of one; none where its folder's name cannot be published.
  private func file(_ path: String, _ type: String, _ bytes: [UInt8]) -> [Artifact] {
    Placement.published(path).map { [Artifact(path: $0, type: type, bytes: bytes)] } ?? []
  }
}
