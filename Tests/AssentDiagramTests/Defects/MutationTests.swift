import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// What is found in drawings that were right before one thing in them was made wrong.
@Suite struct MutationTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Straight")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()

  static func drawing(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  static func source(_ text: [UInt8]) -> DiagramSource {
    DiagramSource(
      file: SourceFile(path: "drawing.txt", bytes: text), text: text, info: "", fenceLine: 0)
  }

  @Test func `there are drawings`() {
    #expect(Self.names.count >= 8)
  }

  @Test(arguments: names) func `a drawing without a defect is left alone`(name: String) throws {
    let source = Self.source(Array(try Self.drawing(name).utf8))
    #expect(FlowGraph(reading: source) != nil)
    #expect(source.defects() == [])
    #expect(source.straightened() == nil)
  }

  @Test func `what was made wrong is found, and nothing else`() throws {
    var mutations = 0
    var found = 0
    var findings = 0
    var others = 0
    var missed: [String] = []
    for name in Self.names {
      for mutation in Mutation.all(of: try Self.drawing(name)) {
        mutations += 1
        let defects = Self.source(mutation.text).defects().filter { $0.kind != .noPadding }
        findings += defects.count
        if defects.contains(where: {
          mutation.rows.contains($0.row) && mutation.kinds.contains($0.kind)
        }) {
          found += 1
        } else {
          missed.append("\(name): \(mutation) \(defects.map(\.message))")
        }
        let strange = defects.filter { !mutation.rows.contains($0.row) }
        others += strange.count
      }
    }
    #expect(mutations > 150)
    #expect(Double(found) / Double(mutations) >= 0.95, "\(missed.joined(separator: "\n"))")
    #expect(Double(findings - others) / Double(findings) >= 0.95)
  }

  @Test func `what was made wrong is put right`() throws {
    var mutations = 0
    var restored = 0
    var left: [String] = []
    for name in Self.names {
      let drawing = try Self.drawing(name)
      for mutation in Mutation.all(of: drawing) where mutation.isReversible {
        mutations += 1
        if let text = Self.source(mutation.text).straightened(), text == Array(drawing.utf8) {
          restored += 1
        } else {
          left.append("\(name): \(mutation)")
        }
      }
    }
    #expect(mutations > 150)
    #expect(
      Double(restored) / Double(mutations) >= 0.9, "\(left.joined(separator: "\n"))")
  }
}
