import AssentManifest

/// A sequence of steps before an app, each of them on the machine of the gate.
///
/// A step is left by its button, and a required one only while its requirement holds. When the last is
/// left, that is kept, and nothing is asked again, until a requirement lapses: then its step alone is
/// open again.
public struct Onboarding: Sendable {
  /// In the order in which they are shown.
  public let steps: [OnboardingStep]
  /// Where the person stands before each step; in their order.
  public private(set) var states: [GateState]
  /// The step on the screen, by its index; `nil` where the app is.
  public private(set) var current: Int?
  /// What holds now, as the app told.
  public private(set) var facts: Set<String>
  /// What went wrong last, for a message on the screen of the step; gone with the next press.
  public internal(set) var problem: OnboardingProblem?
  /// Whether it was finished, now or before.
  public private(set) var isCompleted: Bool

  private let memory: any OnboardingMemory

  /// Starts where the app starts.
  ///
  /// Where the memory cannot be read everything is asked once more, and ``problem`` says why.
  public init(
    steps: [OnboardingStep], facts: Set<String> = [], memory: any OnboardingMemory
  ) {
    self.steps = steps
    self.facts = facts
    self.memory = memory
    states = steps.map { GateState(flags: $0.flags) }
    isCompleted = false
    do {
      isCompleted = try memory.isCompleted()
    } catch {
      problem = .notKept(error)
    }
    for index in steps.indices { decide(index) }
    // An app without steps has nothing to finish.
    move(from: 0)
  }

  // MARK: What is on the screen

  /// Whether the app may be shown: all steps were left, and none is open again.
  public var isOpen: Bool { current == nil }

  /// "Step 2 of 5", counted from 1; `nil` where the app is shown.
  public var position: (number: Int, count: Int)? {
    current.map { ($0 + 1, steps.count) }
  }

  /// Whether the button that leads on is on.
  public var canContinue: Bool {
    guard let current else { return false }
    if states[current].isSettled { return true }
    if case .agreement = steps[current].requirement { return false }
    return states[current].canAccept
  }

  /// Whether the step can be left without what it asks for; what is not required of agreements is
  /// declined in its session.
  public var canSkip: Bool {
    guard let current else { return false }
    if case .agreement = steps[current].requirement { return states[current].isSettled }
    return !steps[current].isRequired
  }

  /// Whether there is a step before, and the person may look at it: not after all was finished.
  public var canGoBack: Bool { !isCompleted && (current ?? 0) > 0 }

  // MARK: What the person does

  /// The button that leads on; without effect while it is off.
  public mutating func next() {
    problem = nil
    guard let current else { return }
    if !states[current].isSettled {
      // An agreement is accepted in its session, and nowhere else.
      if case .agreement = steps[current].requirement { return }
      send(.acceptPressed, to: current)
      guard states[current].phase == .storing else { return }
      store(current)
    }
    move(from: current + 1)
  }

  /// "Not now", where a step is not required.
  public mutating func skip() {
    problem = nil
    guard let current, canSkip else { return }
    if !states[current].isSettled { send(.later, to: current) }
    keepIfFinished()
    move(from: current + 1)
  }

  /// One step back, to look at it or to change it; what it asked for still holds.
  public mutating func back() {
    problem = nil
    guard canGoBack, let index = current.map({ $0 - 1 }) else { return }
    current = index
    if case .agreement = steps[index].requirement { return }
    send(.lapsed, to: index)
    decide(index)
  }

  // MARK: What the app tells

  /// Tells that a fact holds, or holds no longer.
  public mutating func set(_ fact: String, _ holds: Bool) {
    if holds { facts.insert(fact) } else { facts.remove(fact) }
    for index in steps.indices {
      guard case .facts(let needed) = steps[index].requirement, needed.contains(fact) else {
        continue
      }
      // What lapses behind the gate is decided anew; on the screen the button goes on and off.
      if states[index].isSettled {
        guard !holds, steps[index].isRequired else { continue }
        send(.lapsed, to: index)
        decide(index)
      } else {
        send(needed.isSubset(of: facts) ? .fulfilled : .unfulfilled, to: index)
      }
    }
    if let open = states.firstIndex(where: { !$0.isSettled }), open < current ?? steps.count {
      current = open
    }
  }

  /// Tells where the person stands before an agreement, by the session that asks for it.
  ///
  /// A document that the session does not have leaves its step as it is.
  public mutating func set(agreement document: String, in session: GateSession) {
    guard let item = session.items.first(where: { $0.decision.document.id == document }) else {
      return
    }
    set(agreement: document, item.state)
  }

  mutating func set(agreement document: String, _ state: GateState) {
    for index in steps.indices where steps[index].requirement == .agreement(document: document) {
      let wasOpen = states[index].isSettled
      states[index] = state
      if state.isSettled, !wasOpen {
        keepIfFinished()
        if current == index { move(from: index + 1) }
      } else if !state.isSettled, index < current ?? steps.count {
        current = index
      }
    }
  }

  /// Forgets that it was finished, and starts again.
  public mutating func reset() throws(StoreError) {
    try memory.setCompleted(false)
    self = Onboarding(steps: steps, facts: facts, memory: memory)
  }

  #if DEBUG
    /// Leaves a step as if its requirement held; there is no such thing in a release build.
    public mutating func skipForTesting() {
      guard let current else { return }
      if case .facts(let needed) = steps[current].requirement {
        for fact in needed.sorted() { set(fact, true) }
      }
      next()
    }
  #endif

  // MARK: The machine

  private mutating func send(_ event: GateEvent, to index: Int) {
    states[index] = GateMachine.next(states[index], event).state
  }

  /// Decides about a step that has to be decided about.
  private mutating func decide(_ index: Int) {
    guard states[index].phase == .checking else { return }
    switch steps[index].requirement {
    // Its session says where the person stands.
    case .agreement: return
    case .none: send(isCompleted ? .nothingOwed : .owed, to: index)
    case .facts(let needed):
      let holds = needed.isSubset(of: facts)
      let isOwed = !isCompleted || (!holds && steps[index].isRequired && steps[index].reopens)
      send(isOwed ? .owed : .nothingOwed, to: index)
      if isOwed, holds { send(.fulfilled, to: index) }
    }
  }

  /// Keeps what there is to keep of a step that was left: that it was the last.
  private mutating func store(_ index: Int) {
    var others = states
    others.remove(at: index)
    guard !isCompleted, others.allSatisfy(\.isSettled) else {
      send(.stored, to: index)
      return
    }
    do {
      try memory.setCompleted(true)
      isCompleted = true
      send(.stored, to: index)
    } catch {
      problem = .notKept(error)
      send(.storeFailed, to: index)
    }
  }

  /// The same where no record was made: the last step was passed, or is an agreement.
  private mutating func keepIfFinished() {
    guard !isCompleted, states.allSatisfy(\.isSettled) else { return }
    do {
      try memory.setCompleted(true)
      isCompleted = true
    } catch {
      problem = .notKept(error)
    }
  }

  /// Goes to the next step that is open: first behind, then before; or to the app.
  private mutating func move(from index: Int) {
    let behind = steps.indices.dropFirst(index).first { !states[$0].isSettled }
    current = behind ?? steps.indices.first { !states[$0].isSettled }
  }
}
