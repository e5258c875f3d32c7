import AssentDiagnostics
import AssentRender
import Testing

/// What templates come to is bounded before one is rendered.
@Suite struct TemplateLimitTests {
  /// The findings about templates of which `partials` are beside the pages.
  private func findings(_ partials: [String: String], page: String = "{{> a}}") -> [Diagnostic] {
    var sources = partials
    for name in PageTemplates.Page.allCases { sources[name.rawValue] = "<p>" }
    sources["page"] = page
    do {
      _ = try PageTemplates(
        sources.reduce(into: [:]) { all, source in
          let path = "templates/\(source.key).mustache"
          all[source.key] = SourceFile(path: path, text: source.value)
        })
      return []
    } catch {
      return error.diagnostics
    }
  }

  @Test(arguments: [1, 2, 3, 50])
  func `templates that include themselves are refused, with the place`(length: Int) {
    let names = (0..<length).map { "p\($0)" }
    var partials = ["a": "{{> p0}}"]
    for (name, next) in zip(names, names.dropFirst() + names.prefix(1)) {
      partials[name] = "one\n{{#title}}{{> \(next)}}{{/title}}"
    }
    let found = findings(partials)
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("template 'p0' includes itself") == true)
    #expect(found.first?.file == "templates/p\(length - 1).mustache")
    #expect(found.first?.range?.start == SourceLocation(line: 2, column: 15))
    #expect(found.first?.rule == .invalidTemplate)
  }

  @Test func `a cycle that no page reaches is refused as well`() {
    #expect(findings(["a": "", "b": "{{> b}}"]).count == 1)
  }

  @Test(arguments: [2, 3, 10])
  func `partials that multiply are refused before they are rendered`(times: Int) {
    var partials: [String: String] = [:]
    for step in 0..<60 {
      partials[step == 0 ? "a" : "p\(step)"] = String(repeating: "{{> p\(step + 1)}}", count: times)
    }
    partials["p60"] = "x"
    #expect(findings(partials).first?.message.contains("the template is more than 4 MiB") == true)
  }

  @Test func `partials that are used often, and small, are fine`() {
    let often = String(repeating: "{{> b}}", count: 1_000)
    #expect(findings(["a": often, "b": "{{> c}}", "c": "x"]).isEmpty)
  }

  @Test(arguments: [65, 1_000, 20_000])
  func `sections are refused above their depth`(depth: Int) {
    let nested =
      String(repeating: "{{#title}}", count: depth) + String(repeating: "{{/title}}", count: depth)
    #expect(findings([:], page: nested).map(\.message) == ["section 'title' is more than 64 deep"])
    #expect(findings(["a": nested]).count == 1)
  }

  @Test func `sections and partials count together`() {
    var partials: [String: String] = [:]
    for step in 0..<40 {
      partials[step == 0 ? "a" : "p\(step)"] = "{{#title}}{{> p\(step + 1)}}{{/title}}"
    }
    partials["p40"] = "x"
    #expect(findings(partials).first?.message.contains("more than 64 deep") == true)
    #expect(
      findings(["a": "{{#title}}{{> p20}}{{/title}}"].merging(partials) { first, _ in first })
        .first?.message.contains("more than 64 deep") == true)
  }

  @Test func `a list does not stand in itself, by whatever way`() {
    for nested in [
      "{{#spdx.licenses}}{{#spdx.licenses}}x{{/spdx.licenses}}{{/spdx.licenses}}",
      "{{#spdx}}{{#licenses}}{{#spdx.licenses}}x{{/spdx.licenses}}{{/licenses}}{{/spdx}}",
    ] {
      #expect(findings([:], page: nested).contains { $0.message.contains("is nested in itself") })
    }
    let found = findings(
      ["a": "{{> b}}", "b": "{{#products}}x{{/products}}"],
      page: "{{#spdx}}{{#licenses}}{{> c}}{{/licenses}}{{/spdx}}")
    #expect(!found.isEmpty)
    let repeated = findings(
      ["a": "{{#products}}{{> b}}{{/products}}", "b": "{{> c}}", "c": "{{#products}}{{/products}}"])
    #expect(repeated.first?.message == "partial 'b' repeats section 'products' within itself")
  }

  @Test func `files that are too large or too many are refused`() {
    let large = String(repeating: "x", count: (1 << 20) + 1)
    #expect(findings(["a": large]).first?.message.contains("the limit is 1048576") == true)
    let many = (0..<300).map { ("p\($0)", "") } + [("a", "")]
    let found = findings(Dictionary(uniqueKeysWithValues: many))
    #expect(found.map(\.message) == ["there are 306 templates; the limit is 256"])
    let faults = String(repeating: "{{nonsense}}\n", count: 10_000)
    #expect(findings(["a": faults]).count == 100)
  }

  @Test func `no value breaks out of its place`() throws {
    var sources: [String: SourceFile] = [:]
    for name in PageTemplates.Page.allCases {
      sources[name.rawValue] = SourceFile(path: "a", text: "<p>{{title}}{{spdx.expression}}</p>")
    }
    sources["index-page"] = SourceFile(path: "a", text: "{{title}}")
    sources["index-agreement"] = SourceFile(path: "a", text: "{{title}}")
    sources["index"] = SourceFile(path: "a", text: "{{#products}}{{name}}|{{/products}}")
    let templates = try PageTemplates(sources)
    var context = PageContext(labels: FrameLabels.labels(for: "en"))
    let hostile = "\u{10FFFD}<body\u{10FFFD}{{body}}<b>"
    context.set(.title, hostile)
    context.set(.body, "<script>")
    context.license = PageContext.LicenseSummary(hostile) { .object(["expression": .string($0)]) }
    let page = String(decoding: templates.render(.page, context), as: UTF8.self)
    #expect(!page.contains("<script>") && !page.contains("<b>"))
    context.products = .list([.object(["name": .string(hostile)]), .object(["name": .string("x")])])
    let index = String(decoding: templates.render(.index, context), as: UTF8.self)
    #expect(!index.contains("<script>") && index.hasSuffix("|x|"))
  }
}
