import AssentManifest
import Crypto

/// The texts that were accepted, and the manifests that list them, each once and named by its digest.
extension KeepingStore {
  private static var mostBytesOfSignatures: Int { 64 << 10 }

  private static func name(of digest: Manifest.Digest) -> String {
    "texts/\(digest.hexadecimal.prefix(32))"
  }

  private static func digest(of bytes: [UInt8]) -> Manifest.Digest {
    Manifest.Digest(sha256: SHA256.hash(data: bytes))
  }

  public func keep(_ text: AcceptedText) throws(StoreError) {
    let name = Self.name(of: Self.digest(of: text.manifest))
    let signatures: [JSONValue] = text.signatures.map {
      .string(String(decoding: $0, as: UTF8.self))
    }
    try keep(CanonicalJSON.bytes(of: .array(signatures)), as: name + ".signatures")
    for bytes in [text.document, text.plain, text.manifest] {
      try keep(bytes, as: Self.name(of: Self.digest(of: bytes)))
    }
  }

  public func text(of record: Acceptance) -> AcceptedText? {
    guard let manifest = kept(record.manifest.digest, limit: GateContent.mostBytes),
      let entry = (try? Manifest(parsing: manifest)).flatMap({
        AcceptedText.entry(of: record, in: $0)
      }),
      let document = kept("application/json", entry), let plain = kept("text/plain", entry)
    else { return nil }
    let list =
      (try? kept(
        Self.name(of: record.manifest.digest) + ".signatures", limit: Self.mostBytesOfSignatures))
      ?? nil
    let signatures = list.flatMap { try? JSONValue(parsing: $0) }?.array ?? []
    return AcceptedText(
      plain: plain, document: document, manifest: manifest,
      signatures: signatures.compactMap(\.string).map { Array($0.utf8) })
  }

  private func kept(_ type: String, _ entry: Manifest.LocaleEntry) -> [UInt8]? {
    entry.artifacts.first { $0.type == type }
      .flatMap { kept($0.digest, limit: GateText.mostBytes) }
  }

  /// What has this digest still.
  private func kept(_ digest: Manifest.Digest, limit: Int) -> [UInt8]? {
    guard let bytes = (try? kept(Self.name(of: digest), limit: limit)) ?? nil else { return nil }
    return Self.digest(of: bytes) == digest ? bytes : nil
  }
}
