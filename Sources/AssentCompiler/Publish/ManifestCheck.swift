import AssentDiagnostics
import AssentManifest

/// Reads manifests back as gates do, before anything is published.
struct ManifestCheck {
  let site: Site
  let documents: [DocumentFacts]

  /// Errors for manifests that a gate would refuse, or that do not list what is published.
  func faults(in manifests: [Artifact], sums: [Artifact], root: String) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    func report(_ product: Configuration.Product, _ message: String) {
      faults.append(
        Diagnostic(
          rule: .unusableManifest, severity: .error,
          message: "the manifest of product '\(product.id)' \(message)", file: root,
          help: "nothing was published; remove the manifest published before if it was edited, and "
            + "report this otherwise"))
    }
    let bytes = Dictionary(manifests.map { ($0.path.text, $0.bytes) }) { first, _ in first }
    for product in site.products.values.sorted(by: { $0.folder < $1.folder }) {
      let place = Placement.published(Placement.join(product.folder, "manifest.json"))
      guard let place, let bytes = bytes[place.text] else {
        report(product, "has no place")
        continue
      }
      do {
        let manifest = try Manifest(parsing: bytes)
        guard manifest.canonicalBytes() == bytes else {
          report(product, "is not in canonical form")
          continue
        }
        if let previous = manifest.previous, previous.sequence >= manifest.sequence {
          report(product, "cannot have a higher number than \(previous.sequence), that of the last")
        }
        let own = documents.filter { site.product(of: $0.path).folder == product.folder }
        if let missing = own.first(where: { !Self.lists($0, manifest, below: place) }) {
          report(product, "does not list '\(missing.path)'")
        }
      } catch {
        report(product, "would be refused by a gate: \(error)")
      }
    }
    if sums.count != site.products.count { faults.append(Self.missingSums(root)) }
    return faults
  }

  /// Whether a manifest names the text of a document, with its digests and all of its files.
  private static func lists(
    _ facts: DocumentFacts, _ manifest: Manifest, below place: Manifest.Path
  ) -> Bool {
    let folder = Placement.folder(of: place.text)
    let paths = facts.artifacts.map {
      folder.isEmpty ? $0.path.text : String($0.path.text.dropFirst(folder.count + 1))
    }
    guard let listing = facts.listing else {
      return manifest.pages.contains { $0.artifacts.map(\.path.text) == paths }
    }
    return manifest.documents.contains { entry in
      entry.current == listing.version
        && entry.releases.contains { release in
          guard let locale = release.locales[listing.locale] else { return false }
          return release.version == listing.version && release.effective == listing.effective
            && locale.textDigest.description == facts.textDigest
            && locale.sourceDigest.description == facts.sourceDigest
            && locale.artifacts.map(\.path.text) == paths
        }
    }
  }

  private static func missingSums(_ root: String) -> Diagnostic {
    Diagnostic(
      rule: .unusableManifest, severity: .error, message: "a product has no SHA256SUMS",
      file: root, help: "give its folder a shorter name")
  }
}
