import ArgumentParser
import Testing

@testable import assent

/// Command lines that are read without the parser, beside what the parser reads in them.
struct PlainCommandTests {
  static let plain = [
    "lint", "lint a.md", "lint a.md b c/**", "lint -", "lint --fix", "lint --fix --dry-run a.md",
    "lint a.md --format json --fail-on never", "lint --format sarif --root . docs",
    "lint --kind auto --jobs 2 --color never", "lint --base main", "lint --baseline b.json",
    "lint --baseline b.json --write-baseline x.md", "lint - --stdin-filename a.md",
    "render a.md", "render - --fragment --unsafe", "render a.md --to text --width 80 --pages",
    "render a.md -o b.html --color auto", "render a.md --to pdf --output b.pdf",
    "render --to json a.md",
    "render a.md --extensions table,footnotes",
    "render a.md --to text --straighten --ambiguous-wide",
    "build", "build --check --quiet", "build -q --strict --color always", "build --verbose",
    "build --content c --output o --jobs 1",
    "build --date 2026-02-01 --drafts", "build -o site -v --previous old --templates t --width 90",
    "diagram a.mmd", "diagram -", "diagram a.md b.md --to svg --output pictures",
    "diagram a.md --to svg -o p",
    "diagram a.md --to text --width 100 --ascii --color never", "diagram --to mermaid a.md",
  ]

  static let explained = [
    "lint --help", "lint -h", "lint --nothing", "lint --format", "lint --format nothing",
    "lint --format --fix", "lint --fix --fix", "lint --format=json", "lint -- a.md",
    "lint --dry-run",
    "lint --jobs 0", "lint --jobs x", "render", "render a.md b.md", "render a.md --width 1",
    "render a.md --to pdf", "build a", "build --date never", "build -qv", "build --quiet --verbose",
    "build -o a --output b", "help lint", "--version", "rules", "diagram", "diagram a.md --to pdf",
    "diagram a.md --width 19", "diagram a.md --output p", "diagram a.md --ascii", "diagram -h",
  ]

  @Test("what is plain is read as the parser reads it", arguments: plain)
  func agrees(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let command = try #require(Entry.plain(words))
    #expect(try text(of: command) == text(of: Entry.explained(words)))
  }

  @Test("what needs an explanation is left to the parser", arguments: explained)
  func leaves(_ line: String) {
    #expect(Entry.plain(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test("every option of these commands is known, and read as the parser reads it")
  func knowsAllOptions() throws {
    for (name, command) in [
      ("build", BuildCommand.self as any PlainCommand.Type), ("diagram", DiagramCommand.self),
      ("lint", LintCommand.self), ("render", RenderCommand.self),
    ] {
      let help = command.helpMessage()
      let options = help.split { !($0.isLetter || $0 == "-") }.filter { $0.hasPrefix("--") }
      #expect(options.count > 5)
      for option in Set(options).subtracting(["--help", "--version"]) {
        #expect(
          Self.plain.contains { $0.hasPrefix(name) && $0.contains(option) }, "\(name) \(option)")
      }
    }
  }

  private func text(of command: any ParsableCommand) -> String {
    var text = ""
    dump(command, to: &text)
    return text
  }
}
