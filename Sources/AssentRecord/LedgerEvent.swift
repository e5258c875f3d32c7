import AssentManifest

/// One line of a ledger: what happened to a version of an agreement, and who said so.
package struct LedgerEvent: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// The text was frozen and is public from the day of the event.
    case released(Release)
    /// The version is offered no more; what was accepted stays accepted.
    case withdrawn(reason: String)
    /// An upcoming version never takes effect, because a later one takes its place.
    case superseded(with: Manifest.Version, reason: String)
    /// An editorial class is right although the computed one is `wording`.
    ///
    /// It holds for these texts alone: their digests by language tag. Mostly it stands before the
    /// release that it is for; it follows where newer rules find more in the texts than those of then.
    case approved(reason: String, texts: [Manifest.Locale: Manifest.Digest] = [:])
    /// What is not words was put right; `nil`, or no language, for what stays. Date and grace period
    /// are put right before the version takes effect, summaries at any time.
    case corrected(
      effective: Manifest.Moment?, graceDays: Int?, reason: String,
      summary: [Manifest.Locale: String] = [:])
  }

  /// What is known of a version from its release on.
  package struct Release: Hashable, Sendable {
    package var revision: Int
    package var effective: Manifest.Moment
    package var graceDays: Int
    package var change: Change
    /// The frozen texts by language tag; exactly one is authoritative.
    package var locales: [Manifest.Locale: Text]
    /// The Git revision that the text was taken from, as its full name; `nil` for the working text.
    package var revisionOfSource: String?
    /// What the texts show or link to, by its path in the folder of the version: `seal.png`.
    package var resources: [String: Manifest.Digest]

    package init(
      revision: Int, effective: Manifest.Moment, graceDays: Int, change: Change,
      locales: [Manifest.Locale: Text], revisionOfSource: String? = nil,
      resources: [String: Manifest.Digest] = [:]
    ) {
      self.revision = revision
      self.effective = effective
      self.graceDays = graceDays
      self.change = change
      self.locales = locales
      self.revisionOfSource = revisionOfSource
      self.resources = resources
    }

    /// What an approval has to name.
    package var sourceDigests: [Manifest.Locale: Manifest.Digest] {
      locales.mapValues(\.sourceDigest)
    }
  }

  /// How a version differs from the one released before it.
  package struct Change: Hashable, Sendable {
    /// What the author declares.
    package var declared: Manifest.Change.Class
    /// What the two texts show; the strictest of all locales.
    package var computed: Manifest.ChangeClass
    /// The version compared with; `nil` for the first.
    package var from: Manifest.Version?
    /// Why the author declares another class than the computed one; empty where nothing is said.
    package var reason: String
    package var summary: [Manifest.Locale: String]
    /// What decided the computed class, in words: `duty or right: 'shall' becomes 'may' (4.2)`.
    package var signals: [String]

    package init(
      declared: Manifest.Change.Class, computed: Manifest.ChangeClass,
      from: Manifest.Version? = nil, reason: String = "",
      summary: [Manifest.Locale: String] = [:], signals: [String] = []
    ) {
      self.declared = declared
      self.computed = computed
      self.from = from
      self.reason = reason
      self.summary = summary
      self.signals = signals
    }
  }

  /// A frozen text.
  package struct Text: Hashable, Sendable {
    /// Its file in the folder of the version: `license.fr.md`.
    package var file: String
    package var isAuthoritative: Bool
    package var sourceDigest: Manifest.Digest
    package var textDigest: Manifest.Digest

    package init(
      file: String, isAuthoritative: Bool, sourceDigest: Manifest.Digest,
      textDigest: Manifest.Digest
    ) {
      self.file = file
      self.isAuthoritative = isAuthoritative
      self.sourceDigest = sourceDigest
      self.textDigest = textDigest
    }
  }

  /// The day on which it happened, as it was given.
  package var at: Manifest.Day
  /// Who says so: a name or an address.
  package var by: String
  package var version: Manifest.Version
  package var action: Action

  package init(at: Manifest.Day, by: String, version: Manifest.Version, action: Action) {
    self.at = at
    self.by = by
    self.version = version
    self.action = action
  }
}
