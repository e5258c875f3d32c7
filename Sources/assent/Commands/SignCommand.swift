import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRecord
import Foundation

/// `assent sign DIR --key NAME.key`
struct SignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign every manifest of a published folder, and the list of them.",
    usage: "assent sign [<folder>] --key <file> [<options>]",
    discussion: HelpText.discussion(
      """
      The folder is verified first; one that is not whole is not signed. A signature that is there \
      and verifies is kept. Each signature is a file beside what it signs, manifest.json.minisig; \
      that of a second key is manifest.json.<KEYID>.minisig. minisign -V and signify -V check them.

      Of the log, a checkpoint is signed that extends every one that was signed before; it is kept in \
      releases/log/ of the content folder: commit it. Where nobody commits it, as in CI, leave the log \
      out with --no-log: the next checkout could not tell a log that was rewritten.

      \(SecretKeySource.help)
      """,
      examples: [
        ("sign --key legal.key", "the folder Output"),
        ("sign Output/apps --key legal.key", "one product of it"),
        ("sign --no-log", "in CI, after a build"),
        ("sign /srv/www/legal", "with the key that \(SecretKeySource.keyVariable) holds"),
      ]))

  @Argument(
    help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var folder = "Output"

  @Option(
    help: ArgumentHelp(
      "The file of the secret key. (default: the variable \(SecretKeySource.keyVariable))",
      valueName: "file"), completion: .file(extensions: ["key"]))
  var key: String?

  @OptionGroup var log: LogSignature

  @Flag(
    name: .customLong("no-log"),
    help: "Leave the log as it is, where a kept checkpoint would be lost, as in CI.")
  var leavesLog = false

  @OptionGroup var colors: ColorOption

  func run() throws {
    let folder = PathText.trimmed(folder)
    guard FileSystem.isDirectory(folder) else {
      throw InputError.unreadable(
        path: folder, reason: "no such folder; name the one that 'assent build' published")
    }
    let secret = try SecretKeySource.read(key, option: "--key")
    let state = leavesLog ? .none : try log.prepare(folder, secret, colors)
    var signing: LogSigning?
    if case .possible(let found) = state { signing = found }
    let result = try SiteSigning.sign(
      folder, with: secret, jobs: ProcessInfo.processInfo.activeProcessorCount, log: signing)
    DiagnosticOutput.print(result.diagnostics, of: SourceTexts(), color: colors.isOnForMessages)
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else {
      Terminal.standardError.write("nothing was signed\n")
      throw Ending.findings
    }
    var text = ""
    for path in result.signed { text += "signed \(VisibleText.name(path))\n" }
    for path in result.kept { text += "kept   \(VisibleText.name(path))\n" }
    try Terminal.standardOutput.write(
      Array((text + "by key \(secret.publicKey.id)\n").utf8))
    if let signed = result.log { try LogSignature.say(signed) }
    if case .unnamed = state { Terminal.standardError.write(log.unnamed + "\n") }
    if !result.isAnnounced {
      Terminal.standardError.write(
        """
        the manifests announce no key; so that a reader finds it, add this to content/assent.yml and \
        build again:

          signing:
            keys:
              - key: \(secret.publicKey)

        """)
    }
  }
}
