import AssentManifest
import Synchronization

/// Acceptances that last as long as the app runs; for tests and previews.
public final class MemoryStore: KeepingStore {
  private struct State {
    var bytes: [UInt8] = []
    var chain = AcceptanceChain()
    var kept: [String: [UInt8]] = [:]
  }

  private let salt = Pseudonym.makeSalt()

  private let state = Mutex(State())

  /// A store with an empty log, gone with the process.
  public init() {}

  public func summary() throws(StoreError) -> AcceptanceSummary {
    state.withLock { $0.chain.summary }
  }

  public func append(_ events: [AcceptanceEvent]) throws(StoreError) {
    let reason = state.withLock { state in
      let reason = state.chain.refusal(of: events)
      if reason == nil { state.bytes += state.chain.append(events) }
      return reason
    }
    if let reason { throw StoreError(place: "the memory", reason: reason) }
  }

  public func subject(of id: String) throws(StoreError) -> String {
    Pseudonym.name(of: id, salt)
  }

  public func log() throws(StoreError) -> [UInt8] { state.withLock { $0.bytes } }

  public func kept(_ name: String, limit: Int) throws(StoreError) -> [UInt8]? {
    try Self.bounded(state.withLock { $0.kept[name] }, name, limit)
  }

  public func change(
    _ name: String, limit: Int,
    _ body: (() throws(StoreError) -> [UInt8]?) throws(StoreError) -> [UInt8]?
  ) throws(StoreError) {
    try state.withLock { state throws(StoreError) in
      let before = state.kept[name]
      let bytes = try body { () throws(StoreError) in try Self.bounded(before, name, limit) }
      if let bytes { state.kept[name] = bytes }
    }
  }

  private static func bounded(
    _ bytes: [UInt8]?, _ name: String, _ limit: Int
  ) throws(StoreError) -> [UInt8]? {
    if let bytes, bytes.count > limit {
      throw StoreError(place: name, reason: "it has more than \(limit) bytes")
    }
    return bytes
  }
}
