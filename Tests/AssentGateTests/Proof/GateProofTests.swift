import Testing

@testable import AssentGate

/// What holds in all states, on all events, for all that can be asked: found by going through them.
@Suite struct GateProofTests {
  /// For every combination of what a step asks for.
  static let explorers = GateExplorer.asks.map { GateExplorer(asks: $0, next: GateMachine.next) }

  @Test func `every phase, event, flag and effect is met`() {
    var phases: Set<GatePhase> = []
    var flags: GateFlags = []
    var effects: GateEffects = []
    var events: Set<GateEvent> = []
    for step in Self.explorers.flatMap(\.steps) where step.outcome.state != step.state {
      phases.insert(step.outcome.state.phase)
      flags.formUnion(step.outcome.state.flags)
      effects.formUnion(step.outcome.effects)
      events.insert(step.event)
    }
    #expect(phases.count == GatePhase.allCases.count)
    #expect(GateFlags.named.filter { !flags.contains($0.flag) }.map(\.name) == [])
    #expect(effects.rawValue.nonzeroBitCount == GateEffects.named.count - 1, "all but sayMissing")
    #expect(Set(GateEvent.allCases).subtracting(events) == [.scrolled])
  }

  @Test(arguments: GateProperty.all)
  func `it holds in all states`(_ property: GateProperty) {
    for explorer in Self.explorers {
      if let violation = property.violation(explorer) {
        Issue.record("\(property.testDescription): \(violation)")
        return
      }
    }
  }

  @Test(arguments: GateProperty.all)
  func `a machine with a mistake is found out`(_ property: GateProperty) {
    // What asks for most first: most mistakes show there.
    let isFound = GateExplorer.asks.reversed().contains { asks in
      property.violation(GateExplorer(asks: asks, next: property.mutant)) != nil
    }
    #expect(isFound)
  }
}
