import AssentManifest
import Foundation
import TestSupport

/// A project whose agreement has the versions that a test releases.
struct ReleaseProject {
  let project: Project
  var folder: TemporaryFolder { project.folder }

  /// Options that make a release the same on every machine.
  static let fixed = ["--by", "legal@example.org"]
  /// The variables that make a release the same on every day: it is 2025-11-03.
  static let today = environment(on: "2025-11-03")

  /// The variables of a day.
  static func environment(on day: String) -> [String: String] {
    let seconds = Manifest.Day(day).map { Manifest.Timestamp(startOf: $0).secondsSinceEpoch } ?? 0
    return ["SOURCE_DATE_EPOCH": String(seconds)]
  }

  /// Runs the program on that day.
  @discardableResult
  func run(_ arguments: [String]) throws -> Program.Ending {
    try Program.run(arguments, in: folder.url, environment: Self.today)
  }

  static func license(
    _ version: String = "1.0", effective: String = "2025-11-03",
    grant: String = "You may copy this text."
  ) -> String {
    Project.license.replacing("1.0", with: version)
      .replacing("2025-11-03", with: effective)
      .replacing("You may copy this text.", with: grant)
  }

  init(_ files: [String: String] = ["license.md": license()]) throws {
    project = try Project(files)
  }

  func write(_ text: String, to path: String = "license.md") throws {
    try folder.write(text, to: "content/" + path)
  }

  /// Runs `assent release`, by the same person and on the same day each time.
  ///
  /// - Parameter day: of the clock; `nil` for a day on which it makes a difference.
  @discardableResult
  func release(
    _ arguments: String..., at day: String? = "2025-11-03", by: String? = "legal@example.org"
  ) throws -> Program.Ending {
    let fixed = by.map { ["--by", $0] } ?? []
    return try Program.run(
      ["release"] + arguments + fixed, in: folder.url,
      environment: Self.environment(on: day ?? "2026-06-01"))
  }

  /// Releases version 1.0, then writes another text.
  static func released(then text: String? = nil) throws -> ReleaseProject {
    let project = try ReleaseProject()
    try project.release("license")
    if let text { try project.write(text) }
    return project
  }

  /// A project with these files, its license released.
  static func released(with files: [String: String]) throws -> Project {
    let project = try ReleaseProject(files)
    try project.release("license")
    return project.project
  }

  /// Runs Git in the folder, with a name and a date of its own.
  @discardableResult
  func git(_ arguments: String..., day: String = "2024-01-03") throws -> Program.Ending {
    try Program.run(
      ["-c", "user.name=Example", "-c", "user.email=git@example.org"] + arguments, in: folder.url,
      program: Self.gitProgram,
      environment: [
        "GIT_COMMITTER_DATE": "\(day)T10:00:00Z", "GIT_AUTHOR_DATE": "\(day)T10:00:00Z",
        "GIT_CONFIG_NOSYSTEM": "1",
      ])
  }

  static let gitProgram = URL(fileURLWithPath: "/usr/bin/git")
  static var hasGit: Bool { FileManager.default.isExecutableFile(atPath: gitProgram.path) }
}
