import AssentManifest
import AssentRender

extension Publication.Compiled {
  /// The feed of each product that has releases.
  func feeds(on site: Site) -> [Artifact] {
    site.products.values.sorted { $0.folder < $1.folder }.compactMap { product in
      let histories = releases.sorted { $0.key < $1.key }.map(\.value)
        .filter { site.product(of: $0.plan.path).folder == product.folder }.compactMap(\.history)
      guard !histories.isEmpty, let place = Placement.feed(product.folder) else { return nil }
      let feed = ReleaseFeed(
        id: product.id, product: product.name, publisher: site.configuration.publisherName,
        contact: site.configuration.publisherContact, language: site.configuration.language,
        place: place.text, histories: histories
      ) { site.address(of: $0) }
      return Artifact(path: place, type: "application/atom+xml", bytes: feed.bytes)
    }
  }
}
