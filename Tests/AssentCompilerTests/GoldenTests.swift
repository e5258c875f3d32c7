import AssentCompiler
import AssentDiagnostics
import Foundation
import TestSupport
import Testing

/// Every file that a build writes, beside what it was made of.
///
/// `ASSENT_RECORD=1` rewrites the expected files.
@Suite struct GoldenTests {
  /// A folder of `Goldens`: `content`, perhaps `templates`, and `expected`.
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String

    var folder: URL {
      PackageFolder.root.appending(path: "Tests/AssentCompilerTests/Goldens/\(name)")
    }

    var testDescription: String { name }

    var templates: String? {
      let templates = folder.appending(path: "templates").path
      return FileManager.default.fileExists(atPath: templates) ? templates : nil
    }

    /// Files that are copies of others, or that change with the built-in templates.
    func isExpected(_ path: String) -> Bool {
      if path.hasPrefix("assets/") || path.hasPrefix("schema/") || path == ".assent-build" {
        return false
      }
      return templates != nil || !(path.hasSuffix("manifest.json") || path.hasSuffix("SHA256SUMS"))
    }
  }

  static let cases = [Case(name: "site"), Case(name: "plain")]

  @Test(arguments: cases)
  func `a build writes what is expected`(_ golden: Case) throws {
    let site = try TestSite()
    let content = golden.folder.appending(path: "content")
    let result = try site.build {
      $0.content = content.path
      $0.templates = golden.templates
    }
    #expect(result.outcome == .published)

    var found: [String: [UInt8]] = [:]
    for (path, entry) in try site.published().entries where golden.isExpected(path) {
      found[path] = entry.bytes
      #expect(entry.mode == 0o644, "\(path)")
    }
    let findings = result.diagnostics.map { $0.summary(below: content) + "\n" }.joined()
    found["findings.txt"] = Array(findings.utf8)
    try compare(found, with: golden.folder.appending(path: "expected"))
  }

  private func compare(_ found: [String: [UInt8]], with folder: URL) throws {
    if Recording.isOn {
      try? FileManager.default.removeItem(at: folder)
      for (path, bytes) in found {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
      }
    }
    let expected = try FolderContents(folder)
    #expect(found.keys.sorted() == expected.paths)
    for (path, bytes) in found.sorted(by: { $0.key < $1.key }) {
      guard let entry = expected.entries[path] else { continue }
      let difference = Recording.difference(
        String(decoding: bytes, as: UTF8.self), String(decoding: entry.bytes, as: UTF8.self))
      #expect(difference == nil, "\(path)")
      #expect(bytes == entry.bytes || difference != nil, "\(path) differs in bytes alone")
    }
  }

  @Test func `style sheet, script and schemas are those of the templates folder`() throws {
    let site = try TestSite(Samples.site)
    try site.build()
    for (path, source) in [
      ("assets/assent.css", "assent.css"), ("assets/assent.js", "assent.js"),
      ("schema/manifest.schema.json", "schema/manifest.schema.json"),
      ("schema/diff.schema.json", "schema/diff.schema.json"),
      ("schema/document.schema.json", "schema/document.schema.json"),
    ] {
      let file = PackageFolder.root.appending(path: "templates/\(source)")
      #expect(try site.bytes(path) == [UInt8](Data(contentsOf: file)), "\(path)")
    }
  }
}
