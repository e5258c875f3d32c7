import AssentManifest
import TestSupport
import Testing

/// A contact goes into a link, so it can be nothing that a link must not hold.
@Suite struct ContactAddressTests {
  @Test(
    arguments: [
      ("mailto:legal@example.org", "mailto:legal@example.org", "legal@example.org"),
      ("legal@example.org", "mailto:legal@example.org", "legal@example.org"),
      ("MailTo:o'hara+law@example.org", "mailto:o'hara+law@example.org", "o'hara+law@example.org"),
      ("a@b.c,d@e.f?subject=Terms%20x", "mailto:a@b.c,d@e.f?subject=Terms%20x", nil),
      ("https://example.org/", "https://example.org/", "example.org"),
      ("HTTPS://example.org:8080/a?b=c#d", "https://example.org:8080/a?b=c#d", nil),
      ("http://bücher.example/büro", "http://bücher.example/büro", "bücher.example/büro"),
      ("example.org/legal", "https://example.org/legal", "example.org/legal"),
      ("localhost.localdomain:80", "https://localhost.localdomain:80", nil),
      ("tel:+49-30-123456", "tel:+49-30-123456", "+49-30-123456"),
    ] as [(String, String, String?)])
  func `an address of mail, of the web or a number is one`(
    text: String, address: String, shown: String?
  ) {
    let contact = ContactAddress(text)
    #expect(contact?.description == address)
    if let shown { #expect(contact?.text == shown) }
    #expect(contact.flatMap { ContactAddress($0.description) } == contact)
  }

  private static let refused = [
    "javascript:alert(1)", "JavaScript:alert(1)", "vbscript:x", "data:text/html,x", "file:///etc",
    "blob:https://example.org/x", "ftp://example.org/", "javascript://example.org/%0Aalert(1)",
    "", " ", "Jo Doe", "Legal", "example", "@", "a@", "@b", "a@b@c", "mailto:", "mailto:a",
    "mailto:javascript:alert(1)@b", "https://", "https:example.org", "https:///a", "https://a b.c",
    "https://user@example.org/", "https://user:word@example.org/", "https://example.org:x/",
    "https://example.org:99999/", "https://-a.org", "https://a..b", "tel:", "tel:abc", "tel:+1;x y",
    "//example.org", "/a", "a.b\\c", "https://a.b/<c>", "https://a.b/\"", "https://a.b/(c)",
    "https://a.b/`", "javascript:alert(1)//@example.org",
  ]

  /// Each of them also with characters that browsers drop or that hide.
  @Test(arguments: refused)
  func `nothing else is, however it is disguised`(text: String) {
    #expect(ContactAddress(text) == nil)
    for odd in [
      "\t", "\n", "\r", " ", "\0", "\u{1B}", "\u{7F}", "\u{85}", "\u{A0}", "\u{200B}",
      "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{E0041}",
    ] {
      #expect(ContactAddress(odd + text) == nil)
      #expect(ContactAddress("mailto:a@b.c" + odd) == nil)
      var spelled = text
      spelled.insert(contentsOf: odd, at: text.index(text.startIndex, offsetBy: min(4, text.count)))
      #expect(ContactAddress(spelled) == nil)
    }
  }

  @Test func `a manifest with another contact is refused`() throws {
    let text = Samples.text(try Samples.full().canonicalBytes())
    for contact in ["javascript:alert(1)", "legal@example.org", "Jo Doe"] {
      let changed = text.replacing("mailto:legal@example.org", with: contact)
      #expect(throws: ManifestError.self) { try Manifest(parsing: Array(changed.utf8)) }
    }
    let empty = text.replacing("mailto:legal@example.org", with: "")
    #expect(try Manifest(parsing: Array(empty.utf8)).publisher.contact == nil)
  }
}
