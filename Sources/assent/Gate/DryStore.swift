import AssentGate
import AssentManifest

/// A store that is read and never written: to look, and to learn what would happen.
struct DryStore: AcceptanceStore, ManifestMemory {
  let store: LogFileStore

  func summary() throws(StoreError) -> AcceptanceSummary { try store.summary() }
  func append(_ events: [AcceptanceEvent]) throws(StoreError) {}
  func log() throws(StoreError) -> [UInt8] { try store.log() }

  /// A person that the log does not know gets a name that no record has.
  func subject(of id: String) throws(StoreError) -> String {
    try store.knownSubject(of: id) ?? String(repeating: "0", count: 64)
  }

  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? { store.lastGood() }
  func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError) {}
  func remembered(_ name: MemoryName) -> [UInt8]? { store.remembered(name) }
  func remember(_ bytes: [UInt8], as name: MemoryName) throws(StoreError) {}
}
