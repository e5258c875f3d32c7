import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What came of adding to a ledger.
package struct ReleaseResult: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// Findings kept it from being done.
    case refused
    /// It was done.
    case done
    /// It was done before, in the same way.
    case doneBefore
    /// It would be done, were it no dry run.
    case possible
  }

  package var outcome: Outcome
  package var diagnostics: [Diagnostic] = []
  package var sources = SourceTexts()
  /// What happened, or would.
  package var entry: Entry?
  /// What failed once the ledger had the event, which the same command makes good; `nil` where nothing did.
  package var unfinished: InputError?

  /// What a command added to a ledger.
  package struct Entry: Sendable {
    /// Folder and id of the agreement.
    package var key: String
    /// The last event that was added.
    package var event: LedgerEvent
    /// Whether its version was released before it.
    package var isReleased = false
    /// The class that was computed, with its signals; `nil` of an event that is no release.
    package var assessment: ReleaseAssessment?
    /// Files that were written, the ledger last.
    package var files: [String] = []
    /// The commit that the texts are taken from.
    package var commit: GitRepository.Commit?
    /// The effective date that the text of the commit states, where another one was given.
    package var statedEffective: Manifest.Moment?
    /// What belongs into the commit of this release.
    package var pathsToAdd: [String] = []
  }

  package init(
    outcome: Outcome, diagnostics: [Diagnostic] = [], sources: SourceTexts = SourceTexts(),
    entry: Entry? = nil
  ) {
    self.outcome = outcome
    self.diagnostics = sources.asWritten(diagnostics)
    self.sources = sources
    self.entry = entry
  }
}
