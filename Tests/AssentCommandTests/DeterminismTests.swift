import Foundation
import TestSupport
import Testing

/// The same content gives the same bytes, whatever surrounds the build.
@Suite struct DeterminismTests {
  struct Surroundings: Sendable, CustomTestStringConvertible {
    var environment: [String: String] = [:]
    var umask: String?
    var jobs = 1
    var folder = "work"

    var testDescription: String {
      "\(environment.sorted { $0.key < $1.key }) \(umask ?? "") \(jobs) \(folder)"
    }
  }

  static let surroundings = [
    Surroundings(environment: ["TZ": "Pacific/Kiritimati", "LANG": "de_DE.UTF-8"], jobs: 4),
    Surroundings(environment: ["TZ": "America/Adak", "LC_ALL": "C"], umask: "077", jobs: 2),
    Surroundings(
      environment: ["TZ": ":/no/such/zone", "LC_ALL": "tr_TR.UTF-8"], umask: "022", jobs: 3),
    Surroundings(
      environment: ["LANG": "ja_JP.UTF-8", "COLUMNS": "40", "TERM": "xterm", "USER": "other"],
      umask: "000", folder: "another place/with a longer name"),
  ]

  private func build(_ source: URL, _ surroundings: Surroundings) throws -> FolderContents {
    let folder = try TemporaryFolder()
    let place = folder[surroundings.folder]
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: source, to: place.appending(path: "content"))
    let ending = try Program.run(
      ["build", "--jobs", String(surroundings.jobs)], in: place,
      environment: surroundings.environment, umask: surroundings.umask)
    #expect(ending.code == 0, "\(ending.errors)")
    return try FolderContents(place.appending(path: "Output"))
  }

  @Test(arguments: surroundings)
  func `the project's own content comes out the same everywhere`(
    _ surroundings: Surroundings
  ) throws {
    let content = PackageFolder.root.appending(path: "content")
    let expected = try build(content, Surroundings())
    #expect(expected.paths.count > 20)
    #expect(try build(content, surroundings).differences(from: expected) == [])
  }

  @Test(arguments: surroundings)
  func `many documents come out the same everywhere`(_ surroundings: Surroundings) throws {
    let folder = try TemporaryFolder()
    try GeneratedContent.write(products: 3, flows: 20, to: folder)
    let expected = try build(folder["content"], Surroundings())
    #expect(expected.paths.count > 180)
    #expect(try build(folder["content"], surroundings).differences(from: expected) == [])
  }

  @Test(.enabled(if: PackageFolder.hasShared))
  func `documents that others wrote do not depend on the number of threads`() throws {
    let content = PackageFolder.shared.appending(path: "seeds")
    let one = try build(content, Surroundings())
    for _ in 0..<3 {
      #expect(try build(content, Surroundings(jobs: 8)).differences(from: one) == [])
    }
  }

  @Test func `a build over an old one equals a build from nothing`() throws {
    let folder = try TemporaryFolder()
    try GeneratedContent.write(products: 3, flows: 5, edition: 1, to: folder)
    #expect(try Program.run(["build"], in: folder.url).code == 0)
    try folder.remove("content/product-1/flows/flow-4.md")
    try GeneratedContent.write(products: 1, flows: 3, edition: 2, to: folder)
    #expect(try Program.run(["build"], in: folder.url).code == 0)
    #expect(try Program.run(["build", "--output", "Clean"], in: folder.url).code == 0)
    let differences = try FolderContents(folder["Output"])
      .differences(from: FolderContents(folder["Clean"]))
    // Manifests count: their sequence follows those before them.
    #expect(
      differences.allSatisfy {
        $0.hasSuffix("manifest.json") || $0 == "site.json" || $0 == ".assent-build"
      })
    #expect(try Program.run(["verify"], in: folder.url).code == 0)
  }
}
