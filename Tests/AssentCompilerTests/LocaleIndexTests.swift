import AssentManifest
import TestSupport
import Testing

@testable import AssentCompiler

/// The order in which the texts of a version are named.
@Suite struct LocaleIndexTests {
  @Test(arguments: [true, false])
  func `the text that binds comes before its translations, whatever version is in force`(
    isCurrent: Bool
  ) throws {
    let version: Manifest.Version = "1.0"
    let moment = try #require(Manifest.Moment("2026-03-01"))
    func text(_ path: String, _ locale: Manifest.Locale) -> (String, Listing, Bool) {
      let listing = Listing(
        version: version, locale: locale, effective: moment, published: moment.day,
        isTranslation: locale != "en")
      return (path, listing, isCurrent)
    }
    let index = LocaleIndex([
      text("license.fr.md", "fr"), text("license.md", "en"), text("license.de.md", "de"),
    ])
    let languages = index.locales(of: "license.md", version: version).map(\.language)
    #expect(languages == ["en", "de", "fr"])
  }
}
