import Foundation
import TestSupport
import Testing

/// Who accepted a version that its publisher withdrew is told that, and what holds in its place.
@Suite struct GateWithdrawnTests {
  private static func gate(
    _ project: ReleaseProject, _ words: String...
  ) throws -> Program.Ending {
    try Program.run(
      ["gate"] + words + ["--state", "state"], in: project.folder.url,
      environment: ["LC_ALL": "en_US.UTF-8"])
  }

  /// Accepts what the gate prints a command for.
  private static func accept(_ project: ReleaseProject) throws {
    let status = try gate(project, "status").text
    let line = try #require(
      status.split(separator: "\n").first { $0.contains("assent gate accept") }, "\(status)")
    let words = line.split(separator: " ").map(String.init).dropFirst()
    let ending = try Program.run(Array(words), in: project.folder.url)
    #expect(ending.code == 0, "\(ending.errors)")
  }

  @Test func `status says which version was withdrawn, when and why, and which one to read`() throws
  {
    let project = try ReleaseProject.released(
      then: ReleaseProject.license("1.1", grant: "You may copy this text once."))
    try project.release("license", "--change", "material", "--summary", "Once.")
    #expect(try project.project.run("build", "--quiet").code == 0)
    try Self.accept(project)
    try project.release(
      "withdraw", "license@1.1", "--reason", "Wrong party.", at: "2025-11-05")
    #expect(try project.project.run("build", "--quiet").code == 0)
    let status = try Self.gate(project, "status", "--verbose")
    #expect(
      status.text.contains(
        "  license: Please read “License”, version 1.0.\n    Version 1.1 was withdrawn on 2025-11-05: "
          + "Wrong party.\n"), "\(status.text)\(status.errors)")
    #expect(
      status.text.contains("version 1.1, which was accepted, was withdrawn on 2025-11-05; "),
      "\(status.text)")
    #expect(!status.text.contains("has changed"))

    try project.release(
      "withdraw", "license@1.0", "--reason", "The end.", at: "2025-11-06")
    #expect(try project.project.run("build", "--quiet").code == 0)
    let ended = try Self.gate(project, "status")
    #expect(
      ended.text.contains(
        "No version of “License” applies at the moment.\n    Version 1.1 was withdrawn on 2025-11-05"
      ),
      "\(ended.text)\(ended.errors)")
  }
}
