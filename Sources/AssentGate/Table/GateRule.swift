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
    var open = GateProbe.subsets(of: bits).map { flags in
      (flags: flags, answer: answer(flags))
    }
    var rules: [GateRule] = []
    while let rule = shortest(for: open, bits: bits) {
      open.removeAll { rule.when.holds(for: $0.flags) }
      rules.append(rule)
    }
    // What is left to the end and changes nothing needs no row.
    while rules.last?.answer == .stay { rules.removeLast() }
    return rules
  }

  /// Of the conditions under which all that is open has one answer, the one with the fewest flags; then
  /// the one that settles most, then one that does something.
  private static func shortest(
    for open: [(flags: GateFlags, answer: Answer)], bits: [GateFlags]
  ) -> GateRule? {
    guard let first = open.first else { return nil }
    for length in 0...bits.count {
      var best: (rule: GateRule, count: Int)?
      for mask in GateProbe.subsets(of: bits) where mask.rawValue.nonzeroBitCount == length {
        var answers: [GateFlags: (answer: Answer, count: Int)] = [:]
        var mixed: Set<GateFlags> = []
        for (flags, answer) in open {
          let value = flags.intersection(mask)
          if let known = answers[value] {
            if known.answer != answer { mixed.insert(value) }
            answers[value]?.count += 1
          } else {
            answers[value] = (answer, 1)
          }
        }
        for (value, found) in answers.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where !mixed.contains(value) {
          let weight = 2 * found.count + (found.answer == .stay ? 0 : 1)
          if weight > best?.count ?? 0 {
            let condition = GateCondition(mask: mask, value: value)
            best = (GateRule(when: condition, answer: found.answer), weight)
          }
        }
      }
      if let best { return best.rule }
    }
    // All flags together tell every state from every other.
    return GateRule(
      when: GateCondition(mask: GateFlags(bits), value: first.flags), answer: first.answer)
  }
}
