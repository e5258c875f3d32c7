import AssentGate
import AssentManifest
import AssentRecord
import Crypto
import Synchronization
import TestSupport

/// A signed manifest with one text, in memory.
struct ContentScene {
  /// Made from a number, so that it is the same each time.
  static func key(_ number: UInt8) -> SecretKey {
    SecretKey(
      id: KeyID([1, 2, 3, 4, 5, 6, 7, number])!, seed: [UInt8](repeating: number, count: 32))!
  }

  static func pin(_ numbers: UInt8...) -> [PinnedKey] {
    numbers.compactMap { PinnedKey(key($0).publicKey.description) }
  }

  var manifest: Manifest
  var files: [String: [UInt8]] = [:]
  /// Those that sign, in this order.
  var signers: [UInt8] = [1]

  init(sequence: Int = 1, announcing keys: [UInt8] = []) {
    let json =
      Array(#"{"blocks":[{"text":"Be kind.","type":"paragraph"},"#.utf8)
      + Array(#"{"blocks":[{"text":"Share é.","type":"paragraph"}],"type":"block-quote"}]}"#.utf8)
    let texts = [
      ("license/1.0/en/index.html", "text/html", Array("<p>Be kind. Share é.</p>".utf8)),
      ("license/1.0/en/license.txt", "text/plain", Array("Be kind.\n\n> Share é.\n".utf8)),
      ("license/1.0/en/license.json", "application/json", json),
    ]
    let entry = Manifest.LocaleEntry(
      authoritative: true, title: "License", words: 4, sourceDigest: .sample("source"),
      textDigest: Self.digest(Array("Bekind.Shareé.".utf8)),
      artifacts: texts.map { path, type, bytes in
        Manifest.Artifact(
          path: Manifest.Path(stringLiteral: path), type: type, bytes: bytes.count,
          digest: Self.digest(bytes))
      })
    let release = Manifest.Release(
      version: "1.0", revision: 1, published: day("2025-01-01"),
      effective: Manifest.Moment("2025-01-01")!, status: .current,
      change: Manifest.Change(class: .initial, computed: .initial), locales: ["en": entry])
    manifest = Manifest(
      product: Manifest.Product(id: "app", name: "App"),
      publisher: Manifest.Publisher(name: "P", contact: nil), sequence: sequence,
      generated: moment("2025-01-01"), keys: keys.map { Self.announced($0) },
      documents: [
        Manifest.DocumentEntry(
          id: "license", kind: .license, title: "License", current: "1.0", acceptanceRevision: 1,
          releases: [release])
      ])
    for (path, _, bytes) in texts { files[path] = bytes }
  }

  static func announced(_ number: UInt8, recovery: Bool = false) -> Manifest.Key {
    let key = key(number).publicKey
    return Manifest.Key(
      id: key.id.description, algorithm: "Ed25519", publicKey: key.description, isRecovery: recovery
    )
  }

  static func digest(_ bytes: [UInt8]) -> Manifest.Digest {
    Manifest.Digest(sha256: SHA256.hash(data: bytes))
  }

  /// All files, with the manifest and its signatures.
  var source: DictionarySource {
    get throws {
      var files = files
      let bytes = manifest.canonicalBytes()
      files["manifest.json"] = files["manifest.json"] ?? bytes
      for (place, signer) in signers.enumerated() {
        let key = Self.key(signer)
        let name =
          place == 0 ? "manifest.json.minisig" : "manifest.json.\(key.publicKey.id).minisig"
        if files[name] == nil { files[name] = try key.sign(bytes, trustedComment: "").file }
      }
      return DictionarySource(files)
    }
  }

  /// A list of revoked keys as it is published, signed by a key.
  mutating func revoke(_ number: UInt8, replacement: UInt8?, by recovery: UInt8) throws {
    var list = Revocations()
    list.add(
      .init(
        key: Self.key(number).publicKey, at: moment("2025-02-01"), reason: "stolen",
        replacement: replacement.map { Self.key($0).publicKey }))
    files["revocations.json"] = list.bytes
    files["revocations.json.minisig"] =
      try Self.key(recovery).sign(list.bytes, trustedComment: "").file
  }

  func open(
    _ keys: [PinnedKey] = pin(1), memory: (any ManifestMemory)? = nil,
    seen: Manifest.Previous? = nil, recovery: [PinnedKey] = [], product: String? = nil
  ) throws -> GateContent {
    try GateContent(
      source: source, keys: keys, memory: memory, seen: seen, recoveryKeys: recovery,
      product: product)
  }
}

/// A memory that a test can look into, and that can fail.
final class TestMemory: ManifestMemory {
  struct State {
    var manifest: (manifest: [UInt8], signatures: [[UInt8]])?
    var named: [MemoryName: [UInt8]] = [:]
    var isBroken = false
  }

  let state = Mutex(State())

  func fill() { state.withLock { $0.isBroken = true } }

  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? { state.withLock { $0.manifest } }

  func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError) {
    try change { $0.manifest = (manifest, signatures) }
  }

  func remembered(_ name: MemoryName) -> [UInt8]? { state.withLock { $0.named[name] } }

  func remember(_ bytes: [UInt8], as name: MemoryName) throws(StoreError) {
    try change { $0.named[name] = bytes }
  }

  private func change(_ change: (inout State) -> Void) throws(StoreError) {
    let isBroken = state.withLock { state in
      if !state.isBroken { change(&state) }
      return state.isBroken
    }
    if isBroken { throw StoreError(place: "memory", reason: "no space left on device") }
  }
}
