/// The rules of the gate: what follows from an event in a state.
///
/// A pure function. An event that means nothing in a state changes nothing and has no effect. Faces that
/// are not Swift use the table that is made from it, ``GateTable``.
public enum GateMachine {
  /// What an event leads to.
  public struct Outcome: Hashable, Sendable {
    /// The state behind the event; the same where it means nothing.
    public var state: GateState
    /// What the face of the gate has to do; empty where nothing.
    public var effects: GateEffects
  }

  /// What follows from `event` in `state`.
  public static func next(_ state: GateState, _ event: GateEvent) -> Outcome {
    // The app may start again at any moment; what was not stored is forgotten.
    if event == .launched { return check(state) }
    switch state.phase {
    case .checking: return decided(state, event)
    case .askingAge: return ageAnswered(state, event)
    case .reading, .readyToAgree, .agreed: return read(state, event)
    case .storing: return stored(state, event)
    case .awaitingGuardian: return guarded(state, event)
    case .declining: return declineAnswered(state, event)
    case .notNeeded, .accepted, .acceptedUnsaved, .grace, .declined: return passed(state, event)
    case .underAge, .unavailable: return closed(state, event)
    case .exited: return stay(state)
    }
  }

  // MARK: Before the text

  private static func check(_ state: GateState) -> Outcome {
    var state = state
    state.flags.subtract(.happened)
    return go(state, .checking, .decide)
  }

  private static func decided(_ state: GateState, _ event: GateEvent) -> Outcome {
    switch event {
    case .nothingOwed: return go(state, .notNeeded, .showMain)
    case .owed: return show(state)
    case .owedInGrace:
      var state = state
      state.flags.insert(.hasGrace)
      return go(state, .grace, [.recordNotified, .showMain])
    // No second try with another answer.
    case .ageUnknown where state.flags.contains(.isTooYoung):
      return go(state, .underAge, .sayTooYoung)
    case .ageUnknown: return go(state, .askingAge, .askAge)
    case .tooYoung: return go(state, .underAge, .sayTooYoung)
    case .guardianPending:
      var state = state
      state.flags.insert(.needsGuardian)
      return go(state, .awaitingGuardian, .askGuardian)
    case .declinedBefore where state.canPass: return go(state, .declined, .showMain)
    case .declinedBefore: return show(state)
    case .failed: return go(state, .unavailable, .sayUnavailable)
    default: return stay(state)
    }
  }

  private static func ageAnswered(_ state: GateState, _ event: GateEvent) -> Outcome {
    var state = state
    switch event {
    case .ageSufficient: state.flags.subtract(.needsGuardian)
    case .ageNeedsGuardian: state.flags.insert(.needsGuardian)
    case .tooYoung:
      state.flags.insert(.isTooYoung)
      return go(state, .underAge, [.recordAge, .sayTooYoung])
    case .later: return pass(state)
    case .declinePressed where state.canPass: return pass(state)
    case .exitPressed, .declinePressed: return go(state, .exited, .leave)
    case .failed: return go(state, .unavailable, .sayUnavailable)
    case .lapsed: return check(state)
    default: return stay(state)
    }
    var outcome = show(state)
    outcome.effects.insert(.recordAge)
    return outcome
  }

  // MARK: The text

  private static func show(_ state: GateState) -> Outcome {
    var state = state
    state.flags.subtract(GateFlags.happened.subtracting(.hasGrace))
    return go(state, state.shown, [.recordPresented, .showText])
  }

  private static func read(_ state: GateState, _ event: GateEvent) -> Outcome {
    switch event {
    case .scrolled: return Outcome(state: state, effects: .update)
    case .reachedEnd: return set(.hasScrolled, in: state)
    // The box and the name come after the text.
    case .ticked where state.canTick: return set(.hasTicked, in: state)
    case .named where state.canTick: return set(.hasName, in: state)
    case .ticked, .named: return Outcome(state: state, effects: .sayMissing)
    case .unticked: return set(.hasTicked, in: state, false)
    case .unnamed: return set(.hasName, in: state, false)
    case .fulfilled: return set(.hasProof, in: state)
    case .unfulfilled: return set(.hasProof, in: state, false)
    case .acceptPressed where state.canAccept: return go(state, .storing, .store)
    case .acceptPressed: return Outcome(state: state, effects: .sayMissing)
    case .declinePressed where state.flags.contains(.isRequired):
      return go(state, .declining, .confirmDecline)
    case .declinePressed: return go(state, .declined, [.recordDeclined, .showMain])
    case .later: return pass(state)
    case .failed: return go(state, .unavailable, .sayUnavailable)
    case .lapsed: return check(state)
    default: return stay(state)
    }
  }

  /// Sets or clears what was done; the phase follows from it.
  private static func set(
    _ flag: GateFlags, in state: GateState, _ isSet: Bool = true
  ) -> Outcome {
    var state = state
    if isSet { state.flags.insert(flag) } else { state.flags.subtract(flag) }
    return go(state, state.shown, .update)
  }

  private static func declineAnswered(_ state: GateState, _ event: GateEvent) -> Outcome {
    switch event {
    case .reviewAgain: return go(state, state.shown, .returnToPlace)
    case .exitPressed: return go(state, .exited, [.recordDeclined, .leave])
    case .lapsed: return check(state)
    // What a step asks for outside may change while the question stands.
    case .fulfilled:
      var state = state
      state.flags.insert(.hasProof)
      return stay(state)
    case .unfulfilled:
      var state = state
      state.flags.subtract(.hasProof)
      return stay(state)
    default: return stay(state)
    }
  }

  // MARK: The record

  private static func stored(_ state: GateState, _ event: GateEvent) -> Outcome {
    var state = state
    switch event {
    // With the record of a guardian goes that of the person, where it could not be kept before.
    case .stored: state.flags.subtract(.isUnsaved)
    case .storeFailed where state.flags.contains(.isStrict):
      guard state.flags.contains(.hasGuardian) else { return go(state, state.shown, .sayRefused) }
      state.flags.subtract(.hasGuardian)
      return go(state, .awaitingGuardian, [.askGuardian, .sayRefused])
    case .storeFailed: state.flags.insert(.isUnsaved)
    default: return stay(state)
    }
    if state.flags.contains(.needsGuardian), !state.flags.contains(.hasGuardian) {
      return go(state, .awaitingGuardian, .askGuardian)
    }
    if state.flags.contains(.isUnsaved) {
      return go(state, .acceptedUnsaved, [.showMain, .sayUnsaved])
    }
    return go(state, .accepted, .showMain)
  }

  private static func guarded(_ state: GateState, _ event: GateEvent) -> Outcome {
    switch event {
    case .guardianApproved:
      var state = state
      state.flags.insert(.hasGuardian)
      return go(state, .storing, .storeGuardian)
    case .guardianDeclined, .declinePressed:
      return state.canPass
        ? go(state, .declined, [.recordDeclined, .showMain])
        : go(state, .exited, [.recordDeclined, .leave])
    case .later: return pass(state)
    case .exitPressed: return go(state, .exited, .leave)
    case .failed: return go(state, .unavailable, .sayUnavailable)
    case .lapsed: return check(state)
    default: return stay(state)
    }
  }

  // MARK: Behind the gate, and outside

  private static func passed(_ state: GateState, _ event: GateEvent) -> Outcome {
    switch (event, state.phase) {
    case (.lapsed, _): return check(state)
    case (.opened, .grace), (.opened, .declined): return show(state)
    // What was declined before is not there to be taken back.
    case (.withdrawn, let phase) where phase != .declined:
      var outcome = check(state)
      outcome.effects.insert(.recordWithdrawn)
      return outcome
    default: return stay(state)
    }
  }

  private static func closed(_ state: GateState, _ event: GateEvent) -> Outcome {
    switch event {
    case .retry where state.phase == .unavailable: return check(state)
    case .lapsed: return check(state)
    case .later: return pass(state)
    case .exitPressed: return go(state, .exited, .leave)
    default: return stay(state)
    }
  }

  // MARK: Without an answer

  /// "Not now": back to what counts still, or on without what is not required.
  private static func pass(_ state: GateState) -> Outcome {
    if state.flags.contains(.hasGrace) { return go(state, .grace, .showMain) }
    return state.canPass ? go(state, .declined, .showMain) : stay(state)
  }

  private static func go(
    _ state: GateState, _ phase: GatePhase, _ effects: GateEffects
  ) -> Outcome {
    Outcome(state: GateState(phase: phase, flags: state.flags), effects: effects)
  }

  private static func stay(_ state: GateState) -> Outcome { Outcome(state: state, effects: []) }
}
