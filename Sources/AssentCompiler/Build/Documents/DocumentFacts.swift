import AssentLicense
import AssentManifest
import AssentRender

/// What the link step keeps of a compiled document: enough for index and manifest, no text.
struct DocumentFacts: Sendable {
  var path: String
  var kind: DocumentKind
  var language: String
  /// Of an agreement; `nil` for documentation.
  var listing: Listing?
  var title: String
  var version: Version?
  var effective: Manifest.Moment?
  var published: Manifest.Day?
  var updated: Manifest.Day?
  var newestDate: Manifest.Day?
  var spdx: String?
  var words: Int
  var sourceDigest: Manifest.Digest
  var textDigest: Manifest.Digest
  /// HTML, text and JSON, in this order; for an agreement those of its version.
  var artifacts: [ArtifactFacts]
  /// For an agreement, its pages under the name without a version.
  var currentArtifacts: [ArtifactFacts]

  /// What the text says of how a gate asks for it.
  var gate = GateSettings()
  /// Which text of its agreement it is.
  var form = Edition.Form.working
  /// Of a released text, that of its version in the order of release.
  var position = 0
  /// Whether it is a text of the version that its agreement goes by.
  var isCurrent = true
  /// The text as HTML, for the page that asks for it.
  var article: SourceStore.Text?

  /// Whether another text of the agreement is the authoritative one.
  var isTranslation: Bool { listing?.isTranslation ?? false }
}

extension [DocumentFacts] {
  /// The documents of a product; where the site has one product, the list itself, as it may be long.
  func of(_ product: Configuration.Product, on site: Site) -> Self {
    site.products.count == 1
      ? self : filter { site.product(of: $0.path).folder == product.folder }
  }

  /// The language of all published ones, where it is one and pages have words for it.
  var commonLanguage: String? {
    guard let first = published.first?.language, published.allSatisfy({ $0.language == first }),
      FrameLabels.labels(for: first).language != "en"
    else { return nil }
    return first
  }

  /// All but drafts.
  var published: Self {
    contains { $0.form == .draft } ? filter { $0.form != .draft } : self
  }
}
