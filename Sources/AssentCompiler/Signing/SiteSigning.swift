import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Signs what was published: every manifest, and the list of them.
package struct SiteSigning {
  /// What was done.
  package struct Result: Sendable {
    /// Paths of the signatures that were made.
    package var signed: [String] = []
    /// Paths of those that were there and verify.
    package var kept: [String] = []
    /// What keeps the folder from being signed; then nothing was.
    package var diagnostics: [Diagnostic] = []
    /// Whether the manifests announce the key.
    package var isAnnounced = false
    /// What was signed of the log.
    package var log: LogSigning.Result?
  }

  private let root: String
  private let key: SecretKey
  private var result = Result()

  /// Signs a folder, or the folder of one product of it.
  ///
  /// A folder that is not whole is not signed. A signature of the key that verifies stays as it is.
  /// Each takes its place in one step, that of `site.json` last; then the checkpoint of the log.
  ///
  /// - Parameter log: the log of the folder, proved; `nil` leaves it as it is.
  /// - Throws: ``InputError`` where a file cannot be read or written, ``UsageError`` where the key may
  ///   not sign.
  package static func sign(_ root: String, with key: SecretKey, jobs: Int, log: LogSigning? = nil)
    throws -> Result
  {
    let lock = try log?.outputLock ?? OutputLock(root, other: "a build")
    var signing = SiteSigning(root: root, key: key)
    if try signing.run(jobs: jobs, signsLog: log != nil) { signing.result.log = try log?.write() }
    withExtendedLifetime(lock) {}
    return signing.result
  }

  private init(root: String, key: SecretKey) {
    (self.root, self.key) = (root, key)
  }

  /// - Returns: whether the folder may be signed, and was.
  private mutating func run(jobs: Int, signsLog: Bool) throws -> Bool {
    try removeRemains()
    let found = try Verifier.verify(root, jobs: jobs)
    let own = Set(
      found.signed.files.flatMap(\.signatures).filter { $0.signature.key == key.publicKey.id }
        .map { root + "/" + $0.path })
    // A signature of this key that is not valid is made anew, and one that is missing is why we are here. So is a
    // checkpoint that a revoked key signed: this key signs it in its place.
    let checkpoint = root + "/" + LogFiles.checkpointPath
    result.diagnostics = found.diagnostics.filter {
      !($0.rule == .badSignature && own.contains($0.file)) && $0.rule != .missingSignature
        && !($0.rule == .unsignedLog && signsLog)
        && !($0.rule == .revokedKey && $0.file == checkpoint && signsLog)
    }
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return false }
    let files = found.signed.files.filter { $0.kind != .revocations }
    try SignerCheck.check(key.publicKey, in: found.signed, root: root)
    result.isAnnounced = files.contains { $0.signingKeys.contains(key.publicKey) }
    var made: [(path: String, bytes: [UInt8])] = []
    for file in files {
      let path = try place(of: file)
      guard let path else { continue }
      let signature = try key.sign(file.bytes, trustedComment: Self.comment(on: file))
      guard signature.isValid(for: file.bytes, by: key.publicKey) else {
        throw UsageError("the key makes signatures that do not verify; nothing was signed")
      }
      made.append((path, signature.file))
    }
    for (path, bytes) in made {
      try FileSystem.write(bytes, to: root + "/" + path, isDurable: true)
      result.signed.append(path)
    }
    return true
  }

  /// Where the signature of a file goes; `nil` where one is there that verifies.
  private mutating func place(of file: SignedFile) throws -> String? {
    for signed in file.signatures where signed.signature.key == key.publicKey.id {
      if file.checks.isValid(signed.signature, by: key.publicKey) {
        result.kept.append(signed.path)
        return nil
      }
      return signed.path
    }
    let place = file.keys.place(ofSignatureOf: file.path, by: key.publicKey.id.description)
    guard file.signatures.contains(where: { $0.path == place }) else { return place }
    // Another program, which knows no order, put a signature there.
    let first = file.path + SignatureName.ending
    return place == first ? SignatureName.second(of: file.path, by: key.publicKey.id) : first
  }

  /// One line that says what is signed, in the form that minisign uses for its own.
  private static func comment(on file: SignedFile) -> String {
    var parts = ["file:\(Placement.fileName(of: file.path))"]
    if case .manifest(let id) = file.kind { parts.append("product:\(id)") }
    parts.append("sequence:\(file.sequence)")
    return parts.filter { $0.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F } }.joined(separator: "\t")
  }

  /// Whether a file is a signature, or a checkpoint, that was not written to its end.
  static func isRemains(_ path: String) -> Bool {
    guard let target = FileSystem.target(ofTemporary: path) else { return false }
    return SignatureName(target) != nil || LogFiles.isCheckpoint(target)
  }

  /// Removes what a signing that was killed left behind.
  private func removeRemains() throws(InputError) {
    for path in try PublishedFolder(root).paths() {
      guard Self.isRemains(path) else { continue }
      try FileSystem.remove(root + "/" + path)
    }
  }
}
