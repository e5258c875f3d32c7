import AssentManifest

/// Where a gate remembers what it trusted last, so that nothing older or other can take its place.
///
/// What comes back is checked like what was published: a memory that others can write to gives no trust.
public protocol ManifestMemory: Sendable {
  /// The last manifest that was trusted, with its signature files; `nil` where there is none.
  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])?

  /// Remembers a manifest in place of the last one, whole or not at all.
  func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError)

  /// What was kept under a name; `nil` where nothing was.
  func remembered(_ name: MemoryName) -> [UInt8]?

  /// Keeps bytes under a name, in place of those before, whole or not at all.
  func remember(_ bytes: [UInt8], as name: MemoryName) throws(StoreError)

  /// Puts other bytes in the place of those under a name, which are handed over, while no other writer
  /// comes between.
  func update(_ name: MemoryName, _ body: ([UInt8]?) -> [UInt8]) throws(StoreError)
}

/// What a gate keeps beside the last manifest, as the name of a file.
public enum MemoryName: String, Hashable, Sendable, CaseIterable {
  /// The list of revoked keys, so that taking it away changes nothing.
  case revocations = "revocations.json"
  case revocationsSignature = "revocations.json.minisig"
  /// Manifests that were signed by one key and announced the next, oldest first, as JSON.
  case rotations = "rotations.json"
  /// The answers to the question of age, by person, as JSON.
  case age = "age.json"

  /// The most bytes of it that are read.
  public var limit: Int {
    switch self {
    case .revocations, .age: 1 << 20
    case .revocationsSignature: 4_096
    case .rotations: 64 << 20
    }
  }
}

extension ManifestMemory {
  public func remembered(_ name: MemoryName) -> [UInt8]? { nil }
  public func remember(_ bytes: [UInt8], as name: MemoryName) throws(StoreError) {}
  public func update(_ name: MemoryName, _ body: ([UInt8]?) -> [UInt8]) throws(StoreError) {
    try remember(body(remembered(name)), as: name)
  }
}
