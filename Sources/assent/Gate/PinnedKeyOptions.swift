import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentRecord

/// The keys that a reader brings along, and by which a gate trusts the rest.
struct PinnedKeyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A public key that has to have signed the manifest, as text (RW…) or file; may be repeated.",
      valueName: "key"), completion: .file(extensions: ["pub"]))
  var key: [String] = []

  @Option(
    help: ArgumentHelp(
      "The recovery key, whose list of revoked keys counts; may be repeated.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var recovery: [String] = []

  func validate() throws {
    if !recovery.isEmpty, key.isEmpty {
      throw ValidationError("--recovery takes trust from other keys; pin these with --key")
    }
  }

  func keys() throws -> [PinnedKey] { try key.map(Self.pinned) }
  func recoveryKeys() throws -> [PinnedKey] { try recovery.map(Self.pinned) }

  /// The key in a text or a file.
  static func pinned(_ text: String) throws -> PinnedKey {
    guard let key = PinnedKey(try KeyFiles.publicKey(text).description) else {
      throw UsageError("'\(text)' is no public key of minisign")
    }
    return key
  }

  /// The words of these options, as they were given, for a command to print.
  var words: [String] {
    key.flatMap { GateCommandLine.option("--key", $0) }
      + recovery.flatMap { GateCommandLine.option("--recovery", $0) }
  }
}
