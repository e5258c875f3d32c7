import AssentGate
import AssentManifest

/// What follows when a box is ticked or a button pressed.
extension GateFace {
  mutating func tick(_ item: Int) {
    send(isTicked(item) ? .unticked : .ticked, to: item)
    sayMissing(of: item)
  }

  private mutating func sayMissing(of item: Int) {
    guard let session, let phrase = session.items[item].missing.first,
      phrase == .scrollToContinue
    else { return }
    message = session.items[item].words.text(phrase)
  }

  mutating func push(_ button: FaceButton) {
    switch (button, view) {
    case (.accept, .guardian(let item)):
      if let missing {
        message = words.text(missing.phrase)
        return
      }
      send(.guardianApproved, to: item)
      sayRefused(item)
    case (.accept, _): accept()
    case (.decline, .guardian): isGuardianLeaving = true
    case (.reviewAgain, .declining) where isGuardianLeaving: isGuardianLeaving = false
    case (.exit, .declining(let item)) where isGuardianLeaving:
      isGuardianLeaving = false
      send(.guardianDeclined, to: item)
    case (.decline, _), (.notNow, .text): decline()
    case (.reviewAgain, .declining(let item)): send(.reviewAgain, to: item)
    case (.exit, .age): exitAll(.exitPressed)
    case (.exit, .declining(let item)), (.exit, .tooYoung(let item)): send(.exitPressed, to: item)
    case (.exit, _): leave()
    case (.notNow, .grace(let item)), (.goOn, .unsaved(let item)): noticed.insert(item)
    case (.readNow, .grace(let item)):
      noticed.insert(item)
      if let session, let keeper {
        var opened = session
        let effects = keeper.send(.opened, to: item, in: &opened, for: person)
        self.session = opened
        if effects.contains(.sayUnavailable) { message = sentence(for: opened.items[item].failure) }
      }
    case (.goOn, .news):
      isNewsSeen = true
      if let session { keeper?.noteNews(of: session, for: person) }
    case (.retry, _): retry()
    case (.back, _): isHelpShown = false
    case (.reviewAgain, _), (.notNow, _), (.readNow, _), (.goOn, _): break
    }
  }

  /// Answers every text of the page; a consent beside others whose box is empty is not given.
  private mutating func accept() {
    if let missing {
      message = session?.items[missing.item].words.text(missing.phrase)
      return
    }
    let items = shownItems
    onPage { $0.accept(page: $1, in: &$2, for: $3) }
    for item in items { sayRefused(item) }
  }

  /// Does something to the page that is shown.
  private mutating func onPage(
    _ act: (GateKeeper, Int, inout GateSession, Person) -> GateEffects
  ) {
    guard let keeper, var session, let page = session.page else { return }
    _ = act(keeper, page, &session, person)
    self.session = session
  }

  private mutating func sayRefused(_ item: Int) {
    guard let session, let error = session.items[item].storeError,
      !session.items[item].state.phase.isOpen
    else { return }
    message = words.text(.notStoredNotCounted) + " (\(error))"
  }

  /// Declines what is required on the page, or else all of it; or puts it off.
  private mutating func decline() {
    guard isInGrace else { return onPage { $0.decline(page: $1, in: &$2, for: $3) } }
    noticed.formUnion(shownItems)
    onPage { $0.putOff(page: $1, in: &$2, for: $3) }
  }

  mutating func answerAge() {
    guard let number = Int(age), let keeper, var session else { return }
    age = ""
    let finding = keeper.answerAge(
      year: birthYear ?? number, month: birthYear == nil ? nil : number, in: &session, for: &person)
    self.session = session
    switch finding {
    case .impossible: message = words.text(.ageQuestion)
    case .needsMonth: birthYear = number
    case .bracket: break
    }
  }

  private mutating func exitAll(_ event: GateEvent) {
    guard let session else { return }
    for item in session.items.indices where !session.items[item].isSettled { send(event, to: item) }
  }

  /// Leaves where there may be no item that could say so.
  private mutating func leave() {
    exitAll(.exitPressed)
    requests.append(.leave(.escape))
  }

  mutating func send(_ event: GateEvent, to item: Int) {
    guard let keeper, var session else { return }
    keeper.send(event, to: item, in: &session, for: person)
    self.session = session
  }

  mutating func perform(_ effects: GateEffects?, _ item: Int) {
    guard let effects, let keeper, var session else { return }
    keeper.perform(effects, item: item, in: &session, person: person)
    self.session = session
  }
}
