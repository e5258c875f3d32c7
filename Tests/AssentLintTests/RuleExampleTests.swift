import AssentDiagnostics
import AssentLint
import Testing

@Suite struct RuleExampleTests {
  @Test(arguments: Rule.all.map(\.id))
  func `a rule accepts what it says it accepts`(id: RuleID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(!rule.accepts.isEmpty)
    for text in rule.accepts {
      let example = Example(text)
      let findings = lint(
        example.bytes, path: rule.examplePath, original: rule.original, neighbor: rule.neighbor
      ).of(id)
      #expect(findings.isEmpty, "\(text.debugDescription): \(findings.map(\.message))")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a rule underlines exactly what its examples mark`(id: RuleID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(!rule.rejects.isEmpty)
    for text in rule.rejects {
      let example = Example(text)
      let source = SourceFile(path: rule.examplePath, bytes: example.bytes)
      let findings = lint(
        example.bytes, path: rule.examplePath, original: rule.original, neighbor: rule.neighbor
      ).of(id)
      #expect(!findings.isEmpty, "\(text.debugDescription)")
      let ranges = findings.compactMap { $0.range.map(source.bytes(of:)) }
      #expect(
        ranges == example.marked.sorted { $0.lowerBound < $1.lowerBound },
        "\(text.debugDescription): \(findings.map { "\($0.message) \($0.range as Any)" })")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `messages are written as the style asks`(id: RuleID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for finding in rule.rejects.flatMap({
      lint(
        Example($0).bytes, path: rule.examplePath, original: rule.original, neighbor: rule.neighbor)
    }) {
      #expect(!finding.message.hasSuffix("."))
      #expect(!finding.message.contains("\n"))
      let first = try #require(finding.message.first)
      #expect(!first.isUppercase || finding.message.hasPrefix("U+"))
      #expect(finding.help?.hasSuffix(".") != true)
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func `a fix is complete, and is not offered twice`(id: RuleID) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for text in rule.rejects {
      let example = Example(text)
      let fixes = lint(
        example.bytes, path: rule.examplePath, original: rule.original, neighbor: rule.neighbor
      ).of(id)
        .compactMap(\.fix)
      guard !fixes.isEmpty else { continue }
      let fixed = FixIt.apply(fixes, to: example.bytes)
      #expect(fixed != example.bytes)
      let left = lint(
        fixed, path: rule.examplePath, original: rule.original, neighbor: rule.neighbor
      ).of(id).filter {
        $0.fix != nil
      }
      #expect(left.isEmpty, "\(text.debugDescription): \(left.map(\.message))")
    }
  }
}

extension Rule {
  /// The file that the examples are linted as.
  var examplePath: String {
    if original != nil { return "license.de.md" }
    return scope == .documentation || neighbor != nil ? "flows/x.md" : "license.md"
  }
}
