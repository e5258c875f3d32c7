import AssentManifest
import AssentRecord

/// A release that was killed, or is under way: what lies beside a ledger tells which.
enum InterruptedRelease {
  /// The version whose folder may have its name already without being released.
  ///
  /// The prepared ledger has to continue the one in force; anything else that lies there is not what a
  /// release left.
  /// - Parameter folder: that of the ledger.
  static func version(in folder: String) -> String? {
    let prepared = "\(folder)/\(ReleaseListing.stageName)/\(ReleaseListing.ledgerName)"
    guard let next = try? FileSystem.read(prepared, limit: Ledger.mostBytes),
      let ledger = try? Ledger(parsing: next),
      let event = ledger.events.last, case .released = event.action
    else { return nil }
    let path = "\(folder)/\(ReleaseListing.ledgerName)"
    let isFirst = (try? FileSystem.status(path)) == .some(nil)
    guard let bytes = isFirst ? [] : try? FileSystem.read(path, limit: Ledger.mostBytes),
      bytes.count < next.count, next.starts(with: bytes)
    else { return nil }
    return event.version.text
  }
}
