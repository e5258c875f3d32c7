extension Manifest {
  /// One version of an agreement, in all its languages.
  public struct Release: Hashable, Sendable {
    /// Whether it is the one that holds.
    public enum Status: String, Hashable, Sendable, CaseIterable {
      case current
      case superseded
      case withdrawn
      case upcoming
    }

    /// The version as people write it: `1.1`.
    public var version: Version
    /// What gates compare, from 1; a material change raises it, an editorial one keeps it.
    public var revision: Int
    /// The day from which the text could be read.
    public var published: Day
    /// The moment from which the text binds.
    ///
    /// It binds until the moment of the next release that is neither ``withdrawn`` nor
    /// ``supersededBy`` another one before it took effect.
    public var effective: Moment
    /// For how many days after it took effect an older acceptance still counts.
    public var graceDays: Int
    /// What the release was when the manifest was made; a gate decides by ``effective``.
    public var status: Status
    /// When and why it was taken back; `nil` for one that stands.
    public var withdrawn: Withdrawal?
    /// The release that takes its place although it never took effect.
    public var supersededBy: Version?
    /// When and why that was decided; the reason may be empty.
    public var superseded: Withdrawal?
    /// What changed since the release before.
    public var change: Change
    /// What changed since older releases: from the one before, and where this one is in force or
    /// upcoming, from each.
    public var redlines: [Redline]
    /// By language tag (BCP 47), such as `en` or `zh-Hant`; exactly one is authoritative.
    public var locales: [Locale: LocaleEntry]

    /// Makes a release of its members.
    public init(
      version: Version, revision: Int, published: Day, effective: Moment, graceDays: Int = 0,
      status: Status, withdrawn: Withdrawal? = nil, supersededBy: Version? = nil,
      superseded: Withdrawal? = nil, change: Change, redlines: [Redline] = [],
      locales: [Locale: LocaleEntry]
    ) {
      self.version = version
      self.revision = revision
      self.published = published
      self.effective = effective
      self.graceDays = graceDays
      self.status = status
      self.withdrawn = withdrawn
      self.supersededBy = supersededBy
      self.superseded = superseded
      self.change = change
      self.redlines = redlines
      self.locales = locales
    }
  }

  /// That a release is offered no more: it was withdrawn, or superseded before it took effect.
  public struct Withdrawal: Hashable, Sendable {
    /// The day from which it is not offered.
    public var at: Day
    /// Why, in the words of the publisher.
    public var reason: String

    /// Makes a withdrawal.
    public init(at: Day, reason: String) {
      self.at = at
      self.reason = reason
    }
  }

  /// What changed from an older release to the one that this stands in.
  public struct Redline: Hashable, Sendable {
    /// The older release.
    public var from: Version
    /// The strictest class that was declared on the way.
    public var `class`: Change.Class
    /// The strictest class that the texts on the way show.
    public var computed: ChangeClass
    /// The published files by language tag, HTML and JSON: for each language that both releases have.
    public var locales: [Locale: [Artifact]]

    /// Makes the description of a redline.
    public init(
      from: Version, class: Change.Class, computed: ChangeClass, locales: [Locale: [Artifact]]
    ) {
      self.from = from
      self.class = `class`
      self.computed = computed
      self.locales = locales
    }
  }

  /// How a release differs from the one before it.
  public struct Change: Hashable, Sendable {
    /// How much a change matters to those who agreed before.
    public enum Class: String, Hashable, Sendable, CaseIterable {
      case initial
      case editorial
      case material
    }

    /// What the author declares.
    public var `class`: Class
    /// What the two texts show.
    public var computed: ChangeClass
    /// The version compared with; `nil` for the first release.
    public var from: Version?
    /// What changed, in a sentence or two for each language tag.
    public var summary: [Locale: String]
    /// Anchors of the sections that changed.
    public var sections: [String]

    /// Makes the description of a change.
    public init(
      class: Class, computed: ChangeClass, from: Version? = nil, summary: [Locale: String] = [:],
      sections: [String] = []
    ) {
      self.class = `class`
      self.computed = computed
      self.from = from
      self.summary = summary
      self.sections = sections
    }
  }
}
