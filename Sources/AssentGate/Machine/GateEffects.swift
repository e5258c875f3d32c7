/// What a face of the gate has to do after an event, in the order of the bits.
public struct GateEffects: OptionSet, Hashable, Sendable {
  /// A bit for each.
  public var rawValue: UInt32

  /// Those whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Read and verify the manifest, and decide.
  public static let decide = GateEffects(rawValue: 1 << 0)
  /// Write the record of the acceptance; answer with `stored` or `storeFailed`.
  public static let store = GateEffects(rawValue: 1 << 1)
  /// Write the record of the guardian, and in the same write that of the person where it could not be
  /// stored before; answer with `stored` (both are) or `storeFailed` (neither).
  public static let storeGuardian = GateEffects(rawValue: 1 << 2)
  /// Record that the text was on the screen.
  public static let recordPresented = GateEffects(rawValue: 1 << 3)
  /// Record that the person was told of a version to come, or of the days left.
  public static let recordNotified = GateEffects(rawValue: 1 << 4)
  /// Record that the person declined.
  public static let recordDeclined = GateEffects(rawValue: 1 << 5)
  /// Record that the person took an acceptance back.
  public static let recordWithdrawn = GateEffects(rawValue: 1 << 6)
  /// Show what is behind the gate.
  public static let showMain = GateEffects(rawValue: 1 << 7)
  /// Show the text from its beginning, nothing ticked.
  public static let showText = GateEffects(rawValue: 1 << 8)
  /// Show the text at the place where it was left, with the same progress.
  public static let returnToPlace = GateEffects(rawValue: 1 << 9)
  /// Draw progress, box and buttons again.
  public static let update = GateEffects(rawValue: 1 << 10)
  /// Say what is missing.
  public static let sayMissing = GateEffects(rawValue: 1 << 11)
  /// Ask for the age.
  public static let askAge = GateEffects(rawValue: 1 << 12)
  /// Say that the person is too young to agree.
  public static let sayTooYoung = GateEffects(rawValue: 1 << 13)
  /// Ask whether a guardian agrees.
  public static let askGuardian = GateEffects(rawValue: 1 << 14)
  /// Ask "Review again" or "Exit".
  public static let confirmDecline = GateEffects(rawValue: 1 << 15)
  /// Say that the acceptance could not be stored, and that the person will be asked again.
  public static let sayUnsaved = GateEffects(rawValue: 1 << 16)
  /// Say that the acceptance could not be stored, and does not count.
  public static let sayRefused = GateEffects(rawValue: 1 << 17)
  /// Say why nothing can be shown, and offer to try again.
  public static let sayUnavailable = GateEffects(rawValue: 1 << 18)
  /// Leave the app.
  public static let leave = GateEffects(rawValue: 1 << 19)
  /// Keep the bracket of age that was answered, and nothing else of the age, so that another start
  /// does not ask again.
  public static let recordAge = GateEffects(rawValue: 1 << 20)
}
