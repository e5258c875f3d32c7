import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a published folder says of a version: whether its manifest agrees with the ledger, which files
/// it has, and who signed.
struct PublishedEvidence {
  let agreement: ReleasedAgreement
  /// The path of the text that binds, below the content folder.
  let path: String
  let shown: Manifest.Version?
  let time: EvidenceTime
  let key: PublicKey?
  let folder: String

  /// The largest manifest that is read, in bytes.
  private static let mostBytes = 64 << 20

  /// What came of looking at the folder.
  struct Finding {
    var checks: [EvidenceCheck]
    /// The moment that the manifest is made for; `nil` where it cannot be read.
    var generated: Manifest.Timestamp?
    /// Those that the manifest announces, where a signature lies beside it.
    var keys: [Manifest.Key] = []
    /// The commands that check the timestamps, in the published folder.
    var timestamps: [String] = []
  }

  /// - Throws: ``InputError`` where there is no manifest of the product.
  func finding() throws(InputError) -> Finding {
    let (product, part) = try productFolder()
    let files = PublishedFolder(product)
    let bytes = try files.read("manifest.json", limit: Self.mostBytes)
    let name = files.name(of: "manifest.json")
    guard let manifest = try? Manifest(parsing: bytes) else {
      return Finding(checks: [.failed("\(name) cannot be read as a manifest.")])
    }
    let digest = TextDigest.digest(of: bytes)
    var finding = Finding(
      checks: [
        .passed(
          "\(name) is number \(manifest.sequence) of '\(manifest.product.id)', made for "
            + "\(manifest.generated), with the digest \(digest).")
      ], generated: manifest.generated)
    let key = Placement.published(agreement.key)?.text ?? agreement.key
    let id = part.isEmpty ? key : String(key.dropFirst(part.count + 1))
    let document = manifest.documents.first { $0.id == id }
    finding.checks.append(
      HistoryEvidence(agreement: agreement).check(document, of: manifest, name: name))
    if let release = shown.flatMap({ shown in
      document?.releases.first { $0.version == shown }
    }) {
      finding.checks.append(Self.files(of: release, in: files))
    }
    finding.checks += try signatures(of: bytes, manifest, files)
    if try files.status(of: "manifest.json.minisig")?.kind == .file { finding.keys = manifest.keys }
    let log = LogEvidence(
      agreement: agreement, version: shown, time: time, keys: keys(of: manifest),
      files: PublishedFolder(folder))
    let (checks, timestamps) = try log.checks()
    finding.checks += checks
    finding.timestamps = timestamps
    return finding
  }

  /// The folder of the product that lists the agreement: the nearest one with a manifest.
  private func productFolder() throws(InputError) -> (path: String, part: String) {
    var part = Placement.folder(of: Placement.published(path)?.text ?? path)
    while true {
      let product = part.isEmpty ? folder : folder + "/" + part
      if FileSystem.isFile(product + "/manifest.json") { return (product, part) }
      guard !part.isEmpty else { break }
      part = Placement.folder(of: part)
    }
    throw .unreadable(
      path: folder + "/manifest.json", reason: "no such file; publish first: assent build")
  }

  /// Whether the files of a version have the digests of the manifest.
  private static func files(
    of release: Manifest.Release, in files: PublishedFolder
  ) -> EvidenceCheck {
    let artifacts = release.locales.sorted { $0.key < $1.key }.flatMap(\.value.artifacts)
    let faults = artifacts.filter { artifact in
      let bytes = try? files.read(artifact.path.text, limit: artifact.bytes)
      return bytes.map { TextDigest.digest(of: $0) } != artifact.digest.description
    }
    guard faults.isEmpty else {
      let names = faults.map(\.path.text).joined(separator: ", ")
      return .failed("What is published is not what was released: \(names).")
    }
    return .passed(
      "The \(artifacts.count) published files of version \(release.version) have the digests of the "
        + "manifest.")
  }

  // MARK: Signatures

  /// The keys that a manifest announces, and that of the reader.
  private func keys(of manifest: Manifest) -> [PublicKey] {
    var keys = manifest.keys.filter { !$0.isRecovery }
      .compactMap { $0.publicKey.flatMap { PublicKey($0) } }
    if let key, !keys.contains(key) { keys.append(key) }
    return keys
  }

  private func signatures(
    of bytes: [UInt8], _ manifest: Manifest, _ files: PublishedFolder
  ) throws(InputError) -> [EvidenceCheck] {
    var checks: [EvidenceCheck] = []
    let announced = manifest.keys.filter { !$0.isRecovery }
    let keys = keys(of: manifest)
    let names = ["manifest.json.minisig"] + announced.map { "manifest.json.\($0.id).minisig" }
    for name in names {
      guard try files.status(of: name)?.kind == .file else { continue }
      guard let signature = try? Signature(parsing: files.read(name, limit: Signature.mostBytes))
      else {
        checks.append(.failed("\(files.name(of: name)) is no signature of minisign's legacy form."))
        continue
      }
      guard let signer = keys.first(where: { $0.id == signature.key }) else {
        checks.append(
          .absent(
            "\(files.name(of: name)) is by the key \(signature.key), which is not known here: name it "
              + "with --key."))
        continue
      }
      guard signature.isValid(for: bytes, by: signer) else {
        checks.append(.failed("\(files.name(of: name)) is not the signature of this manifest."))
        continue
      }
      let trust =
        signer == key ? "the key that you named" : "the key that the manifest itself announces"
      checks.append(
        .passed(
          "The manifest is signed by \(signature.key), \(trust) (\(signature.trustedComment))."))
    }
    if checks.isEmpty { checks.append(.absent("The manifest is not signed.")) }
    if let key, !checks.contains(where: { $0.result == .passed && $0.text.contains("you named") }) {
      checks.append(.failed("There is no signature of this manifest by the key \(key.id)."))
    }
    return checks
  }
}
