/// What a check of a receipt found, a sentence each.
public struct ReceiptCheck: Hashable, Sendable, CustomStringConvertible {
  /// What a check comes to.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case holds
    case fails
    /// It could not be checked, or nothing here could check it.
    case unchecked
  }

  /// What the check came to.
  public var outcome: Outcome
  /// What was checked and found, as a sentence without a point.
  public var description: String

  /// A check with what it came to.
  public init(_ outcome: Outcome, _ description: String) {
    (self.outcome, self.description) = (outcome, description)
  }
}
