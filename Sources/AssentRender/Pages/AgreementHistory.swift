import AssentManifest

/// The versions of one agreement as its pages show them: in banner, picker, history page and feed.
package struct AgreementHistory: Hashable, Sendable {
  /// A stretch of time in which a version is in force.
  package struct Period: Hashable, Sendable {
    package var from: Manifest.Moment
    /// The first moment at which it holds no more; `nil` while none is known.
    package var until: Manifest.Moment?

    package init(from: Manifest.Moment, until: Manifest.Moment?) {
      self.from = from
      self.until = until
    }
  }

  package struct Version: Hashable, Sendable {
    package var version: Manifest.Version
    package var status: Manifest.Release.Status
    package var published: Manifest.Day
    package var effective: Manifest.Moment
    package var graceDays: Int
    /// The moment until which acceptance of the version before still opens the door, in the zone in which
    /// the author wrote when it takes effect; `nil` without days of grace.
    package var graceEnd: Manifest.Moment?
    /// `initial`, `editorial` or `material`.
    package var declared: Manifest.Change.Class
    package var computed: Manifest.ChangeClass
    /// When it was, is and will be in force, oldest first; none where it never is.
    package var periods: [Period]
    package var successor: Manifest.Version?
    /// The day on which another took its place before it took effect, and why.
    package var superseded: Manifest.Day?
    package var supersessionReason = ""
    /// The day and reason of its withdrawal.
    package var withdrawn: Manifest.Day?
    package var withdrawalReason: String
    /// By language tag.
    package var summary: [Manifest.Locale: String]
    /// Its HTML page by language tag, below the output folder.
    package var pages: [Manifest.Locale: String]
    /// Redlines from an older version to this one, by that version: HTML pages by language tag,
    /// below the output folder.
    package var redlines: [Manifest.Version: [Manifest.Locale: String]]
    package var textDigests: [Manifest.Locale: String]

    package init(
      version: Manifest.Version, status: Manifest.Release.Status, published: Manifest.Day,
      effective: Manifest.Moment, graceDays: Int = 0, declared: Manifest.Change.Class = .initial,
      computed: Manifest.ChangeClass = .initial, periods: [Period],
      successor: Manifest.Version? = nil, withdrawn: Manifest.Day? = nil,
      withdrawalReason: String = "", summary: [Manifest.Locale: String] = [:],
      pages: [Manifest.Locale: String] = [:],
      redlines: [Manifest.Version: [Manifest.Locale: String]] = [:],
      textDigests: [Manifest.Locale: String] = [:]
    ) {
      self.version = version
      self.status = status
      self.published = published
      self.effective = effective
      self.graceDays = graceDays
      self.declared = declared
      self.computed = computed
      self.periods = periods
      self.successor = successor
      self.withdrawn = withdrawn
      self.withdrawalReason = withdrawalReason
      self.summary = summary
      self.pages = pages
      self.redlines = redlines
      self.textDigests = textDigests
    }
  }

  /// The id of the agreement in its manifest.
  package var id: String
  package var title: String
  package var authoritative: Manifest.Locale
  /// Oldest first.
  package var versions: [Version]
  /// Whether there is a ledger; without one the only version is the working text.
  package var isReleased: Bool
  /// The page that shows whichever version is in force, below the output folder.
  package var currentPage: String
  /// The history pages by language tag, and the feed of the product, below the output folder; none
  /// for an agreement without releases.
  package var historyPages: [Manifest.Locale: String]
  package var feed: String?
  /// The audit pages by language tag, below the output folder; none where there are no history pages.
  package var auditPages: [Manifest.Locale: String] = [:]
  /// The moment for which ``Version/status`` is told: the date of the build; `nil` where unknown.
  package var asOf: Manifest.Timestamp?

  package init(
    id: String, title: String, authoritative: Manifest.Locale, versions: [Version],
    isReleased: Bool, currentPage: String, historyPages: [Manifest.Locale: String] = [:],
    feed: String? = nil, asOf: Manifest.Timestamp? = nil
  ) {
    self.id = id
    self.title = title
    self.authoritative = authoritative
    self.versions = versions
    self.isReleased = isReleased
    self.currentPage = currentPage
    self.historyPages = historyPages
    self.feed = feed
    self.asOf = asOf
  }
}
