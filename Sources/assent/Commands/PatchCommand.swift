import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRedline

/// `assent patch OLD DIFF`
struct PatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "patch",
    abstract: "Make one text from the other, byte for byte, with what diff wrote as JSON.",
    usage: "assent patch <text> <diff> [<options>]",
    discussion: HelpText.discussion(
      """
      The digest of the text is checked first, and that of the result at the end. No file that is \
      read is written over.
      """,
      examples: [
        ("patch a.md ab.json -o b.md", "the new text from the old"),
        ("patch b.md ab.json --reverse -o a.md", "and the old text from the new"),
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

  @Flag(help: "Make the old text from the new one.")
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
    if let output { try OutputFile.check(output, isNot: [text, diff], mayBeDocument: true) }
    let source = try SourceInput.read(text)
    let written = try SourceInput.read(diff)
    var patch: BytePatch
    guard written.bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
      throw FailedCheck(
        "'\(VisibleText.name(written.path))' is no difference of texts: it is not JSON; name the file that "
          + "'assent diff --to json' wrote")
    }
    do { patch = try RedlineJSON.redline(parsing: written.bytes).patch } catch {
      throw FailedCheck(
        "'\(VisibleText.name(written.path))' is no difference of texts: \(error)")
    }
    if reverse { patch = patch.reversed }
    let result: [UInt8]
    do throws(BytePatchError) { result = try patch.applied(to: source.bytes) } catch {
      throw FailedCheck(text(of: error, patch, source.path))
    }
    guard let output else { return try Terminal.standardOutput.write(result) }
    try FileSystem.write(result, to: output)
  }

  private func text(of error: BytePatchError, _ patch: BytePatch, _ path: String) -> String {
    let side = reverse ? "new" : "old"
    switch error {
    case .otherFile(let expected, let found):
      let isOther = found == patch.newDigest && found != expected
      let help =
        isOther
        ? "; it is the \(reverse ? "old" : "new") text, so "
          + (reverse ? "leave out --reverse" : "add --reverse") : ""
      return "'\(path)' is not the \(side) text of '\(diff)': its digest is \(found), and that of "
        + "the text is \(expected)\(help)"
    case .doesNotFit(let offset):
      return "'\(diff)' was altered: it does not fit '\(path)' at byte \(offset)"
    case .otherResult(let expected, let found):
      return "'\(diff)' was altered: what it makes has the digest \(found), and it promises "
        + "\(expected)"
    }
  }
}
