import AssentDiagnostics
import AssentDiagram
import Foundation
import Testing

/// Rows of which a miscount has moved a part.
@Suite struct RowAlignmentTests {
  private static func reading(_ text: String) -> DiagramReading? {
    DiagramReading(MutationTests.source(Array(text.utf8)))
  }

  /// The words and arrows of a drawing, without their places.
  private static func said(_ reading: DiagramReading) -> [String] {
    reading.graph.nodes.map { "\($0.id): \($0.lines)" }
      + reading.graph.edges.map { "\($0.from) \($0.arrow) \($0.to): \($0.label)" }
  }

  private static func straight(_ text: String) -> String? {
    reading(text)?.straightened().map { String(decoding: $0.source.text, as: UTF8.self) }
  }

  /// Each with one row out of place, and as it was meant.
  static let drawings: [(wrong: String, right: String)] = [
    (  // All walls of a row, and what stands between them.
      """
      ┌─────────┐     ┌─────────┐
      │  Draft  │     │  Final  │
       │  terms  │────▶│  terms  │
      └─────────┘     └─────────┘

      """,
      """
      ┌─────────┐     ┌─────────┐
      │  Draft  │     │  Final  │
      │  terms  │────▶│  terms  │
      └─────────┘     └─────────┘

      """
    ),
    (  // Where the count was made good, the rest stays.
      """
      +--------+    +--------+    +-------+
      |  One   |--->|  Two  |---->| Three |
      +--------+    +--------+    +-------+

      """,
      """
      +--------+    +--------+    +-------+
      |  One   |--->|  Two   |--->| Three |
      +--------+    +--------+    +-------+

      """
    ),
    (  // A stem of a tree, with the item on it.
      """
        App
        ├── Views
        │   ├── Main
       │   │   └── Title
        │   └── Settings
        └── Store

      """,
      """
        App
        ├── Views
        │   ├── Main
        │   │   └── Title
        │   └── Settings
        └── Store

      """
    ),
    (  // A life line, with its message.
      """
      Guest     Desk      Kitchen
        │         │          │
        │──order──▶          │
        │         │          │
         │         │──order───▶
        │         │          │
        │         │◀─dinner──│
        │         │          │

      """,
      """
      Guest     Desk      Kitchen
        │         │          │
        │──order──▶          │
        │         │          │
        │         │──order───▶
        │         │          │
        │         │◀─dinner──│
        │         │          │

      """
    ),
  ]

  @Test(arguments: drawings.indices)
  func `a part of a row that was moved goes back`(index: Int) throws {
    let (wrong, right) = Self.drawings[index]
    let (read, meant) = (try #require(Self.reading(wrong)), try #require(Self.reading(right)))
    #expect(Self.said(read) == Self.said(meant))
    #expect(Self.straight(wrong) == right)
    #expect(meant.straightened() == nil)
    #expect(!read.defects().isEmpty)
  }

  @Test func `corners hold their walls, and a text that is too long moves no corner`() throws {
    let drawing = """
      ┌──────────┐  ┌──────────┐
      │ Defaults │  │ Preferences│
      │ are kept │  │ of users │
      └──────────┘  └──────────┘

      """
    let reading = try #require(Self.reading(drawing))
    #expect(
      reading.graph.nodes.map(\.lines) == [["Defaults", "are kept"], ["Preferences", "of users"]])
    #expect(reading.defects().map(\.kind) == [.textOverflow])
  }

  @Test func `a sign among words is no stroke`() throws {
    let drawing = """
      Client            Server
        |                 |
        |  name + secret  |
        |---------------->|
        |                 |
        |            check + store
        |   token | error |
        |<----------------|
        |                 |

      """
    let reading = try #require(Self.reading(drawing))
    #expect(reading.straightened() == nil)
    #expect(reading.graph.edges.count == 2)
  }

  @Test func `the place of a defect is that of the stroke in the file`() throws {
    let defects = try #require(Self.reading(Self.drawings[0].wrong)).defects()
    #expect(
      defects.map(\.kind) == [
        .leftBorderOffset, .borderOffset, .leftBorderOffset, .borderOffset,
      ])
    #expect(defects.map(\.range.start.column) == [2, 14, 32, 44])
    #expect(defects.map(\.column) == [0, 10, 16, 26])
    #expect(
      defects.first?.message == "the left wall is at column 2, its corner at column 1")
  }

  /// A drawing with a blank more or less before one stroke of each row that has one with a blank
  /// before it.
  private static func moved(_ drawing: String) -> [String] {
    let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    return rows.indices.flatMap { row in
      let strokes = rows[row].indices.filter {
        "│┃║".contains(rows[row][$0]) && $0 > 1 && rows[row][$0 - 1] == " "
          && rows[row][$0 - 2] == " "
      }
      guard !strokes.isEmpty else { return [String]() }
      let column = strokes[row % strokes.count]
      return [true, false].map { isMore in
        var changed = rows
        if isMore {
          changed[row].insert(" ", at: column)
        } else {
          changed[row].remove(at: column - 1)
        }
        return changed.map { String($0) }.joined(separator: "\n")
      }
    }
  }

  @Test func `nearly all drawings are read as before where a blank was miscounted`() throws {
    var (count, same, restored) = (0, 0, 0)
    for name in MutationTests.names {
      let drawing = try MutationTests.drawing(name)
      guard let meant = Self.reading(drawing) else { continue }
      for text in Self.moved(drawing) {
        count += 1
        guard let reading = Self.reading(text) else { continue }
        if Self.said(reading) == Self.said(meant) { same += 1 }
        if Self.straight(text) == drawing { restored += 1 }
      }
    }
    #expect(count > 200)
    #expect(Double(same) / Double(count) >= 0.95, "\(same) of \(count)")
    #expect(Double(restored) / Double(count) >= 0.9, "\(restored) of \(count)")
  }
}
