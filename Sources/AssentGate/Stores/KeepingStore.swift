import AssentManifest

/// A store that keeps more than its log: bytes by name, each whole or not at all.
///
/// What belongs to records (screens, texts, countersignatures) and what a gate remembers (the last good
/// manifest, revoked keys, answers to the question of age) is built on the two functions here, so that it
/// is the same in a folder, in the settings of an app, in memory and in a store of one's own.
public protocol KeepingStore: AcceptanceStore, ManifestMemory {
  /// What is kept under a name such as `age.json` or `texts/3f…`; `nil` where nothing is.
  ///
  /// - Throws: ``StoreError`` where it cannot be read, or has more than `limit` bytes.
  func kept(_ name: String, limit: Int) throws(StoreError) -> [UInt8]?

  /// Puts other bytes in the place of those under a name, while no other writer comes between.
  ///
  /// - Parameter body: is handed what reads the bytes that are there; `nil` leaves them.
  func change(
    _ name: String, limit: Int,
    _ body: (() throws(StoreError) -> [UInt8]?) throws(StoreError) -> [UInt8]?
  ) throws(StoreError)
}

extension KeepingStore {
  /// Keeps bytes, unless they are there already.
  func keep(_ bytes: [UInt8], as name: String) throws(StoreError) {
    if let kept = try? kept(name, limit: bytes.count), kept == bytes { return }
    try change(name, limit: bytes.count) { _ in bytes }
  }

  // MARK: What a gate remembers

  /// What is there and cannot be read is no bytes, and not nothing: so a list of revoked keys counts as changed,
  /// and no key comes back by it.
  public func remembered(_ name: MemoryName) -> [UInt8]? {
    do throws(StoreError) { return try kept(name.rawValue, limit: name.limit) } catch { return [] }
  }

  public func remember(_ bytes: [UInt8], as name: MemoryName) throws(StoreError) {
    try change(name.rawValue, limit: name.limit) { _ in bytes }
  }

  public func update(
    _ name: MemoryName, _ body: ([UInt8]?) -> [UInt8]
  ) throws(StoreError) {
    try change(name.rawValue, limit: name.limit) { read in
      // What cannot be read says nothing, and is replaced.
      body((try? read()) ?? nil)
    }
  }

  public func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? {
    guard let bytes = (try? kept(KeptManifest.name, limit: KeptManifest.mostBytes)) ?? nil else {
      return nil
    }
    return KeptManifest.reading(bytes)
  }

  public func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError) {
    try keep(KeptManifest.bytes(manifest, signatures), as: KeptManifest.name)
  }
}

/// The last good manifest with its signatures, where both have to be one value.
private enum KeptManifest {
  static let name = "manifest"
  /// A third more than the largest manifest, for Base64, and its signatures.
  static let mostBytes = GateContent.mostBytes / 3 * 4 + (1 << 20)

  static func bytes(_ manifest: [UInt8], _ signatures: [[UInt8]]) -> [UInt8] {
    CanonicalJSON.bytes(
      of: [
        "manifest": .string(Base64.text(of: manifest)),
        "signatures": .array(signatures.map { .string(Base64.text(of: $0)) }),
      ])
  }

  static func reading(_ bytes: [UInt8]) -> (manifest: [UInt8], signatures: [[UInt8]])? {
    guard let json = try? JSONValue(parsing: bytes),
      let manifest = json["manifest"]?.string.flatMap({ Base64.bytes(of: $0) })
    else { return nil }
    let signatures = json["signatures"]?.array ?? []
    return (manifest, signatures.compactMap { $0.string.flatMap { Base64.bytes(of: $0) } })
  }
}
