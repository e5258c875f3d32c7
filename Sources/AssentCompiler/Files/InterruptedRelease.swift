import AssentDiagnostics
import AssentManifest
import AssentRecord

/// A release that was killed, or is under way: what lies beside a ledger tells which.
enum InterruptedRelease {
  /// The version whose folder may have its name already without being released.
  ///
  /// The prepared ledger has to continue the one in force; anything else that lies there is not what a
  /// release left.
  /// - Parameter folder: that of the ledger.
  /// - Throws: ``InputError`` where one of the two cannot be read: what is not known is not removed.
  static func version(in folder: String) throws(InputError) -> String? {
    let prepared = "\(folder)/\(ReleaseListing.stageName)/\(ReleaseListing.ledgerName)"
    guard let next = try read(prepared), let ledger = try? Ledger(parsing: next),
      let event = ledger.events.last, case .released = event.action
    else { return nil }
    let bytes = try read("\(folder)/\(ReleaseListing.ledgerName)") ?? []
    guard bytes.count < next.count, next.starts(with: bytes) else { return nil }
    return event.version.text
  }

  /// The bytes of a ledger; `nil` where there is none.
  private static func read(_ path: String) throws(InputError) -> [UInt8]? {
    guard try FileSystem.status(path)?.kind == .file else { return nil }
    return try FileSystem.read(path, limit: Ledger.mostBytes)
  }
}
