import AssentGate
import AssentManifest
import Foundation

/// The published folder, and whose it is.
struct Site: Sendable {
  let folder: FolderSource
  let keys: [PinnedKey]
  let recoveryKeys: [PinnedKey]
  let product: Manifest.Product

  /// - Throws: ``GateRefusal`` where no pinned key signed the manifest.
  init(_ settings: Settings) throws {
    let inner = Self.path(settings.data)
    guard !(inner + "/").hasPrefix(Self.path(settings.site) + "/") else {
      throw Settings.Fault(
        "'\(settings.data)' is within the site, and would be served to everybody")
    }
    folder = FolderSource(settings.site)
    (keys, recoveryKeys) = (settings.keys, settings.recoveryKeys)
    product = try GateContent(source: folder, keys: keys, recoveryKeys: recoveryKeys)
      .manifest.manifest.product
  }

  /// What is published now, once a pinned key signed it: the documents, and of each the version that is
  /// in force, and the one that was a day ago, for whoever had the page open when the next one began.
  func inForce(
    at now: Manifest.Timestamp
  ) throws(GateRefusal) -> [(document: Manifest.DocumentEntry, release: Manifest.Release)] {
    let manifest = try GateContent(
      source: folder, keys: keys, recoveryKeys: recoveryKeys, product: product.id
    ).manifest
    let dayAgo = Manifest.Timestamp(secondsSinceEpoch: now.secondsSinceEpoch - 86_400) ?? now
    return [now, dayAgo].flatMap { time in
      GateDecider.decide(manifest, summary: AcceptanceSummary(), person: Person(), now: time)
        .documents.compactMap { found in found.release.map { (found.document, $0) } }
    }
  }

  private static func path(_ folder: String) -> String {
    URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
  }
}

/// What the site says of keys: those that were revoked since a receipt was made, and those that followed.
struct SiteMemory: ManifestMemory {
  let folder: FolderSource

  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? {
    guard let manifest = try? folder.bytes(of: "manifest.json", limit: 64 << 20),
      let signature = try? folder.bytes(of: "manifest.json.minisig", limit: 4_096)
    else { return nil }
    return (manifest, [signature])
  }

  func keep(manifest: [UInt8], signatures: [[UInt8]]) {}

  func remembered(_ name: MemoryName) -> [UInt8]? {
    switch name {
    case .revocations, .revocationsSignature:
      try? folder.bytes(of: name.rawValue, limit: name.limit)
    case .rotations, .age: nil
    }
  }
}
