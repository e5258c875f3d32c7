import AssentDiagnostics
import AssentManifest

/// Reads manifests back as gates do, before anything is published.
struct ManifestCheck {
  let site: Site
  let documents: [DocumentFacts]
  /// What was read, by the place of the manifest, without its long lists.
  private(set) var manifests: [Manifest.Path: Manifest] = [:]

  init(site: Site, documents: [DocumentFacts]) {
    self.site = site
    self.documents = documents
  }

  /// Reads the manifests; errors for those that a gate would refuse, or that do not list what is published.
  mutating func faults(in manifests: [Artifact], sums: [ArtifactFacts], root: String)
    -> [Diagnostic]
  {
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
        var head = manifest
        (head.documents, head.pages) = ([], [])
        head.setFiles([])
        self.manifests[place] = head
        guard manifest.hasCanonicalBytes(bytes) else {
          report(product, "is not in canonical form")
          continue
        }
        if let previous = manifest.previous, previous.sequence >= manifest.sequence {
          report(product, "cannot have a higher number than \(previous.sequence), that of the last")
        }
        let own = documents.of(product, on: site)
        let index = Index(manifest)
        if let missing = own.first(where: {
          $0.form != .draft && !Self.lists($0, index, below: place)
        }) {
          report(product, "does not list '\(missing.path)'")
        }
      } catch {
        report(product, "would be refused by a gate: \(error)")
      }
    }
    if sums.count != site.products.count { faults.append(Self.missingSums(root)) }
    return faults
  }

  /// What a manifest lists, by the HTML page of each text.
  private struct Index {
    struct Text {
      var current: Manifest.Version
      var release: Manifest.Release
      var tag: Manifest.Locale
      var locale: Manifest.LocaleEntry
    }

    var texts: [Manifest.Path: Text] = [:]
    var pages: [Manifest.Path: [Manifest.Path]] = [:]

    init(_ manifest: Manifest) {
      for page in manifest.pages { pages[page.path] = page.artifacts.map(\.path) }
      for entry in manifest.documents {
        for release in entry.releases {
          for (tag, locale) in release.locales {
            guard let page = locale.artifacts.first?.path else { continue }
            texts[page] = Text(
              current: entry.current, release: release, tag: tag, locale: locale)
          }
        }
      }
    }
  }

  /// Whether a manifest names the text of a document, with its digests and all of its files.
  private static func lists(
    _ facts: DocumentFacts, _ index: Index, below place: Manifest.Path
  ) -> Bool {
    let folder = Placement.folder(of: place.text)
    let paths = facts.artifacts.compactMap {
      folder.isEmpty
        ? $0.path : Manifest.Path(String($0.path.text.dropFirst(folder.count + 1)))
    }
    guard paths.count == facts.artifacts.count, let page = paths.first else { return false }
    guard let listing = facts.listing else { return index.pages[page] == paths }
    guard let text = index.texts[page] else { return false }
    return (text.current == listing.version) == facts.isCurrent
      && text.release.version == listing.version
      && text.release.effective == listing.effective && text.tag == listing.locale
      && text.locale.textDigest == facts.textDigest
      && text.locale.sourceDigest == facts.sourceDigest
      && text.locale.artifacts.map(\.path) == paths
  }

  private static func missingSums(_ root: String) -> Diagnostic {
    Diagnostic(
      rule: .unusableManifest, severity: .error, message: "a product has no SHA256SUMS",
      file: root, help: "give its folder a shorter name")
  }
}
