import AssentManifest

/// What a bundle promises to hold: `bundle.json`, from which the rest of it follows.
struct BundleDescription: Hashable, Sendable {
  /// Which of its files a version is shown by.
  enum Extent: String, Hashable, Sendable, CaseIterable {
    /// All formats and redlines.
    case whole
    /// What one page needs: HTML, JSON and the redline to the version before.
    case page
  }

  /// Folder and id: `apps/license`.
  var agreement: String
  /// The folder of the product's manifest; empty for the root.
  var product: String
  var version: Manifest.Version
  /// Sorted; at least one.
  var locales: [Manifest.Locale]
  var extent: Extent
  /// Where the texts as they were released stand in the bundle, by locale.
  var sources: [Manifest.Locale: Manifest.Path]
  /// The digests of the texts as PDF, by locale. No manifest lists these files.
  var pdfs: [Manifest.Locale: Manifest.Digest] = [:]
  /// Whether a proof goes with it that the release stands in the log of the site.
  var hasProof = false

  static let fileName = "bundle.json"
  static let spec = "assent-bundle/1"
  static let schemaIdentifier = "urn:assent:schema:bundle:1"
  /// The largest description that is read, in bytes.
  static let mostBytes = 1 << 20

  /// The id of the agreement: the last part of its key.
  var id: String { Placement.fileName(of: agreement) }

  /// The one folder of an archive: `license-1.1`.
  var folder: String { "\(id)-\(version)" }

  /// Where the proof stands.
  var proofPath: String { "\(LogFiles.folder)/\(folder).tlog-proof" }

  /// Where the text in a language stands as PDF: beside its other forms.
  func pdfPath(_ locale: Manifest.Locale) -> String {
    "\(agreement)/\(version)/\(locale)/\(id).pdf"
  }

  /// Canonical JSON.
  var bytes: [UInt8] {
    CanonicalJSON.bytes(
      of: [
        "$schema": .string(Self.schemaIdentifier), "agreement": .string(agreement),
        "extent": .string(extent.rawValue),
        "hasProof": .bool(hasProof),
        "locales": .array(locales.map { .string($0.text) }),
        "pdfs": .object(JSONObject(pdfs.map { ($0.key.text, .string($0.value.description)) })),
        "product": .string(product),
        "sources": .object(JSONObject(sources.map { ($0.key.text, .string($0.value.text)) })),
        "spec": .string(Self.spec), "version": .string(version.text),
      ])
  }
}

extension BundleDescription {
  /// Reads exactly what ``bytes`` gives; `nil` for anything else.
  init?(parsing bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes, let json = try? JSONValue(parsing: bytes),
      let agreement = json["agreement"]?.string, Manifest.Path(agreement) != nil,
      let product = json["product"]?.string, product.isEmpty || Manifest.Path(product) != nil,
      let version = json["version"]?.string.flatMap(Manifest.Version.init),
      let extent = json["extent"]?.string.flatMap(Extent.init),
      let hasProof = json["hasProof"]?.bool, let names = json["locales"]?.array,
      case .object(let sources)? = json["sources"], case .object(let files)? = json["pdfs"]
    else { return nil }
    let locales = names.compactMap { $0.string.flatMap(Manifest.Locale.init) }
    guard !locales.isEmpty, zip(locales, locales.dropFirst()).allSatisfy({ $0 < $1 }) else {
      return nil
    }
    var paths: [Manifest.Locale: Manifest.Path] = [:]
    for member in sources.members {
      guard let locale = Manifest.Locale(member.key),
        let path = member.value.string.flatMap(Manifest.Path.init)
      else { return nil }
      paths[locale] = path
    }
    var pdfs: [Manifest.Locale: Manifest.Digest] = [:]
    for member in files.members {
      guard let locale = Manifest.Locale(member.key), locales.contains(locale),
        let digest = member.value.string.flatMap(Manifest.Digest.init)
      else { return nil }
      pdfs[locale] = digest
    }
    self.init(
      agreement: agreement, product: product, version: version, locales: locales, extent: extent,
      sources: paths, pdfs: pdfs, hasProof: hasProof)
    guard self.bytes == bytes else { return nil }
  }
}
