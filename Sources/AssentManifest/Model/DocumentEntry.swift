extension Manifest {
  /// An agreement, and every release of it that was published.
  public struct DocumentEntry: Hashable, Sendable {
    /// What sort of agreement it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case license
      case eula
      case terms
      case privacy
      /// A policy: acceptable use, cookies, service levels.
      case policy
      case other
    }

    /// What sort of yes is asked for.
    public enum Asks: String, Hashable, Sendable, CaseIterable {
      /// "I agree."
      case agreement
      /// "I have read it."
      case acknowledgement
      /// A yes of its own, never a condition for anything else, taken back as easily as given.
      case consent
    }

    /// Whether a document has a page of its own in a gate.
    public enum Page: String, Hashable, Sendable, CaseIterable {
      case own
      /// With its neighbors of the same kind, on one page.
      case together
    }

    /// Names the agreement among those of the product, for good.
    public var id: String
    /// What sort of agreement it is.
    public var kind: Kind
    /// Of the text that binds, in NFC.
    public var title: String
    /// An SPDX license expression.
    public var spdx: String?
    /// Whether the product may not be used without accepting it.
    public var required: Bool
    /// The version that stands: one of ``releases``.
    public var current: Version
    /// The lowest ``Release/revision`` whose acceptance still counts.
    public var acceptanceRevision: Int
    /// What sort of yes is asked for.
    public var asks: Asks
    /// Its place among the documents of the product: lower numbers are shown first, equal ones by id.
    public var order: Int
    /// Whether it has a page of its own.
    public var page: Page
    /// How a gate asks for acceptance of it.
    public var gate: Gate
    /// Whom it is for; `nil` for everybody.
    public var audience: Audience?
    /// The newest is last.
    public var releases: [Release]

    /// Makes the entry of an agreement.
    public init(
      id: String, kind: Kind, title: String, spdx: String? = nil, required: Bool = true,
      current: Version, acceptanceRevision: Int, asks: Asks = .agreement, order: Int = 0,
      page: Page = .own, gate: Gate = Gate(), audience: Audience? = nil, releases: [Release]
    ) {
      self.id = id
      self.kind = kind
      self.title = title
      self.spdx = spdx
      self.required = required
      self.current = current
      self.acceptanceRevision = acceptanceRevision
      self.asks = asks
      self.order = order
      self.page = page
      self.gate = gate
      self.audience = audience
      self.releases = releases
    }
  }

  /// How a gate asks for acceptance.
  public struct Gate: Hashable, Sendable {
    /// What happens when an acceptance cannot be stored.
    public enum StoreFailure: String, Hashable, Sendable, CaseIterable {
      /// The person goes on for now and is asked again at the next start.
      case askAgain = "ask-again"
      case refuse
    }

    /// How a person signs.
    public enum Signature: String, Hashable, Sendable, CaseIterable {
      case none
      case typedName = "typed-name"
    }

    /// How far the text must be read, in thousandths.
    public var scrollThreshold: Int
    /// Whether a box must be ticked before accepting.
    public var requireAgreement: Bool
    /// Whether a text that fits on the screen counts as read.
    public var acceptWhenUnscrollable: Bool
    /// After how many days an acceptance has to be given again; `nil` for never.
    public var renewAfterDays: Int?
    /// What follows when an acceptance cannot be stored.
    public var onStoreFailure: StoreFailure
    /// How a person signs.
    public var signature: Signature
    /// Whether the version that an app kept without a digest, before it had a log, counts as accepted.
    public var acceptMigrated: Bool

    /// Makes the conditions of a gate, by default those of a gate that asks for everything.
    public init(
      scrollThreshold: Int = 950, requireAgreement: Bool = true,
      acceptWhenUnscrollable: Bool = true, renewAfterDays: Int? = nil,
      onStoreFailure: StoreFailure = .askAgain, signature: Signature = .none,
      acceptMigrated: Bool = false
    ) {
      self.scrollThreshold = scrollThreshold
      self.requireAgreement = requireAgreement
      self.acceptWhenUnscrollable = acceptWhenUnscrollable
      self.renewAfterDays = renewAfterDays
      self.onStoreFailure = onStoreFailure
      self.signature = signature
      self.acceptMigrated = acceptMigrated
    }
  }

  /// Whom an agreement is for; ages in years.
  public struct Audience: Hashable, Sendable {
    /// How the app has to know the person.
    public enum Who: String, Hashable, Sendable, CaseIterable {
      case all
      /// People who are not signed in.
      case guests
      /// People who are signed in.
      case members
    }

    /// Who is asked: everybody, guests or members.
    public var who: Who
    /// Nobody younger may accept it.
    public var minimumAge: Int?
    /// Below this age a guardian has to accept as well.
    public var guardianBelow: Int?

    /// Makes conditions on age; `nil` asks for none.
    public init(who: Who = .all, minimumAge: Int? = nil, guardianBelow: Int? = nil) {
      self.who = who
      self.minimumAge = minimumAge
      self.guardianBelow = guardianBelow
    }
  }
}
