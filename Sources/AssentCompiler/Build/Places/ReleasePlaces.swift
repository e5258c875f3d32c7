import AssentManifest

/// Every place that the releases of an agreement may take below the output folder, whatever the date.
struct ReleasePlaces {
  /// The path that messages name.
  let path: String
  /// The places but those of redlines; `nil` where a name is too long to be published.
  let all: [Manifest.Path]?
  /// The folders in which redlines lie.
  let redlineFolders: [String]

  init(_ agreement: ReleasedAgreement) {
    let texts = ReleasePlan.texts(of: agreement)
    let binding = texts.last { $0.released.isAuthoritative } ?? texts.last
    let path = binding?.released.path ?? agreement.key
    self.path = path
    var places: [[Manifest.Path]?] = [
      Placement.current(path)?.all, Placement.latest(path).map { [$0.text, $0.json] },
    ]
    for locale in Set(texts.map(\.listing.locale)).sorted() {
      places.append(Placement.history(path, locale: locale).map { [$0] })
      places.append(Placement.audit(path, locale: locale).map { [$0] })
    }
    places.append(Placement.history(path, locale: nil).map { [$0] })
    places.append(Placement.audit(path, locale: nil).map { [$0] })
    var folders: [String] = []
    for text in texts {
      let page = Placement.release(
        path, version: text.listing.version, locale: text.listing.locale)
      places.append(page?.all)
      if let page { folders.append(Placement.folder(of: page.html.text)) }
      // The longest name of a redline into this version.
      guard text.position > 0 else { continue }
      let from = agreement.versions[..<text.position].map(\.version)
        .max { $0.text.utf8.count < $1.text.utf8.count }
      if let from,
        Placement.redline(path, from: from, to: text.listing.version, locale: text.listing.locale)
          == nil
      {
        places.append(nil)
      }
    }
    for version in agreement.versions {
      for resource in version.resources {
        places.append(
          Placement.releasedResource(path, version: version.version, name: resource.name)
            .map { [$0] })
      }
    }
    let known = places.compactMap(\.self)
    all = known.count == places.count ? known.flatMap(\.self) : nil
    redlineFolders = folders
  }
}
