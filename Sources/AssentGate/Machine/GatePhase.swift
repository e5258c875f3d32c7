/// Where a person stands before one step: an agreement, or any other step of an onboarding.
///
/// The files of this folder import nothing, so that the machine compiles to WebAssembly as it is.
public enum GatePhase: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is decided yet.
  case checking
  /// Nothing is owed.
  case notNeeded
  /// The age of the person decides, and is not known.
  case askingAge
  /// The person is too young to accept it.
  case underAge
  /// The text is shown, and was not read to its end.
  case reading
  /// The text was read; the box, the name or what else the step asks for is missing.
  case readyToAgree
  /// Nothing is missing but the press of the button.
  case agreed
  /// The button was pressed, and the record is being stored.
  case storing
  /// The person accepted, and a guardian has to accept as well.
  case awaitingGuardian
  /// Accepted and stored.
  case accepted
  /// Accepted for this session; the record could not be stored.
  case acceptedUnsaved
  /// An older acceptance still counts for some days.
  case grace
  /// The person is asked whether to decline.
  case declining
  /// What is not required was declined, or put off; the person goes on.
  case declined
  /// The person left.
  case exited
  /// The text or the manifest cannot be read, or is not what was signed.
  case unavailable
}

extension GatePhase {
  /// Whether the app behind the gate may be used.
  public var isOpen: Bool {
    switch self {
    case .notNeeded, .accepted, .acceptedUnsaved, .grace, .declined: true
    case .checking, .askingAge, .underAge, .reading, .readyToAgree, .agreed, .storing,
      .awaitingGuardian, .declining, .exited, .unavailable:
      false
    }
  }

  /// Whether nothing more happens here: a step that is not required is passed over.
  public var isClosed: Bool {
    switch self {
    case .underAge, .unavailable, .exited: true
    case .checking, .notNeeded, .askingAge, .reading, .readyToAgree, .agreed, .storing,
      .awaitingGuardian, .accepted, .acceptedUnsaved, .grace, .declining, .declined:
      false
    }
  }

  /// Whether the text is on the screen, with its box and buttons.
  public var isShown: Bool {
    switch self {
    case .reading, .readyToAgree, .agreed: true
    case .checking, .notNeeded, .askingAge, .underAge, .storing, .awaitingGuardian, .accepted,
      .acceptedUnsaved, .grace, .declining, .declined, .exited, .unavailable:
      false
    }
  }
}
