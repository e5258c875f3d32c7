/// What a person answers to a whole page.
extension GateKeeper {
  /// Presses Accept of a page; while the button is off (``GateSession/canAccept(page:)``) nothing changes.
  ///
  /// What is not required and has an empty box is declined by it, but only where every text that was
  /// accepted is settled with: one that could not be stored stays, and so does all that is beside it.
  /// - Returns: all that followed, for the face to show.
  @discardableResult
  public func accept(
    page: Int, in session: inout GateSession, for person: Person
  ) -> GateEffects {
    let (accepted, declined) = session.presses(onPage: page)
    var effects: GateEffects = []
    // The screen is the one that was pressed on until all of it is answered.
    defer { if !accepted.isEmpty { turn(in: &session, for: person) } }
    for item in accepted {
      effects.formUnion(
        apply(.acceptPressed, to: item, in: &session, for: person, turns: false))
    }
    guard accepted.allSatisfy({ !session.items[$0].state.phase.isShown }) else { return effects }
    for item in declined {
      effects.formUnion(
        apply(.declinePressed, to: item, in: &session, for: person, turns: false))
    }
    return effects
  }

  /// Presses Decline of a page: the first text that is required is asked about; where none is, all of
  /// the page is declined.
  @discardableResult
  public func decline(
    page: Int, in session: inout GateSession, for person: Person
  ) -> GateEffects {
    let shown = session.shownItems(ofPage: page)
    let required = shown.first { session.items[$0].state.flags.contains(.isRequired) }
    var effects: GateEffects = []
    for item in required.map({ [$0] }) ?? shown {
      effects.formUnion(send(.declinePressed, to: item, in: &session, for: person))
    }
    return effects
  }

  /// Puts a page off: what counts still goes on counting, and nothing is recorded.
  ///
  /// Only texts of a page of which none has to be answered now can be put off
  /// (``GateSession/canPutOff(page:)``).
  @discardableResult
  public func putOff(
    page: Int, in session: inout GateSession, for person: Person
  ) -> GateEffects {
    guard session.canPutOff(page: page) else { return [] }
    var effects: GateEffects = []
    for item in session.shownItems(ofPage: page) {
      effects.formUnion(send(.later, to: item, in: &session, for: person))
    }
    return effects
  }
}

extension GateSession {
  /// Whether a page has the button "Not now": an older acceptance of a text on it counts still, and
  /// nothing else of it has to be answered now.
  public func canPutOff(page: Int) -> Bool {
    let flags = shownItems(ofPage: page).map { items[$0].state.flags }
    return flags.contains { $0.contains(.hasGrace) }
      && flags.allSatisfy { $0.contains(.hasGrace) || !$0.contains(.isRequired) }
  }
}
