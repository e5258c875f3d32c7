import AssentCompiler
import AssentDiagnostics
import AssentRecord

/// What a check of a published folder says when all is well.
struct VerifyReport {
  let result: Verifier.Result
  /// Whether the user named a key to trust.
  let isTrustNamed: Bool

  /// How much was checked, then who signed it, and whether that was asked for.
  var text: String {
    let manifests = result.manifestCount == 1 ? "1 manifest" : "\(result.manifestCount) manifests"
    // One version is less than a site, and must not be taken for it.
    let part = result.bundle.map { "bundle of \(VisibleText.message($0)): " } ?? ""
    var lines = ["\(part)\(result.fileCount) files match \(manifests)"]
    for signer in result.signers {
      let files = signer.fileCount == 1 ? "1 file" : "\(signer.fileCount) files"
      let standing =
        signer.isTrusted
        ? "a trusted key" : isTrustNamed ? "announced here" : "not checked for trust"
      lines.append("signed by \(signer.key.id): \(files), \(standing)")
    }
    for key in result.unchecked {
      lines.append("signed by \(key): not checked, as nothing here tells the key")
    }
    if result.signers.isEmpty, result.unchecked.isEmpty { lines.append("not signed") }
    if !isTrustNamed, !result.signers.isEmpty || !result.unchecked.isEmpty {
      lines.append(
        "whether the keys are the publisher's was not checked; name the one you trust with --key")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
