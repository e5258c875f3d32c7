import ArgumentParser
import AssentCompiler
import AssentDiagnostics

/// What a reader knows before anything is read: `--key`, `--recovery` and `--previous`.
struct TrustOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A public key to trust, as text (RW…) or file; may be repeated.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var key: [String] = []

  @Option(
    help: ArgumentHelp(
      "The recovery key, whose list of revoked keys counts; may be repeated.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var recovery: [String] = []

  @Option(
    help: ArgumentHelp(
      "A folder, bundle or manifest seen before; may be repeated, oldest first.", valueName: "file")
  )
  var previous: [String] = []

  /// - Throws: ``InputError`` for what is no public key, and for what cannot be read.
  func trust() throws -> Trust {
    var trust = Trust()
    trust.keys = try key.map { text in try KeyFiles.publicKey(text) }
    trust.recovery = try recovery.map { text in try KeyFiles.publicKey(text) }
    trust.previous = try previous.map { path in try SignedState(PathText.trimmed(path)) }
    return trust
  }
}
