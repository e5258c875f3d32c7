import AssentGate

/// All states that a machine can come to, for one thing that is asked.
struct GateExplorer {
  typealias Next = (GateState, GateEvent) -> GateMachine.Outcome

  /// One step of the machine that can happen.
  struct Step {
    var state: GateState
    var event: GateEvent
    var outcome: GateMachine.Outcome
  }

  /// In the order in which they were found; the first is the initial one.
  private(set) var states: [GateState] = []
  private(set) var steps: [Step] = []

  init(asks: GateFlags, events: [GateEvent] = GateEvent.allCases, next: Next) {
    let initial = GateState(flags: asks)
    var known: Set<GateState> = [initial]
    states = [initial]
    var index = 0
    while index < states.count {
      let state = states[index]
      for event in events {
        let outcome = next(state, event)
        steps.append(Step(state: state, event: event, outcome: outcome))
        if known.insert(outcome.state).inserted { states.append(outcome.state) }
      }
      index += 1
    }
  }

  /// The states from which a goal can be reached by these events.
  func canReach(
    by events: Set<GateEvent> = Set(GateEvent.allCases), _ isGoal: (GateState) -> Bool
  ) -> Set<GateState> {
    var before: [GateState: [GateState]] = [:]
    for step in steps where events.contains(step.event) {
      before[step.outcome.state, default: []].append(step.state)
    }
    var open = states.filter(isGoal)
    var reached = Set(open)
    while let state = open.popLast() {
      for earlier in before[state] ?? [] where reached.insert(earlier).inserted {
        open.append(earlier)
      }
    }
    return reached
  }

  /// All that a step can ask for.
  static let asks: [GateFlags] = {
    let flags: [GateFlags] = [
      .needsScroll, .needsTick, .needsName, .needsProof, .isRequired, .isStrict, .needsGuardian,
    ]
    return flags.reduce([[]]) { subsets, flag in subsets + subsets.map { $0.union(flag) } }
  }()

  /// What a person alone can do, and what the text does under their hand.
  static let ofPerson: Set<GateEvent> = [
    .scrolled, .reachedEnd, .ticked, .unticked, .named, .unnamed, .acceptPressed, .declinePressed,
    .reviewAgain,
  ]
}
