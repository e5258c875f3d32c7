import AssentDiagnostics
import AssentLicense
import AssentLint
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// `lint --fix` changes no word: the digest of the words is the same after it, and a second run
/// changes nothing. No drawing has more findings after it than before.
struct RepairLawTests {

  private static func digest(_ bytes: [UInt8]) -> Manifest.Digest {
    let document = Document(parsing: SourceFile(path: "a.md", bytes: bytes))
    return JSONRenderer(generator: "").render(
      LegalDocument(interpreting: document, path: "a.md"), digest: TextDigest.digest(ofWords:)
    ).textDigest
  }

  /// Repairs files with every rule turned on; gives them as they are after it, in their order.
  private static func repaired(_ files: [[UInt8]]) throws -> [[UInt8]] {
    let folder = try TemporaryFolder()
    let rules = Rule.all.filter(\.isOptional).map { "\($0.id): warning" }
    try folder.write(
      "rules:\n  \"**\": { \(rules.joined(separator: ", ")) }\n", to: "content/assent.yml")
    let names = files.indices.map { "content/flows/\($0).md" }
    try FileManager.default.createDirectory(
      at: folder["content/flows"], withIntermediateDirectories: true)
    for (name, bytes) in zip(names, files) { try Data(bytes).write(to: folder[name]) }
    let run = LintRun(paths: [folder["content"].path], jobs: files.count > 1 ? 2 : 1)
    #expect(try run.run(isFixing: true).documentCount == files.count)
    let after = try names.map { try folder.bytes($0) }
    #expect(try run.run(isFixing: true).repairs.isEmpty)
    return after
  }

  /// What a repair could take for its own to change, each alone and in other places than it is made
  /// for.
  private static let pieces: [String] = {
    let invisible = [
      "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{A0}",
      "e\u{301}", "\u{212B}", "e\u{323}\u{302}", "q\u{303}", "\u{1100}\u{1161}\u{11A8}",
    ]
    let addresses = [
      "http://example.org/a", "<http://example.org/b>", "[c](http://example.org/c)",
      "[http://example.org/d](http://example.org/d)", "www.example.org/e",
      "[f]\n\n[f]: http://example.org/f\n", "![g](http://example.org/g)",
      "[h](<http://example.org/h> 'http://example.org/h')", "foo](http://example.org/i)",
      "(http://example.org/j)", "`http://example.org/k`", "[l]( http://example.org/l )",
      "http://example.org/m\\_n", "<http://example.org/o?p&amp;q>", "**http://example.org/r**",
    ]
    let others = [
      "**Effective Date**: 11/3/2025\n\nEffective November 3, 2025", "“a” \"b\" \"c\"",
      "\"a\" “b” “c”",
      "Line \nbreak  \nlines\t\nend", "a\r\nb\r\n", "### Skipped\n\n#### Two\n", "#### Deep\n",
      "<!-- assent-disable-next-line mojibake -- why -->\nWords", "    code \n    more\t\n",
      "```mermaid\ngraph TD\nA[Ask (me)] --> B\n```", "```\n┌───┐\n│ a  │\n└───┘\n```",
      "- http://example.org/s\n- b\u{200B}c",
      "| a | http://example.org/t |\n|---|---|\n| “x” | \"y\" |",
    ]
    return invisible.flatMap { ["Soft\($0)ware", "[a](http://example.org/\($0))", "`a\($0)b`"] }
      + addresses + others
  }()

  private static func generated() -> [[UInt8]] {
    var numbers = Numbers(state: 3)
    var files: [[UInt8]] = []
    for round in 0..<pieces.count + (Recording.isLong ? 5_000 : 250) {
      var text = Bool.random(using: &numbers) ? "# Title\n\n" : ""
      if Int.random(in: 0..<5, using: &numbers) == 0 {
        text = "\u{FEFF}---\nproduct: So\u{200B}ft\nlang: EN_us\neffective: 11/3/2025\n---\n" + text
      }
      var some = [pieces[round % pieces.count]]
      if round >= pieces.count {
        for _ in 0..<Int.random(in: 1...4, using: &numbers) {
          some.append(pieces[Int.random(in: pieces.indices, using: &numbers)])
        }
      }
      text += some.joined(separator: Bool.random(using: &numbers) ? "\n\n" : " ")
      if Bool.random(using: &numbers) { text += "\n" }
      files.append(Array(text.utf8))
    }
    // A drawing's strokes are in the digest; what is repaired of them is tested with drawings.
    return files
  }

  /// Agreements of others, where they are there.
  private static func shared() throws -> [[UInt8]] {
    let folder = PackageFolder.shared.appending(path: "corpus")
    var files: [[UInt8]] = []
    for place in ["agreements", "histories"] {
      let names = FileManager.default.enumerator(
        at: folder.appending(path: place), includingPropertiesForKeys: nil)
      for case let url as URL in names ?? .init()
      where url.pathExtension == "md" || place == "agreements" && url.pathExtension == "txt" {
        let bytes = Array(try Data(contentsOf: url))
        if bytes.count < (Recording.isLong ? 1_000_000 : 20_000) { files.append(bytes) }
      }
    }
    return files
  }

  @Test func `no repair changes the digest of the words`() throws {
    let files = try Self.generated() + Self.shared()
    var changed = 0
    for (before, after) in zip(files, try Self.repaired(files)) where before != after {
      changed += 1
      let text = String(decoding: before, as: UTF8.self)
      let isDrawn = text.contains("```")
      if !isDrawn { #expect(Self.digest(after) == Self.digest(before), "\(text.debugDescription)") }
    }
    #expect(changed > 100)
  }

  @Test func `damage of two lines is repaired, and so is more than is listed`() throws {
    let links = (0..<260).map { "[a](http://h\($0).example.org/)" }.joined(separator: "\n\n")
    let after = try Self.repaired([
      Array("# T\n\nThe licensorâ€™s a.\n\nThe licensorâ€™s b.\n".utf8),
      Array("# T\n\n\(links)\n".utf8),
    ]).map { String(decoding: $0, as: UTF8.self) }
    #expect(after[0] == "# T\n\nThe licensor’s a.\n\nThe licensor’s b.\n")
    #expect(!after[1].contains("http:"))
  }

  // MARK: Diagrams

  @Test func `the time for faulty drawings grows with their number`() {
    let drawing = "```\n┌──┐\n│a │\n└─┘\n```\n\n"
    let isProportional = ProcessorTime.isProportional(to: 150) { count in
      #expect(throws: Never.self) {
        let after = try Self.repaired([Array(String(repeating: drawing, count: count).utf8)])
        let text = String(decoding: after[0], as: UTF8.self)
        #expect(!text.contains("└─┘"))
      }
    }
    #expect(isProportional)
  }

  private static let drawings = [
    """
    ┌─────────┐     ┌──────────┐
    │ Ask     │────▶│ Answer   │
    │ again   │     │ at once  │
    └────┬────┘     └──────────┘
         │
         ▼
    ┌─────────┐
    │ Done    │
    └─────────┘
    """,
    """
    ┌─────────────────┬─────────────────┬─────────────────┐
    │ Network         │ Network         │ Network         │
    └─────────────────┴─────────────────┴─────────────────┘
        ↓
    Action Commands (Agent Instructions, System Adjustments)
    """,
    """
    ┌──────────────────────┐
    │ Outer                │
    │ ┌──────┐   ┌───────┐ │
    │ │ One  │──▶│ Two   │ │
    │ └──┬───┘   └───┬───┘ │
    └────┼───────────┼─────┘
         └─────┬─────┘
               ▼
          ┌─────────┐
          │ Both    │
          └─────────┘
    """,
    """
    assent
    ├── Sources
    │   ├── One
    │   └── Two
    └── Tests
        └── All
    """,
  ]

  /// Each drawing with one, two or four characters taken out, put in or replaced, in a fence.
  private static func mutants(_ count: Int) -> [[UInt8]] {
    var numbers = Numbers(state: 11)
    let signs = Array("─│┌┐└┘├┤┬┴┼▶▼ a→║+-|>".unicodeScalars)
    return (0..<count).map { round in
      var scalars = Array(drawings[round % drawings.count].unicodeScalars)
      for _ in 0..<[1, 2, 4][round % 3] {
        let strokes = scalars.indices.filter { (0x2500...0x25FF).contains(scalars[$0].value) }
        let at = strokes[Int.random(in: strokes.indices, using: &numbers)]
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: scalars.remove(at: at)
        case 1: scalars.insert(signs[Int.random(in: signs.indices, using: &numbers)], at: at)
        case 2: scalars[at] = " "
        default: scalars[at] = signs[Int.random(in: signs.indices, using: &numbers)]
        }
      }
      return Array("# Title\n\n```\n\(String(String.UnicodeScalarView(scalars)))\n```\n".utf8)
    }
  }

  /// The findings of each rule on diagrams, all of them turned on.
  private static func diagramFindings(_ bytes: [UInt8]) -> [RuleID: Int] {
    let document = Document(parsing: SourceFile(path: "a.md", bytes: bytes))
    let legal = LegalDocument(interpreting: document, path: "a.md")
    let found = Linter { rule, _ in rule.group == .diagrams ? rule.severity : nil }
      .findings(in: LintSubject(legal))
    return Dictionary(found.map { ($0.rule, 1) }, uniquingKeysWith: +)
  }

  @Test func `no repair leaves more findings of any rule on diagrams`() throws {
    let files = Self.mutants(Recording.isLong ? 4_000 : 240)
    var repaired = 0
    for (before, after) in zip(files, try Self.repaired(files)) where before != after {
      repaired += 1
      let counts = Self.diagramFindings(before)
      let more = Self.diagramFindings(after).filter { $0.value > counts[$0.key, default: 0] }
      #expect(
        more.isEmpty,
        "\(String(decoding: before, as: UTF8.self))\(String(decoding: after, as: UTF8.self))")
    }
    #expect(repaired * 10 > files.count)
    if Recording.isLong { print("repaired \(repaired) of \(files.count)") }
  }

  @Test func `a fix that leaves more findings in a diagram is not made`() {
    let source = SourceFile(
      path: "a.md", bytes: Array("```\n┌─────┐\n│ One │\n└─────┘\n```\n".utf8))
    // The blank before the right wall.
    let blank = 4 + 22 + 7
    let worse = Diagnostic(
      rule: .noPadding, severity: .info, message: "", file: "a.md",
      fix: FixIt("change", edits: [.init(blank..<blank + 1, with: [])], reach: .diagram))
    let after = FixIt.apply([worse].compactMap(\.fix), to: source.bytes)
    #expect(Self.diagramFindings(after).values.reduce(0, +) > 0)
    #expect(DocumentRepair.apply([worse], to: source) == nil)
  }

  @Test(arguments: Rule.all.map(\.id))
  func `no repair of an example changes the digest, and none that is offered is refused`(
    id: RuleID
  ) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    for example in rule.rejects {
      let text = example.filter { $0 != "⟪" && $0 != "⟫" }
      let source = SourceFile(path: "license.md", bytes: Array(text.utf8))
      let legal = LegalDocument(interpreting: Document(parsing: source), path: "license.md")
      let found = Linter(severity: { rule, _ in rule.severity })
        .findings(in: LintSubject(legal)).filter { $0.rule == id }
      for fix in found.compactMap(\.fix) {
        let offered = found.filter { $0.fix == fix }
        #expect(DocumentRepair.apply(offered, to: source) != nil, "\(text.debugDescription)")
        guard fix.reach == .markup else { continue }
        let after = FixIt.apply([fix], to: source.bytes)
        #expect(Self.digest(after) == Self.digest(source.bytes), "\(text.debugDescription)")
      }
    }
  }

  @Test func `a fix that would change a word is not made, whatever it promises`() {
    let source = SourceFile(path: "a.md", bytes: Array("one two  \n\nthree\n".utf8))
    func finding(_ range: Range<Int>, _ text: String, _ reach: FixIt.Reach) -> Diagnostic {
      Diagnostic(
        rule: .crlf, severity: .info, message: "", file: "a.md",
        fix: FixIt("change", edits: [.init(range, with: Array(text.utf8))], reach: reach))
    }
    let wrong = [finding(0..<3, "1", .markup), finding(11..<16, "3", .diagram)]
    #expect(DocumentRepair.apply(wrong, to: source) == nil)
    let right = finding(7..<9, "", .markup)
    #expect(
      DocumentRepair.apply(wrong + [right], to: source) == Array("one two\n\nthree\n".utf8))
  }
}
