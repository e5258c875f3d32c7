import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks who signed a bundle, and the list of the site's products, of which a bundle has one.
struct BundleTrust {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var signed: SignedState
  private(set) var signers: [Verifier.Signer] = []
  private(set) var unchecked: [KeyID] = []

  private let files: any PublishedFiles
  private let help: String

  init(_ builder: BundleBuilder, trust: Trust, name: String, help: String) {
    (files, self.help) = (builder.files, help)
    signed = SignedState(name: name)
    let manifests = builder.manifests.sorted { $0.key < $1.key }.map { folder, manifest in
      let path = Placement.join(folder, "manifest.json")
      return (path: path, manifest: manifest, bytes: builder.members[FileName(path)] ?? [])
    }
    for (path, manifest, bytes) in manifests {
      signed.files.append(SignedFile(manifest, path: path, bytes: bytes))
    }
    checkSite(builder, manifests)
    checkRevocations(builder)
    for (name, bytes) in builder.members.sorted(by: { $0.key.text < $1.key.text }) {
      takeSignature(at: name.text, bytes)
    }
    var trust = trust
    // What was seen before had other products, too; they are no part of a bundle.
    let kinds = Set(signed.files.map(\.kind))
    for index in trust.previous.indices {
      trust.previous[index].files.removeAll { $0.kind != .revocations && !kinds.contains($0.kind) }
    }
    let files = files
    var check = TrustCheck(signed, trust: trust) { files.name(of: $0) }
    check.run()
    diagnostics += check.diagnostics
    signers = check.signers.values.sorted { $0.key.id.description < $1.key.id.description }
    unchecked = check.unchecked.sorted { $0.description < $1.description }
  }

  private mutating func checkSite(
    _ builder: BundleBuilder,
    _ manifests: [(path: String, manifest: Manifest, bytes: [UInt8])]
  ) {
    let path = SiteManifestBuilder.fileName
    guard let bytes = builder.members[FileName(path)] else { return }
    var site: SiteManifest
    do { site = try SiteManifest(parsing: bytes) } catch {
      report(.unreadableManifest, path, "\(error)")
      return
    }
    signed.files.append(SignedFile(site, path: path, bytes: bytes))
    let here = Set(manifests.map { FileName($0.path) })
    site.products.removeAll { !here.contains(FileName($0.path.text)) }
    for finding in SiteCheck(site, manifests: manifests).findings {
      report(.siteDiffers, finding.path, finding.message)
    }
  }

  private mutating func checkRevocations(_ builder: BundleBuilder) {
    guard let bytes = builder.members[FileName(RevocationFiles.list)] else { return }
    guard let list = try? Revocations(parsing: bytes) else {
      report(.unreadableManifest, RevocationFiles.list, "this is no list of revoked keys")
      return
    }
    signed.revocations = list
    signed.files.append(SignedFile(list, path: RevocationFiles.list, bytes: bytes))
  }

  private mutating func takeSignature(at path: String, _ bytes: [UInt8]) {
    guard let name = SignatureName(path) else { return }
    guard let signature = try? Signature(parsing: bytes) else {
      report(.unreadableSignature, path, "this is not a minisign signature")
      return
    }
    guard let index = signed.files.firstIndex(where: { $0.path == name.target }) else { return }
    signed.files[index].signatures.append(SignedFile.Signed(path: path, signature: signature))
  }

  private mutating func report(_ rule: RuleID, _ path: String, _ message: String) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, file: files.name(of: path), help: help))
  }
}
