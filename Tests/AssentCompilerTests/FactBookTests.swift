import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Facts come from one place: configuration and agreements, in whatever document names them.
@Suite struct FactBookTests {
  static let configuration =
    Samples.profiles + """
      site: { name: Kana, url: "https://legal.test/" }
      publisher: { name: "A & B *GmbH*", contact: legal@kana.test }
      facts: { refund-days: 14 }

      """

  private func site(_ files: [String: String]) throws -> TestSite {
    try TestSite(
      ["assent.yml": Self.configuration, "license.md": Samples.license()].merging(files) { $1 })
  }

  private func errors(_ site: TestSite) throws -> [Diagnostic] {
    try LintRun(paths: [site.content.path], jobs: 2).run(isFixing: false).diagnostics
      .filter { $0.severity == .error }
  }

  @Test func `a page has the words, and the JSON the place of the tag`() throws {
    let site = try site([
      "license.md": Samples.license(
        grant: "{{product.name}} of {{publisher.name}}, {{publisher.contact}}: "
          + "{{facts.refund-days}} days."),
      "flows/start.md": Samples.flow(
        text: "See {{license.title}} {{license.version}} of {{license.effective-date}}: "
          + "{{license.url}}"),
    ])
    #expect(try site.build().outcome == .published)
    let text = try site.text("license/license.txt")
    #expect(text.contains("Kana of A & B *GmbH*, legal@kana.test: 14 days."))
    #expect(try site.text("flows/start.txt").contains("See License 1.0 of 2025-11-03:"))
    #expect(try site.text("flows/start.html").contains("https://legal.test/license/"))
    let json = try site.text("license/license.json")
    #expect(json.contains(#"{"name":"product.name","range":[10,1,10,5],"written":[10,1,10,17]}"#))
    #expect(try errors(site) == [])
  }

  @Test func `a fact that is not known stops a build, and is named with a guess`() throws {
    let site = try site([
      "flows/start.md": Samples.flow(text: "Of {{product.name}}: {{facts.refund-dys}}.")
    ])
    let result = try site.build { $0.isStrict = true }
    #expect(result.outcome == .refused)
    let found = try #require(result.diagnostics.first { $0.rule == .unresolvedFact })
    #expect(found.range?.start == SourceLocation(line: 7, column: 22))
    #expect(found.message.contains("did you mean 'facts.refund-days'?"))
    #expect(try errors(site).first?.range == found.range)
  }

  @Test func `another fact is another text, which needs another version`() throws {
    let site = try site([
      "license.md": Samples.license(grant: "Within {{facts.refund-days}} days.")
    ])
    #expect(try site.build().outcome == .published)
    #expect(try site.text("license/license.txt").contains("Within 14 days"))
    try site.write(Self.configuration.replacing("14", with: "30"), to: "assent.yml")
    #expect(try site.build().outcome == .refused)
    #expect(try site.text("license/license.txt").contains("Within 14 days"))
  }

  @Test func `a released text holds the words, and a changed fact contradicts it`() throws {
    let words = Samples.license(grant: "Within 14 days.")
    let site = try site([:])
    try site.release("1.0", ["license.md": words], at: "2025-11-03")
    let dated = try site.folder.text("content/license.md")
    try site.write(dated.replacing("14", with: "{{facts.refund-days}}"), to: "license.md")
    #expect(try errors(site) == [])
    try site.write(Self.configuration.replacing("14", with: "30"), to: "assent.yml")
    #expect(try errors(site).map(\.rule) == [.changedWithoutVersion])
  }

  @Test func `of two licenses nobody knows which is meant`() throws {
    let site = try site([
      "custom.md": "---\nkind: license\n---\n" + Samples.license(version: "2.0"),
      "flows/start.md": Samples.flow(text: "Version {{license.version}}."),
    ])
    let found = try errors(site).filter { $0.rule == .unresolvedFact }
    #expect(found.map(\.message) == ["fact 'license.version' is not set"])
  }

  @Test func `without a configuration tags are what they were`() throws {
    let site = try TestSite(["flows/start.md": Samples.flow(text: "{{product.name}}")])
    #expect(try errors(site).filter { $0.rule == .unresolvedFact } == [])
  }

  @Test func `a repair is made in the file as it is written`() throws {
    let site = try site([
      "flows/start.md": Samples.flow(
        text: "{{product.name}} and {{facts.refund-days}} x. \n\nOf {{product.name}}. ")
    ])
    _ = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: true)
    let text = try site.folder.text("content/flows/start.md")
    #expect(
      text.contains("{{product.name}} and {{facts.refund-days}} x.\n\nOf {{product.name}}.\n"))
  }

  @Test func `an invalid fact is an error of the configuration`() throws {
    for line in [
      "facts: { 'a b': c }", #"facts: { a: "b\nc" }"#, "facts: { a: '' }", "facts: [a]",
    ] {
      let site = try TestSite(["assent.yml": line, "license.md": Samples.license()])
      #expect(try site.build().diagnostics.map(\.rule) == [.invalidConfiguration], "\(line)")
    }
  }
}
