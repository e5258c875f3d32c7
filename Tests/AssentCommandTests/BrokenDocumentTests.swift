import Foundation
import TestSupport
import Testing

/// What `lint` prints about broken documents, to the byte.
///
/// `Broken` holds them with what is expected of each; `ASSENT_RECORD=1` rewrites the latter.
@Suite struct BrokenDocumentTests {
  static let folder = PackageFolder.root.appending(path: "Tests/AssentCommandTests/Broken")

  /// Documents that a version control system could change, or that are long.
  static let generated: [String: [UInt8]] = [
    "bytes-not-utf8": bytes("# Caf") + [0xE9] + bytes("\n\nA") + [
      0xC3, 0x28, 0xFF, 0xED, 0xA0, 0x80,
    ]
      + bytes(".\n"),
    "byte-order-mark": [0xEF, 0xBB, 0xBF] + bytes("# Start\n\nText.\n"),
    "line-ends": bytes("# Start\r\n\r\nText.\n\nMore text.\r\n\r\nNo end"),
    "control-characters": bytes("# Start\n\nA\u{0}B\u{7}C\u{1B}[31mD\u{7F}E\u{85}F.\n"),
    "deep-quotes": bytes("# Start\n\nText.\n\n" + String(repeating: "> ", count: 150) + "deep\n"),
    "wide-table": bytes(
      "# Start\n\n" + String(repeating: "|a", count: 2_000) + "\n"
        + String(repeating: "|-", count: 2_000) + "\n" + String(repeating: "|b\n", count: 2_000)),
    "empty": [],
    "blank": bytes("\n \n\t\n"),
  ]

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let names =
    (PackageFolder.files(below: folder, endings: [".md"])
    .map { $0.deletingPathExtension().lastPathComponent } + generated.keys).sorted()

  @Test(arguments: names)
  func `lint prints what is expected of a broken document`(name: String) throws {
    let file = Self.folder.appending(path: "\(name).md")
    let document = try Self.generated[name] ?? [UInt8](Data(contentsOf: file))
    let work = try TemporaryFolder()
    try work.write(document, to: "\(name).md")
    let ending = try Program.run(["lint", "\(name).md"], in: work.url)
    #expect(ending.errors == "")
    #expect(ending.code == (ending.text.contains("error: ") ? 1 : 0))

    let expected = Self.folder.appending(path: "\(name).txt")
    if Recording.isOn { try Data(ending.output).write(to: expected) }
    let text = String(decoding: try Data(contentsOf: expected), as: UTF8.self)
    #expect(Recording.difference(ending.text, text) == nil)
    // A document that has no findings is not broken.
    #expect(!text.isEmpty)
  }

  @Test(arguments: names)
  func `the JSON form says the same as the text`(name: String) throws {
    let file = Self.folder.appending(path: "\(name).md")
    let work = try TemporaryFolder()
    let document = try Self.generated[name] ?? [UInt8](Data(contentsOf: file))
    try work.write(document, to: "\(name).md")
    let text = try Program.run(["lint", "\(name).md"], in: work.url).text
    let json = try Program.run(["lint", "\(name).md", "--format", "json"], in: work.url)
    let value = try JSONSerialization.jsonObject(with: Data(json.output)) as? [String: Any]
    let found = try #require(value?["diagnostics"] as? [[String: Any]])
    #expect(found.count == text.split(separator: "\n").count { $0.hasPrefix(" --> ") })
    var lines = 1
    for byte in document where byte == UInt8(ascii: "\n") { lines += 1 }
    for finding in found {
      let rule = try #require(finding["rule"] as? String)
      #expect(text.contains("[\(rule)]"))
      guard let line = finding["line"] as? Int, let column = finding["column"] as? Int else {
        continue
      }
      #expect(text.contains(" --> \(name).md:\(line):\(column)\n"))
      #expect((1...lines).contains(line) && column >= 1)
      let end = (finding["endLine"] as? Int ?? 0, finding["endColumn"] as? Int ?? 0)
      #expect(end >= (line, column))
    }
  }

  @Test func `every expected file belongs to a document`() {
    let expected = PackageFolder.files(below: Self.folder, endings: [".txt"])
      .map { $0.deletingPathExtension().lastPathComponent }
    #expect(Recording.isOn || expected.sorted() == Self.names)
  }
}
