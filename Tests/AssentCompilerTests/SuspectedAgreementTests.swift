import AssentCompiler
import AssentDiagnostics
import AssentLicense
import Foundation
import TestSupport
import Testing

/// Documents that look like agreements and do not say that they are.
@Suite struct SuspectedAgreementTests {
  private static let words =
    "We process personal data with your consent. Your rights under applicable law stay; our liability is "
    + "limited, and this agreement shall be governed by the law of Malta.\n"

  private static func findings(_ path: String, _ text: String) throws -> [String] {
    let site = try TestSite(["assent.yml": Samples.profiles, path: text])
    let built = try site.build().diagnostics.filter { $0.rule == .unstatedKind }.map(\.message)
    let linted = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).diagnostics
      .filter { $0.rule == .unstatedKind }.map(\.message)
    #expect(built == linted, "build and lint say the same")
    return built
  }

  @Test(arguments: [
    ("privacy-policy.md", "a privacy policy"), ("terms-of-service.md", "terms of service"),
    ("TERMSOFSERVICE.md", "terms of service"), ("tos.md", "terms of service"),
    ("cookie-policy.md", "a policy"),
    ("legal/end-user-license-agreement.md", "a license agreement"),
  ]) func `are told by their names`(path: String, kind: String) throws {
    #expect(
      try Self.findings(path, "# Oak\n\n" + Self.words)
        == ["the document looks like \(kind), and is published as a page that nobody accepts"])
  }

  @Test func `may be short where name and title say it`() throws {
    let text = "Who pays by mistake gets the money back. By a purchase you enter this agreement.\n"
    #expect(try Self.findings("refund-policy.md", "# Refund policy\n\n" + text).count == 1)
    #expect(try Self.findings("refund-policy.md", "# Oak\n\n" + text).isEmpty)
  }

  @Test(arguments: [
    ("PRIVACY_POLICY.md", "name it 'privacy.md', or write 'kind: privacy'"),
    ("PRIVACY_POLICY_DE.md", "name it 'privacy.de.md', or write 'kind: privacy'"),
    ("terms-of-service.fr.md", "name it 'terms.fr.md', or write 'kind: terms'"),
    ("terms-of-us.md", "name it 'terms.md', or write 'kind: terms'"),
    ("cookie-policy.md", "write 'kind: policy'"),
  ]) func `are given a name that says it`(path: String, help: String) throws {
    let site = try TestSite(["assent.yml": Samples.profiles, path: "# Oak\n\n" + Self.words])
    let found = try site.build().diagnostics.first { $0.rule == .unstatedKind }
    #expect(found?.help?.hasPrefix(help) == true, "\(found?.help ?? "")")
  }

  @Test func `are told by their titles, in other languages, too`() throws {
    let text =
      "# Datenschutzerklärung\n\nVerantwortlich ist Oak. Personenbezogene Daten verarbeiten wir mit Ihrer "
      + "Einwilligung gemäß DSGVO; Ihre Rechte bleiben, unsere Haftung ist begrenzt.\n"
    #expect(try Self.findings("oak.md", text).count == 1)
    #expect(
      try Self.findings("datenschutz.md", text.replacing("Datenschutzerklärung", with: "Oak")).count
        == 1)
  }

  @Test func `are not what only speaks of agreements, or says what it is`() throws {
    let flow = "# How the license is shown\n\n1. The app opens a window.\n2. It waits for a key.\n"
    #expect(try Self.findings("license-flow.md", flow).isEmpty)
    #expect(try Self.findings("notes.md", "# Notes\n\n" + Self.words).isEmpty)
    let stated = "---\nkind: flow\n---\n\n# Privacy policy\n\n" + Self.words
    #expect(try Self.findings("privacy-policy.md", stated).isEmpty)
  }
}
