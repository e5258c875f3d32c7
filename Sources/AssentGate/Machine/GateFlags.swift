/// What a step asks for, and what of it was done.
public struct GateFlags: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public var rawValue: UInt16

  /// Those whose bits are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  // MARK: What the step asks for; it does not change while the step is shown.

  /// The text has to be read to its end.
  public static let needsScroll = GateFlags(rawValue: 1 << 0)
  /// A box has to be ticked.
  public static let needsTick = GateFlags(rawValue: 1 << 1)
  /// A name has to be typed.
  public static let needsName = GateFlags(rawValue: 1 << 2)
  /// Something outside has to be true: signed in, subscribed.
  public static let needsProof = GateFlags(rawValue: 1 << 3)
  /// Nobody goes on without it.
  public static let isRequired = GateFlags(rawValue: 1 << 4)
  /// An acceptance that cannot be stored does not count.
  public static let isStrict = GateFlags(rawValue: 1 << 5)
  /// A guardian has to accept as well.
  public static let needsGuardian = GateFlags(rawValue: 1 << 6)

  // MARK: What happened.

  /// An older acceptance still counts.
  public static let hasGrace = GateFlags(rawValue: 1 << 7)
  /// The text was read to its end.
  public static let hasScrolled = GateFlags(rawValue: 1 << 8)
  /// The box is ticked.
  public static let hasTicked = GateFlags(rawValue: 1 << 9)
  /// A name stands in the field.
  public static let hasName = GateFlags(rawValue: 1 << 10)
  /// What has to be true outside is true.
  public static let hasProof = GateFlags(rawValue: 1 << 11)
  /// The guardian accepted.
  public static let hasGuardian = GateFlags(rawValue: 1 << 12)
  /// The acceptance of the person could not be stored.
  public static let isUnsaved = GateFlags(rawValue: 1 << 13)
  /// The person answered that they are too young; a start of the app does not forget it.
  public static let isTooYoung = GateFlags(rawValue: 1 << 14)

  /// All that is forgotten when the step is shown anew.
  public static let happened: GateFlags = [
    .hasGrace, .hasScrolled, .hasTicked, .hasName, .hasProof, .hasGuardian, .isUnsaved,
  ]
}
