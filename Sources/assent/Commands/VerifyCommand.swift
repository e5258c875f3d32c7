import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRecord
import Foundation

/// `assent verify DIR`
struct VerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check every byte of what was published against its manifests, and who signed them.",
    usage: "assent verify [<folder>|<bundle>] [<options>]",
    discussion: HelpText.discussion(
      """
      Checks the size and digest of every file, the digest of the words of every agreement, \
      SHA256SUMS, the list of products and every signature. A file that no manifest lists is an error. Of a bundle \
      (tar.gz, zip, or one page), every byte is checked, and nothing is unpacked to the disk.

      With --key, each manifest has to be signed by that key, or by one that follows it: a key that a \
      state named with --previous announces and the key signed, or the replacement that the recovery \
      key names. Without --key, signatures are held against the keys that the folder itself \
      announces, which shows damage, but no forgery.
      """,
      examples: [
        ("verify", "the folder Output"), ("verify /srv/www/legal", "a copy of it"),
        ("verify --key legal.pub", "signed by this key"),
        ("verify license-1.1.zip", "a bundle"),
        ("verify --key legal.pub --previous seen", "and not older than the copy in seen"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "The published folder, or a file that 'assent bundle' wrote.", valueName: "folder"),
    completion: .file())
  var folder = "Output"

  @OptionGroup var trusted: TrustOptions

  @Option(
    help: ArgumentHelp(
      "The day on which it is verified, for what expires. (default: today)", valueName: "date"))
  var date: String?

  @OptionGroup var colors: ColorOption

  func run() throws {
    let folder = PathText.trimmed(folder)
    guard try FileSystem.realPath(folder) != nil else {
      try SourceInput.refuseUnreadable(folder)
      throw InputError.unreadable(
        path: folder,
        reason: "no such folder; name the one that 'assent build' published, or a bundle")
    }
    var trust = try trusted.trust()
    trust.now = try DateOption.timestamp(date, option: "--date") ?? DateOption.now()
    let result = try Self.result(of: folder, trust: trust)
    // There are no lines of texts among these findings, so that all can be wrapped.
    let places = Set(result.diagnostics.map { VisibleText.name($0.file) })
    DiagnosticOutput.writeText(
      result.diagnostics, of: SourceTexts(), color: colors.isOnForMessages
    ) {
      let error = Terminal.standardError
      error.write(FlowedText.text($0, in: error.width, hang: 4, holding: Array(places)))
    }
    guard result.isWhole else { throw Ending.findings }
    let output = Terminal.standardOutput
    let report = VerifyReport(result: result, isTrustNamed: !trust.keys.isEmpty).text
    try output.write(Array(FlowedText.text(report, in: output.width, hang: 2).utf8))
  }

  /// What is there tells what it is: a file is a bundle, and so is a folder with its description.
  private static func result(of path: String, trust: Trust) throws -> Verifier.Result {
    if ["manifest.json", "site.json", "SHA256SUMS"].contains(PathText.lastName(of: path)),
      FileSystem.isFile(path)
    {
      let folder = Placement.folder(of: path)
      throw UsageError(
        "'\(path)' is a file of a published folder; verify the folder: assent verify "
          + ShellWord.quoted(folder.isEmpty ? "." : folder))
    }
    if !FileSystem.isDirectory(path) { return try BundleCheck.verify(file: path, trust: trust) }
    if BundleCheck.isBundle(path) { return try BundleCheck.verify(folder: path, trust: trust) }
    return try Verifier.verify(
      path, trust: trust, jobs: ProcessInfo.processInfo.activeProcessorCount)
  }
}
