import AssentManifest
import AssentRedline
import AssentRender

/// What is published of an agreement's history in one language: its history page, and beside that of
/// the text that binds what scripts ask for the version in force.
struct HistoryFiles {
  let site: Site
  let plan: ReleasePlan
  let history: AgreementHistory
  let locale: Manifest.Locale

  /// - Parameter changes: what changed in each clause between neighbours, oldest first.
  func artifacts(
    changes: [(from: Manifest.Version, to: Manifest.Version, clauses: [ClauseChange])]
  ) -> [Artifact] {
    []
  }
}
