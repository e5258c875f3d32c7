import AssentLicense
import AssentManifest
import AssentRender

extension PageContext {
  /// The context of a page that belongs to a document: the words of its language, and what every such
  /// page says of its site, its product, its place and its kind.
  init(
    for kind: DocumentKind, language: String, of product: Configuration.Product, on site: Site,
    at base: LinkBase
  ) {
    let labels = FrameLabels.labels(for: language)
    self.init(labels: labels)
    set(.kind, kind.rawValue)
    set(.kindLabel, labels[kind.rawValue])
    set(.canonical, site.address(of: base.page))
    set(.root, base.root)
    let siteName = site.name(in: labels)
    let productName = site.name(of: product, in: labels)
    set(.siteName, siteName)
    set(.productName, productName)
    if productName != siteName { set(.productPath, base.root + "index.html#" + product.id) }
    let publisher = site.configuration.publisherName
    set(.publisherName, publisher.isEmpty ? nil : publisher)
    set(.publisherContact, site.configuration.publisherContact?.description)
    set(.publisherContactText, site.configuration.publisherContact?.text)
    set(.generator, site.generator)
  }
}

extension LinkBase {
  /// - Parameter page: the place of the page below the output folder.
  init(_ page: Manifest.Path, on site: Site) {
    self.init(page: page.text) { site.address(of: $0) }
  }
}
