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
    /// The day from which the text binds.
    public var effective: Day
    /// For how many days from ``effective`` an older acceptance still counts.
    public var graceDays: Int
    /// Whether the release binds now.
    public var status: Status
    /// What changed since the release before.
    public var change: Change
    /// By language tag (BCP 47), such as `en` or `zh-Hant`; exactly one is authoritative.
    public var locales: [Locale: LocaleEntry]

    /// Makes a release of its members.
    public init(
      version: Version, revision: Int, published: Day, effective: Day, graceDays: Int = 0,
      status: Status, change: Change, locales: [Locale: LocaleEntry]
    ) {
      self.version = version
      self.revision = revision
      self.published = published
      self.effective = effective
      self.graceDays = graceDays
      self.status = status
      self.change = change
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
    public var computed: Class
    /// The version compared with; `nil` for the first release.
    public var from: Version?
    /// What changed, in a sentence or two for each language tag.
    public var summary: [Locale: String]
    /// Anchors of the sections that changed.
    public var sections: [String]

    /// Makes the description of a change.
    public init(
      class: Class, computed: Class, from: Version? = nil, summary: [Locale: String] = [:],
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
