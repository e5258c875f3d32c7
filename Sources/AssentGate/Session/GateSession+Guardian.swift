/// A guardian reads the text and ticks the box as the person did, before they answer.
extension GateSession.Item {
  /// Whether the guardian read as far as the publisher asks for.
  public var canGuardianTick: Bool {
    !state.flags.contains(.needsScroll) || guardianProgress.hasReachedEnd
  }

  /// What follows from an event while a guardian is asked; `nil` where the machine says so.
  mutating func answerAsGuardian(_ event: GateEvent) -> GateEffects? {
    guard state.phase == .awaitingGuardian else { return nil }
    switch event {
    case .ticked where canGuardianTick: isGuardianTicked = true
    case .unticked: isGuardianTicked = false
    case .guardianApproved where missing.isEmpty: return nil
    case .ticked, .guardianApproved: return .sayMissing
    default: return nil
    }
    return .update
  }

  /// A guardian begins at the start of the text; one whose answer could not be stored answers again.
  mutating func beginGuardian(again: Bool) {
    isGuardianTicked = false
    if !again { guardianProgress = unread }
  }
}
