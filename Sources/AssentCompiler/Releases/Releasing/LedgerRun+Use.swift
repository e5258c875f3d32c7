import AssentDiagnostics
import AssentManifest
import AssentRecord

extension LedgerRun {
  /// Refuses what a ledger could take, and what does nothing.
  static func checkUse(
    of event: LedgerEvent, in history: ReleaseHistory
  ) throws(UsageError) {
    guard let version = history[event.version] else { return }
    switch event.action {
    case .withdrawn:
      guard let other = version.supersededBy else { return }
      throw UsageError(
        "version '\(event.version)' was superseded by '\(other)' before it took effect, so it is not "
          + "offered")
    case .corrected(_, let graceDays, _, _):
      try StatedFacts.checkGrace(graceDays, of: version.release.change.declared)
    case .approved:
      guard let day = version.approval else { return }
      throw UsageError("version '\(event.version)' has been approved on \(day)")
    case .released, .superseded: return
    }
  }

  /// Whether the ledger says already all that an event would.
  ///
  /// - Parameter isDated: whether its day was stated; otherwise it is that on which somebody ran the command
  ///   again.
  static func isSaid(_ event: LedgerEvent, in ledger: Ledger, isDated: Bool) -> Bool {
    let history = ledger.history
    switch event.action {
    case .approved:
      let version = history[event.version]
      guard version == nil || version?.approval != nil else { return false }
      return ledger.events.last { said in
        if case .approved = said.action { said.version == event.version } else { false }
      }?.action == event.action
    case .withdrawn, .superseded:
      return ledger.events.contains {
        $0.version == event.version && $0.action == event.action
          && (isDated ? $0.at == event.at : $0.at <= event.at)
      }
    case .corrected(let effective, let graceDays, _, let summary):
      guard let release = history[event.version]?.release else { return false }
      return (effective ?? release.effective) == release.effective
        && (graceDays ?? release.graceDays) == release.graceDays
        && summary.allSatisfy { release.change.summary[$0.key] == $0.value }
    case .released: return false
    }
  }
}
