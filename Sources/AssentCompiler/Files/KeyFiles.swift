import AssentDiagnostics
import AssentRecord

/// Files of keys on disk.
package enum KeyFiles {
  /// Whether a text is a secret key, or much of one, so that no message may repeat it.
  package static func isSecret(_ text: String) -> Bool {
    // A public key has 56 characters, a secret one 212.
    SecretKeyFile.isKey(Array(text.utf8)) || (text.hasPrefix("RW") && text.utf8.count > 80)
  }

  /// Whether a regular file holds a secret key; `false` where it cannot be read.
  package static func holdsSecret(_ path: String) -> Bool {
    guard let status = try? FileSystem.status(path), status.kind == .file,
      status.size <= SecretKeyFile.mostBytes,
      let bytes = try? FileSystem.read(path, limit: SecretKeyFile.mostBytes)
    else { return false }
    return SecretKeyFile.isKey(bytes)
  }

  /// What is told of a secret key where a path or a public key belongs.
  package static let secretGiven =
    "what is given is a secret key itself, which belongs into its file or into ASSENT_KEY alone; whoever "
    + "reads the history of this shell can sign now"

  /// The bytes of a file with a secret key, which nobody else may read.
  ///
  /// - Throws: ``UsageError`` for a file of another sort; ``InputError`` where it cannot be read, also for one that
  ///   its group or others can read.
  package static func readSecret(_ path: String) throws -> [UInt8] {
    guard !isSecret(path) else { throw InputError.unreadable(path: "RW…", reason: secretGiven) }
    guard !FileSystem.isDescriptor(path) else {
      return try FileSystem.readNamed(path, limit: SecretKeyFile.mostBytes)
    }
    // The user may name a link; what counts is the file that it leads to.
    guard let place = try FileSystem.realPath(path) else {
      throw InputError.unreadable(path: path, reason: "no such file")
    }
    guard let status = try FileSystem.status(place), status.kind == .file else {
      return try FileSystem.readNamed(path, limit: SecretKeyFile.mostBytes)
    }
    // What the file is comes first: nobody makes a text unreadable for others because of a wrong name.
    let isSmall = status.size <= SecretKeyFile.mostBytes
    let bytes = isSmall ? try FileSystem.readNamed(path, limit: SecretKeyFile.mostBytes) : []
    if PublicKey(file: bytes) != nil {
      throw UsageError(
        "'\(VisibleText.name(path))' is a public key; name the secret one, which ends with .key")
    }
    guard SecretKeyFile.isKey(bytes) || bytes.starts(with: "untrusted comment:".utf8) else {
      throw UsageError(
        "'\(VisibleText.name(path))' is no secret key as 'assent keygen' and minisign write it; name the "
          + "file that ends with .key")
    }
    if status.mode & 0o077 != 0 {
      throw InputError.unreadable(
        path: path,
        reason: "others can read this secret key (mode \(String(status.mode, radix: 8))); run: "
          + "chmod 600 \(ShellWord.quoted(path))")
    }
    return bytes
  }

  /// The public key that a text is, or that the file it names holds.
  ///
  /// - Throws: ``UsageError`` where it is neither, ``InputError`` for a file that is there and cannot be read.
  package static func publicKey(_ text: String) throws -> PublicKey {
    if let key = PublicKey(text) { return key }
    guard !isSecret(text) else { throw UsageError(secretGiven) }
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try FileSystem.readNamed(text, limit: PublicKey.mostBytes)
    } catch {
      if try FileSystem.status(text) != nil { throw error }
      guard text.hasPrefix("RW"), !text.contains(".") else {
        throw InputError.unreadable(
          path: text,
          reason: "no such file; a public key itself begins with RW and has 56 characters")
      }
      throw UsageError(
        "'\(VisibleText.name(text))' is neither a public key, which begins with RW and has 56 "
          + "characters, nor a file that can be read")
    }
    if let key = PublicKey(file: bytes) { return key }
    let isSecret = (try? SecretKeyFile.isEncrypted(bytes)) != nil
    throw UsageError(
      isSecret
        ? "'\(VisibleText.name(text))' is a secret key; name the public one, which ends with .pub"
        : "'\(VisibleText.name(text))' is no file of a public key as minisign writes it")
  }

  /// Writes the two files of a new key; neither may be there.
  ///
  /// - Throws: ``InputError``; nothing is left behind then.
  package static func create(
    secret: [UInt8], public publicBytes: [UInt8], named name: String
  ) throws(InputError) {
    let (secretPath, publicPath) = (name + ".key", name + ".pub")
    for path in [secretPath, publicPath] where try FileSystem.status(path) != nil {
      throw .unwritable(path: path, reason: "it already exists; a key is never written over")
    }
    try FileSystem.createWhole(secretPath, secret, mode: 0o600)
    do throws(InputError) { try FileSystem.createWhole(publicPath, publicBytes) } catch {
      try? FileSystem.remove(secretPath)
      throw error
    }
  }

  /// Whether there is the secret half of a key and not the public one, as where a run was killed between
  /// the two. What is left of halves that were not written to their end goes.
  package static func isUnfinished(_ name: String) throws(InputError) -> Bool {
    for ending in [".key", ".pub"] { Remains.remove(of: name + ending) }
    guard try FileSystem.status(name + ".pub") == nil else { return false }
    return holdsSecret(name + ".key")
  }

  /// Writes the public half of a key whose secret one is there.
  ///
  /// - Throws: ``InputError``.
  package static func finish(_ name: String, public bytes: [UInt8]) throws(InputError) {
    try FileSystem.createWhole(name + ".pub", bytes)
  }
}
