import AssentLicense
import Testing

@Suite struct `the kind of a file` {
  private func judged(_ path: String, _ text: String, _ stated: String? = nil) -> DocumentKind {
    DocumentKind.judged(path: path, frontMatter: stated, text: Array(text.utf8))
  }

  private static let privacy =
    "# %\n\nWe collect personal data with your consent. You have rights over your personal information; "
    + "third parties get none of it. The applicable law is that of Italy.\n"

  @Test func `is what its front matter says`() {
    #expect(judged("guide.md", Self.privacy, "policy") == .policy)
    #expect(judged("license.md", Self.privacy, "flow") == .other)
  }

  @Test(arguments: [
    ("privacy-policy.md", DocumentKind.privacy), ("PrivacyPolicy.md", .privacy),
    ("TERMS.md", .terms),
    ("docs/AGB.md", .terms), ("Datenschutz.md", .privacy), ("利用規約.md", .terms),
    ("개인정보처리방침.md", .privacy), ("acceptable-use.md", .policy), ("cookie-policy.md", .policy),
    ("licence.txt", .license), ("LICENSE", .license), ("EULA.txt", .eula),
    ("polityka-prywatnosci.md", .privacy), ("terminos-y-condiciones.md", .terms),
  ]) func `is told by its name`(path: String, kind: DocumentKind) {
    #expect(judged(path, Self.privacy) == kind)
  }

  @Test func `is told by its title where the name says nothing`() {
    #expect(
      judged("index.md", Self.privacy.replacing("%", with: "Terms of Service")) == .terms)
    #expect(judged("a.md", Self.privacy.replacing("%", with: "Integritetspolicy")) == .privacy)
    #expect(judged("a.md", Self.privacy.replacing("%", with: "Refund policy")) == .policy)
  }

  @Test func `is told by its words where no title says it`() {
    #expect(judged("a.md", Self.privacy) == .privacy)
  }

  @Test func `is none of an agreement's where nothing speaks like one`() {
    #expect(judged("guide.md", "# Guide\n\nPress the key and wait.\n") == .other)
    #expect(
      judged("privacy.swift", "func collect() { print(privacy) }\nlet a = { $0 }\n") == .other)
  }
}
