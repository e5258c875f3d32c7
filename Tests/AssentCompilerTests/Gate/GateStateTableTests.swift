import AssentDiagnostics
import AssentMarkup
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// A table of states in a description of the gate says what the machine does.
@Suite struct GateStateTableTests {
  private static func findings(_ text: String) -> [GateFlowCheck.Finding] {
    GateStateTable(Document(parsing: SourceFile(path: "flow.md", bytes: Array(text.utf8)))).findings
  }

  /// The rows below "## States" of the text that the project publishes, as they are written.
  private static func rows(_ text: String) throws -> [String] {
    let part = try #require(text.components(separatedBy: "## States").last)
    return part.components(separatedBy: "\n## ")[0].components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| -") }.dropFirst().map { $0 }
  }

  @Test func `the table that the project publishes is in order`() throws {
    let text = try GateFlowTests.text(GateFlowTests.licenseGate)
    #expect(Self.findings(text).map(\.message) == [])
    #expect(try Self.rows(text).count == 10)
  }

  @Test func `each cell that is changed is found`() throws {
    let text = try GateFlowTests.text(GateFlowTests.licenseGate)
    let opposites = ["yes": "no", "no": "yes", "on": "off", "off": "on"]
    var count = 0
    for row in try Self.rows(text) {
      let cells = row.components(separatedBy: "|")
      for (index, cell) in cells.enumerated() {
        guard let other = opposites[cell.trimmingCharacters(in: .whitespaces)] else { continue }
        var changed = cells
        changed[index] = " \(other) "
        let found = Self.findings(text.replacing(row, with: changed.joined(separator: "|")))
        #expect(found.map(\.kind) == [.contradiction], "\(row): \(cell) as \(other)")
        count += 1
      }
      // Nothing leads straight from one end of the gate to this one.
      var changed = cells
      changed[7] = " Under age, Accepted, Reading "
      #expect(
        !Self.findings(text.replacing(row, with: changed.joined(separator: "|"))).isEmpty, "\(row)")
    }
    #expect(count >= 15)
  }

  @Test func `a state that is none is told, and another table is not read`() {
    let table = "| State | Accept |\n| --- | --- |\n| Dreaming | on |\n"
    #expect(Self.findings(table).map(\.message) == ["'dreaming' is no state of the gate"])
    #expect(Self.findings("| State | Capital |\n| --- | --- |\n| Ohio | on |\n").isEmpty)
  }

  @Test func `a build with a table that disagrees publishes nothing`() throws {
    let site = try TestSite([
      "flow.md": "# Gate\n\n| State | Accept |\n| --- | --- |\n| Reading | on |\n",
      "assent.yml": "flows:\n  flow.md: gate\n",
    ])
    let result = try site.build()
    #expect(result.outcome == .refused)
    let finding = result.diagnostics.first { $0.rule == .flowContradictsGate }
    #expect(finding?.range?.start.line == 5)
    #expect(
      finding?.message == "'on' below 'accept' is not so in the state 'reading' of the gate")
  }
}
