import Foundation
import TestSupport
import Testing

/// What the program says of itself.
@Suite struct HelpTests {
  static let commands = [
    "init", "build", "lint", "render", "read", "diff", "patch", "release", "verify", "diagram",
    "rules",
    "explain", "lsp",
  ]

  private func run(_ arguments: [String]) throws -> Program.Ending {
    let folder = try TemporaryFolder()
    return try Program.run(arguments, in: folder.url)
  }

  @Test func `the version is one line`() throws {
    let ending = try run(["--version"])
    #expect(ending.text.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(ending.errors == "")
  }

  @Test func `the help of the program lists every command`() throws {
    let text = try run(["--help"]).text
    for command in Self.commands { #expect(text.contains("\n  \(command) ")) }
  }

  @Test(arguments: [[]] + commands.map { [$0] })
  func `the help of a command fits a terminal`(command: [String]) throws {
    let ending = try run(command + ["--help"])
    #expect(ending.code == 0)
    #expect(ending.errors == "")
    #expect(ending.text.hasPrefix("OVERVIEW: "))
    for line in ending.text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
    #expect(try run(["help"] + command).text.hasPrefix(ending.text.prefix(100)))
  }

  @Test(arguments: ["release", "gate", "log"])
  func `the help of a command below another one fits a terminal`(command: String) throws {
    let all = try run([command, "--help"]).text
    let list = all.split(separator: "SUBCOMMANDS:").dropFirst().first ?? ""
    let names = list.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\s\s([a-z-]+)(\s.*)?/).map { String($0.1) }
    }
    #expect(names.count > 2, "\(names)")
    for name in names {
      let text = try run([command, name, "--help"]).text
      for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
  }

  @Test(arguments: [[]] + commands.map { [$0] })
  func `the help of a command shows examples that the command takes`(command: [String]) throws {
    let text = try run(command + ["--help"]).text
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  assent ") }
    #expect(lines.count >= 1)
    for line in lines {
      let example = line.dropFirst(2).split(separator: "   ")[0]
      let words = example.split(separator: " ").dropFirst().prefix { $0 != ">" && $0 != "<" }
      #expect(command.isEmpty || String(words.first ?? "") == command[0])
      // A wrong option is a usage error; a file that is not there is not.
      let ending = try run(words.map(String.init) + ["--nonsense"])
      #expect(ending.errors.hasPrefix("assent: unknown option '--nonsense'"), "\(ending.errors)")
    }
  }

  @Test(arguments: [
    "build", "lint", "verify", "explain", "rules", "read", "render", "diagram", "diff",
  ])
  func `every command that prints colors says when in the same words`(command: String) throws {
    let text = try run([command, "--help"]).text.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      text.contains(
        "--color <when> When to use colors; auto is on a terminal, unless NO_COLOR is set. "
          + "(values: auto, always, never; default: auto)"))
  }

  @Test func `a wrong command line is answered with a guess`() throws {
    let cases = [
      (["biuld"], "unknown command 'biuld'; did you mean 'build'?"),
      (["help", "lnt"], "unknown command 'lnt'; did you mean 'lint'?"),
      (["--help", "lnt"], "unknown command 'lnt'; did you mean 'lint'?"),
      (["help", "foo"], "unknown command 'foo'; 'assent --help' lists the commands"),
      (["--verson"], "unknown option '--verson'; did you mean '--version'?"),
      (["build", "--strct"], "unknown option '--strct'; did you mean '--strict'?"),
      (["lint", "bar", "--nope"], "unknown option '--nope'"),
      (["lint", "--strict"], "unknown option '--strict'; did you mean '--fail-on warning'?"),
      (["build", "--fail-on=info"], "unknown option '--fail-on'; did you mean '--strict'?"),
      (["help", "build", "extra"], "unexpected argument 'extra'"),
      (["explain"], "missing expected argument '<rule>'"),
    ]
    for (arguments, message) in cases {
      let ending = try run(arguments)
      #expect(ending.code == 2, "\(arguments)")
      #expect(ending.text == "", "\(arguments)")
      #expect(ending.errors.hasPrefix("assent: " + message), "\(ending.errors)")
    }
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions for a shell name every command`(shell: String) throws {
    let ending = try run(["--generate-completion-script", shell])
    #expect(ending.code == 0)
    for command in Self.commands { #expect(ending.text.contains(command)) }
    #expect(ending.text.contains("skipped-heading-level"), "rules are completed, too")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a shell accepts its completions`(shell: String) throws {
    let places = ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
    guard let path = places.first(where: FileManager.default.isExecutableFile) else { return }
    let folder = try TemporaryFolder()
    try folder.write(try run(["--generate-completion-script", shell]).output, to: "script")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["-n", folder["script"].path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `rules and their explanations agree`() throws {
    let list = try run(["rules"]).text
    let ids = list.matches(of: #/(?m)^  ([a-z0-9-]+) /#).map { String($0.1) }
    #expect(ids.count > 40)
    for id in ids {
      let ending = try run(["explain", id])
      #expect(ending.code == 0, "\(id)")
      #expect(ending.text.hasPrefix(id + "\n"))
      // Faults of a build are about no text, so there is none to show.
      if ending.text.contains("no configuration turns it off") { continue }
      #expect(ending.text.contains("Accepted:"), "\(id)")
      #expect(ending.text.contains("Reported:"), "\(id)")
    }
  }

  @Test func `an unknown rule gets a guess`() throws {
    let ending = try run(["explain", "skiped-heading-level"])
    #expect(
      ending.errors
        == "assent: unknown rule 'skiped-heading-level'; did you mean 'skipped-heading-level'?\n")
    #expect(try run(["explain", "xyz"]).errors.hasSuffix("; 'assent rules' lists them\n"))
  }

  @Test func `a file without a diagram is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write("A walk in the park\n", to: "a.txt")
    let ending = try Program.run(["diagram", "a.txt"], in: folder.url)
    #expect(ending.code == 0)
    #expect(ending.text == "[]\n")
    #expect(ending.errors == "assent: a.txt contains no diagram\n")
  }

  @Test func `lint without a path lints the content folder, also from within it`() throws {
    let project = try Project(["assent.yml": "", "terms.md": "# Terms\n"])
    let content = project.folder.url.appending(path: "content")
    for place in [project.folder.url, content] {
      let ending = try Program.run(["lint"], in: place)
      #expect(ending.code == 1)
      #expect(ending.text.contains("terms.md"))
    }
  }

  @Test(arguments: ["lint", "build", "verify"])
  func `where there is no folder, the error says what to do`(command: String) throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run([command], in: folder.url)
    #expect(ending.code == 3)
    #expect(ending.errors.contains("no such folder; "), "\(ending.errors)")
  }

  @Test func `init suggests the licenses that lint suggests`() throws {
    let ending = try run(["init", "--contact", "a@example.org", "--spdx", "GPLv2"])
    #expect(ending.code == 2)
    #expect(
      ending.errors.contains("write 'GPL-2.0-only' or 'GPL-2.0-or-later'"), "\(ending.errors)")
  }
}
