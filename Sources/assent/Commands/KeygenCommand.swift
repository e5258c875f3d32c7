import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentRecord

/// `assent keygen --output NAME`
struct KeygenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keygen",
    abstract: "Make a key that signs what is published: NAME.key and NAME.pub.",
    usage: "assent keygen --output <name> [<options>]",
    discussion: HelpText.discussion(
      """
      The files are those of minisign, which can sign and verify with them. NAME.key is for you \
      alone; NAME.pub is for everybody. No file is ever written over. Where NAME.key is there and \
      NAME.pub is not, as after a run that was cut off, NAME.pub is made from it.

      With --encrypt, a password is asked for on the terminal, or taken from the variable \
      \(SecretKeySource.passwordVariable). Without it, whoever reads NAME.key can sign.
      """,
      examples: [
        ("keygen --output legal", "legal.key and legal.pub"),
        ("keygen --output recovery --encrypt", "one to keep in a safe"),
      ]))

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The path of the files, without ending.", valueName: "name"))
  var output: String

  @Flag(help: "Encrypt the secret key with a password.")
  var encrypt = false

  func validate() throws {
    if output.isEmpty || output.hasSuffix("/") || output.utf8.contains(0) {
      throw ValidationError("--output '\(output)' names no file")
    }
  }

  func run() throws {
    if try KeyFiles.isUnfinished(output) { return try finish() }
    for ending in [".key", ".pub"] {
      let path = output + ending
      guard try FileSystem.realPath(path) == nil else {
        throw UsageError(
          "'\(VisibleText.name(path))' already exists, and a key is never written over; give another name"
        )
      }
      try OutputFile.check(path)
    }
    let password = encrypt ? try SecretKeySource.newPassword() : nil
    guard let key = SecretKey.random() else {
      throw FailedCheck("the system gave no random bytes")
    }
    let secret: [UInt8]
    do throws(SecretKeyFault) {
      secret = try SecretKeyFile.bytes(
        of: key, password: password, salt: SecretKey.randomBytes(32))
    } catch {
      throw FailedCheck("the new key \(error)")
    }
    try KeyFiles.create(secret: secret, public: key.publicKey.file, named: output)
    try report(key)
  }

  /// Makes the public half of the key that is there.
  private func finish() throws {
    let (path, name) = (output + ".key", output + ".pub")
    try OutputFile.check(name)
    if encrypt, try !SecretKeyFile.isEncrypted(KeyFiles.readSecret(path)) {
      throw InputError.unwritable(
        path: path,
        reason: "it already exists, without a password; leave out --encrypt to make "
          + "\(VisibleText.name(name)) of it, or remove it for another key")
    }
    let key = try SecretKeySource.read(path, option: "--output")
    try KeyFiles.finish(output, public: key.publicKey.file)
    Terminal.complain(
      "\(path) already exists, without \(name), as after a run that was cut off; it is kept, and "
        + "\(name) is made of it")
    try report(key)
  }

  private func report(_ key: SecretKey) throws {
    try Terminal.standardOutput.write(
      Array(
        """
        \(VisibleText.name(output)).key: keep it secret, and in two places
        \(VisibleText.name(output)).pub: \(key.publicKey)

        Keep \(VisibleText.name(output)).key out of Git. Announce the public key in content/assent.yml, as one
        that signs or as the recovery key, which signs nothing but revocations:

          signing:
            keys:
              - key: \(key.publicKey)

          signing:
            recovery: \(key.publicKey)

        """.utf8))
  }
}
