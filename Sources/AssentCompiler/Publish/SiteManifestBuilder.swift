import AssentManifest
import AssentRecord

/// Lists the manifests of all products of a site: `site.json`.
struct SiteManifestBuilder {
  static let fileName = "site.json"

  let site: Site
  /// As they will be published, by path.
  let manifests: [Artifact]
  /// The same as they are read, by their places.
  let read: [Manifest.Path: Manifest]
  /// The log as it is published with them.
  var log: SiteManifest.Log?

  /// The list as it follows the one published before; `nil` where a manifest cannot be read.
  ///
  /// Where nothing but the sequence would differ, the bytes are those of the previous one. The number
  /// is at least the sum of those of the manifests. Where it is that sum, and each manifest follows
  /// from its ledgers, so does the list; then it is the same as one made of the content folder alone,
  /// and does not name the one before.
  ///
  /// - Parameter recorded: the number of the one before, where its bytes are lost or damaged.
  func artifact(after previous: [UInt8]?, recorded: BuildRecord.Published?) -> Artifact? {
    guard let path = Manifest.Path(Self.fileName), var list = build() else { return nil }
    let before = previous.flatMap { try? SiteManifest(parsing: $0) }
    if let previous, let before {
      var same = list
      same.sequence = before.sequence
      same.previous = before.previous
      if same.canonicalBytes() == previous {
        return Artifact(path: path, type: Artifact.json, bytes: previous)
      }
      follow(before.sequence, TextDigest.digest(of: previous), in: &list)
    } else if let recorded {
      follow(recorded.sequence, recorded.digest, in: &list)
    }
    return Artifact(path: path, type: Artifact.json, bytes: list.canonicalBytes())
  }

  private func follow(
    _ sequence: Int, _ digest: Manifest.Digest, in list: inout SiteManifest
  ) {
    let counted = list.sequence
    list.sequence = max(ManifestBuilder.next(sequence), counted)
    let isOfLedgers =
      list.sequence == counted
      && manifests.allSatisfy { read[$0.path]?.previous == nil }
    if !isOfLedgers { list.previous = Manifest.Previous(sequence: sequence, digest: digest) }
  }

  private func build() -> SiteManifest? {
    var products: [SiteManifest.Product] = []
    var generated = Manifest.Timestamp.epoch
    var sum = 0
    for artifact in manifests {
      guard let manifest = read[artifact.path] else { return nil }
      products.append(
        SiteManifest.Product(
          id: manifest.product.id, name: manifest.product.name, path: artifact.path,
          sequence: manifest.sequence, digest: artifact.digest, bytes: artifact.bytes.count))
      generated = max(generated, manifest.generated)
      sum = min(sum + manifest.sequence, 9_007_199_254_740_991)
    }
    let configuration = site.configuration
    return SiteManifest(
      site: SiteManifest.Site(
        name: ManifestBuilder.normalized(site.name), url: configuration.siteURL),
      publisher: Manifest.Publisher(
        name: configuration.publisherName, contact: configuration.publisherContact),
      sequence: sum, generated: generated, expires: configuration.expires,
      keys: configuration.keys, products: products.sorted { $0.path < $1.path }, log: log)
  }
}
