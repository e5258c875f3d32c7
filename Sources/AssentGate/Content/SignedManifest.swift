import AssentManifest
import AssentRecord

/// A manifest with its signatures, before anybody says that they count.
struct SignedManifest {
  let manifest: Manifest
  let file: SignedFile
  /// As they were read.
  let signatureFiles: [[UInt8]]

  /// `nil` where the bytes are no manifest.
  init?(_ bytes: [UInt8], _ signatures: [[UInt8]]) {
    guard let manifest = try? Manifest(parsing: bytes) else { return nil }
    self.init(manifest, SignatureChecks(of: bytes), signatures)
  }

  /// - Parameter checks: of the bytes that say what the manifest says.
  init(_ manifest: Manifest, _ checks: SignatureChecks, _ signatures: [[UInt8]]) {
    self.manifest = manifest
    var file = SignedFile(manifest, path: GateContent.fileName, checks)
    var taken: [[UInt8]] = []
    for signature in signatures.prefix(SignedFile.mostSignatures) {
      guard let parsed = try? Signature(parsing: signature) else { continue }
      file.signatures.append(SignedFile.Signed(path: "", signature: parsed))
      taken.append(signature)
    }
    self.file = file
    signatureFiles = taken
  }
}

/// The list of revoked keys, with its signature.
struct SignedRevocations {
  let list: Revocations
  let file: SignedFile
  let signatureFile: [UInt8]

  var bytes: [UInt8] { file.bytes }

  /// `nil` where one of the two is missing, or is not what it should be.
  init?(list: [UInt8]?, signature: [UInt8]?) {
    guard let bytes = list, let signature, let list = try? Revocations(parsing: bytes),
      let parsed = try? Signature(parsing: signature)
    else { return nil }
    self.list = list
    var file = SignedFile(list, path: MemoryName.revocations.rawValue, bytes: bytes)
    file.signatures = [SignedFile.Signed(path: "", signature: parsed)]
    self.file = file
    signatureFile = signature
  }
}

/// A list of revoked keys as it stands somewhere, with what stands beside it as its signature.
struct RevocationPair {
  private let signature: [UInt8]?
  /// `nil` where the two are no list and no signature.
  let signed: SignedRevocations?

  /// `nil` where there is no list.
  init?(list: [UInt8]?, signature: [UInt8]?) {
    guard let list else { return nil }
    self.signature = signature
    signed = SignedRevocations(list: list, signature: signature)
  }

  /// Why the list cannot be relied on, though it may be of one of some keys; `nil` where one of them signed it, or
  /// none is known.
  ///
  /// - Parameter allowsOthers: whether a list that names another key says nothing, as after a recovery key was changed.
  func fault(_ keys: Set<PublicKey>, allowsOthers: Bool = true) -> GateRefusal? {
    guard !keys.isEmpty else { return nil }
    let name = MemoryName.revocations.rawValue
    guard let signed, let signature = signed.file.signatures.first?.signature else {
      return .changedRevocations(
        signature == nil ? "'\(name)' is not signed" : "'\(name)' or its signature was changed")
    }
    if signed.file.isSigned(by: keys) { return nil }
    if allowsOthers, !keys.contains(where: { $0.id == signature.key }) { return nil }
    return .changedRevocations(
      "'\(name)' was changed, or is not signed by the recovery key "
        + keys.map(\.id.description).sorted().joined(separator: ", "))
  }
}

/// Manifests that lead from a pinned key to the one that signs today, as one file.
enum Rotations {
  private static let spec = "assent-rotations/1"
  /// The most that are kept; a publisher changes its key once in years.
  static let most = 32

  /// Those of a file; none where it is no such file.
  static func reading(_ bytes: [UInt8]?) -> [SignedManifest] {
    guard let bytes, bytes.count <= MemoryName.rotations.limit,
      let json = try? JSONValue(parsing: bytes), json["spec"]?.string == spec
    else { return [] }
    return (json["links"]?.array ?? []).prefix(most).compactMap { link in
      guard let manifest = link["manifest"]?.string else { return nil }
      let signatures = link["signatures"]?.array?.compactMap(\.string).map { Array($0.utf8) }
      return SignedManifest(Array(manifest.utf8), signatures ?? [])
    }
  }

  /// Canonical JSON: what was signed stands in it as text, byte for byte.
  static func bytes(of links: [SignedManifest]) -> [UInt8] {
    CanonicalJSON.bytes(
      of: [
        "links": .array(
          links.suffix(most).map { link in
            [
              "manifest": .string(String(decoding: link.file.bytes, as: UTF8.self)),
              "signatures": .array(
                link.signatureFiles.map { .string(String(decoding: $0, as: UTF8.self)) }),
            ]
          }), "spec": .string(spec),
      ])
  }
}
