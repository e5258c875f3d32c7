import AssentCompiler
import Foundation
import TestSupport
import Testing

/// Builds with no change of sites that are large enough for several threads to look at what was published.
@Suite struct ManyFilesTests {
  /// A folder of many files and many folders of one, which are published as they are, and a document.
  private static func site() throws -> TestSite {
    let site = try TestSite(["page.md": "# Page\n"])
    for number in 0..<900 { try site.write("\(number)\n", to: "public/many/\(number).txt") }
    for number in 0..<100 { try site.write("\(number)\n", to: "public/few/\(number)/deep/a.txt") }
    return site
  }

  @Test func `one change among a thousand files is seen`() throws {
    let site = try Self.site()
    let files = FileManager.default
    func place(_ path: String) -> URL { site.output.appending(path: path) }
    let changes: [(name: String, change: () throws -> Void)] = [
      (
        "an edit of the same size",
        {
          var bytes = try site.bytes("many/99.txt")
          bytes[bytes.count / 2] ^= 1
          try Data(bytes).write(to: place("many/99.txt"))
        }
      ),
      ("a file is gone", { try files.removeItem(at: place("few/31/deep/a.txt")) }),
      (
        "another mode",
        {
          try files.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: place("index.html").path)
        }
      ),
      ("an edited source", { try site.write("X\n", to: "public/few/0/deep/a.txt") }),
      ("one source more", { try site.write("Y\n", to: "public/few/0/deep/b.txt") }),
    ]
    try site.build()
    for (name, change) in changes {
      usleep(20_000)
      #expect(try site.build().outcome == .upToDate, "before: \(name)")
      try change()
      #expect(try site.build().outcome == .published, "\(name)")
    }
  }

  @Test func `what was added to a folder of a thousand files stops the build`() throws {
    let site = try Self.site()
    try site.build()
    usleep(20_000)
    #expect(try site.build().outcome == .upToDate)
    for path in ["foreign.html", "few/30/x.html", "many/x"] {
      try site.folder.write("x", to: "Output/" + path)
      #expect(try site.build().outcome == .refused, "\(path)")
      try site.folder.remove("Output/" + path)
    }
    // A folder that is a link to a copy of it is none.
    let folder = site.output.appending(path: "few/8/deep").path
    try FileManager.default.moveItem(atPath: folder, toPath: site.folder["copy"].path)
    try FileManager.default.createSymbolicLink(
      atPath: folder, withDestinationPath: site.folder["copy"].path)
    #expect(throws: (any Error).self) { try site.build() }
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["ASSENT_LONG"] != nil,
      "this takes a minute: ASSENT_LONG=1"))
  func `a check puts texts aside that there is no room for, and leaves nothing`() throws {
    let site = try TestSite()
    let line = String(repeating: "word ", count: 200)
    let text = "~~~\n" + String(repeating: line + "\n", count: 1_000) + "~~~\n"
    for number in 0..<9 { try site.write("# Page \(number)\n\n" + text, to: "\(number).md") }
    let checked = try site.build { $0.isCheck = true }
    #expect(checked.outcome == .wouldChange)
    #expect(checked.pageCount == 9)
    let built = try site.build()
    #expect(built.diagnostics == checked.diagnostics)
    let remains = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
    #expect(!remains.contains { $0 == "assent-texts-\(getpid())" })
  }
}
