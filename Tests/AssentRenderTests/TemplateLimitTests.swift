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
    let found = findings(partials)
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("the template has more than 4000 tags") == true)
    #expect(found.first?.range != nil)
    // Text alone reaches the size first.
    partials["p60"] = String(repeating: "x", count: 100_000)
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
    #expect(
      found.map(\.message) == [
        "there are \(301 + PageTemplates.Page.allCases.count) templates; the limit is 256"
      ])
    let faults = String(repeating: "{{nonsense}}\n", count: 10_000)
    #expect(findings(["a": faults]).count == 100)
  }

  /// Tags that a template may have are counted before the library sees one: it parses them in time
  /// that is the square of their number.
  @Test(arguments: ["{{title}}", "{{#title}}{{/title}}", "{{! a }}", "{{^title}}\n{{/title}}\n"])
  func `more tags than a template may have are refused, with the place`(tag: String) {
    let found = findings([:], page: String(repeating: tag, count: 10_000))
    #expect(found.count == 1)
    #expect(found.first?.rule == .invalidTemplate)
    #expect(found.first?.range != nil)
    #expect(found.first?.file == "templates/page.mustache")
    #expect(findings(["a": String(repeating: tag, count: 90)]).isEmpty)
  }

  @Test func `what the library goes through to parse all templates is bounded`() {
    let text = String(repeating: "{{! a }}", count: 900) + String(repeating: "x", count: 500_000)
    #expect(findings(["a": text], page: "").first?.message.contains("too many tags") == true)
    let behind = String(repeating: "x", count: 500_000) + String(repeating: "{{! a }}", count: 900)
    #expect(findings(["a": behind], page: "").isEmpty)
  }

  static let lists = ["licenses", "permissions", "conditions", "limitations"]

  @Test(arguments: ["body", "contents", "linkedData", "languages", "alternates"])
  func `a value as long as the document is not repeated`(value: String) {
    let open = "{{#spdx}}" + Self.lists.prefix(1).map { "{{#\($0)}}" }.joined()
    let close = Self.lists.prefix(1).reversed().map { "{{/\($0)}}" }.joined() + "{{/spdx}}"
    let message = "'\(value)' stands in a list, which would repeat it"
    #expect(findings([:], page: open + "{{{\(value)}}}" + close).map(\.message) == [message])
    let current = "{{#\(value)}}{{#isCurrent}}{{{.}}}{{/isCurrent}}{{/\(value)}}"
    #expect(findings([:], page: open + current + close).map(\.message) == [message])
    // The value and the list may stand in two files.
    let found = findings(["a": "{{> b}}", "b": "{{{\(value)}}}"], page: open + "{{> a}}" + close)
    #expect(found.map(\.message) == ["with partial 'a' \(message)"])
    #expect(found.first?.file == "templates/page.mustache")
    let dot = findings(
      ["a": "{{{.}}}"], page: open + "{{#\(value)}}{{> a}}{{/\(value)}}" + close)
    #expect(dot.count == 1)
    let often = String(repeating: "{{{\(value)}}}", count: 5)
    #expect(
      findings([:], page: often).map(\.message) == ["'\(value)' is written more than 4 times"])
    #expect(findings(["a": "{{{\(value)}}}"], page: "{{> a}}{{> a}}{{> a}}{{> a}}").isEmpty)
    #expect(
      findings(["a": "{{{\(value)}}}"], page: String(repeating: "{{> a}}", count: 5)).count == 1)
  }

  @Test func `lists are two deep at most, in one file and in many`() {
    let open = Self.lists.map { "{{#\($0)}}" }.joined()
    let close = Self.lists.reversed().map { "{{/\($0)}}" }.joined()
    let page = "{{#spdx}}" + open + "x" + close + "{{/spdx}}"
    #expect(findings([:], page: page).map(\.message) == ["lists are more than 2 deep"])
    let parts = findings(
      ["b": "{{#spdx}}{{#licenses}}{{#permissions}}x{{/permissions}}{{/licenses}}{{/spdx}}"],
      page: "{{#spdx}}{{#licenses}}{{#conditions}}{{> b}}{{/conditions}}{{/licenses}}{{/spdx}}")
    #expect(!parts.isEmpty)
  }

  @Test func `what lists and indentation multiply is bounded before it is rendered`() {
    let long = String(repeating: "x\n", count: 20_000)
    let page = "{{#spdx}}{{#licenses}}{{#permissions}}{{> a}}{{/permissions}}{{/licenses}}{{/spdx}}"
    #expect(findings(["a": long], page: page).first?.message.contains("may write more") == true)
    #expect(findings(["a": "x"], page: page).isEmpty)
    let indented = String(repeating: " ", count: 20_000) + "{{> a}}\n"
    #expect(findings(["a": long], page: indented).first?.message.contains("may write more") == true)
    // It stays a number, however often it is multiplied.
    var partials = ["p30": long]
    for step in 0..<30 { partials["p\(step)"] = indented.replacing("> a", with: "> p\(step + 1)") }
    partials["a"] = "{{> p0}}"
    #expect(findings(partials, page: "{{> a}}").count == 1)
  }

  @Test func `no value breaks out of its place`() throws {
    var sources: [String: SourceFile] = [:]
    for name in PageTemplates.Page.allCases {
      sources[name.rawValue] = SourceFile(path: "a", text: "<p>{{title}}{{spdx.expression}}</p>")
    }
    for name in ["index-page", "index-agreement", "history", "redline", "audit", "gate"] {
      sources[name] = SourceFile(path: "a", text: "{{title}}")
    }
    sources["audit-version"] = SourceFile(path: "a", text: "{{version}}")
    sources["history-version"] = SourceFile(path: "a", text: "{{version}}")
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
