import AssentManifest
import TestSupport
import Testing

@Suite struct LocaleMatchingTests {
  /// What is asked for, what there is, and what is chosen.
  static let cases: [(ranges: [String], available: [Manifest.Locale], best: Manifest.Locale?)] = [
    (["fr"], ["en", "fr"], "fr"),
    (["fr-CA"], ["en", "fr"], "fr"),
    (["fr-CA", "en"], ["en", "de"], "en"),
    (["de"], ["en", "fr"], nil),
    ([], ["en"], nil),
    (["*"], ["en", "fr"], "en"),
    (["ja", "*"], ["en", "fr"], "en"),
    (["FR-ca"], ["fr-CA", "fr"], "fr-CA"),
    (["fr"], ["FR"], "FR"),
    (["de_AT.UTF-8"], ["de"], "de"),
    // A range before the next one, even where that fits better (RFC 4647, section 3.4).
    (["pt-BR", "en"], ["en", "pt"], "pt"),
    (["pt"], ["pt-PT", "pt-BR"], "pt-BR"),
    (["pt-AO"], ["pt-BR", "pt-PT"], "pt-PT"),
    (["pt-PT"], ["pt-BR"], "pt-BR"),
    (["en-GB"], ["en"], "en"),
    (["en-GB"], ["en-US", "en-AU"], "en-US"),
    (["en-AU"], ["en-US", "en-GB"], "en-GB"),
    (["en-CA"], ["en-GB", "en"], "en"),
    (["es-AR"], ["es", "es-419"], "es-419"),
    (["es-AR"], ["es-ES", "es-MX"], "es-MX"),
    // Scripts.
    (["zh-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"),
    (["zh-HK"], ["zh", "zh-TW"], "zh-TW"),
    (["zh-MO"], ["zh-TW", "zh-HK"], "zh-HK"),
    (["zh-CN"], ["zh-Hant", "zh-Hans"], "zh-Hans"),
    (["zh-CN"], ["zh"], "zh"),
    (["zh"], ["zh-Hant", "zh-CN"], "zh-CN"),
    (["zh-SG"], ["zh-Hans"], "zh-Hans"),
    (["zh-TW"], ["zh-Hans", "en"], nil),
    (["zh-Hant-HK"], ["zh-TW"], "zh-TW"),
    (["cmn-Hans-CN"], ["zh-Hans"], "zh-Hans"),
    (["sr-Latn"], ["sr", "sr-Latn"], "sr-Latn"),
    (["sr-Latn"], ["sr"], nil),
    (["sr-RS"], ["sr-Latn", "sr-Cyrl"], "sr-Cyrl"),
    (["sh"], ["sr-Latn"], "sr-Latn"),
    // Names that changed, and neighbors.
    (["iw"], ["he"], "he"),
    (["he-IL"], ["iw"], "iw"),
    (["in"], ["id"], "id"),
    (["no"], ["nb"], "nb"),
    (["nb-NO"], ["no"], "no"),
    (["nn"], ["nb", "da"], "nb"),
    (["nb"], ["nn", "no"], "no"),
    // Extensions and private parts say nothing of the language.
    (["ar-EG-u-nu-latn"], ["ar"], "ar"),
    (["de-CH-1996-x-home"], ["de-CH"], "de-CH"),
    (["x-klingon", "fr"], ["fr"], "fr"),
    (["de-1996"], ["de"], "de"),
    (["", "-", "1", "fr"], ["fr"], "fr"),
    (["i-default", "x-private", "x", "C", "POSIX", "und", "*-CH"], ["en", "fr"], nil),
    (["en-u-nu-arab-ca-hebrew-x-y"], ["en"], "en"),
    (["fr;q=0.5", " de-DE ; q=1"], ["de", "fr"], "fr"),
    ([" de-DE"], ["de"], "de"),
    (["en-US-posix"], ["en-GB", "en-US"], "en-US"),
    // Parents of CLDR: what a region reads before what its language has elsewhere.
    (["es-IC"], ["es-419", "es-ES"], "es-ES"),
    (["es-US"], ["es", "es-419"], "es-419"),
    (["es-CL"], ["es-ES", "es"], "es"),
    (["sr-ME"], ["sr", "sr-Latn"], "sr-Latn"),
    (["zh-Hant-MO"], ["zh-Hant", "zh-Hant-HK"], "zh-Hant-HK"),
    (["pt-MZ"], ["pt", "pt-PT"], "pt-PT"),
    (["en-IN"], ["en", "en-001"], "en-001"),
    (["az-Cyrl"], ["az"], nil),
    (["az"], ["az-Cyrl"], nil),
    (["nn-NO"], ["no"], "no"),
    (["ji"], ["yi"], "yi"),
    (["tl"], ["fil"], "fil"),
    (["fil"], ["tl"], "tl"),
    (["arb"], ["arb"], "arb"),
    (["ar-EG"], ["en", "arb"], "arb"),
    // What a language leaves unsaid (likely subtags of CLDR), and who reads what.
    (["zh-Hant"], ["zh-CN", "zh-HK", "zh-TW"], "zh-TW"),
    (["zh-Hans"], ["zh-HK", "zh-SG", "zh-CN"], "zh-CN"),
    (["yue"], ["zh-CN", "zh-TW", "zh-HK"], "zh-HK"),
    (["sv"], ["sv-FI", "sv-SE"], "sv-SE"),
    (["sr-Latn"], ["sr-Latn-BA", "sr-Latn-RS"], "sr-Latn-RS"),
    (["az-IR"], ["az"], nil), (["uz-AF", "fa"], ["uz", "fa"], "fa"),
    (["pa-PK"], ["pa", "pa-Arab"], "pa-Arab"), (["ku-IQ"], ["ku", "ku-Arab"], "ku-Arab"),
    (["gsw-CH", "gsw"], ["en", "de"], "de"), (["gsw"], ["de-DE", "de-CH"], "de-DE"),
    (["gsw-CH"], ["de-DE", "de-CH"], "de-CH"), (["gsw"], ["de", "gsw"], "gsw"),
    (["de"], ["gsw"], nil),
    (["lb"], ["fr", "de"], "de"), (["arz"], ["en", "ar"], "ar"), (["ar-arz"], ["ar"], "ar"),
    (["nan-TW"], ["zh-Hans", "zh-Hant"], "zh-Hant"), (["nan"], ["zh-Hant", "zh-Hans"], "zh-Hans"),
    (["wuu"], ["zh-Hant", "zh-Hans"], "zh-Hans"), (["zh"], ["wuu"], nil),
    (["hi-Latn"], ["hi", "en"], "en"), (["hi-Latn", "ta"], ["hi", "ta"], "ta"),
    (["hi_Latn_IN"], ["en-US", "en-GB"], "en-GB"), (["hi-Latn"], ["hi"], nil),
    (["ja-Latn", "en"], ["ja", "en"], "en"), (["ja-Latn"], ["ja"], nil),
    (["ja-Jpan"], ["ja"], "ja"),
    (["ko-Hang"], ["ko"], "ko"), (["de-Latn"], ["de"], "de"), (["ur-Aran"], ["ur"], "ur"),
    (["en-" + String(repeating: "abcdefgh-", count: 100_000)], ["en"], "en"),
    ([String(repeating: "a", count: 1_000_000), "fr"], ["fr"], "fr"),
  ]

  @Test(arguments: cases)
  func `readers get the text that serves them best`(
    ranges: [String], available: [Manifest.Locale], best: Manifest.Locale?
  ) {
    #expect(Manifest.Locale.best(for: ranges, among: available) == best)
  }

  @Test func `of locales that serve equally, the first counts`() {
    #expect(Manifest.Locale.best(for: ["de"], among: ["de-AT", "de-CH"]) == "de-AT")
    #expect(Manifest.Locale.best(for: ["de"], among: ["de-CH", "de-AT"]) == "de-CH")
  }

  @Test(
    arguments: [
      ("ZH-hant-tw", "zh-Hant-TW"), ("EN-us-U-NU-LATN", "en-US-u-nu-latn"),
      ("sl-ROZAJ", "sl-rozaj"),
      ("FR", "fr"), ("es-419", "es-419"),
    ] as [(Manifest.Locale, String)])
  func `case is that of the standard, and does not count`(locale: Manifest.Locale, text: String) {
    #expect(locale.canonical.text == text)
    #expect(locale.isSame(as: locale.canonical))
    #expect(!locale.isSame(as: "de"))
  }

  @Test(
    arguments: [
      "ar", "he", "iw", "fa", "ur", "yi", "ps", "dv", "sd", "ug", "ks", "ckb", "arz", "syr", "nqo",
      "arc",
      "pa-Arab", "pa-PK", "ku-Arab", "ku-IQ", "ms-Arab", "az-IR", "uz-AF", "ff-Adlm", "AR-eg",
      "ur-Aran",
      "en-Hebr", "prs", "rhg", "kk-CN", "ar-u-nu-latn", "az-Arab-AZ",
    ] as [Manifest.Locale])
  func `scripts that run from right to left are told`(_ locale: Manifest.Locale) {
    #expect(locale.isRightToLeft)
  }

  @Test(
    arguments: [
      "en", "pa", "pa-IN", "ku", "ku-TR", "ms", "az", "uz", "ff", "ar-Latn", "he-Latn", "ks-Deva",
      "sd-IN",
      "ug-Cyrl", "zh-Hant", "ja", "fil", "und", "tlh", "yue",
    ] as [Manifest.Locale])
  func `all others run from left to right`(_ locale: Manifest.Locale) {
    #expect(!locale.isRightToLeft)
  }
}
