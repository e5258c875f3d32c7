import Foundation
import TestSupport
import Testing

/// What `-o` names is written only where it is a regular file, or nothing yet.
@Suite struct OutputKindTests {
  private func texts() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("# A\n\nOne word.\n", to: "a.md")
    try folder.write("# A\n\nTwo words.\n", to: "b.md")
    return folder
  }

  @Test func `a link or pipe is not replaced`() throws {
    let folder = try texts()
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"].path, withDestinationPath: "nowhere")
    #expect(mkfifo(folder["pipe"].path, 0o644) == 0)
    for (name, reason) in [("link", "is a symbolic link"), ("pipe", "is not a regular file")] {
      let ending = try Program.run(
        ["diff", "a.md", "b.md", "--to", "json", "-o", name], in: folder.url)
      #expect(ending.code != 0)
      #expect(ending.errors.contains(reason), "\(ending.errors)")
    }
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder["link"].path)
    #expect(link == "nowhere")
  }

  @Test func `a name cannot reach the terminal`() throws {
    let folder = try texts()
    try folder.write("# A\n\nOne word.\n", to: "a\u{1B}[31m.md")
    for format in ["amendment", "html", "text"] {
      let ending = try Program.run(
        ["diff", "a\u{1B}[31m.md", "b.md", "--to", format], in: folder.url)
      #expect(!ending.text.contains("\u{1B}"))
    }
  }

  @Test func `a pipe of the shell can be compared`() throws {
    let folder = try texts()
    let ending = try Program.run(
      ["diff", "a.md", "/dev/stdin", "--to", "json"], in: folder.url,
      input: Array("# A\n\nTwo words.\n".utf8))
    #expect(ending.code == 0, "\(ending.errors)")
  }
}
