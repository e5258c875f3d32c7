import AssentLicense
import Testing

@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("zh-hant-tw", "zh-Hant-TW"), ("EN-us", "en-US"), ("sl-ROZAJ-1994", "sl-rozaj-1994"),
    // Behind a single letter nothing is a region or script (RFC 5646, section 2.1.1).
    ("AR-eg-U-NU-LATN", "ar-EG-u-nu-latn"), ("de-x-DE-Latn", "de-x-de-latn"),
  ])
  func `the case of a tag is that of the standard`(tag: String, canonical: String) {
    #expect(LanguageTag.canonical(tag) == canonical)
  }
}
