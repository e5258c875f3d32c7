import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Whether a release could be published: its places stay for ever, so they are claimed before it is
/// frozen, as a build claims them.
///
/// Held against it are the site's own files and the other releases; a working file that is in the way
/// can be renamed later.
enum ReleasePlaceCheck {
  /// - Parameters:
  ///   - agreement: with the version that is to be released.
  ///   - file: that a finding is about.
  static func findings(
    _ agreement: ReleasedAgreement, in scene: ReleaseScene, file: String
  ) -> [Diagnostic] {
    func refusal(_ rule: RuleID, _ message: String) -> [Diagnostic] {
      [
        Diagnostic(
          rule: rule, severity: .error, message: message, file: file,
          help: "rename it before it is released: what is released keeps its place")
      ]
    }
    let others = scene.releases.agreements.values.filter { $0.key != agreement.key }
      .sorted { $0.key < $1.key }
    let released = Set((others + [agreement]).map { Placement.folder(of: $0.key) })
    let products = released.union(scene.configuration.products.keys).union([""])
    var claims = PlaceClaims(
      products: products.sorted(), hasSitemap: scene.configuration.siteURL != nil)
    for folder in released.sorted() {
      claims.reserveFeed(in: folder)
      claims.reserveGate(in: folder)
    }
    for other in others + [agreement] {
      let places = ReleasePlaces(other)
      for folder in places.redlineFolders { claims.reserveRedlines(in: folder, for: places.path) }
      let isOwn = other.key == agreement.key
      guard let all = places.all else {
        if isOwn { return refusal(.unpublishableName, "the file name is too long to be published") }
        continue
      }
      for place in all {
        guard let message = claims.collision(at: place, for: places.path), isOwn else { continue }
        return refusal(.outputCollision, message)
      }
    }
    return []
  }
}
