import AssentManifest

/// Who is asked, as far as a gate has to know.
public struct Person: Hashable, Sendable {
  /// How old somebody is, as far as agreements ask: brackets, never a date of birth.
  public struct AgeBracket: Hashable, Sendable {
    /// At least so many years.
    public var from: Int
    /// Less than so many years; `nil` for any age from ``from`` on.
    public var below: Int?

    /// A bracket of ages in whole years, without an upper end where `below` is `nil`.
    public init(from: Int, below: Int? = nil) {
      self.from = from
      self.below = below
    }
  }

  /// How the app knows the person.
  public enum Membership: String, Hashable, Sendable, CaseIterable {
    case guest
    case member
  }

  /// Language ranges (RFC 4647) in the order of preference: `de-AT`, `en`.
  public var languages: [String]
  /// Whether the person is a guest or a member.
  public var membership: Membership
  /// `nil` where nobody asked yet.
  public var age: AgeBracket?
  /// Who it is, where one device has several persons; `nil` where it has one.
  ///
  /// A ``GateKeeper`` takes the name that the log has for them (``AcceptanceStore/subject(of:)``); a
  /// ``GateActor``, and so a ``LicenseAcceptanceModel``, the id that the app has.
  public var subject: String?

  /// A person by what a gate has to know; without arguments, the one member of a device.
  public init(
    languages: [String] = [], membership: Membership = .member, age: AgeBracket? = nil,
    subject: String? = nil
  ) {
    self.languages = languages
    self.membership = membership
    self.age = age
    self.subject = subject
  }
}
