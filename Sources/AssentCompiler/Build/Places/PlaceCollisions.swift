import AssentDiagnostics
import AssentManifest

/// Finds files of a content folder that would come out at one place, and products with one id.
struct PlaceCollisions {
  private let configuration: Configuration
  private let content: ContentFolder
  private let releases: Releases
  /// The paths of the texts of agreements, whether they can be listed or not.
  private let agreements: Set<String>
  private let products: [String: Configuration.Product]
  private var root: String { content.root }

  init(
    configuration: Configuration, content: ContentFolder, releases: Releases,
    agreements: some Sequence<String>
  ) {
    self.configuration = configuration
    self.content = content
    self.releases = releases
    self.agreements = Set(agreements)
    products = Plan.products(of: configuration, agreements: self.agreements)
  }

  /// - Parameters:
  ///   - texts: those that are published as they stand.
  ///   - drafts: the working texts that are published as drafts.
  func findings(texts: [LocaleCheck.Text], drafts: [LocaleCheck.Text] = []) -> [Diagnostic] {
    var claims = Claims(root: root, claims: reservedPlaces())
    for release in releases.agreements.sorted(by: { $0.key < $1.key }).map(\.value) {
      let places = ReleasePlaces(release)
      for folder in places.redlineFolders {
        claims.claims.reserveRedlines(in: folder, for: places.path)
      }
      claims.claim(places.all, for: places.path)
    }
    for draft in drafts {
      claims.claim(Placement.draft(draft.path, locale: draft.listing.locale)?.all, for: draft.path)
    }
    var originals: Set<String> = []
    for text in texts {
      var pages = [
        Placement.release(text.path, version: text.listing.version, locale: text.listing.locale)
      ]
      if !text.listing.isTranslation {
        // Of several languages that could bind another finding says so.
        let isFirst = originals.insert(text.key).inserted
        if isFirst || Originals.Text(path: text.path, isStated: false).locale == nil {
          pages.append(Placement.current(text.path))
        }
      }
      let places = pages.compactMap(\.?.all)
      claims.claim(places.count == pages.count ? places.flatMap(\.self) : nil, for: text.path)
    }
    for document in content.entries where !agreements.contains(document.path) {
      claims.claim(Placement.documentation(document.path)?.all, for: document.path)
    }
    for resource in content.resources {
      claims.claim(
        Placement.published(resource.path).map { [$0] }, for: resource.path, isOwn: false)
    }
    for file in content.publicFiles {
      let place = Placement.published(Plan.publicPlace(of: file.path))
      claims.claim(place.map { [$0] }, for: file.path)
    }
    return claims.diagnostics + repeatedIDs
  }

  /// The places that belong to no document.
  private func reservedPlaces() -> PlaceClaims {
    var claims = PlaceClaims(products: products.keys, hasSitemap: configuration.siteURL != nil)
    let feeds = Set(
      releases.agreements.values.filter { !$0.versions.isEmpty }
        .map { Placement.folder(of: $0.key) })
    for folder in feeds { claims.reserveFeed(in: folder) }
    for folder in feeds.union(agreements.map { Placement.folder(of: $0) }) {
      claims.reserveGate(in: folder)
    }
    return claims
  }

  /// Errors for products with one id.
  private var repeatedIDs: [Diagnostic] {
    var ids: [String: String] = [:]
    return products.values.sorted { $0.folder < $1.folder }.compactMap { product in
      guard let other = ids.updateValue(product.folder, forKey: product.id) else { return nil }
      return Diagnostic(
        rule: .outputCollision, severity: .error,
        message: "folders '\(other)' and '\(product.folder)' have the product id "
          + "'\(product.id)'", file: root,
        help: "give each an id under 'products' in assent.yml")
    }
  }

  /// The places that were claimed so far, with what was found.
  private struct Claims {
    let root: String
    var claims: PlaceClaims
    var diagnostics: [Diagnostic] = []

    init(root: String, claims: PlaceClaims) { (self.root, self.claims) = (root, claims) }

    mutating func claim(_ places: [Manifest.Path]?, for path: String, isOwn: Bool = true) {
      guard let places else {
        diagnostics.append(
          Diagnostic(
            rule: .unpublishableName, severity: .error,
            message: "the file name is too long to be published", file: root + "/" + path,
            help: "shorten it"))
        return
      }
      for place in places {
        guard let message = claims.collision(at: place, for: path, isPage: isOwn) else { continue }
        diagnostics.append(
          Diagnostic(
            rule: .outputCollision, severity: .error,
            message: message, file: root + "/" + path, help: "rename one of the two"))
        return
      }
    }
  }
}
