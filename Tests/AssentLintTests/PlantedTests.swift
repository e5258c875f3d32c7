import AssentDiagnostics
import AssentLint
import Foundation
import TestSupport
import Testing

/// Defects planted in short texts, beside the same texts without them.
///
/// `Planted/planted.tsv` has a defect a line, with `¶` for line ends; `Planted/recall.txt` says how
/// many of each class are found, and `ASSENT_RECORD=1` rewrites it.
@Suite struct PlantedTests {
  struct Planted {
    var language: String
    var rule: RuleID
    var line: Int
    var text: String
    var untouched: String

    /// The front matter and the title that each text stands below.
    var head: String { "---\nlanguage: \(language)\n---\n\n# Title\n\n" }

    /// The findings of a rule in a text, by line of the text.
    func lines(of rule: RuleID, in text: String) -> [Int] {
      lint(head + text.replacing("¶", with: "\n") + "\n").of(rule)
        .compactMap { $0.range.map { $0.start.line - 6 } }
    }
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Planted")

  static let all: [Planted] = {
    let text =
      (try? String(contentsOf: folder.appending(path: "planted.tsv"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().compactMap { row in
      let fields = row.split(separator: "\t").map(String.init)
      guard fields.count == 5, let rule = RuleID(rawValue: fields[1]), let line = Int(fields[2])
      else { return nil }
      return Planted(
        language: fields[0], rule: rule, line: line, text: fields[3], untouched: fields[4])
    }
  }()

  @Test func `planted defects are found where they were found before`() throws {
    #expect(Self.all.count >= 168)
    var found: [RuleID: Int] = [:]
    var missed: [String] = []
    for planted in Self.all {
      if planted.lines(of: planted.rule, in: planted.text).contains(planted.line) {
        found[planted.rule, default: 0] += 1
      } else {
        missed.append("missed: \(planted.rule) \(planted.language) \(planted.text)")
      }
    }
    let counts = Dictionary(grouping: Self.all, by: \.rule).mapValues(\.count)
    var lines = counts.keys.sorted().map { "\($0) \(found[$0] ?? 0) of \(counts[$0] ?? 0)" }
    lines.append("all \(found.values.reduce(0, +)) of \(Self.all.count)")
    let report = (lines + missed).joined(separator: "\n") + "\n"
    let file = Self.folder.appending(path: "recall.txt")
    // Whatever is recorded.
    #expect(found.values.reduce(0, +) * 100 >= Self.all.count * 95, "\(report)")
    if Recording.isOn {
      try report.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(try report == String(contentsOf: file, encoding: .utf8))
    }
  }

  @Test func `the same texts without the defects have no finding of these rules`() {
    let rules = Set(Self.all.map(\.rule))
    for planted in Self.all {
      for rule in rules {
        let lines = planted.lines(of: rule, in: planted.untouched)
        #expect(lines.isEmpty, "\(rule) \(planted.language) \(planted.untouched)")
      }
    }
  }
}
