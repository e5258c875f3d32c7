import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentMarkup

/// A text with `⟪ ⟫` around the places that a rule has to underline, and `\xE9` for single bytes.
struct Example {
  var bytes: [UInt8] = []
  var marked: [Range<Int>] = []

  init(_ text: String) {
    let source = Array(text.utf8)
    let open = Array("⟪".utf8)
    let close = Array("⟫".utf8)
    var starts: [Int] = []
    var index = 0
    while index < source.count {
      let rest = source[index...]
      if rest.starts(with: open) {
        starts.append(bytes.count)
        index += open.count
      } else if rest.starts(with: close) {
        marked.append((starts.popLast() ?? 0)..<bytes.count)
        index += close.count
      } else if rest.starts(with: Array(#"\x"#.utf8)), index + 4 <= source.count,
        let byte = UInt8(String(decoding: source[index + 2..<index + 4], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 4
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
  }
}

/// What tags in examples stand for.
let exampleFacts: FactTable = {
  var table = FactTable()
  table.set("product.name", to: "Kana")
  table.set("facts.trial-days", to: "thirty")
  table.set("facts.court", to: "the courts of Hamburg")
  return table
}()

/// A document as the compiler would hand it to the linter.
func subject(
  _ bytes: [UInt8], path: String, original: String? = nil, neighbor: String? = nil
) -> LintSubject {
  let source = SourceFile(path: path, bytes: bytes).replacingFacts(with: exampleFacts)
  let document = LegalDocument(interpreting: Document(parsing: source), path: path)
  return LintSubject(
    document, requiredSections: [.warranty, .termination],
    isPublished: { !$0.hasPrefix("missing") },
    leadsToPlace: { $0.path?.hasPrefix("missing") != true },
    original: original.map {
      LegalDocument(
        interpreting: Document(parsing: SourceFile(path: "license.md", text: $0)),
        path: "license.md")
    },
    drifts: neighbor.map { drifts(in: document, beside: $0) })
}

/// What a document says otherwise than a license beside it.
func drifts(in document: LegalDocument, beside neighbor: String) -> [Drift] {
  let license = LegalDocument(
    interpreting: Document(parsing: SourceFile(path: "license.md", text: neighbor)),
    path: "license.md")
  return FactComparison([FactSheet(of: document), FactSheet(of: license)])
    .drifts[document.markup.source.path] ?? []
}

/// All findings in a text with every rule on, the optional ones too.
func lint(
  _ bytes: [UInt8], path: String = "license.md", original: String? = nil,
  neighbor: String? = nil, rules: [Rule] = Rule.all
) -> [Diagnostic] {
  let linter = Linter(
    rules: rules,
    severity: { rule, document in
      document.kind.isAgreement ? rule.severity : rule.documentationSeverity
    })
  let subject = subject(bytes, path: path, original: original, neighbor: neighbor)
  let source = subject.document.markup.source
  return linter.findings(in: subject).map { finding in finding.asWritten { _ in source } }
}

func lint(_ text: String, path: String = "license.md") -> [Diagnostic] {
  lint(Array(text.utf8), path: path)
}

extension [Diagnostic] {
  func of(_ rule: RuleID) -> [Diagnostic] { filter { $0.rule == rule } }
}
