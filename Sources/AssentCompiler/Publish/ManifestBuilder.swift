import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord
import Foundation

/// Puts the compiled documents of one product together into its manifest.
struct ManifestBuilder {
  let product: Configuration.Product
  /// What it says of how gates ask.
  let configuration: Configuration
  let publisher: Manifest.Publisher
  /// In order of their paths.
  let documents: [DocumentFacts]
  /// What is published of the agreements with releases, by their keys.
  let releases: [String: CompiledRelease]
  /// Files of the site that belong to no document; only the product of the root folder has them.
  let files: [ArtifactFacts]
  /// The keys to announce.
  let keys: [Manifest.Key]
  let expires: Manifest.Timestamp?
  /// The date of the build.
  let generated: Manifest.Timestamp

  /// The manifest as it follows the one published before.
  ///
  /// Where nothing but the sequence would differ, the bytes are those of the previous one.
  ///
  /// - Parameter recorded: the number of the one before, where its bytes are lost or damaged.
  func bytes(after previous: [UInt8]?, recorded: BuildRecord.Published?) -> [UInt8] {
    var manifest = build()
    let counted = manifest.sequence
    if previous == nil, let recorded {
      follow(recorded.sequence, recorded.digest, counted, in: &manifest)
    }
    if let previous, let before = try? Manifest(parsing: previous),
      before.product.id == manifest.product.id
    {
      manifest.sequence = before.sequence
      manifest.previous = before.previous
      guard manifest.canonicalBytes() != previous else { return previous }
      follow(before.sequence, TextDigest.digest(of: previous), counted, in: &manifest)
    }
    return manifest.canonicalBytes()
  }

  /// Gives a manifest the number that follows on the one before.
  ///
  /// Where that is the number which the ledgers come to, they say all that happened, each line chained
  /// to the one before; so the manifest is the same as one made of the content folder alone, and does
  /// not name the one before.
  private func follow(
    _ sequence: Int, _ digest: Manifest.Digest, _ counted: Int, in manifest: inout Manifest
  ) {
    manifest.sequence = max(Self.next(sequence), counted)
    let isOfLedgers = hasOnlyReleases && manifest.sequence == counted
    manifest.previous =
      isOfLedgers ? nil : Manifest.Previous(sequence: sequence, digest: digest)
  }

  /// Whether every agreement of the product has a ledger, and there is one.
  private var hasOnlyReleases: Bool {
    !releases.isEmpty && documents.allSatisfy { $0.listing == nil || $0.form == .released }
  }

  /// The number after another; the last one that JSON can hold has none, which the check of the
  /// manifest refuses.
  static func next(_ sequence: Int) -> Int {
    min(sequence, 9_007_199_254_740_990) + 1
  }

  private func build() -> Manifest {
    let entries = agreements()
    var manifest = Manifest(
      product: Manifest.Product(id: product.id, name: Self.normalized(product.name)),
      publisher: publisher, sequence: releaseCount + max(0, entries.count - releases.count),
      generated: generated, expires: expires, keys: keys, documents: entries, pages: pages())
    manifest.setFiles(files.compactMap { artifact($0) })
    return manifest
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
    return groups.sorted { $0.key.precedesInBytes($1.key) }
      .compactMap { id, texts in
        guard let key = texts.first.map({ Placement.agreementKey(of: $0.path) }),
          let release = releases[key]
        else { return entry(id: id, locales: texts) }
        return entry(id: id, release: release, texts: texts)
      }
  }

  private func entry(id: String, locales: [DocumentFacts]) -> Manifest.DocumentEntry? {
    guard let binding = locales.first(where: { !$0.isTranslation }) ?? locales.first,
      let listing = binding.listing,
      let kind = Manifest.DocumentEntry.Kind(rawValue: binding.kind.rawValue)
    else { return nil }
    var entries: [Manifest.Locale: Manifest.LocaleEntry] = [:]
    for locale in locales {
      guard let tag = locale.listing?.locale else { continue }
      entries[tag] = self.locale(locale, isAuthoritative: locale.path == binding.path)
    }
    let release = Manifest.Release(
      version: listing.version, revision: 1, published: listing.published,
      effective: listing.effective,
      status: listing.effective.timestamp > generated ? .upcoming : .current,
      change: Manifest.Change(class: .initial, computed: .initial), locales: entries)
    return entry(
      Manifest.DocumentEntry(
        id: Self.normalized(id), kind: kind, title: Self.normalized(binding.title),
        spdx: binding.spdx, current: listing.version, acceptanceRevision: 1, releases: [release]),
      of: binding)
  }

  /// An entry with what its text and the configuration say of how a gate asks for it.
  func entry(
    _ entry: Manifest.DocumentEntry, of binding: DocumentFacts
  ) -> Manifest.DocumentEntry {
    let settings = configuration.gateSettings(
      stated: binding.gate, path: binding.path, folder: product.folder)
    var entry = entry
    entry.asks = settings.asks(of: binding.kind)
    entry.required = settings.isRequired(of: binding.kind)
    entry.order = settings.order ?? 0
    entry.page = settings.page ?? .own
    entry.gate = settings.gate
    entry.audience = settings.audience
    return entry
  }

  /// A text of a release.
  func locale(_ text: DocumentFacts, isAuthoritative: Bool) -> Manifest.LocaleEntry {
    Manifest.LocaleEntry(
      authoritative: isAuthoritative, title: Self.normalized(text.title), words: text.words,
      sourceDigest: text.sourceDigest, textDigest: text.textDigest,
      artifacts: text.artifacts.compactMap { artifact($0) })
  }

  private func pages() -> [Manifest.Page] {
    documents.compactMap { document in
      guard document.listing == nil, let html = document.artifacts.first,
        let path = relative(html.path)
      else { return nil }
      return Manifest.Page(
        path: path, title: Self.normalized(document.title),
        version: document.version?.number,
        artifacts: document.artifacts.compactMap { artifact($0) })
    }
  }

  func artifact(_ facts: ArtifactFacts) -> Manifest.Artifact? {
    guard let path = relative(facts.path) else { return nil }
    let isEmbeddable = facts.type == "text/css" || facts.type == "text/javascript"
    return Manifest.Artifact(
      path: path, type: facts.type, bytes: facts.size, digest: facts.digest,
      integrity: isEmbeddable ? facts.digest.integrity : nil, columns: facts.columns)
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

  static func normalized(_ text: String) -> String {
    NormalizationFormC.normalized(text)
  }
}
