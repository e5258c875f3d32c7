import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import Foundation
import Testing

/// What real documents state, checked where they lie beside the project.
@Suite struct `real documents` {
  struct Row: Sendable, CustomTestStringConvertible {
    var file: String
    var values: [String]
    var testDescription: String { file }
  }

  static let shared = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared")

  static let rows: [Row] = {
    guard
      let url = Bundle.module.url(
        forResource: "expected", withExtension: "tsv", subdirectory: "Corpus"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(file: fields[0], values: Array(fields.dropFirst()))
    }
  }()

  @Test func `have expected values`() {
    #expect(Self.rows.count >= 25)
  }

  static let hasCorpus = FileManager.default.fileExists(
    atPath: shared.appendingPathComponent("corpus").path)

  @Test(.enabled(if: hasCorpus), arguments: rows) func `state their title, version and dates`(
    row: Row
  ) throws {
    let url = Self.shared.appendingPathComponent("corpus").appendingPathComponent(row.file)
    let data = try Data(contentsOf: url)
    let file = SourceFile(path: row.file, bytes: [UInt8](data))
    let document = LegalDocument(interpreting: Document(parsing: file), path: "terms.md")
    let metadata = document.metadata
    let found = [
      metadata.title, metadata.version?.number, metadata.effective?.description,
      metadata.updated?.description, metadata.published?.description,
    ].map { $0 ?? "-" }
    #expect(found == row.values)
    #expect(document.diagnostics.isEmpty)
  }
}
