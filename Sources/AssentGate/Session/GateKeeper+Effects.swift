import AssentManifest

extension GateKeeper {
  /// Sends an event to an item, and does what follows from it; one that a face cannot tell
  /// (``GateEvent/isOfFace``) changes nothing.
  ///
  /// - Returns: all that followed, for the face to show; what concerns store and decision is done.
  @discardableResult
  public func send(
    _ event: GateEvent, to item: Int, in session: inout GateSession, for person: Person
  ) -> GateEffects {
    event.isOfFace ? apply(event, to: item, in: &session, for: person) : []
  }

  /// The same for any event.
  func apply(
    _ event: GateEvent, to item: Int, in session: inout GateSession, for person: Person
  ) -> GateEffects {
    apply(event, to: item, in: &session, for: person, turns: true)
  }

  func apply(
    _ event: GateEvent, to item: Int, in session: inout GateSession, for person: Person,
    turns: Bool
  ) -> GateEffects {
    guard session.items.indices.contains(item) else { return [] }
    // From behind the gate a text is opened only if there is one: nobody is locked out by looking.
    if event == .opened, !prepare(item, in: &session) { return [.sayUnavailable] }
    var effects = session.apply(event, to: item)
    effects.formUnion(follow(effects, item, in: &session, person, turns: turns).effects)
    return effects
  }

  /// Does what an event of an item asks for: decides, keeps records, and brings up the next page.
  ///
  /// - Returns: the answers, which the session has been sent already.
  @discardableResult
  public func perform(
    _ effects: GateEffects, item: Int, in session: inout GateSession, person: Person
  ) -> [GateEvent] {
    perform(effects, item: item, in: &session, person: person, turns: true)
  }

  func perform(
    _ effects: GateEffects, item: Int, in session: inout GateSession, person: Person, turns: Bool
  ) -> [GateEvent] {
    guard session.items.indices.contains(item) else { return [] }
    return follow(effects, item, in: &session, person, turns: turns).events
  }

  private func follow(
    _ effects: GateEffects, _ item: Int, in session: inout GateSession, _ person: Person,
    turns: Bool
  ) -> (events: [GateEvent], effects: GateEffects) {
    var events: [GateEvent] = []
    var all: GateEffects = []
    var next = effects
    // An answer can ask for more: a decision for the text, a record for the guardian.
    while !next.isEmpty {
      if next.contains(.recordPresented) { session.arrange() }
      keepNotes(next, item, in: &session, person)
      guard let answer = answer(to: next, item, in: &session, person) else { break }
      events.append(answer)
      next = session.apply(answer, to: item)
      all.formUnion(next)
    }
    if turns { turn(in: &session, for: person) }
    return (events, all)
  }

  /// The answer that the machine waits for; `nil` where it waits for none.
  private func answer(
    to effects: GateEffects, _ item: Int, in session: inout GateSession, _ person: Person
  ) -> GateEvent? {
    // Nothing is recorded for who was not asked, whatever effects a face hands over.
    if session.items[item].state.phase == .storing {
      if hasLapsed(session.items[item].decision, person) {
        let document = session.items[item].decision.document
        session.items[item].state = GateState(flags: GateSession.Item.demands(of: document))
        return decideAgain(item, in: &session, person)
      }
      if effects.contains(.store) { return store(item, in: &session, person) }
      if effects.contains(.storeGuardian) { return storeGuardian(item, in: &session, person) }
    }
    if effects.contains(.decide) { return decideAgain(item, in: &session, person) }
    return nil
  }

  /// Whether another version came into force while the text was read: a screen may stand for days.
  private func hasLapsed(_ shown: DocumentDecision, _ person: Person) -> Bool {
    let decision = GateDecider.decide(
      content.manifest, summary: AcceptanceSummary(), person: person, now: clock())
    let found = decision.documents.first { $0.document.id == shown.document.id }
    return found?.release?.version != shown.release?.version
  }

  private func decideAgain(
    _ item: Int, in session: inout GateSession, _ person: Person
  ) -> GateEvent {
    let person = remembering(person)
    let (decision, failure) = decide(for: person)
    // What could not be noted just now is told still.
    let lost = session.items[item].storeError
    session.storeError = failure ?? lost
    session.notices = decision.notices
    let id = session.items[item].decision.document.id
    if let refusal = decision.refusal {
      session.items[item].failure = refusal
      return .failed
    }
    guard let found = decision.documents.first(where: { $0.document.id == id }) else {
      return .nothingOwed
    }
    var renewed = GateSession.Item(decision: found, words: session.items[item].words)
    renewed.state = session.items[item].state
    renewed.isListed = session.items[item].isListed
    renewed.storeError = lost
    session.items[item] = renewed
    return event(for: item, in: &session, person)
  }

  // MARK: Records

  /// One write: whoever is killed leaves all of a record or nothing of it.
  private func store(
    _ item: Int, in session: inout GateSession, _ person: Person
  ) -> GateEvent {
    let now = clock()
    guard let record = record(of: session.items[item], person, at: now, isGuardian: false) else {
      return fail(item, StoreError(place: "the gate", reason: "no text is shown"), in: &session)
    }
    session.items[item].acceptance = record
    return keep(
      [AcceptanceEvent(at: now, action: .accepted(record))],
      shown: session.items[item].presentation, item, in: &session)
  }

  private func storeGuardian(
    _ item: Int, in session: inout GateSession, _ person: Person
  ) -> GateEvent {
    let now = clock()
    guard let accepted = session.items[item].acceptance,
      let record = record(of: session.items[item], person, at: now, isGuardian: true)
    else {
      return fail(item, StoreError(place: "the gate", reason: "no text is shown"), in: &session)
    }
    // Where the record of the person could not be kept before, both are, or none.
    var events: [AcceptanceEvent] = []
    if !session.items[item].isStored {
      events.append(AcceptanceEvent(at: accepted.at, action: .accepted(accepted)))
    }
    events.append(AcceptanceEvent(at: now, action: .guardianApproved(record, of: accepted.id)))
    return keep(
      events, shown: session.items[item].guardianPresentation, item, in: &session)
  }

  private func keep(
    _ events: [AcceptanceEvent], shown: Presentation?, _ item: Int, in session: inout GateSession
  ) -> GateEvent {
    // First the screen and the text, then the record that names them by their digests.
    let unkept = keep(shown, session.items[item].text)
    do {
      try append(events)
      session.items[item].isStored = true
      session.items[item].storeError = nil
      session.note(unkept, item)
      return .stored
    } catch {
      return fail(item, error, in: &session)
    }
  }

  private func fail(
    _ item: Int, _ error: StoreError, in session: inout GateSession
  ) -> GateEvent {
    session.items[item].storeError = error
    session.storeError = error
    return .storeFailed
  }

  /// What is noted besides acceptances. Nobody is kept out because a note could not be kept.
  private func keepNotes(
    _ effects: GateEffects, _ item: Int, in session: inout GateSession, _ person: Person
  ) {
    let notes: GateEffects = [
      .recordPresented, .recordNotified, .recordDeclined, .recordWithdrawn,
    ]
    guard !effects.isDisjoint(with: notes) else { return }
    let shown = session.items[item]
    let now = clock()
    var actions: [AcceptanceEvent.Action] = []
    if let text = shown.decision.text(for: person) {
      if effects.contains(.recordPresented) {
        actions.append(.presented(text, presentationDigest: shown.presentation?.digest))
        session.items[item].noted = shown.presentation
      }
      if effects.contains(.recordNotified), !hasNotedGrace(of: text, at: now) {
        actions.append(.notified(text, until: shown.graceEnd))
      }
      if effects.contains(.recordDeclined) {
        actions.append(.declined(text, actor: shown.isGuardianAsked ? Self.guardian : nil))
        // Of a no there is no record: what was on the screen is kept with the line that names it.
        session.note(keep(shown.noted, nil), item)
      }
    }
    if effects.contains(.recordWithdrawn), let acceptance = shown.acceptance {
      actions.append(.withdrawn(document: acceptance.document, record: acceptance.id))
    }
    guard !actions.isEmpty else { return }
    // That a text was shown is no answer of the person, who is not told where it could not be noted.
    let isAnswer = !effects.contains(.recordPresented)
    do {
      try append(actions.map { AcceptanceEvent(at: now, action: $0) })
      if isAnswer { session.items[item].storeError = nil }
    } catch {
      if isAnswer { session.items[item].storeError = error }
      session.storeError = error
    }
  }
}

extension GateSession.Item {
  /// Until when an older acceptance counts; `nil` outside of a grace period.
  public var graceEnd: Manifest.Timestamp? {
    if case .allowedUntil(let end, _) = decision.outcome { end } else { nil }
  }
}
