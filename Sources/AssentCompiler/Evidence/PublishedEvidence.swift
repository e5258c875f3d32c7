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
  let key: PublicKey?
  let folder: String

  /// The largest manifest that is read, in bytes.
  private static let mostBytes = 64 << 20

  /// - Throws: ``InputError`` where there is no manifest of the product.
  func checks() throws(InputError) -> [EvidenceCheck] {
    let (product, part) = try productFolder()
    let files = PublishedFolder(product)
    let bytes = try files.read("manifest.json", limit: Self.mostBytes)
    let name = files.name(of: "manifest.json")
    guard let manifest = try? Manifest(parsing: bytes) else {
      return [.failed("\(name) cannot be read as a manifest.")]
    }
    let digest = TextDigest.digest(of: bytes)
    var checks = [
      EvidenceCheck.passed(
        "\(name) is number \(manifest.sequence) of '\(manifest.product.id)', made for "
          + "\(manifest.generated), with the digest \(digest).")
    ]
    checks += try release(in: manifest, part: part, files: files, name: name)
    checks += try signatures(of: bytes, manifest, files)
    if let shown {
      checks += try LogEvidence(
        agreement: agreement, version: shown, keys: keys(of: manifest), folder: folder
      ).checks()
    }
    return checks
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

  private func release(
    in manifest: Manifest, part: String, files: PublishedFolder, name: String
  ) throws(InputError) -> [EvidenceCheck] {
    guard let shown else { return [] }
    let record = agreement.history[shown]?.release
    let key = Placement.published(agreement.key)?.text ?? agreement.key
    let id = part.isEmpty ? key : String(key.dropFirst(part.count + 1))
    let own = manifest.documents.first { $0.id == id }?.releases.first { release in
      release.version == shown
        && release.locales.contains {
          record?.locales[$0.key]?.sourceDigest == $0.value.sourceDigest
        }
    }
    guard let own, let record else {
      return [.failed("\(name) does not list version \(shown) with the texts of the ledger.")]
    }
    var faults: [String] = []
    var count = 0
    for (locale, entry) in own.locales.sorted(by: { $0.key < $1.key }) {
      if record.locales[locale]?.sourceDigest != entry.sourceDigest
        || record.locales[locale]?.textDigest != entry.textDigest
      {
        faults.append("the digests in '\(locale)'")
      }
      for artifact in entry.artifacts {
        count += 1
        let bytes = try? files.read(artifact.path.text, limit: artifact.bytes)
        if bytes.map({ TextDigest.digest(of: $0) }) != artifact.digest.description {
          faults.append(artifact.path.text)
        }
      }
    }
    if own.effective != record.effective { faults.append("the day it takes effect") }
    guard faults.isEmpty else {
      return [
        .failed("What is published is not what was released: \(faults.joined(separator: ", ")).")
      ]
    }
    return [
      .passed(
        "The manifest lists version \(shown) with the digests of the ledger, and its \(count) files "
          + "are whole.")
    ]
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
