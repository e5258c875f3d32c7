import AssentCompiler
import AssentDiagnostics
import AssentRender
import Foundation
import TestSupport
import Testing

/// Faults of `assent.yml` and of templates are errors with a place and a guess.
@Suite struct ConfigurationTests {
  static let faults: [(text: String, message: String, line: Int)] = [
    ("site:\n  nam: X\n", "unknown key 'nam' in site; did you mean 'name'?", 2),
    ("sites:\n  name: X\n", "unknown key 'sites'; did you mean 'site'?", 1),
    ("publisher:\n  name: X\n  mail: y\n", "unknown key 'mail' in publisher", 3),
    ("site: { url: example.org }\n", "site.url 'example.org' is not the address of a site", 1),
    ("site:\n  language: english language\n", "'english language' is not a language tag", 2),
    ("products:\n  a: { id: My App }\n", "product id 'My App' is not made of", 2),
    ("products:\n  a: { id: x }\n  b: { id: x }\n", "product id 'x' is used twice", 3),
    ("profiles:\n  licence: { require: [] }\n", "did you mean 'license'?", 2),
    ("profiles:\n  license: { require: [grants] }\n", "did you mean 'grant'?", 2),
    ("rules:\n  \"**\": { mojibak: off }\n", "unknown rule 'mojibak'", 2),
    ("rules:\n  \"**\": { mojibake: warn }\n", "unknown severity 'warn'", 2),
    ("exclude: drafts\n", "exclude is not a list", 1),
    ("site: [a, b]\n", "site is not a mapping", 1),
    ("site:\n  name: X\n  name: Y\n", "key 'name' is written twice", 3),
    ("site: { name: X, name: Y }\n", "key 'name' is written twice", 1),
    (
      "publisher:\n  contact: a@example.org\n\n  # here\n  contact: b@example.org\nsite:\n  contact: c\n",
      "key 'contact' is written twice", 5
    ),
    (
      "site: {\n", "the configuration is not YAML: a list or mapping in brackets is not complete", 0
    ),
    (
      "publisher:\n  name: \"A\nsite:\n  name: \"B\"\n",
      "the configuration is not YAML: a quotation mark is not closed", 2
    ),
    ("- a\n- b\n", "the configuration is not a mapping", 1),
  ]

  @Test(arguments: faults)
  func `a fault of the configuration stops the build`(
    text: String, message: String, line: Int
  ) throws {
    let site = try TestSite(Samples.site)
    try site.write(text, to: "assent.yml")
    let result = try site.build()
    #expect(result.outcome == .refused)
    let found = try #require(result.diagnostics.first)
    #expect(found.rule == .invalidConfiguration)
    #expect(found.severity == .error)
    #expect(found.message.contains(message))
    #expect(found.file.hasSuffix("content/assent.yml"))
    if line > 0 { #expect(found.range?.start.line == line) }
    #expect(!site.folder.exists("Output"))
  }

  @Test func `every fault of a configuration is reported`() throws {
    let site = try TestSite(Samples.site)
    try site.write("sit: {}\npublishr: {}\nrules: { \"**\": { x: off } }\n", to: "assent.yml")
    #expect(try site.build().diagnostics.count == 3)
  }

  @Test func `severities are by path, and later patterns win`() throws {
    let site = try TestSite([
      "a.md": "text\n", "flows/b.md": "text\n",
      "assent.yml": """
      rules:
        "**": { missing-version: error, missing-title: off, missing-top-heading: off }
        "flows/**": { missing-version: info }

      """,
    ])
    let found = try site.build().diagnostics.filter { $0.rule == .missingVersion }
    #expect(
      found.map { $0.summary(below: site.content) } == [
        "error missing-version a.md", "info missing-version flows/b.md",
      ])
    #expect(try !site.build().diagnostics.contains { $0.rule == .missingTitle })
  }

  static let templates: [(text: String, message: String, line: Int, column: Int)] = [
    ("<p>\n{{titel}}\n", "unknown key 'titel' in a template; did you mean 'title'?", 2, 3),
    ("{{labels.contens}}\n", "did you mean 'labels.contents'?", 1, 3),
    ("{{#spdx}}{{#licenses}}\n{{nam}}{{/licenses}}{{/spdx}}\n", "unknown key 'nam'", 2, 3),
    ("{{> foot}}\n", "partial 'foot' does not exist", 1, 5),
    ("\n{{#version}}x\n", "section 'version' is not closed", 2, 4),
    ("{{products}}\n", "unknown key 'products'", 1, 3),
    ("{{=<% %>=}}\n", "changes delimiters", 1, 4),
  ]

  @Test(arguments: templates)
  func `a fault of a template has its place, and nothing is written`(
    text: String, message: String, line: Int, column: Int
  ) throws {
    let site = try TestSite(Samples.site)
    try site.folder.write(text, to: "templates/agreement.mustache")
    let error = #expect(throws: TemplateError.self) {
      try site.build { $0.templates = site.folder["templates"].path }
    }
    let found = try #require(error?.diagnostics.first)
    #expect(found.message.contains(message))
    #expect(found.file.hasSuffix("templates/agreement.mustache"))
    if line > 0 {
      #expect(found.range?.start == SourceLocation(line: line, column: column))
    }
    #expect(!site.folder.exists("Output"))
  }

  @Test func `a product may have templates of its own`() throws {
    let site = try TestSite([
      "license.md": Samples.license(), "app/license.md": Samples.license(),
      "assent.yml": "products:\n  app: { id: the-app, name: The App }\n",
    ])
    try site.folder.write("shared {{title}}\n", to: "templates/agreement.mustache")
    try site.folder.write("own {{title}}\n", to: "templates/the-app/agreement.mustache")
    try site.build { $0.templates = site.folder["templates"].path }
    #expect(try site.text("license/index.html") == "shared License\n")
    #expect(try site.text("app/license/index.html") == "own License\n")
  }

  @Test func `what a document says cannot act as a template or as HTML`() throws {
    let site = try TestSite([
      "flow.md": """
      ---
      title: "{{siteName}} <b>&amp;</b> \\"q\\""
      version: 1.0
      updated: 2025-11-03
      ---

      # {{title}} {{{body}}} {{/x}}

      ## {{> footer}}

      text
      """
    ])
    #expect(try site.build().outcome == .published)
    let page = try site.text("flow.html")
    #expect(page.contains("{{title}} {{{body}}} {{/x}}"))
    #expect(page.contains("{{&gt; footer}}"))
    #expect(page.contains("{{siteName}} &lt;b&gt;&amp;amp;&lt;/b&gt;"))
  }
}
