import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRedline
import Foundation
import TestSupport
import Testing

/// The computed class beside the one that people gave, for the pairs of six histories.
///
/// The tables were written before the code. A third of the pairs was held out: nobody looked at them
/// while the rules were found.
@Suite struct JudgementTests {
  typealias ChangeClass = Manifest.ChangeClass

  struct Judgement {
    var history: String
    var old: String
    var new: String
    var changesWords: Bool
    var judged: ChangeClass

    var name: String { "\(history) \(old)-\(new)" }
  }

  static func judgements(_ table: String) throws -> [Judgement] {
    let file = PackageFolder.root.appending(
      path: "Tests/AssentRedlineTests/Judgements/\(table).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 6 && !fields[5].isEmpty)
      return Judgement(
        history: fields[0], old: fields[1], new: fields[2], changesWords: fields[3] == "differ",
        judged: try #require(ChangeClass(rawValue: fields[4])))
    }
  }

  static func text(_ history: String, _ number: String) throws -> LegalDocument {
    let file = PackageFolder.shared.appending(path: "corpus/histories/\(history)/\(number).md")
    let source = SourceFile(path: "terms.md", bytes: Array(try Data(contentsOf: file)))
    return LegalDocument(interpreting: Document(parsing: source), path: "terms.md")
  }

  /// As a release and a redline have it.
  static func assessment(_ old: LegalDocument, _ new: LegalDocument) -> ChangeAssessment {
    Redline(comparing: old, with: new, names: ("old", "new")).assessment
  }

  static let hasHistories = FileManager.default.fileExists(
    atPath: PackageFolder.shared.appending(path: "corpus/histories").path)

  @Test func `every pair was judged once, and every third was held out`() throws {
    let working = try Self.judgements("working")
    let heldOut = try Self.judgements("held-out")
    #expect(working.count == 64)
    #expect(heldOut.count == 32)
    #expect(Set((working + heldOut).map(\.name)).count == 96)
    let all = (working + heldOut).map(\.name).sorted()
    let third = Set(all.indices.filter { $0 % 3 == 2 }.map { all[$0] })
    #expect(third == Set(heldOut.map(\.name)))
  }

  @Test(.enabled(if: hasHistories), arguments: ["working", "held-out"])
  func `no change of obligations is called less, and few of the harmless more`(
    _ table: String
  ) throws {
    var counts: [ChangeClass: [ChangeClass: Int]] = [:]
    var less: [String] = []
    var more: [String] = []
    var weaker: [String] = []
    var harmless = 0
    for judgement in try Self.judgements(table) {
      let assessment = Self.assessment(
        try Self.text(judgement.history, judgement.old),
        try Self.text(judgement.history, judgement.new))
      let computed = assessment.changeClass
      counts[judgement.judged, default: [:]][computed, default: 0] += 1
      let told =
        "\(judgement.name): \(judgement.judged.rawValue), computed \(computed.rawValue) "
        + assessment.signals.prefix(3).map { "\($0.kind.rawValue) '\($0.old)' → '\($0.new)'" }
        .joined(separator: "; ")
      if judgement.judged == .obligations {
        if computed < .obligations { less.append(told) }
      } else {
        harmless += 1
        if computed > judgement.judged { more.append(told) }
        if computed < judgement.judged { weaker.append(told) }
      }
    }
    print("\(table):\n\(Self.confusion(counts))")
    for line in more { print("more: \(line)") }
    #expect(less == [])
    #expect(weaker == [])
    #expect(more.count * 5 <= harmless, "\(more)")
  }

  /// Judged classes as rows, computed ones as columns.
  static func confusion(_ counts: [ChangeClass: [ChangeClass: Int]]) -> String {
    let classes = ChangeClass.allCases.filter { $0 > .identical }
    func cell(_ text: String) -> String {
      String(repeating: " ", count: max(0, 12 - text.count)) + text
    }
    let head = cell("judged") + classes.map { cell($0.rawValue) }.joined()
    let rows = classes.map { row in
      cell(row.rawValue) + classes.map { cell("\(counts[row]?[$0] ?? 0)") }.joined()
    }
    return ([head] + rows).joined(separator: "\n")
  }

  @Test(.enabled(if: hasHistories))
  func `a text is identical to itself, and the class is the same in both directions`() throws {
    for judgement in try Self.judgements("working").prefix(24) {
      let old = try Self.text(judgement.history, judgement.old)
      let new = try Self.text(judgement.history, judgement.new)
      #expect(Self.assessment(old, old).changeClass == .identical)
      let forth = Self.assessment(old, new).changeClass
      let back = Self.assessment(new, old).changeClass
      #expect(forth == back, "\(judgement.name)")
    }
  }
}
