import AssentGate
import AssentManifest
import Synchronization

/// A store that notes that a text was on the screen once it is there: the person sees it without waiting for
/// the disk, and what is noted is true.
final class LateNotes: KeepingStore {
  private struct Notes {
    /// Of texts that are not on the screen yet, as a dialog stands before them or the window is too small.
    var early: [AcceptanceEvent] = []
    /// Of texts that were on the screen.
    var waiting: [AcceptanceEvent] = []
  }

  private let store: LogFileStore
  private let notes = Mutex(Notes())

  init(_ store: LogFileStore) { self.store = store }

  /// Takes down that the text is on the screen now.
  func seen() {
    notes.withLock {
      $0.waiting += $0.early
      $0.early = []
    }
    write()
  }

  /// Writes down what waits; nobody is kept out because that fails.
  func write() { try? append([]) }

  func append(_ events: [AcceptanceEvent]) throws(StoreError) {
    if !events.isEmpty, events.allSatisfy(Self.isNote) {
      notes.withLock { $0.early += events }
      return
    }
    // In their order, and together: all of them, or none.
    let waiting = notes.withLock { $0.waiting }
    try store.append(waiting + events)
    notes.withLock { $0.waiting.removeFirst(waiting.count) }
  }

  private static func isNote(_ event: AcceptanceEvent) -> Bool {
    if case .presented = event.action { true } else { false }
  }

  func summary() throws(StoreError) -> AcceptanceSummary { try store.summary() }

  func log() throws(StoreError) -> [UInt8] {
    write()
    return try store.log()
  }

  func subject(of id: String) throws(StoreError) -> String { try store.subject(of: id) }

  func kept(_ name: String, limit: Int) throws(StoreError) -> [UInt8]? {
    try store.kept(name, limit: limit)
  }

  func change(
    _ name: String, limit: Int,
    _ body: (() throws(StoreError) -> [UInt8]?) throws(StoreError) -> [UInt8]?
  ) throws(StoreError) {
    try store.change(name, limit: limit, body)
  }

  func lastGood() -> (manifest: [UInt8], signatures: [[UInt8]])? { store.lastGood() }

  func keep(manifest: [UInt8], signatures: [[UInt8]]) throws(StoreError) {
    try store.keep(manifest: manifest, signatures: signatures)
  }
}
