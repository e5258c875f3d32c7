import AssentGate

/// A state of the gate together with how far its text was read, as drawings tell both.
struct GateMoment: Hashable, Sendable {
  var state: GateState
  /// In thousandths.
  var progress: Int

  /// From which on the text counts as read.
  static let threshold = ScrollProgress().threshold

  /// What is drawn is a license: it has to be read and agreed to.
  private static let asks: GateFlags = [.needsScroll, .needsTick, .isRequired]

  /// What only a drawing of somebody's age or guardian is about.
  static let ofAge: Set<GateEvent> = [
    .ageUnknown, .tooYoung, .guardianPending, .ageSufficient, .ageNeedsGuardian,
    .guardianApproved, .guardianDeclined,
  ]

  /// All moments that the machine can come to, with some values of progress between the usual ones.
  ///
  /// No name is asked for, and nothing outside.
  /// - Parameter hasAge: whether the drawing is about somebody's age as well.
  static func all(progress values: Set<Int>, hasAge: Bool) -> Set<GateMoment> {
    values == usualValues && !hasAge ? usual : found(values, hasAge: hasAge)
  }

  /// The values of progress of a drawing that states none itself.
  static let usualValues: Set<Int> = [0, 400, 600, threshold, 1000]
  private static let usual = found(usualValues, hasAge: false)

  private static func found(_ values: Set<Int>, hasAge: Bool) -> Set<GateMoment> {
    let events = Set(GateEvent.allCases).subtracting([.named, .unnamed, .fulfilled, .unfulfilled])
      .subtracting(hasAge ? [] : ofAge)
    var found: Set<GateMoment> = []
    var open = [GateMoment(state: GateState(flags: asks), progress: 0)]
    while let moment = open.popLast() {
      guard found.insert(moment).inserted else { continue }
      for event in events { open += moment.after(event, values) }
    }
    return found
  }

  /// The moments that follow an event; several where it is about scrolling, by how far.
  func after(_ event: GateEvent, _ values: Set<Int>) -> [GateMoment] {
    if state.phase.isShown, event == .scrolled || event == .reachedEnd {
      return values.sorted().filter { value in
        // Who scrolled is not at the first line any more.
        value > 0 && value >= progress && (value >= Self.threshold) == (event == .reachedEnd)
      }
      .map { GateMoment(state: GateMachine.next(state, event).state, progress: $0) }
    }
    let outcome = GateMachine.next(state, event)
    // A text that is shown anew is shown from its beginning.
    let isNew = outcome.effects.contains(.showText) || outcome.state.phase == .checking
    return [GateMoment(state: outcome.state, progress: isNew ? 0 : progress)]
  }

  /// What happens without anybody's doing: a decision, the answer of the store.
  static let automatic: [GateEvent] = [
    .nothingOwed, .owed, .owedInGrace, .ageUnknown, .tooYoung, .guardianPending, .declinedBefore,
    .failed, .stored, .storeFailed,
  ]

  /// Whether an automatic event comes next.
  var isPassing: Bool { state.phase == .checking || state.phase == .storing }
}

extension Set<GateMoment> {
  /// These, and what comes of them without anybody's doing.
  func settling(_ values: Set<Int>) -> Set<GateMoment> {
    var found = self
    var open = filter(\.isPassing)
    while let moment = open.popFirst() {
      for event in GateMoment.automatic {
        for next in moment.after(event, values) where next != moment {
          if found.insert(next).inserted, next.isPassing { open.insert(next) }
        }
      }
    }
    return found
  }

  /// These, and what comes of them while a place of the drawing, a screen, is not left.
  func within(
    _ events: [GateEvent], _ values: Set<Int>, _ isInside: (GateMoment) -> Bool
  ) -> Set<GateMoment> {
    var found = self
    var open = self
    while let moment = open.popFirst() {
      for event in events {
        for next in moment.after(event, values) where isInside(next) {
          if found.insert(next).inserted { open.insert(next) }
        }
      }
    }
    return found
  }
}
