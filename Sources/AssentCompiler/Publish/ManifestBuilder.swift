import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import Foundation

/// Puts the compiled documents of one product together into its manifest.
struct ManifestBuilder {
  let product: Configuration.Product
  let publisher: Manifest.Publisher
  /// In order of their paths.
  let documents: [DocumentFacts]
  /// Files of the site that belong to no document; only the product of the root folder has them.
  let files: [ArtifactFacts]
  /// `SOURCE_DATE_EPOCH`, seconds since 1970.
  let sourceDate: Int?

  /// The manifest as it follows the one published before.
  ///
  /// Where nothing but the sequence would differ, the bytes are those of the previous one.
  ///
  /// - Parameter recorded: the number of the one before, where its bytes are lost or damaged.
  func bytes(after previous: [UInt8]?, recorded: BuildRecord.Published?) -> [UInt8] {
    var manifest = build()
    if previous == nil, let recorded {
      manifest.sequence = Self.next(recorded.sequence)
      manifest.previous = Manifest.Previous(sequence: recorded.sequence, digest: recorded.digest)
    }
    if let previous, let before = try? Manifest(parsing: previous),
      before.product.id == manifest.product.id
    {
      manifest.sequence = before.sequence
      manifest.previous = before.previous
      guard manifest.canonicalBytes() != previous else { return previous }
      manifest.sequence = Self.next(before.sequence)
      if let digest = Manifest.Digest(TextDigest.digest(of: previous)) {
        manifest.previous = Manifest.Previous(sequence: before.sequence, digest: digest)
      }
    }
    return manifest.canonicalBytes()
  }

  /// The number after another; the last one that JSON can hold has none, which the check of the
  /// manifest refuses.
  private static func next(_ sequence: Int) -> Int {
    min(sequence, 9_007_199_254_740_990) + 1
  }

  private func build() -> Manifest {
    let entries = agreements()
    var manifest = Manifest(
      product: Manifest.Product(id: product.id, name: Self.normalized(product.name)),
      publisher: publisher, sequence: entries.reduce(0) { $0 + $1.releases.count },
      generated: generated, documents: entries, pages: pages())
    manifest.setFiles(files.compactMap { artifact($0) })
    return manifest
  }

  private var generated: Manifest.Timestamp {
    if let sourceDate, let time = Manifest.Timestamp(secondsSinceEpoch: Int64(sourceDate)) {
      return time
    }
    if let newest = documents.compactMap(\.newestDate).max() {
      return Manifest.Timestamp(startOf: newest)
    }
    // Where no document names any date.
    return .epoch
  }

  /// One entry for each agreement, its locales together.
  private func agreements() -> [Manifest.DocumentEntry] {
    var groups: [String: [DocumentFacts]] = [:]
    for document in documents where document.listing != nil {
      let id = Placement.join(
        relative(Placement.folder(of: document.path), below: product.folder),
        Placement.agreementID(of: document.path))
      groups[id, default: []].append(document)
    }
    return groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .compactMap { entry(id: $0.key, locales: $0.value) }
  }

  private func entry(id: String, locales: [DocumentFacts]) -> Manifest.DocumentEntry? {
    guard let binding = locales.first(where: { !$0.isTranslation }) ?? locales.first,
      let listing = binding.listing,
      let kind = Manifest.DocumentEntry.Kind(rawValue: binding.kind.rawValue)
    else { return nil }
    var entries: [Manifest.Locale: Manifest.LocaleEntry] = [:]
    for locale in locales {
      guard let source = Manifest.Digest(locale.sourceDigest),
        let text = Manifest.Digest(locale.textDigest), let tag = locale.listing?.locale
      else { continue }
      entries[tag] = Manifest.LocaleEntry(
        authoritative: locale.path == binding.path, title: Self.normalized(locale.title),
        words: locale.words, sourceDigest: source, textDigest: text,
        artifacts: locale.artifacts.compactMap { artifact($0) })
    }
    let release = Manifest.Release(
      version: listing.version, revision: 1, published: listing.published,
      effective: listing.effective, status: .current,
      change: Manifest.Change(class: .initial, computed: .initial), locales: entries)
    return Manifest.DocumentEntry(
      id: Self.normalized(id), kind: kind, title: Self.normalized(binding.title),
      spdx: binding.spdx, current: listing.version, acceptanceRevision: 1, releases: [release])
  }

  private func pages() -> [Manifest.Page] {
    documents.filter { $0.listing == nil }.compactMap { document in
      guard let html = document.artifacts.first, let path = relative(html.path) else { return nil }
      return Manifest.Page(
        path: path, title: Self.normalized(document.title),
        version: document.version?.number,
        artifacts: document.artifacts.compactMap { artifact($0) })
    }
  }

  private func artifact(_ facts: ArtifactFacts) -> Manifest.Artifact? {
    guard let digest = Manifest.Digest(facts.digest), let path = relative(facts.path) else {
      return nil
    }
    let isEmbeddable = facts.type == "text/css" || facts.type == "text/javascript"
    return Manifest.Artifact(
      path: path, type: facts.type, bytes: facts.size, digest: digest,
      integrity: isEmbeddable ? digest.integrity : nil, columns: facts.columns)
  }

  /// A path below the output folder as one below the product's.
  private func relative(_ path: Manifest.Path) -> Manifest.Path? {
    product.folder.isEmpty
      ? path : Manifest.Path(relative(path.text, below: Self.normalized(product.folder)))
  }

  private func relative(_ path: String, below folder: String) -> String {
    if folder.isEmpty { return path }
    return path == folder ? "" : String(path.dropFirst(folder.count + 1))
  }

  private static func normalized(_ text: String) -> String {
    NormalizationFormC.normalized(text)
  }
}
