import Foundation
import TestSupport
import Testing

/// `verify` sees every kind of change.
@Suite struct VerifyTests {
  static let changes: [(name: String, change: @Sendable (TemporaryFolder) throws -> Void)] = [
    ("a byte of a page", { try flip("Output/license/index.html", in: $0) }),
    ("a byte of a text", { try flip("Output/flows/start.txt", in: $0) }),
    ("a byte of a style sheet", { try flip("Output/assets/assent.css", in: $0) }),
    ("a byte of the index", { try flip("Output/index.html", in: $0) }),
    ("a byte of the sums", { try flip("Output/SHA256SUMS", in: $0) }),
    ("a byte more", { try append(" ", to: "Output/license/license.txt", in: $0) }),
    ("a byte of the manifest", { try flip("Output/manifest.json", in: $0) }),
    ("a newline at the manifest's end", { try append("\n", to: "Output/manifest.json", in: $0) }),
    ("a page missing", { try $0.remove("Output/license/1.0/en/index.html") }),
    ("the sums missing", { try $0.remove("Output/SHA256SUMS") }),
    ("the manifest missing", { try $0.remove("Output/manifest.json") }),
    ("a file more", { try $0.write("x", to: "Output/license/extra.html") }),
    ("a temporary file left", { try $0.write("x", to: "Output/index.html.assent-tmp") }),
    ("a line more in the sums", { try append("00  x\n", to: "Output/SHA256SUMS", in: $0) }),
    (
      "a folder in place of a page",
      {
        try $0.remove("Output/flows/start.html")
        try $0.write("x", to: "Output/flows/start.html/index.html")
      }
    ),
    (
      "a link in place of a page",
      {
        try $0.write(try $0.bytes("Output/flows/start.html"), to: "aside.html")
        try $0.remove("Output/flows/start.html")
        try FileManager.default.createSymbolicLink(
          at: $0["Output/flows/start.html"], withDestinationURL: $0["aside.html"])
      }
    ),
  ]

  @Test(arguments: changes.indices)
  func `a change is an error with the name of the file`(_ index: Int) throws {
    let project = try Project()
    #expect(try project.run("build").code == 0)
    #expect(try project.run("verify").code == 0)
    try Self.changes[index].change(project.folder)
    let ending = try project.run("verify")
    #expect(ending.code == 1, "\(Self.changes[index].name)")
    #expect(ending.errors.contains("error: "))
    #expect(ending.errors.contains(" --> Output/"))
    #expect(ending.text == "")
  }

  @Test(arguments: ["Cafe\u{301}", "\u{212B}ngstro\u{308}m", "a\u{323}\u{307}", "a\u{307}\u{323}"])
  func `a title that is not in form C is no word of its text`(_ title: String) throws {
    let text = Project.license.replacing("# License\n", with: "")
    let project = try Project([
      "license.md": "---\ntitle: \(title)\n---\n\n" + text, "flows/start.md": Project.flow,
    ])
    let built = try project.run("build")
    #expect(built.code == 0, "\(built.errors)")
    let verified = try project.run("verify")
    #expect(verified.code == 0, "\(verified.errors)")
  }

  @Test func `words changed in JSON and manifest are seen by their digest`() throws {
    let project = try Project()
    try project.run("build")
    let path = "Output/license/1.0/en/license.json"
    let json = try project.folder.text(path)
    let changed = json.replacing("You may copy this text.", with: "You may burn this text.")
    #expect(json.utf8.count == changed.utf8.count && json != changed)
    try project.folder.write(changed, to: path)
    let ending = try project.run("verify")
    #expect(ending.code == 1)
    #expect(ending.errors.contains("[words-differ]"))
    #expect(ending.errors.contains("[changed-file]"))
  }

  @Test func `a folder that was moved or copied verifies`() throws {
    let project = try Project()
    try project.run("build")
    try FileManager.default.moveItem(
      at: project.folder["Output"], to: project.folder["Published elsewhere"])
    let ending = try project.run("verify", "Published elsewhere/")
    #expect(ending.code == 0)
    #expect(ending.text.wholeMatch(of: /\d+ files match 1 manifest\nnot signed\n/) != nil)
    #expect(ending.errors == "")
  }

  @Test func `sums are those that the usual tool checks`() throws {
    let tool = URL(fileURLWithPath: "/usr/bin/sha256sum")
    guard FileManager.default.isExecutableFile(atPath: tool.path) else { return }
    let project = try Project()
    try project.run("build")
    let process = Process()
    process.executableURL = tool
    process.arguments = ["--check", "--strict", "--quiet", "SHA256SUMS"]
    process.currentDirectoryURL = project.folder["Output"]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  private static func flip(_ path: String, in folder: TemporaryFolder) throws {
    var bytes = try folder.bytes(path)
    bytes[bytes.count / 2] ^= 1
    try folder.write(bytes, to: path)
  }

  private static func append(_ text: String, to path: String, in folder: TemporaryFolder) throws {
    try folder.write(try folder.bytes(path) + text.utf8, to: path)
  }
}
