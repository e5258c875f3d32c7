import AssentManifest
import Foundation
import TestSupport
import Testing

/// The CI steps that `init` writes, run as their host would run them.
@Suite(.enabled("needs bash, curl, python3, tar and xz") { Tools.areHere })
struct WorkflowTests {
  /// A folder name that an address has to spell in another way.
  static let products = ["manifest.json", "other app é%/manifest.json"]

  @Test(arguments: ["github", "gitlab"])
  func `the second publication goes on from the first`(host: String) throws {
    let project = try Repository(host: host)
    let pages = try PagesHost()
    let first = try project.publish(to: pages)
    #expect(first.code == 0, "\(first.text)\(first.errors)")
    #expect(first.text.contains("'manifest.json' is not published yet"))
    #expect(try Self.products.map { try sequence(of: $0, at: pages) } == [1, 1])
    let digest = try pages.folder.bytes("manifest.json")

    let same = try project.publish(to: pages)
    #expect(same.code == 0, "\(same.text)\(same.errors)")
    #expect(try pages.folder.bytes("manifest.json") == digest)

    for path in ["content/license.md", "content/other app é%/license.md"] {
      let text = try project.folder.text(path)
      try project.folder.write(text.replacing("2025-11-03", with: "2025-12-24"), to: path)
    }
    let second = try project.publish(to: pages)
    #expect(second.code == 0, "\(second.text)\(second.errors)")
    #expect(try Self.products.map { try sequence(of: $0, at: pages) } == [2, 2])
    #expect(!pages.folder.exists(".assent-build"))
  }

  @Test(arguments: ["github", "gitlab"])
  func `every build goes by the day, and a version to come takes effect on it`(host: String) throws
  {
    let project = try Repository(host: host)
    let builds = try project.workflow().split(separator: "\n").filter {
      $0.contains("assent build") && !$0.drop { $0 == " " }.hasPrefix("#")
    }
    #expect(builds.count == (host == "github" ? 2 : 3))
    #expect(builds.allSatisfy { $0.contains("assent build --date \"$(date -u +%F)\"") })
    #expect(try project.workflow().contains("7 0 * * *"))
    // Released in 2025 to take effect in 2025-11-10: over by the clock of any test.
    let names = ["license", "other app é%/license"]
    for name in names {
      let release = try Program.run(
        ["release", name, "--by", "a@example.org"], in: project.folder.url,
        environment: ReleaseProject.today)
      try #require(release.code == 0, "\(release.errors)")
      let path = "content/\(name).md"
      let text = try project.folder.text(path)
      try project.folder.write(
        text.replacing("2025-11-03", with: "2025-11-10").replacing("1.0", with: "1.1"), to: path)
      let next = try Program.run(
        [
          "release", name, "--by", "a@example.org", "--change", "material", "--summary",
          "A later date.",
        ], in: project.folder.url, environment: ReleaseProject.today)
      try #require(next.code == 0, "\(next.errors)")
    }
    let pages = try PagesHost()
    let ending = try project.publish(to: pages)
    #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
    let manifest = try Manifest(parsing: pages.folder.bytes("manifest.json"))
    #expect(manifest.documents.map(\.current.text) == ["1.1"])
  }

  @Test(arguments: ["github", "gitlab"])
  func `what was signed stays signed, and the log is left to those who keep it`(
    host: String
  ) throws {
    let project = try Repository(host: host)
    let folder = project.folder
    var keys: [String] = []
    for name in ["first", "second"] {
      #expect(try Program.run(["keygen", "-o", name], in: folder.url).code == 0)
      keys.append(try folder.text("\(name).key").split(separator: "\n").last.map(String.init) ?? "")
    }
    let publicKeys = try ["first", "second"].map {
      try folder.text("\($0).pub").split(separator: "\n").last.map(String.init) ?? ""
    }
    let configuration = try folder.text("content/assent.yml")
    try folder.write(
      configuration + "\nlog: {origin: example.org}\nsigning:\n  keys:\n"
        + publicKeys.map { "    - key: \($0)\n" }.joined(), to: "content/assent.yml")
    let release = try Program.run(
      ["release", "license", "--by", "a@example.org"], in: folder.url,
      environment: ReleaseProject.today)
    try #require(release.code == 0, "\(release.errors)")
    let pages = try PagesHost()
    for key in keys {
      let ending = try project.publish(to: pages, key: key)
      #expect(ending.code == 0, "\(ending.text)\(ending.errors)")
      #expect(!ending.text.contains(key) && !ending.errors.contains(key))
    }
    let signatures = try FolderContents(pages.folder.url).paths.filter { $0.hasSuffix(".minisig") }
    #expect(signatures.count == 6)
    #expect(pages.folder.exists("log/tile/0/000.p/1") && !pages.folder.exists("log/checkpoint"))
    // Nothing changes, and a run without the key keeps them all.
    #expect(try project.publish(to: pages).code == 0)
    #expect(
      try FolderContents(pages.folder.url).paths.filter { $0.hasSuffix(".minisig") } == signatures)
    // A page changes: without a key it would go out unsigned.
    try folder.write("# Start\n\nMore.\n", to: "content/flows/start.md")
    let unsigned = try project.publish(to: pages)
    #expect(unsigned.code == 1)
    #expect((unsigned.text + unsigned.errors).contains("' was signed and has changed; keep a key"))
    let signed = try project.publish(to: pages, key: keys[1])
    #expect(signed.code == 0, "\(signed.text)\(signed.errors)")
    let check = try Program.run(
      ["verify", pages.folder.path, "--key", "second.pub"], in: folder.url)
    #expect(check.code == 0, "\(check.errors)")
    // The history is written anew in a checkout that has no memory of its own.
    try folder.remove("content/releases")
    let again = try Program.run(
      ["release", "license", "--by", "b@example.org"], in: folder.url,
      environment: ReleaseProject.today)
    try #require(again.code == 0, "\(again.errors)")
    let forked = try project.publish(to: pages, key: keys[0])
    #expect(forked.code == 1)
    #expect(forked.errors.contains("the log is not the one that was published before"))
  }

  @Test(arguments: ["github", "gitlab"])
  func `a host that shows something else stops the publication`(host: String) throws {
    let project = try Repository(host: host)
    let pages = try PagesHost()
    try pages.folder.write("<title>Sign in</title>", to: "manifest.json")
    let wrong = try project.publish(to: pages)
    #expect(wrong.code == 1)
    #expect((wrong.text + wrong.errors).contains("no manifest or signature at"))
    pages.stop()
    let gone = try project.publish(to: pages)
    #expect(gone.code != 0 && gone.code != nil)
    #expect(try pages.folder.text("manifest.json") == "<title>Sign in</title>")
  }

  @Test(arguments: ["github", "gitlab"])
  func `steps name the sum of the program that wrote them`(host: String) throws {
    let project = try Repository(host: host)
    let sum = try Program.run(
      ["-c", "sha256sum < '\(Program.url.path)'"], in: project.folder.url, program: Tools.bash)
    #expect(try project.workflow().contains("ASSENT_SHA256: \"\(sum.text.prefix(64))\""))
  }

  @Test func `a program with another sum does not run`() throws {
    let project = try Repository(host: "github")
    let pages = try PagesHost()
    let ending = try project.publish(
      to: pages, digest: String(repeating: "0", count: 64))
    #expect(ending.code == 1)
    #expect(ending.errors.contains("did NOT match"))
  }

  private func sequence(of path: String, at pages: PagesHost) throws -> Int {
    try Manifest(parsing: pages.folder.bytes(path)).sequence
  }
}

/// The programs of others that CI steps call.
private enum Tools {
  static let bash = URL(fileURLWithPath: "/bin/bash")

  static var areHere: Bool {
    let check = "command -v curl python3 tar xz od sha256sum"
    let folder = FileManager.default.temporaryDirectory
    return (try? Program.run(["-c", check], in: folder, program: bash))?.code == 0
  }
}

extension WorkflowTests {
  /// A repository with what `init` wrote, and a second product.
  struct Repository {
    let host: String
    let folder: TemporaryFolder
    /// The archive of a release, where the tests are told of one.
    private let release = ProcessInfo.processInfo.environment["ASSENT_TEST_ARCHIVE"]

    init(host: String) throws {
      self.host = host
      folder = try TemporaryFolder()
      let start = try Program.run(
        [
          "init", "--ci", host, "--archive", "tools/assent.tar.xz", "--contact", "a@example.org",
          "--holder", "Jo Doe", "--date", "2025-11-03",
        ], in: folder.url)
      try #require(start.code == 0, "\(start.errors)")
      try folder.write(
        try folder.text("content/license.md"), to: "content/other app é%/license.md")
      if let release {
        try folder.write(
          Array(Data(contentsOf: URL(fileURLWithPath: release))), to: "tools/assent.tar.xz")
      } else {
        // A small archive: its program calls the one of the tests.
        try folder.write("#!/bin/sh\nexec '\(Program.url.path)' \"$@\"\n", to: "r/bin/assent")
        let pack = try Program.run(
          [
            "-c",
            "mkdir tools && tar -cJf tools/assent.tar.xz r && sha256sum r/bin/assent > tools/sum",
          ],
          in: folder.url, program: Tools.bash)
        try #require(pack.code == 0, "\(pack.errors)")
      }
    }

    func workflow() throws -> String {
      try folder.text(host == "github" ? ".github/workflows/agreements.yml" : ".gitlab-ci.yml")
    }

    /// Runs the steps in a fresh copy and, where all end well, publishes what they leave.
    ///
    /// - Parameter key: the text of the secret key that the host keeps.
    func publish(
      to pages: PagesHost, digest: String? = nil, key: String = ""
    ) throws -> Program.Ending {
      let machine = try TemporaryFolder()
      let copy = machine["work"]
      try FileManager.default.copyItem(at: folder.url, to: copy)
      let environment = [
        "PATH": "\(machine.path)/temporary/bin:/usr/local/bin:/usr/bin:/bin",
        "RUNNER_TEMP": machine["temporary"].path, "GITHUB_PATH": machine["path"].path,
        "GITHUB_WORKSPACE": copy.path, "GITHUB_RUN_ID": "7", "CI_JOB_ID": "7",
        "ASSENT_ARCHIVE": "tools/assent.tar.xz", "ASSENT_SHA256": try digest ?? programSum(),
        "SITE": pages.address, "CI_PAGES_URL": pages.address + "/", "ASSENT_KEY": key,
      ]
      try FileManager.default.createDirectory(
        at: machine["temporary"], withIntermediateDirectories: true)
      var last: Program.Ending?
      for script in try scripts() {
        let options = host == "github" ? "-eo" : "-euo"
        let ending = try Program.run(
          ["--noprofile", "--norc", options, "pipefail", "-c", script], in: copy,
          program: Tools.bash, environment: environment)
        let before = last
        last = ending
        last?.output = (before?.output ?? []) + ending.output
        last?.errors = (before?.errors ?? "") + ending.errors
        if ending.code != 0 { break }
      }
      let ending = try #require(last)
      if ending.code != 0 { return ending }
      try pages.publish(copy.appending(path: host == "github" ? "Output" : "public"))
      return ending
    }

    private func scripts() throws -> [String] {
      let text = try workflow()
      let steps = WorkflowSteps.github(try githubText()).map(\.script)
      if host == "github" {
        try #require(steps.count == 7)
        return steps
      }
      let commands = WorkflowSteps.gitlab(text, job: "pages")
      try #require(commands.count == 5)
      // The steps that install it there write outside of the folder, so GitHub's stand in for them.
      return [steps[0]] + commands
    }

    private func githubText() throws -> String {
      if host == "github" { return try workflow() }
      let other = try TemporaryFolder()
      _ = try Program.run(["init", "--contact", "a@example.org"], in: other.url)
      return try other.text(".github/workflows/agreements.yml")
    }

    private func programSum() throws -> String {
      guard release == nil else {
        let line = try workflow().split(separator: "\n").first { $0.contains("ASSENT_SHA256: \"") }
        return String(line?.split(separator: "\"").last ?? "")
      }
      return String(try folder.text("tools/sum").prefix(64))
    }
  }
}
