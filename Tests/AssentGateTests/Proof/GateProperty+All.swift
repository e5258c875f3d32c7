@testable import AssentGate

extension GateProperty {
  static let all: [GateProperty] = opening + reading + closing

  private static func isRequired(_ state: GateState) -> Bool { state.flags.contains(.isRequired) }

  // MARK: What opens the gate

  private static let opening: [GateProperty] = [
    .ofSteps("the main screen is shown exactly when the gate opens") { state, event in
      var outcome = GateMachine.next(state, event)
      if event == .storeFailed { outcome.effects.insert(.showMain) }
      return outcome
    } holds: { step in
      let (was, now) = (step.state.phase, step.outcome.state.phase)
      return step.outcome.effects.contains(.showMain) == (now.isOpen && (!was.isOpen || was != now))
    },
    .ofSteps("it opens only for a reason, and no other way") { state, event in
      // A decision that comes late opens a text that is on the screen.
      state.phase == .reading && event == .nothingOwed
        ? state.moved(to: .notNeeded, .showMain) : GateMachine.next(state, event)
    } holds: { step in
      let (was, now) = (step.state, step.outcome.state)
      guard now.phase.isOpen, now.phase != was.phase else { return true }
      switch (was.phase, step.event, now.phase) {
      case (.checking, .nothingOwed, .notNeeded), (.checking, .owedInGrace, .grace): return true
      case (_, .later, .grace), (.askingAge, .declinePressed, .grace):
        return was.flags.contains(.hasGrace)
      // Whoever was told that nothing was kept is told so no more when all of it is.
      case (.storing, .stored, .accepted): return !now.flags.contains(.isUnsaved)
      case (.storing, .storeFailed, .acceptedUnsaved): return !was.flags.contains(.isStrict)
      case (_, _, .declined): return !isRequired(was)
      default: return false
      }
    },
    .ofSteps("what is required keeps the person from the app until the gate opens") {
      state, event in
      // A machine that forgets what is required where it closes.
      var outcome = GateMachine.next(state, event)
      if outcome.state.phase.isClosed { outcome.state.flags.subtract(.isRequired) }
      return outcome
    } holds: { step in
      let (was, now) = (step.state, step.outcome.state)
      return now.flags.contains(.isRequired) == isRequired(was)
        && (isRequired(was) ? now.isSettled == now.phase.isOpen : true)
    },
    .neverReaches(
      "what is not required keeps nobody from the app for good",
      from: { !isRequired($0) && ($0.phase == .unavailable || $0.phase == .underAge) },
      by: [.later, .exitPressed],
      mutant: { state, event in
        state.phase == .unavailable && event == .later
          ? state.moved(to: .storing) : GateMachine.next(state, event)
      }, danger: { !$0.isSettled }),
    .ofSteps("grace is given by a decision alone") { state, event in
      var outcome = GateMachine.next(state, event)
      if event == .later { outcome.state.flags.insert(.hasGrace) }
      return outcome
    } holds: { step in
      !step.outcome.state.flags.contains(.hasGrace) || step.state.flags.contains(.hasGrace)
        || (step.state.phase == .checking && step.event == .owedInGrace)
    },
    .ofSteps("storing begins with all that is asked for, or with a guardian") { state, event in
      state.phase == .readyToAgree && event == .acceptPressed
        ? state.moved(to: .storing, .store) : GateMachine.next(state, event)
    } holds: { step in
      guard step.outcome.state.phase == .storing, step.state.phase != .storing else { return true }
      if step.event == .guardianApproved {
        return step.state.phase == .awaitingGuardian
          && step.outcome.effects.contains(.storeGuardian)
      }
      return step.event == .acceptPressed && step.state.isComplete && step.state.phase.isShown
        && step.outcome.effects.contains(.store)
    },
    .ofSteps("nothing is stored but on the way to storing") { state, event in
      var outcome = GateMachine.next(state, event)
      if event == .launched { outcome.effects.insert(.store) }
      return outcome
    } holds: { step in
      step.outcome.effects.isDisjoint(with: [.store, .storeGuardian])
        || step.outcome.state.phase == .storing
    },
    .ofSteps("a guardian who is needed is waited for") { state, event in
      state.phase == .storing && event == .stored
        ? state.moved(to: .accepted, .showMain) : GateMachine.next(state, event)
    } holds: { step in
      guard step.state.phase == .storing, step.outcome.state.phase.isOpen else { return true }
      return !step.state.flags.contains(.needsGuardian)
        || step.state.flags.contains(.hasGuardian)
    },
  ]

  // MARK: The text

  private static let reading: [GateProperty] = [
    .reaches(
      "from every state that shows a text, Accept can be reached", from: { $0.phase.isShown },
      by: GateExplorer.ofPerson.union([.fulfilled]),
      mutant: { state, event in
        // The box cannot be ticked where a name is asked for.
        event == .ticked && state.flags.contains(.needsName)
          ? state.moved(to: state.phase) : GateMachine.next(state, event)
      }, goal: { $0.canAccept }),
    .reaches(
      "from the question whether to decline, Accept can be reached",
      from: { $0.phase == .declining }, by: GateExplorer.ofPerson.union([.fulfilled]),
      mutant: { state, event in
        event == .reviewAgain ? state.moved(to: .exited) : GateMachine.next(state, event)
      }, goal: { $0.canAccept }),
    .ofSteps("Accept is on exactly when all is done") { state, event in
      event == .unticked && state.phase == .agreed
        ? GateMachine.Outcome(
          state: GateState(phase: .agreed, flags: state.flags.subtracting(.hasTicked)), effects: [])
        : GateMachine.next(state, event)
    } holds: { step in
      let now = step.outcome.state
      return !now.phase.isShown || now.canAccept == now.isComplete
    },
    .ofSteps("the box is on exactly once the text was read") { state, event in
      state.phase == .reading && event == .ticked
        ? GateMachine.Outcome(
          state: GateState(phase: .reading, flags: state.flags.union(.hasTicked)), effects: [])
        : GateMachine.next(state, event)
    } holds: { step in
      let isRead =
        !step.state.flags.contains(.needsScroll) || step.state.flags.contains(.hasScrolled)
      guard step.state.phase.isShown else { return true }
      return step.state.canTick == isRead
        && (step.event != .ticked || step.outcome.state.flags.contains(.hasTicked) == isRead)
    },
    .neverReaches(
      "nothing is accepted without reading, whatever is pressed and held",
      from: {
        $0.phase.isShown && $0.flags.contains(.needsScroll) && !$0.flags.contains(.hasScrolled)
      },
      by: GateExplorer.ofPerson.subtracting([.reachedEnd]).union([.fulfilled, .stored]),
      mutant: { state, event in
        GateMachine.next(state, event == .acceptPressed ? .reachedEnd : event)
      }, danger: { $0.phase == .agreed || $0.phase == .storing }),
    .neverReaches(
      "nothing is accepted without a tick, whatever is pressed and held",
      from: {
        $0.phase.isShown && $0.flags.contains(.needsTick) && !$0.flags.contains(.hasTicked)
      },
      by: GateExplorer.ofPerson.subtracting([.ticked]).union([.fulfilled, .stored]),
      mutant: { state, event in
        GateMachine.next(state, event == .acceptPressed ? .ticked : event)
      }, danger: { $0.phase == .agreed || $0.phase == .storing }),
    .ofSteps("a text begins with nothing read, ticked or named") { state, event in
      let outcome = GateMachine.next(state, event)
      return event == .opened
        ? GateMachine.Outcome(
          state: GateState(phase: outcome.state.phase, flags: state.flags.union(.hasTicked)),
          effects: outcome.effects) : outcome
    } holds: { step in
      !step.outcome.effects.contains(.showText)
        || step.outcome.state.flags.isDisjoint(
          with: [.hasScrolled, .hasTicked, .hasName, .hasGuardian])
    },
  ]

  // MARK: Declining, and what is closed

  private static let closing: [GateProperty] = [
    .ofSteps("declining is always possible") { state, event in
      state.phase == .agreed && event == .declinePressed
        ? state.moved(to: .agreed) : GateMachine.next(state, event)
    } holds: { step in
      guard step.state.phase.isShown, step.event == .declinePressed else { return true }
      return step.outcome.state.phase == (isRequired(step.state) ? .declining : .declined)
    },
    .ofSteps("reviewing again restores exactly what was there") { state, event in
      state.phase == .declining && event == .reviewAgain
        ? GateMachine.Outcome(
          state: GateState(phase: .readyToAgree, flags: state.flags.subtracting(.hasTicked)),
          effects: .returnToPlace) : GateMachine.next(state, event)
    } holds: { step in
      // A text that is on the screen is in the phase that its flags say, so the phase is one as well.
      guard step.state.phase == .declining, step.event == .reviewAgain else { return true }
      let now = step.outcome.state
      return now.flags == step.state.flags && now.phase == now.shown
        && step.outcome.effects == .returnToPlace
    },
    .ofSteps("asking whether to decline changes nothing") { state, event in
      event == .declinePressed && state.phase == .agreed && isRequired(state)
        ? GateMachine.Outcome(
          state: GateState(phase: .declining, flags: state.flags.subtracting(.hasScrolled)),
          effects: .confirmDecline) : GateMachine.next(state, event)
    } holds: { step in
      step.outcome.state.phase != .declining || step.state.phase == .declining
        || (step.outcome.state.flags == step.state.flags && step.state.phase == step.state.shown)
    },
    .ofSteps("while declining nothing accepts, and while storing the store alone does") {
      state, event in
      state.phase == .declining && event == .acceptPressed
        ? state.moved(to: .storing, .store) : GateMachine.next(state, event)
    } holds: { step in
      let now = step.outcome.state.phase
      switch step.state.phase {
      case .declining: return !now.isOpen && now != .storing
      case .storing: return !now.isOpen || [.stored, .storeFailed].contains(step.event)
      default: return true
      }
    },
    .neverReaches(
      "who answered to be too young is not asked again", from: { $0.flags.contains(.isTooYoung) },
      mutant: { state, event in
        state.phase == .underAge && event == .retry
          ? state.moved(to: .askingAge, .askAge) : GateMachine.next(state, event)
      }, danger: { $0.phase == .askingAge }),
    .ofSteps("under age, nothing that the person does leads on") { state, event in
      state.phase == .underAge && event == .acceptPressed
        ? state.moved(to: .reading) : GateMachine.next(state, event)
    } holds: { step in
      guard step.state.phase == .underAge, isRequired(step.state) else { return true }
      return [.underAge, .exited].contains(step.outcome.state.phase)
        || [.launched, .lapsed].contains(step.event) && step.outcome.state.phase == .checking
    },
    .ofSteps("what is unavailable cannot be passed") { state, event in
      state.phase == .unavailable && event == .later
        ? state.moved(to: .grace, .showMain) : GateMachine.next(state, event)
    } holds: { step in
      guard step.state.phase == .unavailable, isRequired(step.state),
        !step.state.flags.contains(.hasGrace)
      else { return true }
      return [.unavailable, .checking, .exited].contains(step.outcome.state.phase)
    },
    .reaches(
      "what is unavailable can be tried again", from: { $0.phase == .unavailable }, by: [.retry],
      mutant: { state, event in
        event == .retry ? state.moved(to: state.phase) : GateMachine.next(state, event)
      }, goal: { $0.phase == .checking }),
    .ofSteps("after a kill at any moment all is decided anew") { state, event in
      event == .launched && state.phase == .accepted
        ? state.moved(to: .accepted, .showMain) : GateMachine.next(state, event)
    } holds: { step in
      guard step.event == .launched else { return true }
      return step.outcome.state.phase == .checking && step.outcome.effects == .decide
        && step.outcome.state.flags.isDisjoint(with: .happened)
    },
    .reaches(
      "nothing that is not required stands in the way",
      from: { !isRequired($0) && ![.storing, .exited, .checking, .declining].contains($0.phase) },
      by: [.later, .declinePressed],
      mutant: { state, event in
        state.phase == .awaitingGuardian
          ? state.moved(to: state.phase) : GateMachine.next(state, event)
      }, goal: { $0.phase.isOpen }),
    .ofSteps("what is asked for stays what it is") { state, event in
      var outcome = GateMachine.next(state, event)
      if event == .later { outcome.state.flags.subtract(.needsScroll) }
      return outcome
    } holds: { step in
      let asked: GateFlags = [
        .needsScroll, .needsTick, .needsName, .needsProof, .isRequired, .isStrict,
      ]
      return step.state.flags.intersection(asked) == step.outcome.state.flags.intersection(asked)
    },
  ]
}
