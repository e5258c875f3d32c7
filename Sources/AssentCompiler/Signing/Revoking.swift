import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Adds a key to the list of revoked keys of a content folder.
package enum Revoking {
  /// What was done.
  package struct Result: Sendable {
    /// The list, as the user names it.
    package var path: String
    /// How many keys it has now.
    package var count: Int
    /// What the list says of the key.
    package var entry: Revocations.Entry
    /// Whether it said so before.
    package var isKnown = false
    /// Whether `assent.yml` announces the recovery key.
    package var isAnnounced: Bool
  }

  /// Revokes a key, and signs the list anew.
  ///
  /// A key that was revoked so before stays as it is, and both files are written again: whoever runs a command
  /// again that failed at its end has what it promised.
  ///
  /// - Parameter isDated: whether the time was stated.
  /// - Throws: ``InputError`` where a file cannot be read or written, ``UsageError`` where the key may
  ///   not be revoked by this one.
  package static func revoke(
    _ entry: Revocations.Entry, isDated: Bool = true, with recovery: SecretKey, content: String
  ) throws -> Result {
    guard FileSystem.isDirectory(content) else {
      throw InputError.unreadable(path: content, reason: "no such folder")
    }
    let id = recovery.publicKey.id
    let configuration = try ConfigurationFile.read(in: content).configuration
    let announced = configuration.keys.first(where: \.isRecovery)?.publicKey
    if let announced, announced != recovery.publicKey.description {
      throw UsageError(
        "key \(id) is not the recovery key that assent.yml announces, which is "
          + "\(PublicKey(announced)?.id.description ?? announced)")
    }
    if configuration.keys.contains(where: {
      !$0.isRecovery && $0.publicKey == recovery.publicKey.description
    }) {
      throw UsageError("key \(id) is one of those that sign; a recovery key signs nothing else")
    }
    for (key, role) in [(entry.key, "revoked"), (entry.replacement, "a replacement")]
    where key == recovery.publicKey {
      throw UsageError("the recovery key itself cannot be \(role)")
    }
    // From the list that is read to the one that is written, nobody else adds to it.
    let lock = try LogFolder.lock(content)
    defer { withExtendedLifetime(lock) {} }
    let folder = content + "/" + RevocationFiles.folder
    let path = folder + "/" + RevocationFiles.list
    var list = Revocations()
    if try FileSystem.status(path) != nil {
      list = try read(path, signedBy: recovery.publicKey)
    }
    let known = list.entry(of: entry.key)
    if let known {
      guard known.reason == entry.reason, known.replacement == entry.replacement,
        !isDated || known.at == entry.at
      else {
        throw UsageError(
          "key \(entry.key.id) was revoked at \(known.at) already, "
            + (known.replacement.map { "with \($0.id) in its place, " } ?? "")
            + "for the reason '\(known.reason)'; no entry of the list changes")
      }
    } else if let replacement = entry.replacement, let known = list.entry(of: replacement) {
      throw UsageError(
        "the replacement \(replacement.id) was revoked itself, at \(known.at); name another")
    }
    if known == nil { list.add(entry) }
    guard list.bytes.count <= Revocations.mostBytes else {
      throw UsageError("the list would be larger than \(Revocations.mostBytes) bytes")
    }
    let signature = try recovery.sign(
      list.bytes, trustedComment: "file:\(RevocationFiles.list)\tsequence:\(list.entries.count)")
    try makeFolders(content)
    try FileSystem.write(list.bytes, to: path, isDurable: true)
    try FileSystem.write(signature.file, to: path + SignatureName.ending, isDurable: true)
    return Result(
      path: path, count: list.entries.count, entry: known ?? entry, isKnown: known != nil,
      isAnnounced: announced != nil)
  }

  /// Makes the folder of the list; none below the content folder may be a link.
  private static func makeFolders(_ content: String) throws(InputError) {
    var place = content
    for name in RevocationFiles.folder.pathNames {
      place += "/" + name
      try FileSystem.makeDirectory(place)
    }
  }

  /// The list as it is; where a revocation was broken off, its signature is still that of one key less.
  private static func read(_ path: String, signedBy key: PublicKey) throws -> Revocations {
    let bytes = try FileSystem.read(path, limit: Revocations.mostBytes)
    let list: Revocations
    do throws(RevocationsFault) { list = try Revocations(parsing: bytes) } catch {
      throw InputError.unreadable(path: path, reason: "\(error)")
    }
    let place = path + SignatureName.ending
    guard try FileSystem.status(place) != nil else {
      guard list.entries.count == 1 else {
        throw InputError.unreadable(path: place, reason: "no such file; take it back from Git")
      }
      return Revocations()
    }
    let signed = try FileSystem.read(place, limit: Signature.mostBytes)
    let signature = try? Signature(parsing: signed)
    if signature?.isValid(for: bytes, by: key) == true { return list }
    var before = Revocations()
    for entry in list.entries.dropLast() { before.add(entry) }
    guard signature?.isValid(for: before.bytes, by: key) == true else {
      throw UsageError(
        "'\(VisibleText.name(place))' is no signature of the list by key \(key.id)"
          + (signature.map { $0.key == key.id ? "" : ", but by \($0.key)" } ?? "")
          + "; take both files back from Git")
    }
    return before
  }
}
