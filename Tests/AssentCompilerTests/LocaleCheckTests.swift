import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRender
import Foundation
import TestSupport
import Testing

/// What holds between the texts of an agreement, and between agreements.
@Suite struct LocaleCheckTests {
  static func text(
    _ name: String, version: String = "1.0", effective: String = "2025-11-03", extra: String = "",
    words: String = "Nobody is liable for 30 days."
  ) -> String {
    "---\ntitle: \(name)\nversion: \(version)\neffective: \(effective)\n\(extra)---\n# \(name)\n\n\(words)\n"
  }

  static func findings(_ files: [String: String], _ rules: RuleID...) throws -> [String] {
    var files = files
    files["assent.yml"] = Samples.profiles + "\n" + (files["assent.yml"] ?? "")
    let site = try TestSite(files)
    let built = try site.build().diagnostics.filter { rules.contains($0.rule) }
    let linted = try LintRun(paths: [site.content.path], jobs: 1).run(isFixing: false).diagnostics
      .filter { rules.contains($0.rule) }
    #expect(built.map(\.message) == linted.map(\.message), "build and lint say the same")
    return built.map(\.message)
  }

  @Test func `texts of one release have one version and one day`() throws {
    let english = Self.text("License", extra: "published: 2025-10-01\n")
    #expect(
      try Self.findings(
        [
          "license.md": english,
          "license.de.md": Self.text(
            "Lizenz", version: "1.1", words: "Niemand haftet 30 Tage lang."),
          "license.fr.md": Self.text(
            "Licence", effective: "2025-11-04", words: "Personne ne répond pendant 30 jours."),
          "license.it.md": Self.text(
            "Licenza", extra: "published: 2025-10-02\n", words: "Nessuno risponde per 30 giorni."),
        ], .localeVersionDiffers) == [
          "version '1.1' is not '1.0', that of 'license.md'",
          "effective date 2025-11-04 is not 2025-11-03, that of 'license.md'",
          "publication date 2025-10-02 is not 2025-10-01, that of 'license.md'",
        ])
  }

  @Test func `exactly one text is authoritative`() throws {
    let german = Self.text("Lizenz", words: "Niemand haftet 30 Tage lang.")
    let french = Self.text("Licence", words: "Personne ne répond pendant 30 jours.")
    #expect(
      try Self.findings(["license.de.md": german, "license.fr.md": french], .localeVersionDiffers)
        == ["none of 'license.de.md', 'license.fr.md' is said to be authoritative"])
    let claim = "authoritative: true\n"
    #expect(
      try Self.findings(
        [
          "license.de.md": Self.text("Lizenz", extra: claim),
          "license.fr.md": Self.text("Licence", extra: claim),
        ], .localeVersionDiffers) == [
          "'license.fr.md' and 'license.de.md' both say that they are authoritative"
        ])
  }

  @Test func `what a text says of the binding language is what is published`() throws {
    let english = "Nobody is liable for 30 days. If they differ, the German version prevails."
    let german = "Niemand haftet 30 Tage lang. Bei Abweichungen geht die deutsche Fassung vor."
    let message =
      "the text says that 'license.de.md' is binding, and 'license.md' is published as the binding text"
    #expect(
      try Self.findings(
        [
          "license.md": Self.text("License", words: english),
          "license.de.md": Self.text("Lizenz", words: german),
        ], .bindingLanguageDiffers) == [message, message])
    #expect(
      try Self.findings(
        [
          "license.md": Self.text("License", words: english),
          "license.de.md": Self.text("Lizenz", extra: "authoritative: true\n", words: german),
        ], .bindingLanguageDiffers) == [])
    // Nobody can read a binding text that is not there.
    let missing =
      "the text says that the one in German is binding, and the agreement has none in German"
    #expect(
      try Self.findings(
        [
          "license.md": Self.text("License", words: english),
          "license.fr.md": Self.text("Licence", words: "Personne ne répond pendant 30 jours."),
        ], .bindingLanguageDiffers) == [missing])
    #expect(
      try Self.findings(
        ["license.md": Self.text("License", words: english)], .bindingLanguageDiffers) == [missing])
  }

  @Test func `the text that says so is authoritative, and the others link to it`() throws {
    let site = try TestSite([
      "assent.yml": Samples.profiles,
      "license.md": Self.text("License"),
      "license.de.md": Self.text(
        "Lizenz", extra: "authoritative: true\n", words: "Niemand haftet 30 Tage lang."),
    ])
    try site.build()
    let english = try site.text("license/1.0/en/index.html")
    #expect(english.contains("This is a translation. The authoritative text: <a href=\""))
    #expect(
      english.contains("1.0/de/index.html\" hreflang=\"de\" lang=\"de\" dir=\"ltr\">Deutsch</a>"))
    #expect(try !site.text("license/1.0/de/index.html").contains("class=\"translation\""))
    let sentence = "This is a translation. The authoritative text: Deutsch"
    #expect(try site.text("license/1.0/en/license.txt").contains(sentence))
    #expect(
      try site.text("license/1.0/en/license.json").contains(
        "\"authoritative\":{\"locale\":\"de\",\"path\":\"license.de.md\",\"sentence\":\"\(sentence)\"}"
      ))
    #expect(try !site.text("license/1.0/de/license.json").contains("\"authoritative\""))
    #expect(
      OriginalText(besideFile: site.content.path + "/license.md")
        == OriginalText(language: "de", path: "license.de.md"))
    #expect(OriginalText(besideFile: site.content.path + "/license.de.md") == nil)
    #expect(try site.text("license/index.html").contains("<html lang=\"de\""))
  }

  @Test func `a language that is promised is missed`() throws {
    let both = [
      "license.md": Self.text("License"),
      "license.de.md": Self.text("Lizenz", words: "Niemand haftet 30 Tage lang."),
      "terms.md": Self.text("Terms"),
    ]
    #expect(
      try Self.findings(both, .missingLocale)
        == ["'terms.md' has no text in 'de', and 'license.de.md' has it"])
    var promised = both
    promised["assent.yml"] = "site:\n  locales: [en]\n"
    #expect(try Self.findings(promised, .missingLocale).isEmpty)
    promised["assent.yml"] = "site:\n  locales: [en, fr]\n"
    #expect(
      try Self.findings(promised, .missingLocale) == [
        "'license.md' has no text in 'fr', and 'locales' of the configuration names it",
        "'terms.md' has no text in 'fr', and 'locales' of the configuration names it",
      ])
  }

  @Test func `agreements of one language each promise nothing`() throws {
    #expect(
      try Self.findings(
        [
          "license.md": Self.text("License"),
          "terms.md": Self.text(
            "Bedingungen", extra: "language: de\n", words: "Niemand haftet 30 Tage lang."),
          "app/eula.fr.md": Self.text("Contrat", words: "Personne ne répond pendant 30 jours."),
        ], .missingLocale, .localeVersionDiffers
      ).isEmpty)
  }

  @Test func `two names of one language come out at one place`() throws {
    let french = Self.text("Licence", words: "Personne ne répond pendant 30 jours.")
    let site = try TestSite([
      "assent.yml": Samples.profiles, "license.md": Self.text("License"),
      "license.fr.md": french, "license.FR.md": french,
    ])
    let messages = try site.build().diagnostics.filter { $0.rule == .outputCollision }
    #expect(messages.count == 1)
  }

  /// An agreement of another name than the four, and a translation that may state its kind.
  static func customer(kind: String, words: String = "Niemand haftet 30 Tage lang.") -> [String:
    String]
  {
    [
      "assent.yml": "site:\n  locales: [en]\n",
      "customer.md": text("Customer", extra: "kind: license\n"),
      "customer.de.md": text("Kunden", extra: kind, words: words),
      "customer.old.md": text("Old", extra: "kind: license\n"),
      "guide.md": "# Guide\n\nRead it.\n", "guide.it.md": "# The guide of IT\n\nRead it, too.\n",
      "v1.2.md": "# Notes\n\nMore.\n",
    ]
  }

  @Test(arguments: ["kind: license\n", ""])
  func `an agreement of any name has translations`(kind: String) throws {
    let site = try TestSite(Self.customer(kind: kind))
    try site.write(Samples.profiles + "\nsite:\n  locales: [en]\n", to: "assent.yml")
    #expect(try site.build().outcome == .published)
    let documents = try site.manifest().documents
    #expect(documents.map(\.id) == ["customer", "customer.old"])
    #expect(documents.first?.releases.first?.locales.keys.map(\.text).sorted() == ["de", "en"])
    #expect(site.exists("customer/1.0/de/index.html"))
    #expect(!site.exists("customer.de.html"))
    // A page is no translation for its name.
    #expect(site.exists("guide.it.html"))
    #expect(try site.text("guide.it.html").contains("lang=\"en\""))
    #expect(site.exists("v1.2.html"))
  }

  @Test(arguments: ["kind: license\n", ""])
  func `a translation of any name is held against its original`(kind: String) throws {
    let files = Self.customer(kind: kind, words: "Niemand haftet 60 Tage lang.")
    #expect(
      try Self.findings(files, .localeStructureDiffers)
        == ["'60 Tage' is '30 days' in 'customer.md'"])
    let site = try TestSite(files)
    try site.write(Samples.profiles, to: "assent.yml")
    let alone = try LintRun(paths: [site.content.path + "/customer.de.md"], jobs: 1)
      .run(isFixing: false).diagnostics.filter { $0.severity == .error }
    #expect(alone.map(\.message) == ["'60 Tage' is '30 days' in 'customer.md'"])
  }

  @Test func `a page that says it is one is no translation of an agreement`() throws {
    let site = try TestSite(Self.customer(kind: "kind: flow\n"))
    try site.write(Samples.profiles + "\nsite:\n  locales: [en]\n", to: "assent.yml")
    #expect(try site.build().outcome == .published)
    #expect(site.exists("customer.de.html"))
    #expect(!site.exists("customer/1.0/de/index.html"))
  }

  @Test func `a single translation is held against its original by lint`() throws {
    let site = try TestSite([
      "assent.yml": Samples.profiles,
      "license.md": Self.text("License"),
      "license.de.md": Self.text("Lizenz", words: "Niemand haftet 60 Tage lang."),
      "license.fr.md": Self.text("Licence", version: "2.0"),
    ])
    func messages(_ name: String) throws -> [String] {
      try LintRun(paths: [site.content.path + "/" + name], jobs: 1).run(isFixing: false)
        .diagnostics.filter { $0.severity == .error }.map(\.message)
    }
    #expect(try messages("license.de.md") == ["'60 Tage' is '30 days' in 'license.md'"])
    #expect(
      try messages("license.fr.md") == ["version '2.0' is not '1.0', that of 'license.md'"])
    #expect(try messages("license.md").isEmpty)
  }

  @Test func `lint of a file, lint of the folder and build say the same of translations`() throws {
    let site = try TestSite([
      "assent.yml": "site:\n  locales: [en, de, fr, ja]\n" + Samples.profiles,
      "license.md": Self.text("License"),
      "license.de.md": Self.text("Lizenz", words: "Niemand haftet 60 Tage lang."),
      "license.fr.md": Self.text("Licence", version: "2.0"),
      "customer.md": Self.text("Customer", extra: "kind: license\n"),
    ])
    let rules: Set<RuleID> = [
      .localeVersionDiffers, .localeStructureDiffers, .missingLocale, .untranslatedBlock,
    ]
    func said(_ diagnostics: [Diagnostic]) -> Set<String> {
      Set(
        diagnostics.filter { rules.contains($0.rule) }.map {
          "\($0.severity) \($0.file):\($0.range?.start.line ?? -1): \($0.message)"
        })
    }
    func lint(_ path: String) throws -> Set<String> {
      said(try LintRun(paths: [path], jobs: 1).run(isFixing: false).diagnostics)
    }
    let built = said(try site.build().diagnostics)
    #expect(built.count >= 5)
    #expect(try lint(site.content.path) == built)
    var files: Set<String> = []
    for name in ["license.md", "license.de.md", "license.fr.md"] {
      files.formUnion(try lint(site.content.path + "/" + name))
    }
    // What is not there is known of a folder alone.
    #expect(files == built.filter { !$0.contains(" has no text in ") })
  }
}
