import AssentRecord

/// A key that an app trusts, as minisign writes it: `RW` and 54 more characters.
public struct PinnedKey: Hashable, Sendable, CustomStringConvertible {
  let key: PublicKey

  /// Reads the last line of a `.pub` file; `nil` for anything else.
  public init?(_ minisignText: String) {
    guard let key = PublicKey(minisignText) else { return nil }
    self.key = key
  }

  /// The sixteen digits by which signatures name the key.
  public var id: String { key.id.description }

  /// As minisign writes it.
  public var description: String { key.description }
}
