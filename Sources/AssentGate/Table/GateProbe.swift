/// Asks a machine what it does from one phase on one event, for many flags.
struct GateProbe {
  let phase: GatePhase
  let event: GateEvent
  let next: (GateState, GateEvent) -> GateMachine.Outcome
  /// Whether the flags alone say which phase a text on the screen is in, after this event.
  private let leadsToShown: Bool

  init(
    phase: GatePhase, event: GateEvent,
    next: @escaping (GateState, GateEvent) -> GateMachine.Outcome
  ) {
    self.phase = phase
    self.event = event
    self.next = next
    leadsToShown = Self.samples.allSatisfy { flags in
      let state = next(GateState(phase: phase, flags: flags), event).state
      return !state.phase.isShown || state.phase == state.shown
    }
  }

  private func destination(_ outcome: GateMachine.Outcome) -> GateTable.Destination {
    if leadsToShown, outcome.state.phase.isShown { return .shown }
    return outcome.state.phase == phase ? .same : .phase(outcome.state.phase)
  }

  /// What the machine does with these flags, in words that do not depend on those it does not look at.
  func answer(_ flags: GateFlags) -> GateRule.Answer {
    let outcome = outcome(flags)
    var answer = GateRule.Answer(
      to: destination(outcome), set: [], clear: [], effects: outcome.effects)
    for flag in GateFlags.each {
      // What comes out with the flag and without it: set, cleared, or left as it was.
      let with = self.outcome(flags.union(flag)).state.flags.contains(flag)
      let without = self.outcome(flags.subtracting(flag)).state.flags.contains(flag)
      if with, without { answer.set.insert(flag) }
      if !with, !without { answer.clear.insert(flag) }
    }
    return answer
  }

  /// The flags that the answer depends on, in the order of their bits.
  ///
  /// Each flag is turned around in many sets of flags. That no dependence is missed is what the tests
  /// show by comparing the table with the machine.
  func relevantBits() -> [GateFlags] {
    var relevant: GateFlags = []
    for flags in Self.samples {
      let outcome = outcome(flags)
      for flag in GateFlags.each where !relevant.contains(flag) {
        let other = self.outcome(flags.symmetricDifference(flag))
        let differing = other.state.flags.symmetricDifference(outcome.state.flags)
        if destination(other) != destination(outcome) || other.effects != outcome.effects
          || !differing.isSubset(of: flag)
        {
          relevant.insert(flag)
        }
      }
    }
    return GateFlags.each.filter(relevant.contains)
  }

  private func outcome(_ flags: GateFlags) -> GateMachine.Outcome {
    next(GateState(phase: phase, flags: flags), event)
  }

  /// None, all, each alone, all but each, each two, and some at random, the same ones each time.
  private static let samples: [GateFlags] = {
    let all = GateFlags(GateFlags.each)
    var samples: [GateFlags] = [[], all]
    for flag in GateFlags.each { samples += [flag, all.subtracting(flag)] }
    var random: UInt32 = 0x2545_F491
    for _ in 0..<24 {
      random ^= random << 13
      random ^= random >> 17
      random ^= random << 5
      samples.append(GateFlags(rawValue: UInt16(truncatingIfNeeded: random >> 8)).intersection(all))
    }
    return samples
  }()

  /// All sets of some flags, in a fixed order; the first is empty.
  static func subsets(of bits: [GateFlags]) -> [GateFlags] {
    bits.reduce([[]]) { subsets, bit in subsets + subsets.map { $0.union(bit) } }
  }
}
