import AssentManifest
import Foundation
import TestSupport
import Testing

/// Killed at any moment, the output folder contains whole manifests, and all that they name is there.
@Suite(.serialized) struct KillTests {
  /// Quick, or with `ASSENT_LONG=1` thorough.
  static let kills = Recording.isLong ? 500 : 20
  static let products = Recording.isLong ? 10 : 5

  @Test func `a build that is killed leaves whole manifests, and the next one completes`() throws {
    let folder = try TemporaryFolder()
    // Two contents with different documents, so that each build has much to change.
    let contents = try [TemporaryFolder(), TemporaryFolder()]
    try GeneratedContent.write(products: Self.products, flows: 29, edition: 1, to: contents[0])
    try GeneratedContent.write(products: Self.products, flows: 30, edition: 2, to: contents[1])
    let clean = try contents.enumerated().map { index, content in
      try run(["build", "--output", "Clean-\(index)"], content, in: folder)
      return try FolderContents(folder["Clean-\(index)"])
    }
    let duration = try time { try run(["build"], contents[0], in: folder) }

    var generator = Numbers(state: 20_251_103)
    var killed = 0
    // Killed while files took their places: old and new ones are there.
    var mixed = 0
    for round in 0..<Self.kills {
      let content = contents[(round + 1) % 2]
      // Some moments at random, the others spread evenly over a build.
      let share =
        round % 2 == 0
        ? Double(generator.next() % 1_000) / 1_000 : Double(round) / Double(Self.kills)
      let ending = try Program.run(
        arguments(["build"], content), in: folder.url, killAfter: 0.001 + share * duration)
      if ending.code == nil { killed += 1 }
      let problems = Self.problems(of: folder["Output"])
      #expect(problems == [], "round \(round), after \(share) of the time")
      if round > 0, ending.code == nil {
        mixed += try Program.run(["verify"], in: folder.url).code == 0 ? 0 : 1
      }
      // Sometimes the next build starts from what two killed ones left, of either content.
      guard round % 3 != 1 else { continue }
      try run(["build"], content, in: folder)
      let found = try FolderContents(folder["Output"])
      let differences = found.differences(from: clean[(round + 1) % 2])
        .filter { !$0.hasSuffix("manifest.json") && $0 != "site.json" && $0 != ".assent-build" }
      #expect(differences == [], "round \(round)")
      #expect(!found.paths.contains { $0.contains(".assent-stage") })
      #expect(try Program.run(["verify"], in: folder.url).code == 0, "round \(round)")
    }
    // Otherwise the rounds have shown nothing.
    #expect(killed > Self.kills / 3)
    // The moment in which they do is short.
    #expect(mixed * 4 <= killed, "\(mixed) of \(killed)")
  }

  /// What is wrong with the manifests of a folder.
  static func problems(of folder: URL) -> [String] {
    var problems: [String] = []
    for file in PackageFolder.files(below: folder, endings: ["manifest.json"]) {
      do {
        let manifest = try Manifest(parsing: [UInt8](Data(contentsOf: file)))
        for artifact in try manifest.artifacts {
          let path = file.deletingLastPathComponent().appending(path: artifact.path.text).path
          if !FileManager.default.fileExists(atPath: path) {
            problems.append("\(file.path) names \(artifact.path), which is missing")
          }
        }
      } catch {
        problems.append("\(file.path): \(error)")
      }
    }
    return problems
  }

  private func arguments(_ arguments: [String], _ content: TemporaryFolder) -> [String] {
    arguments + ["--content", content["content"].path, "--jobs", "2"]
  }

  private func run(
    _ command: [String], _ content: TemporaryFolder, in folder: TemporaryFolder
  ) throws {
    let ending = try Program.run(arguments(command, content), in: folder.url)
    #expect(ending.code == 0, "\(ending.errors)")
  }

  private func time(_ body: () throws -> Void) rethrows -> Double {
    let start = Date()
    try body()
    return Date().timeIntervalSince(start)
  }

  /// Numbers that are the same in every run (xorshift64, Marsaglia 2003).
  private struct Numbers {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }
}
