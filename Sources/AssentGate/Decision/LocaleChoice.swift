import AssentManifest

/// Chooses the language of each release, once for all that come in the same languages.
struct LocaleChoice {
  let languages: [String]
  /// What was chosen of some languages, the one that binds first.
  private var chosen: [[Manifest.Locale]: Manifest.Locale] = [:]
  /// The last that were looked at: mostly all releases have the same.
  private var last: (tags: [Manifest.Locale], choice: Manifest.Locale)?

  init(languages: [String]) {
    self.languages = languages
  }

  /// The language that serves the person best (RFC 4647), or else that of the text that binds.
  mutating func locale(of release: Manifest.Release) -> Manifest.Locale? {
    let binding = release.locales.first { $0.value.authoritative }?.key
    guard let binding, release.locales.count > 1 else { return binding }
    if let last, last.tags[0] == binding, last.tags.count == release.locales.count,
      last.tags.allSatisfy({ release.locales[$0] != nil })
    {
      return last.choice
    }
    // Of two equally good ones the text that binds is chosen.
    let tags = [binding] + release.locales.keys.filter { $0 != binding }.sorted()
    let best =
      chosen[tags] ?? Manifest.Locale.best(for: languages, among: tags) ?? binding
    chosen[tags] = best
    last = (tags, best)
    return best
  }
}
