import AssentGate

/// What a box, or the words at a line, stand for in the gate.
enum FlowMeaning: Hashable, Sendable {
  /// A state that has one of these phases.
  case phases(Set<GatePhase>)
  /// The screen with the text, whatever was done there.
  case screen
  /// Something that happens.
  case event(FlowEvent)

  /// The phases that it allows; `nil` where it is about what happens.
  var phases: Set<GatePhase>? {
    switch self {
    case .phases(let phases): phases
    case .screen: Set(GatePhase.allCases.filter(\.isShown))
    case .event: nil
    }
  }
}

/// What happens, as drawings say it.
enum FlowEvent: Hashable, Sendable {
  case event(GateEvent)
  /// Any scrolling; only below the threshold; up to it or beyond.
  case scrolls(reachesEnd: Bool?)
  /// The answer to a question: yes or no.
  case answer(Bool)
  /// What was decided.
  case decision(owed: Bool)

  /// The events of the machine that it can be, where a question was asked so.
  ///
  /// - Parameter yesMeansOwed: what "yes" says to the question; `nil` where that is not known.
  func events(yesMeansOwed: Bool?) -> [GateEvent] {
    switch self {
    case .event(let event): return [event]
    case .scrolls(reachesEnd: nil): return [.scrolled, .reachedEnd]
    case .scrolls(reachesEnd: true?): return [.reachedEnd]
    case .scrolls(reachesEnd: false?): return [.scrolled]
    case .answer(let isYes):
      guard let yesMeansOwed else {
        return Self.decision(owed: true).events(yesMeansOwed: nil)
          + Self.decision(owed: false).events(yesMeansOwed: nil)
      }
      return Self.decision(owed: isYes == yesMeansOwed).events(yesMeansOwed: nil)
    case .decision(owed: true): return [.owed]
    case .decision(owed: false): return [.nothingOwed]
    }
  }
}
