import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// The defects of a real document against a list of them made by hand.
@Suite struct DefectTruthTests {
  private struct Entry: Hashable {
    var line: Int
    var kind: String
  }

  private static func wanted(in document: String) throws -> [(Entry, severity: String)] {
    let table = try String(
      contentsOf: SharedDocuments.folder.appending(path: "truth/diagram-defects.tsv"),
      encoding: .utf8)
    return table.split(separator: "\n").dropFirst().compactMap { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5, cells[0] == document, let line = Int(cells[1]) else { return nil }
      return (Entry(line: line, kind: cells[3]), cells[4])
    }
  }

  private static func found(in document: String) throws -> [(Entry, severity: String)] {
    let infos: Set<String> = [
      "no-padding", "ambiguous-width", "line-through-panel", "floating-rule", "trailing-space",
    ]
    let url = SharedDocuments.folder.appending(path: "seeds").appending(path: document)
    return try SharedDocuments.drawings(in: url).flatMap { source in
      source.defects().map { defect in
        let kind = defect.kind.rawValue
        return (
          Entry(line: source.fenceLine + 1 + defect.row, kind: kind),
          infos.contains(kind) ? "info" : "warning"
        )
      }
    }
  }

  private static func hits(_ a: [Entry], _ b: [Entry]) -> Int {
    var left = Dictionary(b.map { ($0, 1) }, uniquingKeysWith: +)
    var hits = 0
    for entry in a where left[entry, default: 0] > 0 {
      left[entry, default: 0] -= 1
      hits += 1
    }
    return hits
  }

  @Test(.enabled(if: SharedDocuments.isThere), arguments: [true, false])
  func `defects are those that were found by hand`(withInfos: Bool) throws {
    let document = "000-license-flow-diagrams.md"
    let wanted = try Self.wanted(in: document).filter { withInfos || $0.severity != "info" }
      .map { $0.0 }
    let found = try Self.found(in: document).filter { withInfos || $0.severity != "info" }
      .map { $0.0 }
    #expect(wanted.count > 40)
    let hits = Double(Self.hits(found, wanted))
    #expect(hits / Double(found.count) >= 0.95, "precision")
    #expect(hits / Double(wanted.count) >= 0.95, "recall")
  }

  @Test(.enabled(if: SharedDocuments.isThere))
  func `drawings of others are reported seldom where nothing is wrong`() throws {
    // Drawings that were looked at one by one and have nothing wrong with them.
    let clean = [
      "007-enhancements-README.md", "009-grok-build-bench.md", "039-claude-flow-neural-networks.md",
    ]
    for url in SharedDocuments.files(in: "corpus/box") where clean.contains(url.lastPathComponent) {
      for source in try SharedDocuments.drawings(in: url) {
        let found = source.defects().filter { $0.kind != .trailingSpace }
        #expect(found.isEmpty, "\(url.lastPathComponent):\(source.fenceLine) \(found)")
      }
    }
  }
}
