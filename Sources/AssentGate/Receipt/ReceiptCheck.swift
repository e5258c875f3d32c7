/// What a check of a receipt found, a sentence each.
public struct ReceiptCheck: Hashable, Sendable, CustomStringConvertible {
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case holds
    case fails
    /// It could not be checked, or nothing here could check it.
    case unchecked
  }

  public var outcome: Outcome
  public var description: String

  public init(_ outcome: Outcome, _ description: String) {
    (self.outcome, self.description) = (outcome, description)
  }
}
