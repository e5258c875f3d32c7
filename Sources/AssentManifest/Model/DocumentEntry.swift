extension Manifest {
  /// An agreement, and every release of it that was published.
  public struct DocumentEntry: Hashable, Sendable {
    /// What sort of agreement it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case license
      case eula
      case terms
      case privacy
      case other
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
    /// How a gate asks for acceptance of it.
    public var gate: Gate
    /// Whom it is for; `nil` for everybody.
    public var audience: Audience?
    /// The newest is last.
    public var releases: [Release]

    /// Makes the entry of an agreement.
    public init(
      id: String, kind: Kind, title: String, spdx: String? = nil, required: Bool = true,
      current: Version, acceptanceRevision: Int, gate: Gate = Gate(), audience: Audience? = nil,
      releases: [Release]
    ) {
      self.id = id
      self.kind = kind
      self.title = title
      self.spdx = spdx
      self.required = required
      self.current = current
      self.acceptanceRevision = acceptanceRevision
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

    /// Makes the conditions of a gate, by default those of a gate that asks for everything.
    public init(
      scrollThreshold: Int = 950, requireAgreement: Bool = true,
      acceptWhenUnscrollable: Bool = true, renewAfterDays: Int? = nil,
      onStoreFailure: StoreFailure = .askAgain, signature: Signature = .none
    ) {
      self.scrollThreshold = scrollThreshold
      self.requireAgreement = requireAgreement
      self.acceptWhenUnscrollable = acceptWhenUnscrollable
      self.renewAfterDays = renewAfterDays
      self.onStoreFailure = onStoreFailure
      self.signature = signature
    }
  }

  /// Whom an agreement is for; ages in years.
  public struct Audience: Hashable, Sendable {
    /// Nobody younger may accept it.
    public var minimumAge: Int?
    /// Below this age a guardian has to accept as well.
    public var guardianBelow: Int?

    /// Makes conditions on age; `nil` asks for none.
    public init(minimumAge: Int? = nil, guardianBelow: Int? = nil) {
      self.minimumAge = minimumAge
      self.guardianBelow = guardianBelow
    }
  }
}
