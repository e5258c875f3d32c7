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
  /// What the reader knows of keys, and saw before.
  let trust: Trust
  let folder: String

  /// - Throws: ``InputError`` where there is no manifest of the product.
  func checks() throws(InputError) -> [EvidenceCheck] {
    guard FileSystem.isDirectory(folder) else { throw unpublished }
    let files = PublishedFolder(folder)
    var state = try SignedState(reading: files, at: files.paths())
    guard let (path, manifest, bytes) = ownManifest(in: state) else {
      guard state.diagnostics.isEmpty else { return faults(of: state, in: files) }
      throw unpublished
    }
    let part = Placement.folder(of: path)
    let name = files.name(of: path)
    let digest = TextDigest.digest(of: bytes)
    var checks = [
      EvidenceCheck.passed(
        "\(name) is number \(manifest.sequence) of '\(manifest.product.id)', made for "
          + "\(manifest.generated), with the digest \(digest).")
    ]
    let product = PublishedFolder(part.isEmpty ? folder : folder + "/" + part)
    checks += try release(in: manifest, part: part, files: product, name: name)
    let logKeys = CheckpointKeys(trust, state: state)
    // What other products say is no part of the question.
    state.files.removeAll { file in
      if case .manifest = file.kind { file.path != path } else { false }
    }
    checks += faults(of: state, in: files)
    checks += signatures(in: state, of: path, files)
    if let shown {
      checks += try LogEvidence(
        agreement: agreement, version: shown, keys: logKeys, folder: folder
      ).checks()
    }
    return checks
  }

  private var unpublished: InputError {
    .unreadable(
      path: folder + "/manifest.json", reason: "no such file; publish first: assent build")
  }

  /// The manifest that lists the agreement: the nearest one around it.
  private func ownManifest(
    in state: SignedState
  ) -> (path: String, manifest: Manifest, bytes: [UInt8])? {
    var part = Placement.folder(of: Placement.published(path)?.text ?? path)
    while true {
      let place = FileName(Placement.join(part, ProductManifests.fileName))
      if let own = state.manifests.first(where: { FileName($0.path) == place }) { return own }
      guard !part.isEmpty else { return nil }
      part = Placement.folder(of: part)
    }
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
    var faults = own.differences(from: record).map { "the \($0.what)" }
    var count = 0
    for (_, entry) in own.locales.sorted(by: { $0.key < $1.key }) {
      for artifact in entry.artifacts {
        count += 1
        let bytes = try? files.read(artifact.path.text, limit: artifact.bytes)
        if bytes.map({ TextDigest.digest(of: $0) }) != artifact.digest.description {
          faults.append(artifact.path.text)
        }
      }
    }
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

  /// What is wrong with signed files by themselves.
  private func faults(of state: SignedState, in files: PublishedFolder) -> [EvidenceCheck] {
    state.diagnostics.map { .failed("\($0.file): \($0.message).") }
  }

  /// Who signed, as 'assent verify' judges it.
  private func signatures(
    in state: SignedState, of path: String, _ files: PublishedFolder
  ) -> [EvidenceCheck] {
    var trust = trust
    let kinds = Set(state.files.map(\.kind))
    for index in trust.previous.indices {
      trust.previous[index].files.removeAll { !kinds.contains($0.kind) }
    }
    var check = TrustCheck(state, trust: trust) { files.name(of: $0) }
    check.run()
    var checks = check.diagnostics.map { finding in
      let text = "\(finding.file): \(finding.message)."
      return finding.severity == .error ? EvidenceCheck.failed(text) : .absent(text)
    }
    guard let file = state.files.first(where: { $0.path == path }) else { return checks }
    for signed in file.signatures {
      let id = signed.signature.key
      if check.unchecked.contains(id) {
        checks.append(
          .absent(
            "\(files.name(of: signed.path)) is by the key \(id), which is not known here: name it "
              + "with --key."))
      }
      guard
        let signer = check.signers.values.first(where: {
          $0.key.id == id && signed.signature.isValid(for: file.bytes, by: $0.key)
        })
      else { continue }
      let who =
        trust.keys.contains(signer.key)
        ? "the key that you named"
        : signer.isTrusted
          ? "a key that follows one that you named" : "a key that the manifest itself announces"
      checks.append(
        .passed("The manifest is signed by \(id), \(who) (\(signed.signature.trustedComment))."))
    }
    if file.signatures.isEmpty, checks.isEmpty {
      checks.append(.absent("The manifest is not signed."))
    }
    return checks
  }
}
