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
  /// What the reader knows of keys, and saw before.
  let trust: Trust
  let folder: String

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
    guard FileSystem.isDirectory(folder) else { throw unpublished }
    let files = PublishedFolder(folder)
    var state = try SignedState(reading: files, at: files.paths())
    guard let (path, manifest, bytes) = ownManifest(in: state) else {
      guard state.diagnostics.isEmpty else { return Finding(checks: faults(of: state)) }
      throw unpublished
    }
    let part = Placement.folder(of: path)
    let name = files.name(of: path)
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
      let product = PublishedFolder(part.isEmpty ? folder : folder + "/" + part)
      finding.checks.append(try Self.files(of: release, in: product))
    }
    let logKeys = CheckpointKeys(trust, state: state)
    let published = Set(state.files.map(\.kind))
    // What other products say is no part of the question.
    state.files.removeAll { file in
      if case .manifest = file.kind { file.path != path } else { false }
    }
    finding.checks += faults(of: state)
    finding.checks += signatures(in: state, of: path, files, published)
    if state.files.contains(where: { $0.path == path && !$0.signatures.isEmpty }) {
      finding.keys = manifest.keys
    }
    let log = LogEvidence(
      agreement: agreement, version: shown, time: time, keys: logKeys, files: files)
    let (checks, timestamps) = try log.checks()
    finding.checks += checks
    finding.timestamps = timestamps
    return finding
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

  /// Whether the files of a version have the digests of the manifest.
  private static func files(
    of release: Manifest.Release, in files: PublishedFolder
  ) throws(InputError) -> EvidenceCheck {
    let artifacts = release.locales.sorted { $0.key < $1.key }.flatMap(\.value.artifacts)
    var faults: [Manifest.Artifact] = []
    for artifact in artifacts {
      guard
        case .success(let bytes) = try files.bytes(
          of: artifact.path.text, limit: artifact.bytes),
        TextDigest.digest(of: bytes) == artifact.digest
      else {
        faults.append(artifact)
        continue
      }
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

  /// What is wrong with signed files by themselves.
  private func faults(of state: SignedState) -> [EvidenceCheck] {
    state.diagnostics.map { .failed("\($0.file): \($0.message).") }
  }

  /// What states an earlier day than it came to the manifest, and that a gate asks otherwise than before.
  ///
  /// Where the time asked about lies between the two days, the answer rests on what was not there yet.
  private func cautions(
    among findings: [RewrittenHistory.Finding], of name: String, isOwn: (String) -> Bool
  ) -> [EvidenceCheck] {
    findings.compactMap { finding in
      let text = "\(name): \(finding.message)."
      let isOwn = finding.agreement.map(isOwn) ?? false
      switch finding.weight {
      case .contradiction, .unproved: return nil
      case .condition: return isOwn || finding.agreement == nil ? .caution(text) : nil
      case .late(let stated, let seen):
        let isOfTime = stated <= time.end.day && time.start.day < seen
        return isOwn && isOfTime ? .failed(text) : .caution(text)
      }
    }
  }

  /// Who signed, as 'assent verify' judges it.
  ///
  /// - Parameter published: all files that are signed, those of other products as well.
  private func signatures(
    in state: SignedState, of path: String, _ files: PublishedFolder,
    _ published: Set<SignedFile.Kind>
  ) -> [EvidenceCheck] {
    var trust = trust
    let kinds = Set(state.files.map(\.kind))
    for index in trust.previous.indices {
      // A product that is gone may be this one, under another name.
      trust.previous[index].keep { kinds.contains($0) || !published.contains($0) }
    }
    let place = Placement.published(agreement.key)?.text ?? agreement.key
    var check = TrustCheck(state, trust: trust, ledgers: [place: agreement.ledger]) {
      files.name(of: $0)
    }
    check.run()
    var checks = check.diagnostics.filter { ![.backDated, .gateChanged].contains($0.rule) }.map {
      finding in
      let text = "\(finding.file): \(finding.message)."
      if [.recoveryKeyChanged, .expiryRemoved].contains(finding.rule) {
        return EvidenceCheck.caution(text)
      }
      return finding.severity == .error ? .failed(text) : .absent(text)
    }
    let part = Placement.folder(of: path)
    checks += cautions(among: check.rewritings, of: files.name(of: path)) {
      Placement.join(part, $0) == place
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
          $0.key.id == id && file.checks.isValid(signed.signature, by: $0.key)
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
