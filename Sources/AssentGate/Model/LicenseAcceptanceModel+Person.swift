import AssentManifest

/// What else a person can see and do, and several documents.
extension LicenseAcceptanceModel {
  /// The document that has to be answered next, as its number among the items of the session.
  public var currentIndex: Int? {
    guard let session, let page = session.page else { return nil }
    return session.pages[page].first { !session.items[$0].isSettled }
  }

  /// The document that has to be answered next; `nil` where none has to be.
  public var current: GateSession.Item? {
    currentIndex.flatMap { session?.items[$0] }
  }

  /// The documents on the screen.
  public var currentPage: [Int] {
    guard let session, let page = session.page else { return [] }
    return session.pages[page]
  }

  /// The documents on the screen that are still to be answered, which share a scroll view and its buttons.
  public var shownItems: [Int] {
    guard let session, let page = session.page else { return [] }
    return session.shownItems(ofPage: page)
  }

  /// Whether the button of the page is on (``GateSession/canAccept(page:)``).
  public var canAcceptPage: Bool {
    guard let session, let page = session.page else { return false }
    return session.canAccept(page: page)
  }

  /// Whether the page can be put off (``GateSession/canPutOff(page:)``).
  public var canPutOffPage: Bool {
    guard let session, let page = session.page else { return false }
    return session.canPutOff(page: page)
  }

  /// What is missing before the button of the page is on, in words; `nil` where nothing is.
  public var missingOnPage: String? {
    guard let session, let page = session.page, let missing = session.missing(onPage: page) else {
      return nil
    }
    return session.items[missing.item].words.text(missing.phrase)
  }

  /// The document that the person is asked about once more, because they pressed Decline.
  public var decliningItem: Int? {
    currentPage.first { session?.items[$0].state.phase == .declining }
  }

  /// Where the person stands with the document that has to be answered next.
  public var phase: GatePhase {
    if let current { return current.state.phase }
    guard let session else { return .checking }
    if session.refusal != nil { return .unavailable }
    return session.items.first { !$0.state.phase.isOpen }?.state.phase ?? .notNeeded
  }

  /// Whether the person left; the app decides what that means.
  public var isExited: Bool { session?.isExited ?? false }

  /// Why nothing can be shown; `nil` where something can.
  public var failure: GateRefusal? { session?.refusal ?? current?.failure }

  /// That the last answer could not be stored, in words for the person; `nil` where it was.
  public var storeNotice: String? {
    guard let session, let item = session.items.first(where: { $0.storeError != nil }) else {
      return nil
    }
    switch item.state.phase {
    case .acceptedUnsaved: return item.words.text(.notStoredAskedAgain)
    case .reading, .readyToAgree, .agreed, .awaitingGuardian:
      return item.state.flags.contains(.isStrict) ? item.words.text(.notStoredNotCounted) : nil
    default: return nil
    }
  }

  /// The documents whose older acceptance counts for some days more.
  public var inGrace: [Int] {
    guard let session else { return [] }
    return session.items.indices.filter { session.items[$0].state.phase == .grace }
  }

  /// Accepts a document; the current one where none is named.
  public func acceptLicense(item: Int?) {
    change(item) { $0.send(.acceptPressed, to: $1) }
  }

  /// Asks whether to decline; what is not required is declined at once.
  public func decline(item: Int? = nil) { change(item) { $0.send(.declinePressed, to: $1) } }

  /// Goes back to the text, to the same place.
  public func reviewAgain(item: Int? = nil) { change(item) { $0.send(.reviewAgain, to: $1) } }

  /// Leaves: the app is not used, and the next launch asks again.
  public func exit(item: Int? = nil) { change(item) { $0.send(.exitPressed, to: $1) } }

  /// "Not now", while an older acceptance counts.
  public func later(item: Int? = nil) { change(item) { $0.send(.later, to: $1) } }

  /// Takes in what stands in the field for the name.
  public func sign(_ name: String, item: Int? = nil) { change(item) { $0.sign(name, item: $1) } }

  /// Says what outside of the gate verified who the guardian is; before ``answerAsGuardian(_:item:)``.
  public func verifyGuardian(by verifier: String, item: Int? = nil) {
    change(item) {
      $0.verifyGuardian(by: verifier, item: $1)
      return []
    }
  }

  /// A guardian accepts, once they read the text and ticked the box (``setAgreed(_:item:)``), or does not.
  public func answerAsGuardian(_ approves: Bool, item: Int? = nil) {
    change(item) { $0.send(approves ? .guardianApproved : .guardianDeclined, to: $1) }
  }

  /// Opens a text from behind the gate: in a grace period, or one that was declined before.
  public func open(item: Int) { work { await $0.send(.opened, to: item, in: $1, for: $2) } }

  /// Takes an acceptance back; what is required is asked for again at once.
  public func withdraw(item: Int) { change(item) { $0.send(.withdrawn, to: $1) } }

  /// Takes in how old the person is, for all documents that ask.
  public func answerAge(_ age: Person.AgeBracket) {
    work { await $0.answerAge(age, in: $1, for: $2) }
  }

  /// Accepts all that is on the screen, where the button is on (``GateSession/canAccept(page:)``).
  public func acceptPage() {
    guard let page = session?.page else { return }
    work { await $0.accept(page: page, in: $1, for: $2) }
  }

  /// Declines what is on the screen, as ``GateKeeper/decline(page:in:for:)``.
  public func declinePage() {
    guard let page = session?.page else { return }
    work { await $0.decline(page: page, in: $1, for: $2) }
  }

  /// Puts off what is on the screen, as ``GateKeeper/putOff(page:in:for:)``.
  public func putOffPage() {
    guard let page = session?.page else { return }
    work { await $0.putOff(page: page, in: $1, for: $2) }
  }
}
