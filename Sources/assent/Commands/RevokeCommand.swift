import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRecord
import Foundation

/// `assent revoke KEY --recovery-key FILE`
struct RevokeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke",
    abstract: "Revoke a key that was lost or stolen, with the recovery key.",
    usage: "assent revoke <key> --recovery-key <file> --reason <text> [<options>]",
    discussion: HelpText.discussion(
      """
      Adds the key to content/releases/keys/revocations.json and signs the list; the next build \
      publishes both. Whoever verifies with --recovery then refuses the key, whenever it signed, and \
      trusts the replacement in its place. A key is never taken off the list.

      \(SecretKeySource.help)
      """,
      examples: [
        (
          "revoke a.pub --recovery-key r.key --reason stolen --replacement b.pub",
          "trust another key from now on"
        )
      ]))

  @Argument(
    help: ArgumentHelp("The public key, as text or file.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var key: String

  @Option(
    help: ArgumentHelp(
      "The file of the secret recovery key. (default: the variable \(SecretKeySource.keyVariable))",
      valueName: "file"), completion: .file(extensions: ["key"]))
  var recoveryKey: String?

  @Option(help: ArgumentHelp("Why, in one line that is published.", valueName: "text"))
  var reason: String

  @Option(
    help: ArgumentHelp("The public key to trust in its place, as text or file.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var replacement: String?

  @Option(
    help: ArgumentHelp("When, as a day or a time. (default: now)", valueName: "date"))
  var at: String?

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  func validate() throws {
    if reason.isEmpty || reason.utf8.count > 1_024
      || reason.unicodeScalars.contains(where: {
        $0.value < 0x20 || (0x7F..<0xA0).contains($0.value)
      }
      )
    {
      throw ValidationError("--reason is not one line of at most 1024 bytes")
    }
  }

  func run() throws {
    let revoked = try KeyFiles.publicKey(key)
    let next = try replacement.map { text in try KeyFiles.publicKey(text) }
    guard revoked != next else {
      throw UsageError("the key cannot be its own replacement; name another with --replacement")
    }
    let time = try DateOption.timestamp(at, option: "--at") ?? DateOption.now()
    let recovery = try SecretKeySource.read(recoveryKey, option: "--recovery-key")
    let result = try Revoking.revoke(
      Revocations.Entry(key: revoked, at: time, reason: reason, replacement: next),
      isDated: at != nil, with: recovery, content: PathText.trimmed(content))
    try Terminal.standardOutput.write(
      Array(
        """
        \(result.isKnown ? "was revoked at \(result.entry.at):" : "revoked") \(revoked.id) in \
        '\(VisibleText.name(result.path))', \
        \(result.count == 1 ? "1 key" : "\(result.count) keys") now
        remove it from 'signing' in assent.yml, build, sign\(next.map { " with \($0.id)" } ?? ""), and \
        publish

        """.utf8))
    guard !result.isAnnounced else { return }
    Terminal.standardError.write(
      """
      assent.yml announces no recovery key, so no build publishes the list; add this to it:

        signing:
          recovery: \(recovery.publicKey)

      """)
  }
}
