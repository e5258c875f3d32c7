import ArgumentParser
import AssentCompiler
import AssentDiagnostics

/// `assent verify DIR`
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check every byte of a published folder against its manifests.",
    usage: "assent verify [<folder>] [<options>]",
    discussion: HelpText.discussion(
      """
      Checked are the sizes and digests of all files, the digests of the words of every agreement, \
      and SHA256SUMS. A file that no manifest names is an error, too.
      """,
      examples: [
        ("verify", "the folder Output"), ("verify /srv/www/legal", "where it was copied to"),
      ]))

  @Argument(
    help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var folder = "Output"

  @OptionGroup var colors: ColorOption

  func run() throws {
    let result = try Verifier.verify(PathText.trimmed(folder))
    DiagnosticOutput.print(result.diagnostics, of: SourceTexts(), color: colors.isOnForMessages)
    guard result.isWhole else { throw Ending.findings }
    let manifests = result.manifestCount == 1 ? "1 manifest" : "\(result.manifestCount) manifests"
    try Terminal.standardOutput.write(
      Array("\(result.fileCount) files agree with \(manifests)\n".utf8))
  }
}
