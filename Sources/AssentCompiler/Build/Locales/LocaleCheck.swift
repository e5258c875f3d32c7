import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// Compares the texts of each agreement with one another, and agreements with their neighbors: what
/// no single document shows.
struct LocaleCheck: Sendable {
  /// What is compared of one text.
  struct Text: Sendable {
    /// Below the content folder.
    var path: String
    /// As findings name it.
    var file: String
    var listing: Listing
    /// The day of publication, where the text states one.
    var published: Manifest.Day?
    /// Where version, effective date and day of publication stand.
    var versionRange: SourceRange?
    var effectiveRange: SourceRange?
    var publishedRange: SourceRange?
    /// Where the text says that it is authoritative.
    var authoritativeRange: SourceRange?
    /// Which language it says binds, and which its original says.
    var binding: BindingLanguage?
    var originalBinding: BindingLanguage?
    /// How it says that a gate asks for it, and where it says on which page.
    var gate = GateSettings()
    var pageRange: SourceRange?
    /// The language that its front matter states.
    var statedLanguage: String?

    /// `nil` for a text that cannot be listed, which is an error of its own.
    init?(_ checked: CheckedDocument, path: String) {
      guard let listing = checked.listing else { return nil }
      let metadata = checked.document.metadata
      self.path = path
      file = checked.document.markup.source.path
      self.listing = listing
      published = metadata.published
      versionRange = metadata.versions.first?.range
      effectiveRange = metadata.effectiveDates.first?.range
      publishedRange = metadata.publishedDates.first?.range
      authoritativeRange = metadata.authoritative.flatMap { $0.value ? $0.range : nil }
      binding = checked.binding
      originalBinding = checked.originalBinding
      gate = metadata.gate
      pageRange = metadata.gatePlaces[.page]
      statedLanguage = metadata.languages.first?.value
    }

    var key: String { Placement.agreementKey(of: path) }
    var name: String { Placement.fileName(of: path) }
  }

  let configuration: Configuration
  /// The locales of the newest release of an agreement, by its key; that a text in one of them is
  /// gone is reported where texts are held against releases.
  var released: [String: Set<Manifest.Locale>] = [:]

  /// All findings about a set of texts.
  ///
  /// - Parameter isWhole: whether no text of the folder is left out, so that it is known what is
  ///   missing.
  func findings(in texts: [Text], isWhole: Bool = true) -> [Diagnostic] {
    let groups = Dictionary(grouping: texts, by: \.key)
    var found: [Diagnostic] = []
    for (_, texts) in groups.sorted(by: { $0.key < $1.key }) {
      found += differences(among: texts)
      found += claims(among: texts, isWhole: isWhole)
      found += contradictedClaims(among: texts)
    }
    guard isWhole else { return found }
    let layout = TranslationLayout(configuration: configuration, released: Set(released.keys))
    return found + missing(in: groups) + pagesAlone(in: texts) + layout.findings(in: texts)
  }

  /// Findings for agreements that are to share a page with others, and have none beside them.
  func pagesAlone(in texts: [Text]) -> [Diagnostic] {
    let keys = Set(texts.map(\.key))
    // What is gone has no front matter any more, and may have been a neighbor.
    guard released.keys.allSatisfy(keys.contains) else { return [] }
    return configuration.pagesAlone(among: texts)
  }

  // MARK: One agreement

  /// Errors for translations that are of another version or day than the original; they would be
  /// listed as texts of its release.
  private func differences(among texts: [Text]) -> [Diagnostic] {
    guard let original = texts.first(where: { !$0.listing.isTranslation }) else { return [] }
    let bound = original.listing
    return texts.filter(\.listing.isTranslation).compactMap { text in
      let listing = text.listing
      if listing.version != bound.version {
        return difference(
          Self.words(
            "version '\(listing.version)'", not: "'\(bound.version)'", asIn: original.name),
          of: text, at: text.versionRange, from: original, at: original.versionRange)
      }
      if listing.effective.timestamp != bound.effective.timestamp {
        return difference(
          Self.words(
            "effective date \(listing.effective)", not: "\(bound.effective)", asIn: original.name),
          of: text, at: text.effectiveRange ?? text.versionRange, from: original,
          at: original.effectiveRange)
      }
      guard let day = text.published, let published = original.published, day != published else {
        return nil
      }
      return difference(
        Self.words("publication date \(day)", not: "\(published)", asIn: original.name),
        of: text, at: text.publishedRange, from: original, at: original.publishedRange)
    }
  }

  /// Says that a translation states another version or day than its original.
  static func words(_ stated: String, not bound: String, asIn original: String) -> String {
    "\(stated) is not \(bound), that of '\(original)'"
  }

  private func difference(
    _ message: String, of text: Text, at range: SourceRange?, from original: Text,
    at other: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      rule: .localeVersionDiffers, severity: .error, message: message, file: text.file,
      range: range,
      notes: [Diagnostic.Note("in the original", file: original.file, at: other)],
      help: "give all translations the version and dates of the original")
  }

  /// Errors where not exactly one text of an agreement is authoritative.
  private func claims(among texts: [Text], isWhole: Bool) -> [Diagnostic] {
    let stated = texts.filter { $0.authoritativeRange != nil }
    if let first = stated.first, stated.count > 1 {
      return stated.dropFirst().map { text in
        Diagnostic(
          rule: .localeVersionDiffers, severity: .error,
          message: "'\(text.name)' and '\(first.name)' both say that they are authoritative",
          file: text.file, range: text.authoritativeRange,
          notes: [
            Diagnostic.Note("said here, too", file: first.file, at: first.authoritativeRange)
          ],
          help: "keep 'authoritative: true' in one of them")
      }
    }
    let originals = texts.filter { !$0.listing.isTranslation }
    guard isWhole, stated.isEmpty, originals.count > 1,
      originals.allSatisfy({ Originals.Text(path: $0.path, isStated: false).locale != nil }),
      let first = originals.first
    else { return [] }
    let names = originals.map { "'\($0.name)'" }.joined(separator: ", ")
    return [
      Diagnostic(
        rule: .localeVersionDiffers, severity: .error,
        message: "none of \(names) is said to be authoritative", file: first.file, range: nil,
        help: "write 'authoritative: true' in the front matter of one of them")
    ]
  }

  // MARK: All agreements

  /// Errors for agreements without a text in a language that is promised.
  private func missing(in groups: [String: [Text]]) -> [Diagnostic] {
    let locales = groups.mapValues { Set($0.map(\.listing.locale)) }
    var found: [Diagnostic] = []
    for (key, texts) in groups.sorted(by: { $0.key < $1.key }) {
      guard let original = texts.first(where: { !$0.listing.isTranslation }),
        let own = locales[key]
      else { continue }
      let folder = Placement.folder(of: original.path)
      var reasons: [Manifest.Locale: String] = [:]
      if let promised = configuration.locales(ofFolder: folder) {
        for locale in promised { reasons[locale] = "'locales' of the configuration names it" }
      } else {
        for (other, texts) in groups.sorted(by: { $0.key < $1.key })
        where other != key && Placement.folder(of: texts[0].path) == folder {
          // Agreements of one language each, whatever it is, promise nothing.
          guard let theirs = locales[other], theirs.count > 1,
            theirs.contains(original.listing.locale)
          else { continue }
          for text in texts where reasons[text.listing.locale] == nil {
            reasons[text.listing.locale] = "'\(text.name)' has it"
          }
        }
      }
      for (locale, reason) in reasons.sorted(by: { $0.key < $1.key })
      where !own.contains(locale) && released[key]?.contains(locale) != true {
        found.append(
          Diagnostic(
            rule: .missingLocale, severity: .error,
            message: "'\(original.name)' has no text in '\(locale)', and \(reason)",
            file: original.file, range: nil,
            help:
              "add '\(Self.fileName(of: original.name, in: locale))'; or write in assent.yml which "
              + "languages each agreement must have, 'locales: [en]', or 'locales: []' for none"))
      }
    }
    return found
  }

  /// `license.fr.md` of `license.md` and `license.en.md`.
  private static func fileName(of name: String, in locale: Manifest.Locale) -> String {
    let ending = name.split(separator: ".").last ?? "md"
    return "\(Placement.agreementID(of: name)).\(locale).\(ending)"
  }
}
