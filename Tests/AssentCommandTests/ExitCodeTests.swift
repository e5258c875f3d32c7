import Foundation
import TestSupport
import Testing

/// 0 fine, 1 findings, 2 usage or configuration, 3 input or output.
@Suite struct ExitCodeTests {
  static let flawed = Project.license.replacing("**Version**: 1.0\n", with: "")

  static let cases: [(line: String, code: Int32)] = [
    ("", 0), ("--version", 0), ("--help", 0), ("help", 0), ("help build", 0),
    ("--generate-completion-script bash", 0), ("nonsense", 2), ("--nonsense", 2),
    ("help nonsense", 2), ("nonsense --help", 2), ("lint bar --nonsense", 2), ("help build x", 2),
    ("build --quiet", 0), ("build -q -v", 2), ("build --content empty", 1), ("lint empty", 1),
    ("lint --color always", 0), ("lint --color red", 2), ("lint --jobs 0", 2),
    ("build", 0), ("build --check", 1), ("build --strict", 0), ("build --output Elsewhere/Deep", 0),
    ("build --content flawed", 1), ("build --content flawed --check", 1),
    ("build --content warned", 0), ("build --content warned --strict", 1),
    ("build --content configured", 2), ("build --content missing", 3),
    ("build --templates missing", 2), ("build --templates templates-wrong", 2),
    ("build --output content", 2), ("build --output content/Output", 2),
    ("build --output file", 3), ("build --output file/below", 3),
    ("build --width 10", 2), ("build --width x", 2), ("build --jobs 0", 2), ("build extra", 2),
    ("lint", 0), ("lint content", 0), ("lint content/license.md", 0), ("lint flawed", 1),
    ("lint warned", 0), ("lint warned --fail-on warning", 1), ("lint flawed --fail-on never", 0),
    ("lint warned --fail-on info", 1), ("lint configured", 2), ("lint missing", 3),
    ("lint flawed --format json", 1), ("lint --format xml", 2), ("lint --fail-on x", 2),
    ("render content/license.md", 0), ("render content/license.md --to text", 0),
    ("render content/license.md --to json", 0), ("render missing.md", 3), ("render content", 3),
    ("render", 2), ("render content/license.md --to pdf", 2),
    ("render content/license.md --extensions tables", 2),
    ("render content/license.md --unsafe", 2),
    ("render content/license.md --to text --fragment", 2),
    ("render content/license.md --pages", 2), ("render deep.md", 1),
    ("read license", 0), ("read flows/start", 0), ("read content/license.md", 0), ("read", 2),
    ("read missing", 2),
    ("verify", 3), ("verify missing", 3), ("verify content", 1), ("verify content extra", 2),
    ("rules", 0), ("rules --format json", 0), ("rules --format x", 2),
    ("explain mojibake", 0), ("explain mojibak", 2), ("explain", 2),
    ("init --contact a@example.org", 2), ("init new --contact a@example.org", 0),
    ("init new", 2), ("init new --contact a@example.org --kind policy", 2),
    ("init new --contact a@example.org --kind other", 2),
    ("init new --contact a@example.org --date yesterday", 2),
    ("init new --contact a@example.org --spdx (MIT", 2), ("init file --contact a@example.org", 3),
  ]

  @Test(arguments: cases)
  func `a command ends with its code`(line: String, code: Int32) throws {
    let project = try Project()
    try project.folder.write(Self.flawed, to: "flawed/license.md")
    try project.folder.write("text\n", to: "warned/page.md")
    try project.folder.write(Project.flow, to: "configured/page.md")
    try project.folder.write("sight: {}\n", to: "configured/assent.yml")
    try project.folder.write("{{nothing}}\n", to: "templates-wrong/page.mustache")
    try project.folder.write("a file", to: "file")
    try FileManager.default.createDirectory(
      at: project.folder["empty"], withIntermediateDirectories: true)
    try project.folder.write(String(repeating: "> ", count: 2_000) + "x\n", to: "deep.md")
    let ending = try Program.run(
      line.split(separator: " ").map(String.init), in: project.folder.url)
    #expect(ending.code == code, "\(ending.errors)")
    // Who is told that something failed is told what.
    #expect(code == 0 || !ending.errors.isEmpty || !ending.output.isEmpty)
  }

  @Test func `the date of a build must be a number of seconds`() throws {
    let project = try Project()
    for (value, code) in [("1700000000", 0), ("", 0), ("x", 2), ("-1", 2)] as [(String, Int32)] {
      let ending = try project.run("build", environment: ["SOURCE_DATE_EPOCH": value])
      #expect(ending.code == code, "\(value)")
    }
  }

  /// The superuser may read and write everything, unless they give up the rights to do so.
  private static let setpriv = Tool.find("setpriv")

  private func runWithRights(
    _ arguments: [String], in project: Project
  ) throws -> Program.Ending {
    guard getuid() == 0 else { return try Program.run(arguments, in: project.folder.url) }
    let program = try #require(Self.setpriv)
    let rights = "-dac_override,-dac_read_search"
    return try Program.run(
      ["--bounding-set", rights, "--inh-caps", rights, Program.url.path] + arguments,
      in: project.folder.url, program: program)
  }

  @Test(.enabled(if: getuid() != 0 || setpriv != nil, "the superuser may do everything"))
  func `files that may not be read or written end with 3`() throws {
    let project = try Project()
    func setMode(_ mode: Int, _ path: String) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: project.folder[path].path)
    }
    try FileManager.default.createDirectory(
      at: project.folder["closed"], withIntermediateDirectories: false)
    #expect(try runWithRights(["build"], in: project).code == 0)
    for (path, mode, lines) in [
      (
        "content/license.md", 0,
        ["build", "lint content", "lint content/license.md", "render content/license.md"]
      ),
      ("Output/manifest.json", 0, ["verify Output"]),
      (
        "closed", 0o555,
        ["build --output closed/Output", "init closed/new --contact a@example.org"]
      ),
    ] {
      let before = try FileManager.default.attributesOfItem(atPath: project.folder[path].path)
      try setMode(mode, path)
      for line in lines {
        let ending = try runWithRights(line.split(separator: " ").map(String.init), in: project)
        #expect(ending.code == 3, "\(line): \(ending.text)\(ending.errors)")
        #expect(ending.errors.contains(path), "\(line): \(ending.errors)")
      }
      try setMode((before[.posixPermissions] as? Int) ?? 0o644, path)
    }
  }

  /// What nobody can read, whatever their rights: a link to itself, a file that fails.
  @Test(arguments: ["loop.md", "/proc/self/mem"])
  func `files that fail when they are read end with 3`(target: String) throws {
    guard !target.hasPrefix("/") || FileManager.default.fileExists(atPath: target) else { return }
    let project = try Project()
    try FileManager.default.createSymbolicLink(
      atPath: project.folder["loop.md"].path, withDestinationPath: target)
    let lines = [
      "lint loop.md", "render loop.md", "diagram loop.md", "gate verify loop.md", "read loop.md",
      "diff loop.md loop.md", "verify loop.md", "verify content --previous loop.md",
    ]
    for line in lines {
      let ending = try Program.run(
        line.split(separator: " ").map(String.init), in: project.folder.url)
      #expect(ending.code == 3, "\(line): \(ending.text)\(ending.errors)")
      #expect(ending.errors.contains("'loop.md'"), "\(line): \(ending.errors)")
    }
  }

  /// What is there and cannot be followed is not taken for what is missing.
  @Test func `a link to itself in place of a folder is told as one`() throws {
    let project = try Project()
    try FileManager.default.createSymbolicLink(
      atPath: project.folder["loop"].path, withDestinationPath: "loop")
    let lines = [
      "build --content loop", "build --output loop", "build --previous loop", "lint loop",
      "verify loop", "release list --content loop", "render content/license.md -o loop",
    ]
    for line in lines {
      let ending = try Program.run(
        line.split(separator: " ").map(String.init), in: project.folder.url)
      #expect(ending.code == 3, "\(line): \(ending.text)\(ending.errors)")
      #expect(ending.errors.contains("symbolic links"), "\(line): \(ending.errors)")
    }
  }

  @Test func `a folder in place of a file, and the reverse, end with 3`() throws {
    let project = try Project()
    let unreadable = try project.run("render", "content")
    #expect(unreadable.code == 3)
    #expect(unreadable.errors.contains("'content'"))
    try project.folder.write("", to: "taken")
    let unwritable = try project.run("build", "--output", "taken")
    #expect(unwritable.code == 3)
    #expect(unwritable.errors.contains("'taken"))
  }

  @Test(arguments: [
    ["render", "content/license.md"], ["--help"], ["lint", "--help"], ["--version"],
    ["--generate-completion-script", "bash"],
  ])
  func `a full disk ends with 3`(_ arguments: [String]) throws {
    let project = try Project()
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let process = Process()
    process.executableURL = Program.url
    process.arguments = arguments
    process.currentDirectoryURL = project.folder.url
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 3)
  }
}
