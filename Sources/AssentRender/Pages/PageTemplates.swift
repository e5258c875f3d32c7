import AssentDiagnostics
import Mustache
import Synchronization

/// The Mustache templates of a site, checked and ready to render.
///
/// A template is rendered by the library once for every shape of page (which keys are present);
/// pages of one shape differ only in the values that are put in.
package final class PageTemplates: Sendable {
  /// The templates that are pages; every other one is a partial.
  package enum Page: String, Sendable, CaseIterable {
    case agreement
    case page
    case index
    case indexAgreement = "index-agreement"
    case indexPage = "index-page"
    case history
    case historyVersion = "history-version"
    case audit
    case auditVersion = "audit-version"
    case redline
    case gate
  }

  /// The files by name.
  private let sources: [String: SourceFile]
  /// Those that were parsed.
  private let templates: Mutex<[String: MustacheTemplate]>
  private let plans = Mutex<[PagePlan.Shape: PagePlan]>([:])

  /// Takes templates that are known to be sound; each is parsed when the first page needs it.
  package init(builtIn sources: [String: SourceFile]) {
    self.sources = sources
    templates = Mutex([:])
  }

  /// Reads templates.
  ///
  /// - Parameter sources: the files by name without `.mustache`.
  /// - Throws: ``TemplateError`` with a diagnostic for each template that cannot be read and each
  ///   key that no page offers.
  package init(_ sources: [String: SourceFile]) throws(TemplateError) {
    var templates: [String: MustacheTemplate] = [:]
    var diagnostics: [Diagnostic] = []
    let names = Set(sources.keys)
    var outlines: [String: TemplateOutline] = [:]
    var steps = 0
    if sources.count > TemplateGraph.maximumCount, let first = sources.values.map(\.path).min() {
      diagnostics.append(
        Diagnostic(
          rule: .invalidTemplate, severity: .error,
          message:
            "there are \(sources.count) templates; the limit is \(TemplateGraph.maximumCount)",
          file: first, help: "remove those that nothing includes"))
      throw TemplateError(diagnostics: diagnostics)
    }
    for (name, source) in sources.sorted(by: { $0.key < $1.key }) {
      let keys: TemplateKeys =
        switch Page(rawValue: name) {
        case .agreement, .page: .document
        case .index: .index
        case .indexAgreement: .indexAgreement
        case .indexPage: .indexPage
        case .history: .history
        case .historyVersion: .historyVersion
        case .audit: .audit
        case .auditVersion: .auditVersion
        case .redline: .redline
        case .gate: .gate
        case nil: .partial
        }
      let (found, outline) = TemplateScanner.check(source, keys: keys, partials: names)
      diagnostics += found
      outlines[name] = outline
      // What the scan refuses, the library may take for ever over.
      guard found.isEmpty else { continue }
      steps += outline.steps
      guard steps <= TemplateGraph.maximumSteps else {
        diagnostics.append(
          Diagnostic(
            rule: .invalidTemplate, severity: .error,
            message: "with this template, there are too many tags in too much text to parse",
            file: source.path, range: source.range(ofBytes: 0..<0),
            help:
              "put style and script into assent.css and assent.js, and long text behind the tags"))
        break
      }
      do {
        templates[name] = try Self.parse(source)
      } catch {
        diagnostics.append(Self.diagnostic(for: error, in: source))
      }
    }
    for page in Page.allCases where sources[page.rawValue] == nil {
      diagnostics.append(
        Diagnostic(
          rule: .missingTemplate, severity: .error,
          message: "template '\(page.rawValue).mustache' does not exist",
          file: "\(page.rawValue).mustache"))
    }
    if diagnostics.isEmpty { diagnostics = TemplateGraph.check(outlines) }
    guard diagnostics.isEmpty else { throw TemplateError(diagnostics: diagnostics) }
    self.sources = sources
    self.templates = Mutex(templates)
  }

  private static func parse(_ source: SourceFile) throws -> MustacheTemplate {
    let text = String(decoding: source.bytes, as: UTF8.self)
    let mayHoldMark = source.bytes.contains(0xF4)
    return try MustacheTemplate(
      string: mayHoldMark ? text.replacing(PagePlan.mark, with: "") : text)
  }

  /// The template of a page and those that it includes; all where all are parsed.
  private func library(of page: Page) -> MustacheLibrary {
    templates.withLock { parsed in
      guard parsed.count < sources.count else { return MustacheLibrary(templates: parsed) }
      var found: [String: MustacheTemplate] = [:]
      var names = [page.rawValue]
      while let name = names.popLast() {
        guard found[name] == nil, let source = sources[name],
          let template = parsed[name] ?? (try? Self.parse(source))
        else { continue }
        parsed[name] = template
        found[name] = template
        names += source.partials
      }
      return MustacheLibrary(templates: found)
    }
  }

  /// Renders a page.
  package func render(_ page: Page, _ context: PageContext) -> [UInt8] {
    guard let shape = PagePlan.Shape(page, context) else {
      return PagePlan(page, context, library: library(of: page)).render(context)
    }
    let plan = plans.withLock { plans -> PagePlan in
      if let plan = plans[shape] { return plan }
      let plan = PagePlan(page, context, library: library(of: page))
      plans[shape] = plan
      return plan
    }
    return plan.render(context)
  }

  private static func diagnostic(for error: any Error, in source: SourceFile) -> Diagnostic {
    var message = "template cannot be read: \(error)"
    var range: SourceRange?
    if let error = error as? MustacheTemplate.ParserError {
      message = "template cannot be read: \(error.error)"
      let start = SourceLocation(
        line: error.context.lineNumber, column: error.context.columnNumber)
      range = SourceRange(start: start, end: start)
    }
    return Diagnostic(
      rule: .invalidTemplate, severity: .error, message: message, file: source.path,
      range: range, help: "close every section with {{/name}} and every tag with }}")
  }
}

extension SourceFile {
  /// The names in tags of partials, as built-in templates write them: `{{> head}}`.
  fileprivate var partials: [String] {
    bytes.split(separator: UInt8(ascii: "{")).compactMap { part in
      guard part.first == UInt8(ascii: ">"), let end = part.firstIndex(of: UInt8(ascii: "}")) else {
        return nil
      }
      return String(decoding: part[..<end].dropFirst().filter { $0 != 0x20 }, as: UTF8.self)
    }
  }
}

/// Templates that cannot be used, with a diagnostic for every fault.
package struct TemplateError: Error {
  package let diagnostics: [Diagnostic]
}
