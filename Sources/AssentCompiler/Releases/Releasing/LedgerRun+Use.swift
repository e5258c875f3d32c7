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
    case .released, .superseded, .approved: return
    }
  }

  /// Whether the ledger says already all that an approval or a correction would.
  static func isSaid(_ event: LedgerEvent, in history: ReleaseHistory) -> Bool {
    switch event.action {
    case .approved(let reason, let texts):
      let approval = history.approvals[event.version]
      return approval?.texts == texts && approval?.reason == reason
    case .corrected(let effective, let graceDays, _, let summary):
      guard let release = history[event.version]?.release else { return false }
      return (effective ?? release.effective) == release.effective
        && (graceDays ?? release.graceDays) == release.graceDays
        && summary.allSatisfy { release.change.summary[$0.key] == $0.value }
    case .released, .withdrawn, .superseded: return false
    }
  }
}
