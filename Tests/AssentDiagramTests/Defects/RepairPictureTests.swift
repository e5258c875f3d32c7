import AssentDiagnostics
import AssentDiagram
import Foundation
import TestSupport
import Testing

/// A drawing and its repaired form have one picture.
@Suite struct RepairPictureTests {
  /// The picture of a drawing; empty where there is none.
  private static func picture(_ reading: DiagramReading) throws -> String {
    let picture = try DiagramPicture(
      of: reading.graph, from: reading.source, read: reading, prefix: "d", isStandalone: false)
    return picture?.svg ?? ""
  }

  /// Whether a drawing that is repaired keeps its picture; `nil` where nothing is repaired.
  private static func keepsPicture(_ source: DiagramSource) throws -> Bool? {
    guard let before = DiagramReading(source), let after = before.straightened(),
      let again = DiagramReading(after.source)
    else { return nil }
    return try picture(before) == picture(again)
  }

  @Test func `what was made wrong and put right has one picture`() throws {
    var repaired = 0
    var changed: [String] = []
    for name in MutationTests.names {
      let mutations = Mutation.all(of: try MutationTests.drawing(name)).enumerated()
      // All of them take minutes.
      for (number, mutation) in mutations where Recording.isLong || number % 4 == 0 {
        guard let isKept = try Self.keepsPicture(MutationTests.source(mutation.text)) else {
          continue
        }
        repaired += 1
        if !isKept { changed.append("\(name): \(mutation)") }
      }
    }
    #expect(repaired > 100)
    #expect(changed.isEmpty, "\(changed.count) of \(repaired): \(changed.joined(separator: "\n"))")
  }

  @Test(.enabled(if: SharedDocuments.isThere), arguments: ["seeds", "corpus/box"])
  func `drawings of real documents and their repairs have one picture`(folder: String) throws {
    var repaired = 0
    var changed: [String] = []
    for url in SharedDocuments.files(in: folder) {
      for source in try SharedDocuments.drawings(in: url) {
        guard let isKept = try Self.keepsPicture(source) else { continue }
        repaired += 1
        if !isKept { changed.append("\(url.lastPathComponent):\(source.fenceLine)") }
      }
    }
    #expect(repaired > 3)
    #expect(changed.isEmpty, "\(changed.count) of \(repaired): \(changed.joined(separator: " "))")
  }
}
