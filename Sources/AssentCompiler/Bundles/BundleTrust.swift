import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks who signed a bundle, and the list of the site's products, of which a bundle has one.
struct BundleTrust {
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var signers: [Verifier.Signer] = []
  private(set) var unchecked: [KeyID] = []

  init(_ builder: BundleBuilder, trust: Trust, help: String) {
    let (files, signed) = (builder.files, builder.signed)
    if var site = signed.site {
      let here = Set(signed.manifests.map { FileName($0.path) })
      site.products.removeAll { !here.contains(FileName($0.path.text)) }
      for finding in SiteCheck(site, manifests: signed.manifests).findings {
        diagnostics.append(
          Diagnostic(
            rule: .siteDiffers, severity: .error, message: finding.message,
            file: files.name(of: finding.path), help: help))
      }
    }
    if let bytes = builder.members[FileName(LogFiles.checkpointPath)],
      let checkpoint = try? Checkpoint(parsing: bytes)
    {
      let place = files.name(of: LogFiles.checkpointPath)
      if var finding = CheckpointKeys(trust, state: signed).finding(of: checkpoint, at: place) {
        finding.help = help
        diagnostics.append(finding)
      }
      diagnostics += trust.previous.compactMap { SeenLog($0) }.compactMap {
        $0.contradiction(of: checkpoint, at: place)
      }
    }
    var trust = trust
    // What was seen before had other products, too; they are no part of a bundle.
    let kinds = Set(signed.files.map(\.kind))
    let places = Set(signed.files.map { FileName($0.path) })
    for index in trust.previous.indices {
      // What has the place of the product is the same one, whatever its id.
      let same = trust.previous[index].files.filter { places.contains(FileName($0.path)) }
      let kept = kinds.union(same.map(\.kind)).union([.revocations])
      trust.previous[index].keep { kept.contains($0) }
    }
    var check = TrustCheck(signed, trust: trust) { files.name(of: $0) }
    check.run()
    diagnostics += check.diagnostics.map { finding in
      // A bundle shows what was published then, also when something newer holds.
      guard finding.rule == .expired else { return finding }
      var finding = finding
      finding.severity = .warning
      return finding
    }
    signers = check.signers.values.sorted { $0.key.id.description < $1.key.id.description }
    unchecked = check.unchecked.sorted { $0.description < $1.description }
  }
}
