import AssentManifest

/// What `assent release` is asked to do with the text of an agreement.
package struct ReleaseRequest: Sendable {
  /// The content folder.
  package var content: String
  /// Id, key or path of the agreement, perhaps with `@` and the version.
  package var agreement: String
  package var version: Manifest.Version?
  /// `nil` takes what the text states.
  package var effective: Manifest.Moment?
  /// Whether it may lie before the day of the release.
  package var mayTakeEffectInPast = false
  /// What the author declares; `nil` where nothing is said.
  package var change: Manifest.Change.Class?
  /// Why the author declares that class.
  package var reason = ""
  /// As written: a text, or a language, `=` and a text.
  package var summaries: [String] = []
  package var graceDays: Int?
  /// Why an editorial class is right although words changed; `nil` where nothing is said.
  package var approval: String?
  /// The Git revision to take the texts from; `nil` takes them as they are.
  package var revision: String?
  /// Languages that the release does without, though the last one had them.
  package var droppedLocales: [Manifest.Locale] = []
  /// The day of the release; `nil` takes that of the commit, or today.
  package var day: Manifest.Day?
  package var today: Manifest.Day
  /// Who releases it; `nil` where nobody is named.
  package var by: String?
  /// Whether nothing is written.
  package var isDryRun = false

  package init(content: String, agreement: String, today: Manifest.Day) {
    self.content = content
    self.agreement = agreement
    self.today = today
  }
}
