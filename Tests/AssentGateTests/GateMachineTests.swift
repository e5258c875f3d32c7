import AssentGate
import Testing

@Suite struct GateMachineTests {
  @Test func `the box can be ticked only once the text was read, and Accept pressed only then`() {
    var state = GateState(flags: [.needsScroll, .needsTick, .isRequired])
    for (event, phase) in [
      (GateEvent.owed, GatePhase.reading), (.ticked, .reading), (.acceptPressed, .reading),
      (.reachedEnd, .readyToAgree), (.acceptPressed, .readyToAgree), (.ticked, .agreed),
      (.unticked, .readyToAgree), (.ticked, .agreed), (.acceptPressed, .storing),
      (.stored, .accepted),
    ] {
      state = GateMachine.next(state, event).state
      #expect(state.phase == phase, "\(event)")
    }
  }
}
