/// What can happen before a gate.
public enum GateEvent: UInt8, Hashable, Sendable, CaseIterable {
  // MARK: The app

  /// The app starts, or shows the gate again.
  case launched
  /// What was decided does not hold any longer: time passed, a subscription ended.
  case lapsed

  // MARK: What was decided

  case nothingOwed
  case owed
  /// A newer text is owed, and an older acceptance still counts.
  case owedInGrace
  case ageUnknown
  case tooYoung
  /// The person accepted, and the guardian did not yet.
  case guardianPending
  /// What is not required was declined before, in the version that is in force.
  case declinedBefore
  /// The text or the manifest cannot be read or verified.
  case failed

  // MARK: The person

  /// Old enough, alone.
  case ageSufficient
  /// Old enough with a guardian.
  case ageNeedsGuardian
  /// The text moved, and was not yet read to its end.
  case scrolled
  /// The text was read as far as the threshold.
  case reachedEnd
  case ticked
  case unticked
  case named
  case unnamed
  /// What a step asks for outside became true: signed in, subscribed, restored.
  case fulfilled
  case unfulfilled
  case acceptPressed
  case declinePressed
  case reviewAgain
  case exitPressed
  /// "Not now": while an older acceptance counts, and where nothing is required.
  case later
  /// The person asks to see the step: from a notice of grace, or from the settings.
  case opened
  case retry
  case guardianApproved
  case guardianDeclined
  /// The person takes an acceptance back, of today or of an earlier day.
  case withdrawn

  // MARK: The store

  case stored
  case storeFailed
}

extension GateEvent {
  /// Whether a face may tell it: what a person does, and that a text cannot be shown or something
  /// outside changed.
  ///
  /// What was decided, measured, answered of the age or stored is told by a session or its keeper.
  public var isOfFace: Bool {
    switch self {
    case .lapsed, .failed, .ticked, .unticked, .fulfilled, .unfulfilled, .acceptPressed,
      .declinePressed, .reviewAgain, .exitPressed, .later, .opened, .retry, .guardianApproved,
      .guardianDeclined, .withdrawn:
      true
    case .launched, .nothingOwed, .owed, .owedInGrace, .ageUnknown, .tooYoung, .guardianPending,
      .declinedBefore, .ageSufficient, .ageNeedsGuardian, .scrolled, .reachedEnd, .named, .unnamed,
      .stored, .storeFailed:
      false
    }
  }
}
