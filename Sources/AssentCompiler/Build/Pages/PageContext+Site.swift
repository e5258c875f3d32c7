import AssentManifest
import AssentRender

extension PageContext {
  /// Puts in what every page says of its site and its product.
  ///
  /// - Parameter root: the way from the page to the output folder.
  mutating func set(_ site: Site, _ product: Configuration.Product, root: String) {
    let configuration = site.configuration
    set(.root, root)
    set(.siteName, site.name)
    set(.productName, product.name)
    set(.productPath, root + "index.html#" + product.id)
    set(.publisherName, configuration.publisherName.isEmpty ? nil : configuration.publisherName)
    set(.publisherContact, configuration.publisherContact?.description)
    set(.publisherContactText, configuration.publisherContact?.text)
    set(.generator, site.generator)
  }
}
