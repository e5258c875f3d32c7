import AssentManifest

/// The locales of every agreement, so that the page of one names the others.
struct LocaleIndex: Sendable {
  /// One locale of an agreement.
  struct Locale: Hashable, Sendable {
    var language: String
    /// The HTML page of its version, below the output folder.
    var html: String
    /// The page that stands for the agreement whatever its version; `nil` for a translation.
    var current: String?
  }

  private var byAgreement: [String: [Locale]] = [:]

  init() {}

  /// - Parameter agreements: by their paths.
  init(_ agreements: [(path: String, listing: Listing)]) {
    for (path, listing) in agreements {
      guard
        let release = Placement.release(path, version: listing.version, locale: listing.locale)
      else { continue }
      byAgreement[Placement.agreementKey(of: path), default: []].append(
        Locale(
          language: listing.locale.text, html: release.html.text,
          current: listing.isTranslation ? nil : Placement.current(path)?.html.text))
    }
    for key in byAgreement.keys {
      // The text that binds before its translations.
      byAgreement[key]?.sort {
        ($0.current == nil ? 1 : 0, $0.language, $0.html)
          < ($1.current == nil ? 1 : 0, $1.language, $1.html)
      }
    }
  }

  /// The locales of the agreement at `path`, its own among them; none where it is the only one.
  func locales(of path: String) -> [Locale] {
    let locales = byAgreement[Placement.agreementKey(of: path)] ?? []
    return locales.count > 1 ? locales : []
  }
}
