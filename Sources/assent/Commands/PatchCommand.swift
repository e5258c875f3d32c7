import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRedline

/// `assent patch OLD DIFF`
struct PatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patch",
    abstract: "Make one text of the other, byte for byte, with what diff wrote as JSON.",
    usage: "assent patch <text> <diff> [<options>]",
    discussion: HelpText.discussion(
      """
      The digest of the text is checked first, and that of the result at the end. No file that is \
      read is written over.
      """,
      examples: [
        ("diff a.md b.md --to json -o ab.json", "write what differs"),
        ("patch a.md ab.json -o b.md", "make the new text of the old one"),
        ("patch b.md ab.json --reverse -o a.md", "and the old text of the new one"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "The old text, with --reverse the new one; - for standard input.", valueName: "text"),
    completion: .file())
  var text: String

  @Argument(
    help: ArgumentHelp("What 'assent diff --to json' wrote.", valueName: "diff"),
    completion: .file(extensions: ["json"]))
  var diff: String

  @Flag(help: "Make the old text of the new one.")
  var reverse = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write. (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if text == "-", diff == "-" { throw ValidationError("only one file can be standard input") }
  }

  func run() throws {
    if let output { try OutputFile.check(output, isNot: [text, diff]) }
    let source = try SourceInput.read(text)
    let written = try SourceInput.read(diff)
    var patch: BytePatch
    do { patch = try RedlineJSON.redline(parsing: written.bytes).patch } catch {
      Terminal.complain("'\(VisibleText.name(written.path))' is no difference of texts: \(error)")
      throw Ending.findings
    }
    if reverse { patch = patch.reversed }
    let result: [UInt8]
    do { result = try patch.applied(to: source.bytes) } catch {
      Terminal.complain("'\(VisibleText.name(source.path))': \(error)")
      throw Ending.findings
    }
    guard let output else { return try Terminal.standardOutput.write(result) }
    try FileSystem.write(result, to: output)
  }
}
