import Testing

@testable import AssentGate

/// Something that holds for all states of a machine, with a machine for which it does not.
struct GateProperty: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// A step or state that contradicts it, in words; `nil` where there is none.
  let violation: @Sendable (GateExplorer) -> String?
  /// What a machine with a mistake does instead of what ours does.
  let mutant: @Sendable (GateState, GateEvent) -> GateMachine.Outcome

  init(
    _ name: String,
    mutant: @escaping @Sendable (GateState, GateEvent) -> GateMachine.Outcome,
    violation: @escaping @Sendable (GateExplorer) -> String?
  ) {
    testDescription = name
    self.violation = violation
    self.mutant = mutant
  }

  /// Contradicted by each step that is not as it should be.
  static func ofSteps(
    _ name: String,
    mutant: @escaping @Sendable (GateState, GateEvent) -> GateMachine.Outcome,
    holds: @escaping @Sendable (GateExplorer.Step) -> Bool
  ) -> GateProperty {
    GateProperty(name, mutant: mutant) { explorer in
      explorer.steps.first { !holds($0) }.map {
        "\($0.event) in \($0.state) leads to \($0.outcome)"
      }
    }
  }

  /// Contradicted by each state from which a goal cannot be reached.
  static func reaches(
    _ name: String, from: @escaping @Sendable (GateState) -> Bool,
    by events: Set<GateEvent> = Set(GateEvent.allCases),
    mutant: @escaping @Sendable (GateState, GateEvent) -> GateMachine.Outcome,
    goal: @escaping @Sendable (GateState) -> Bool
  ) -> GateProperty {
    GateProperty(name, mutant: mutant) { explorer in
      let reaching = explorer.canReach(by: events, goal)
      return explorer.states.first { from($0) && !reaching.contains($0) }.map { "not from \($0)" }
    }
  }

  /// Contradicted by each state from which something can be reached that must not be.
  static func neverReaches(
    _ name: String, from: @escaping @Sendable (GateState) -> Bool,
    by events: Set<GateEvent> = Set(GateEvent.allCases),
    mutant: @escaping @Sendable (GateState, GateEvent) -> GateMachine.Outcome,
    danger: @escaping @Sendable (GateState) -> Bool
  ) -> GateProperty {
    GateProperty(name, mutant: mutant) { explorer in
      let reaching = explorer.canReach(by: events, danger)
      return explorer.states.first { from($0) && reaching.contains($0) }.map { "from \($0)" }
    }
  }
}

extension GateState {
  /// Whether all is done that is asked for, written another way than in the machine.
  var isComplete: Bool {
    let pairs: [(GateFlags, GateFlags)] = [
      (.needsScroll, .hasScrolled), (.needsTick, .hasTicked), (.needsName, .hasName),
      (.needsProof, .hasProof),
    ]
    return pairs.allSatisfy { !flags.contains($0) || flags.contains($1) }
  }

  /// The same with another phase.
  func moved(to phase: GatePhase, _ effects: GateEffects = []) -> GateMachine.Outcome {
    GateMachine.Outcome(state: GateState(phase: phase, flags: flags), effects: effects)
  }
}
