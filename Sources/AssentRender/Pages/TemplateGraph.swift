import AssentDiagnostics

/// Templates and what they include: limits on what they come to, looked at before one is rendered.
///
/// A template that includes itself would never end, partials that include the next one twice double
/// with every step, and a list within itself multiplies its length.
struct TemplateGraph {
  /// Sections and partials inside one another: the library that renders them calls itself.
  static let maximumDepth = 64
  /// The size of a template with all that it includes, in bytes.
  static let maximumSize = 4 << 20
  /// The size of one file, in bytes.
  static let maximumFileSize = 1 << 20
  /// The bytes that the library goes through to parse the templates of one product: for each tag,
  /// all to the end of its file.
  static let maximumSteps = 200_000_000
  /// The number of templates that one product may have.
  static let maximumCount = 256

  private let outlines: [String: TemplateOutline]
  private var sums: [String: Sum] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// What a template comes to with its partials.
  private struct Sum {
    var size: Int
    var depth: Int
    var lists: Set<String>
    var output: TemplateOutput
  }

  /// The findings about a set of templates, by name.
  static func check(_ outlines: [String: TemplateOutline]) -> [Diagnostic] {
    var graph = TemplateGraph(outlines: outlines)
    for name in outlines.keys.sorted() where graph.diagnostics.isEmpty { graph.visit(name) }
    return graph.diagnostics
  }

  private init(outlines: [String: TemplateOutline]) {
    self.outlines = outlines
  }

  /// Walks through the partials of a template, each once, those it includes first.
  private mutating func visit(_ root: String) {
    var path: [(name: String, next: Int)] = sums[root] == nil ? [(root, 0)] : []
    while diagnostics.isEmpty, let (name, next) = path.last {
      guard let outline = outlines[name] else {
        path.removeLast()
        continue
      }
      guard next < outline.inclusions.count else {
        sums[name] = sum(of: outline)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let inclusion = outline.inclusions[next]
      if let start = path.firstIndex(where: { $0.name == inclusion.name }) {
        reportCycle(path[start...].map(\.name), at: inclusion, in: outline)
        return
      }
      if sums[inclusion.name] == nil { path.append((inclusion.name, 0)) }
    }
  }

  private mutating func sum(of outline: TemplateOutline) -> Sum {
    var sum = Sum(
      size: outline.source.bytes.count, depth: outline.depth, lists: outline.lists,
      output: outline.output)
    for inclusion in outline.inclusions {
      guard let inner = sums[inclusion.name] else { continue }
      sum.size += inner.size
      sum.depth = max(sum.depth, inclusion.depth + 1 + inner.depth)
      sum.lists.formUnion(inner.lists)
      sum.output.add(
        inner.output, depth: inclusion.listDepth, indentation: inclusion.indentation)
      if sum.size > Self.maximumSize {
        report(
          "with partial '\(inclusion.name)' the template is more than "
            + "\(Self.maximumSize / 1_048_576) MiB", inclusion, outline,
          help: "include it fewer times, or make it smaller")
        break
      }
      if sum.depth > Self.maximumDepth {
        report(
          "with partial '\(inclusion.name)' sections and partials are more than "
            + "\(Self.maximumDepth) deep", inclusion, outline, help: "nest less")
        break
      }
      if let list = inclusion.lists.intersection(inner.lists).sorted().first {
        report(
          "partial '\(inclusion.name)' repeats section '\(list)' within itself", inclusion, outline,
          help: "include it outside of {{#\(list)}}")
        break
      }
      if let fault = sum.output.fault {
        report(
          "with partial '\(inclusion.name)' \(fault.message)", inclusion, outline,
          help: fault.help)
        break
      }
    }
    return sum
  }

  private mutating func reportCycle(
    _ names: [String], at inclusion: TemplateOutline.Inclusion, in outline: TemplateOutline
  ) {
    let others = names.dropFirst().map { "'\($0)'" }.joined(separator: ", ")
    let way = others.isEmpty ? "" : " through \(others)"
    report(
      "template '\(inclusion.name)' includes itself\(way)", inclusion, outline,
      help: "remove one of the inclusions")
  }

  private mutating func report(
    _ message: String, _ inclusion: TemplateOutline.Inclusion, _ outline: TemplateOutline,
    help: String
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .invalidTemplate, severity: .error, message: message, file: outline.source.path,
        range: outline.source.range(ofBytes: inclusion.range), help: help))
  }
}
