import AssentGate
import AssentManifest

/// A gate on a screen of characters: what is shown, where the keys go, and what they do.
///
/// It draws nothing and reads nothing; ``FaceScreen`` makes rows of it, ``FaceRunner`` brings the keys.
struct GateFace {
  /// What the person asked for, beside the gate.
  enum Request: Hashable {
    case save(Int)
    case print(Int)
    case leave(Key)
  }

  var keeper: GateKeeper?
  var session: GateSession?
  var person: Person
  /// Why there is no session.
  var failure: GateRefusal?
  /// Reads all that was published anew.
  let open: () throws(GateRefusal) -> GateKeeper
  let usesColor: Bool
  var size: ScreenSize

  var view = FaceView.text
  var focus = FaceControl.text
  /// One line of news; the next key takes it away.
  var message: String?
  /// What stands in the fields.
  var names: [Int: String] = [:]
  var age = ""
  /// The year of birth, where the month has to be asked for as well.
  var birthYear: Int?
  /// The texts of the page that is shown, and its first line on the screen.
  var page: PageText?
  var top = 0
  var pageItems: [PageItem] = []
  /// The label of the field for the age.
  var ageLabel: String { words.text(birthYear == nil ? .ageYear : .ageMonth) }
  var isHelpShown = false
  /// The items whose notice the person has seen.
  var noticed: Set<Int> = []
  /// Whether the person has seen what ``GateSession/news(_:)`` says.
  var isNewsSeen = false
  /// The first line of a dialog that is longer than the window.
  var dialogTop = 0
  /// The item that a guardian is asked about, who is on the screen.
  var guardianItem: Int?
  /// Whether the guardian is asked if they mean no.
  var isGuardianLeaving = false
  var requests: [Request] = []

  /// - Parameters:
  ///   - opened: what `open` gave at first.
  ///   - open: reads all that was published, for who tries again.
  init(
    person: Person, size: ScreenSize, usesColor: Bool, opened: Result<GateKeeper, GateRefusal>,
    open: @escaping () throws(GateRefusal) -> GateKeeper
  ) {
    self.person = person
    self.size = size
    self.usesColor = usesColor
    self.open = open
    begin(opened)
  }

  /// A text of the page, and what of it is shown.
  struct PageItem: Hashable {
    var index: Int
    var shown: [String]
  }

  /// Reads everything again.
  mutating func retry() {
    do throws(GateRefusal) { begin(.success(try open())) } catch { begin(.failure(error)) }
  }

  /// Shows what has to be answered first.
  private mutating func begin(_ opened: Result<GateKeeper, GateRefusal>) {
    failure = nil
    session = nil
    names = [:]
    pageItems = []
    guardianItem = nil
    switch opened {
    case .success(let keeper):
      self.keeper = keeper
      session = keeper.session(for: person, layout: layout, form: .terminal)
    case .failure(let refusal): failure = refusal
    }
    refresh()
  }

  var layout: String { "terminal \(size.columns)x\(size.rows)" }

  var words: GateWords { session?.words ?? .best(for: person.languages) }

  // MARK: What is shown

  /// Finds out what to show after anything happened.
  mutating func refresh() {
    let before = view
    view = currentView
    if case .guardian(let item) = view, guardianItem != item { beginGuardian(item) }
    if view != before { dialogTop = 0 }
    if isReading { layOut() }
    if view != before || !controls.contains(focus) { focus = controls.first ?? .text }
  }

  /// What is asked: another value where what a key was meant for is gone.
  var pagePlace: [AnyHashable] { [view, isReading ? pageItems : []] }

  /// Whether a dialog only tells something, so that the arrow keys may move it.
  var movesDialog: Bool {
    switch view {
    case .help, .news, .unavailable, .unsaved: true
    default: false
    }
  }

  /// Whether a text is on the screen, with boxes and buttons.
  var isReading: Bool {
    switch view {
    case .text, .guardian: true
    default: false
    }
  }

  /// A guardian reads the text from its beginning, as the person did.
  private mutating func beginGuardian(_ item: Int) {
    guardianItem = item
    pageItems = []
  }

  private var currentView: FaceView {
    guard let session else { return unavailable(failure) }
    if let refusal = session.refusal { return unavailable(refusal) }
    if session.isExited { return .left }
    if isHelpShown { return .help }
    if !isNewsSeen, let keeper {
      let news = session.news(keeper.content)
      if !news.isEmpty { return .news(news) }
    }
    guard let number = session.page else { return closingView(session) }
    for index in session.pages[number] where !session.items[index].isSettled {
      let item = session.items[index]
      switch item.state.phase {
      case .declining: return .declining(index)
      case .askingAge: return .age
      case .underAge: return .tooYoung(index)
      case .awaitingGuardian: return isGuardianLeaving ? .declining(index) : .guardian(index)
      case .unavailable: return unavailable(item.failure ?? failure)
      case .exited: return .left
      case .reading, .readyToAgree, .agreed: return .text
      case .checking, .notNeeded, .storing, .accepted, .acceptedUnsaved, .grace, .declined: continue
      }
    }
    return closingView(session)
  }

  /// What is told before the person goes on.
  private func closingView(_ session: GateSession) -> FaceView {
    for (index, item) in session.items.enumerated() where !noticed.contains(index) {
      if item.state.phase == .acceptedUnsaved { return .unsaved(index) }
      if item.state.phase == .grace { return .grace(index) }
    }
    return session.isOpen ? .done : .left
  }

  private func unavailable(_ refusal: GateRefusal?) -> FaceView {
    .unavailable(sentence(for: refusal), detail: refusal?.developerSentence ?? "")
  }

  func sentence(for refusal: GateRefusal?) -> String {
    refusal.map { $0.sentence(in: words) } ?? words.text(.unavailable)
  }

  /// The items on the page that still have to be answered.
  var shownItems: [Int] {
    if case .guardian(let item) = view { return [item] }
    guard let session, let number = session.page else { return [] }
    return session.pages[number].filter { session.items[$0].state.phase.isShown }
  }

  /// What the keys can be directed to, in the order of Tab.
  var controls: [FaceControl] {
    switch view {
    case .text:
      var controls = [FaceControl.text]
      for index in shownItems {
        guard let flags = session?.items[index].state.flags else { continue }
        if flags.contains(.needsTick) { controls.append(.box(index)) }
        if flags.contains(.needsName) { controls.append(.name(index)) }
      }
      return controls + [.button(isInGrace ? .notNow : .decline), .button(.accept)]
    case .declining: return [.button(.reviewAgain), .button(.exit)]
    case .age: return [.age, .button(.exit)]
    case .tooYoung: return [.button(.exit)]
    case .guardian(let item):
      return [.text, .box(item), .button(.decline), .button(.accept)]
    case .unavailable: return [.button(.retry), .button(.exit)]
    case .grace: return [.button(.notNow), .button(.readNow)]
    case .unsaved, .news: return [.button(.goOn)]
    case .help: return [.button(.back)]
    case .done, .left: return []
    }
  }

  /// Whether what is on the screen can be put off: an older acceptance of all of it counts.
  var isInGrace: Bool {
    guard let session, let page = session.page else { return false }
    return session.canPutOff(page: page)
  }

  /// What stands around the text of an item, for who reads it.
  func presentation(of item: Int) -> Presentation? {
    if case .guardian = view { return session?.items[item].guardianPresentation }
    return session?.items[item].presentation
  }

  /// How far an item was read by who reads it.
  func progress(of item: Int) -> ScrollProgress {
    guard let item = session?.items[item] else { return ScrollProgress() }
    if case .guardian = view { return item.guardianProgress }
    return item.progress
  }

  /// Whether a box can be ticked.
  func canTick(_ item: Int) -> Bool {
    guard let item = session?.items[item] else { return false }
    if case .guardian = view { return item.canGuardianTick }
    return item.state.canTick
  }

  /// Whether a box is ticked.
  func isTicked(_ item: Int) -> Bool {
    guard let item = session?.items[item] else { return false }
    if case .guardian = view { return item.isGuardianTicked }
    return item.isTicked
  }

  /// Whether a button does something now.
  func isOn(_ button: FaceButton) -> Bool {
    guard button == .accept else { return true }
    if case .guardian = view { return missing == nil }
    return session.flatMap { session in session.page.map(session.canAccept(page:)) } ?? false
  }

  /// What the person has to do before Accept is on.
  var missing: (item: Int, phrase: GatePhrase)? {
    guard let session else { return nil }
    if case .guardian(let item) = view {
      return session.items[item].missing.first.map { (item, $0) }
    }
    return session.page.flatMap { session.missing(onPage: $0) }
  }
}
