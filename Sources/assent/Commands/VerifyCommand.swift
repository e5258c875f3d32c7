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
      Checks the size and digest of every file, the digest of the words of every agreement, and \
      SHA256SUMS. A file that no manifest lists is an error.
      """,
      examples: [
        ("verify", "the folder Output"), ("verify /srv/www/legal", "a copy of it"),
      ]))

  @Argument(
    help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var folder = "Output"

  @OptionGroup var colors: ColorOption

  func run() throws {
    let folder = PathText.trimmed(folder)
    guard FileSystem.realPath(folder) != nil else {
      throw InputError.unreadable(
        path: folder, reason: "no such folder; name the one that 'assent build' published")
    }
    let result = try Self.result(of: folder)
    DiagnosticOutput.print(result.diagnostics, of: SourceTexts(), color: colors.isOnForMessages)
    guard result.isWhole else { throw Ending.findings }
    let manifests = result.manifestCount == 1 ? "1 manifest" : "\(result.manifestCount) manifests"
    try Terminal.standardOutput.write(
      Array("\(result.fileCount) files match \(manifests)\n".utf8))
  }

  /// What is there tells what it is: a file is a bundle, and so is a folder with its description.
  private static func result(of path: String) throws -> Verifier.Result {
    if !FileSystem.isDirectory(path) { return try BundleCheck.verify(file: path) }
    if BundleCheck.isBundle(path) { return try BundleCheck.verify(folder: path) }
    return try Verifier.verify(path)
  }
}
