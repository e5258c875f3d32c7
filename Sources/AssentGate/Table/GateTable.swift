/// The rules of ``GateMachine`` as rows, for faces that are not Swift.
///
/// For a phase and an event, the first row that names both and whose condition holds says what
/// follows. Where there is none, nothing changes. The rows are found by asking the machine, and
/// written nowhere.
public struct GateTable: Hashable, Sendable {
  /// What follows from one event, in some phases, under one condition.
  public struct Row: Hashable, Sendable {
    /// The phases in which the row counts.
    public var from: [GatePhase]
    /// The event that it is about.
    public var event: GateEvent
    /// What has to hold for it to count.
    public var when: GateCondition
    /// The phase that follows.
    public var to: Destination
    /// The flags that are set then.
    public var set: GateFlags
    /// The flags that are cleared then.
    public var clear: GateFlags
    /// What the face has to do then.
    public var effects: GateEffects
  }

  /// The phase that a row leads to.
  public enum Destination: Hashable, Sendable {
    case same
    case phase(GatePhase)
    /// The one in which the text is on the screen, which ``GateTable/shown`` finds by the flags.
    case shown
  }

  /// What a text on the screen waits for: the first condition that holds names the phase.
  public struct Shown: Hashable, Sendable {
    /// What has to hold for the phase.
    public var when: GateCondition
    /// The phase that the text is in then.
    public var to: GatePhase
  }

  /// The rows; of those that name a phase and an event, the first that holds counts.
  public let rows: [Row]
  /// What a text on the screen waits for; the first condition that holds counts.
  public let shown: [Shown]
  /// The rows of each phase and event, by `phase * events + event`.
  private let index: [[Int]]

  /// The table of the machine.
  public static let standard = GateTable(GateMachine.next)

  /// The table of any machine of these phases, events and flags.
  init(_ next: @escaping (GateState, GateEvent) -> GateMachine.Outcome) {
    var rows: [Row] = []
    for event in GateEvent.allCases {
      // Phases in which an event has the same consequences share their rows.
      var lists: [(from: [GatePhase], rules: [GateRule])] = []
      for phase in GatePhase.allCases {
        let rules = GateRule.list(from: phase, on: event, next)
        if let known = lists.firstIndex(where: { $0.rules == rules }) {
          lists[known].from.append(phase)
        } else {
          lists.append(([phase], rules))
        }
      }
      for (from, rules) in lists {
        rows += rules.map { rule in
          Row(
            from: from, event: event, when: rule.when, to: rule.answer.to,
            set: rule.answer.set, clear: rule.answer.clear, effects: rule.answer.effects)
        }
      }
    }
    self.rows = rows
    shown = GateRule.shown()
    var index = Array(
      repeating: [Int](), count: GatePhase.allCases.count * GateEvent.allCases.count)
    for (number, row) in rows.enumerated() {
      for phase in row.from { index[Self.place(phase, row.event)].append(number) }
    }
    self.index = index
  }

  private static func place(_ phase: GatePhase, _ event: GateEvent) -> Int {
    Int(phase.rawValue) * GateEvent.allCases.count + Int(event.rawValue)
  }

  /// What follows, by the table alone: all that a face in another language has to do.
  public func next(_ state: GateState, _ event: GateEvent) -> GateMachine.Outcome {
    let candidates = index[Self.place(state.phase, event)]
    guard let number = candidates.first(where: { rows[$0].when.holds(for: state.flags) }) else {
      return GateMachine.Outcome(state: state, effects: [])
    }
    let row = rows[number]
    var state = state
    state.flags.subtract(row.clear)
    state.flags.formUnion(row.set)
    switch row.to {
    case .same: break
    case .phase(let phase): state.phase = phase
    case .shown:
      let flags = state.flags
      state.phase = shown.first { $0.when.holds(for: flags) }?.to ?? state.phase
    }
    return GateMachine.Outcome(state: state, effects: row.effects)
  }
}

/// Which of some flags have to be set, and which not.
public struct GateCondition: Hashable, Sendable {
  /// The flags that are looked at.
  public var mask: GateFlags
  /// Those of them that have to be set.
  public var value: GateFlags

  /// Whether the flags are as the condition wants them.
  public func holds(for flags: GateFlags) -> Bool { flags.intersection(mask) == value }
}
