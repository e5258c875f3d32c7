import AssentManifest

/// The locales of every version of an agreement, so that the page of one names the others.
struct LocaleIndex: Sendable {
  /// One locale of an agreement.
  struct Locale: Hashable, Sendable {
    var language: String
    /// The path of its source below the content folder.
    var path: String
    /// The HTML page of its version, below the output folder.
    var html: String
    /// The page that stands for the agreement whatever its version; `nil` for a translation.
    var current: String?
    var isAuthoritative: Bool
  }

  /// By agreement and version, `license@1.0`.
  private var byVersion: [String: [Locale]] = [:]

  init() {}

  /// - Parameter texts: by their paths; `isCurrent` of those whose agreement goes by their version.
  init(_ texts: [(path: String, listing: Listing, isCurrent: Bool)]) {
    for (path, listing, isCurrent) in texts {
      guard
        let release = Placement.release(path, version: listing.version, locale: listing.locale)
      else { continue }
      byVersion[Self.key(path, listing.version), default: []].append(
        Locale(
          language: listing.locale.text, path: path, html: release.html.text,
          current: listing.isTranslation || !isCurrent ? nil : Placement.current(path)?.html.text,
          isAuthoritative: !listing.isTranslation))
    }
    for key in byVersion.keys {
      // The text that binds before its translations.
      byVersion[key]?.sort {
        ($0.isAuthoritative ? 0 : 1, $0.language, $0.html)
          < ($1.isAuthoritative ? 0 : 1, $1.language, $1.html)
      }
    }
  }

  /// The locales of a version of the agreement at `path`, its own among them; none where it is the
  /// only one.
  func locales(of path: String, version: Manifest.Version?) -> [Locale] {
    guard let version else { return [] }
    let locales = byVersion[Self.key(path, version)] ?? []
    return locales.count > 1 ? locales : []
  }

  private static func key(_ path: String, _ version: Manifest.Version) -> String {
    Placement.agreementKey(of: path) + "@\(version)"
  }
}
