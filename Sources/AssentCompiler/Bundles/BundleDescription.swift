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

  static let fileName = "bundle.json"
  static let spec = "assent-bundle/1"
  static let schemaIdentifier = "urn:assent:schema:bundle:1"
  /// The largest description that is read, in bytes.
  static let mostBytes = 1 << 20

  /// The id of the agreement: the last part of its key.
  var id: String { Placement.fileName(of: agreement) }

  /// The one folder of an archive: `license-1.1`.
  var folder: String { "\(id)-\(version)" }

  /// Canonical JSON.
  var bytes: [UInt8] {
    CanonicalJSON.bytes(
      of: [
        "$schema": .string(Self.schemaIdentifier), "agreement": .string(agreement),
        "extent": .string(extent.rawValue),
        "locales": .array(locales.map { .string($0.text) }), "product": .string(product),
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
      let names = json["locales"]?.array, case .object(let sources)? = json["sources"]
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
    self.init(
      agreement: agreement, product: product, version: version, locales: locales, extent: extent,
      sources: paths)
    guard self.bytes == bytes else { return nil }
  }
}
