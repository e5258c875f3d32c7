import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Checks the signatures of a bundle: each has to be one of the file beside it, by a key that the
/// manifests announce or the reader names.
struct BundleSignatures {
  private let builder: BundleBuilder
  private let help: String

  init(_ builder: BundleBuilder, help: String) {
    (self.builder, self.help) = (builder, help)
  }

  /// - Parameter trusted: keys of which one has to have signed each manifest; any where there are none.
  func findings(trusted: [PublicKey]) -> [Diagnostic] {
    let announced = builder.manifests.values.flatMap(\.keys)
      .compactMap { $0.publicKey.flatMap { PublicKey($0) } }
    var findings: [Diagnostic] = []
    var signedByTrusted: Set<FileName> = []
    func report(_ path: String, _ message: String, _ help: String) {
      findings.append(
        Diagnostic(
          rule: .unreadableSignature, severity: .error, message: message,
          file: builder.files.name(of: path), help: help))
    }
    for (name, bytes) in builder.members.sorted(by: { $0.key.text < $1.key.text })
    where name.text.hasSuffix(".minisig") {
      guard let signature = try? Signature(parsing: bytes) else {
        report(name.text, "this is not a minisign signature", help)
        continue
      }
      let file = Self.signed(by: name.text)
      let known = (announced + trusted).filter { $0.id == signature.key }
      guard !known.isEmpty else {
        if trusted.isEmpty, announced.isEmpty { continue }
        report(
          name.text, "nothing announces key \(signature.key), which made this signature",
          "name the key with --key, if you know it")
        continue
      }
      let message = builder.members[FileName(file)] ?? []
      guard let key = known.first(where: { signature.isValid(for: message, by: $0) }) else {
        report(
          name.text,
          "this is no signature of '\(Placement.fileName(of: file))' by key \(signature.key)", help)
        continue
      }
      if trusted.contains(key) { signedByTrusted.insert(FileName(file)) }
    }
    guard !trusted.isEmpty else { return findings }
    for folder in builder.manifests.keys.sorted() {
      let path = Placement.join(folder, "manifest.json")
      guard !signedByTrusted.contains(FileName(path)) else { continue }
      let ids = trusted.map(\.id.description).joined(separator: ", ")
      report(path, "the manifest is not signed by key \(ids)", help)
    }
    return findings
  }

  /// The file that a signature is of: `manifest.json` of `manifest.json.0123456789ABCDEF.minisig`.
  static func signed(by signature: String) -> String {
    let stem = String(signature.dropLast(".minisig".count))
    guard !stem.hasSuffix(".json"), let point = stem.lastIndex(of: ".") else { return stem }
    return String(stem[..<point])
  }
}
