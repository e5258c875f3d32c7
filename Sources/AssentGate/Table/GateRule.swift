/// One line of a decision list: under a condition, an answer.
struct GateRule: Hashable {
  /// What a machine does with one state, whichever it was: where it goes and which flags it changes.
  struct Answer: Hashable {
    var to: GateTable.Destination
    var set: GateFlags
    var clear: GateFlags
    var effects: GateEffects

    static let stay = Answer(to: .same, set: [], clear: [], effects: [])
  }

  var when: GateCondition
  var answer: Answer

  /// The rules from one phase on one event, shortest conditions first; the first that holds counts.
  ///
  /// Without any the machine stays.
  static func list(
    from phase: GatePhase, on event: GateEvent,
    _ next: @escaping (GateState, GateEvent) -> GateMachine.Outcome
  ) -> [GateRule] {
    let probe = GateProbe(phase: phase, event: event, next: next)
    return list(over: probe.relevantBits()) { probe.answer($0) }
  }

  /// The phase that a text on the screen is in, by the flags.
  static func shown() -> [GateTable.Shown] {
    let bits: [GateFlags] = [
      .needsScroll, .needsTick, .needsName, .needsProof, .hasScrolled, .hasTicked, .hasName,
      .hasProof,
    ]
    let rules = list(over: bits) { flags in
      Answer(to: .phase(GateState(flags: flags).shown), set: [], clear: [], effects: [])
    }
    return rules.compactMap { rule in
      guard case .phase(let phase) = rule.answer.to else { return nil }
      return GateTable.Shown(when: rule.when, to: phase)
    }
  }

  private static func list(
    over bits: [GateFlags], _ answer: (GateFlags) -> Answer
  ) -> [GateRule] {
    let subsets = GateProbe.subsets(of: bits)
    var search = GateRuleSearch(bitCount: bits.count)
    var answers: [Answer] = []
    for (number, flags) in subsets.enumerated() {
      let answer = answer(flags)
      if !answers.contains(answer) { answers.append(answer) }
      guard let index = answers.firstIndex(of: answer) else { continue }
      search.open.append((number, index))
    }
    search.stay = answers.firstIndex(of: .stay)
    var rules: [GateRule] = []
    while let found = search.next() {
      let condition = GateCondition(mask: subsets[found.mask], value: subsets[found.value])
      rules.append(GateRule(when: condition, answer: answers[found.answer]))
    }
    // What is left to the end and changes nothing needs no row.
    while rules.last?.answer == .stay { rules.removeLast() }
    return rules
  }
}
