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
  }

  private let root: String
  private let key: SecretKey
  private var result = Result()

  /// Signs a folder, or the folder of one product of it.
  ///
  /// A folder that is not whole is not signed. A signature of the key that verifies stays as it is.
  /// Each takes its place in one step, that of `site.json` last.
  ///
  /// - Throws: ``InputError`` where a file cannot be read or written, ``UsageError`` where the key may
  ///   not sign.
  package static func sign(_ root: String, with key: SecretKey, jobs: Int) throws -> Result {
    let lock = try OutputLock(root, other: "a build")
    var signing = SiteSigning(root: root, key: key)
    try signing.run(jobs: jobs)
    withExtendedLifetime(lock) {}
    return signing.result
  }

  private init(root: String, key: SecretKey) {
    (self.root, self.key) = (root, key)
  }

  private mutating func run(jobs: Int) throws {
    try removeRemains()
    let found = try Verifier.verify(root, jobs: jobs)
    let own = Set(
      found.signed.files.flatMap(\.signatures).filter { $0.signature.key == key.publicKey.id }
        .map { root + "/" + $0.path })
    // A signature of this key that is not valid is made anew, and one that is missing is why we are here.
    result.diagnostics = found.diagnostics.filter {
      !($0.rule == .badSignature && own.contains($0.file)) && $0.rule != .missingSignature
    }
    guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return }
    let files = found.signed.files.filter { $0.kind != .revocations }
    for file in files { try check(file, revoked: found.signed.revocations) }
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
  }

  /// Where the signature of a file goes; `nil` where one is there that verifies.
  private mutating func place(of file: SignedFile) throws -> String? {
    for signed in file.signatures where signed.signature.key == key.publicKey.id {
      if signed.signature.isValid(for: file.bytes, by: key.publicKey) {
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

  /// - Throws: ``UsageError`` where the key may not sign a file.
  private func check(_ file: SignedFile, revoked: Revocations?) throws(UsageError) {
    let key = key.publicKey
    let path = VisibleText.name(root + "/" + file.path)
    if let entry = revoked?.entry(of: key) {
      throw UsageError(
        "key \(key.id) was revoked at \(entry.at)"
          + (entry.replacement.map { "; sign with \($0.id)" } ?? "; sign with another key"))
    }
    if file.recoveryKeys.contains(key) {
      throw UsageError(
        "key \(key.id) is the recovery key, which signs only what 'assent revoke' writes")
    }
    let others = file.keys.filter { !$0.isRecovery }
    guard !others.isEmpty else { return }
    guard
      let announced = others.first(where: { other in
        other.id == key.id.description
          && (other.publicKey.map { $0 == key.description } ?? true)
      })
    else {
      throw UsageError(
        "key \(key.id) is not announced by '\(path)', which announces "
          + others.map(\.id).joined(separator: ", ")
          + "; add it to signing.keys in assent.yml and build, or sign with one of these")
    }
    if let end = announced.validUntil, let generated = file.generated, end < generated {
      throw UsageError(
        "key \(key.id) is valid until \(end), and '\(path)' was made at \(generated); sign with "
          + "another key, or announce a later end")
    }
  }

  /// One line that says what is signed, in the form that minisign uses for its own.
  private static func comment(on file: SignedFile) -> String {
    var parts = ["file:\(Placement.fileName(of: file.path))"]
    if case .manifest(let id) = file.kind { parts.append("product:\(id)") }
    parts.append("sequence:\(file.sequence)")
    return parts.filter { $0.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F } }.joined(separator: "\t")
  }

  /// Removes what a signing that was killed left behind.
  private func removeRemains() throws(InputError) {
    for path in try PublishedFolder(root).paths() {
      // `FileSystem.temporaryPath`, of any process.
      guard let point = path.lastIndex(of: "."), SignatureName(String(path[..<point])) != nil,
        path[point...].hasPrefix(".assent-"),
        path[point...].utf8.dropFirst(8).allSatisfy({ (0x30...0x39).contains($0) })
      else { continue }
      try FileSystem.remove(root + "/" + path)
    }
  }
}
