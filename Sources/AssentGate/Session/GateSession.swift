import AssentManifest

/// What stands between a person and the app: every document that concerns them, and how far each is.
///
/// A value. What a face of the gate is told by the person it sends to an item; what follows has to be
/// done by a ``GateKeeper``, which makes the session in the first place.
public struct GateSession: Sendable {
  /// One for each document of the decision, in its order.
  public internal(set) var items: [Item]
  /// What the person and the developer should hear besides.
  public internal(set) var notices: [GateNotice]
  /// Why nothing could be decided; then there are no items, and the gate is closed.
  public internal(set) var refusal: GateRefusal?
  /// Why the store could not be read, or written last.
  public internal(set) var storeError: StoreError?
  /// How old the person is, as it counts since the question was answered; `nil` before.
  public internal(set) var age: Person.AgeBracket?
  /// The words that do not belong to one document.
  public let words: GateWords
  /// How texts are laid out, as ``Presentation/layout``; see ``relayout(_:)``.
  public private(set) var layout: String
  /// What the face is made of.
  public let form: Presentation.Form

  init(
    items: [Item] = [], notices: [GateNotice] = [], refusal: GateRefusal? = nil, words: GateWords,
    layout: String, form: Presentation.Form = .app
  ) {
    self.items = items
    self.notices = notices
    self.refusal = refusal
    self.words = words
    self.layout = layout
    self.form = form
  }

  // MARK: Where the person stands

  /// Whether the app behind the gate may be used.
  public var isOpen: Bool { refusal == nil && items.allSatisfy(\.isSettled) }

  /// Whether the person left.
  public var isExited: Bool { items.contains { $0.state.phase == .exited && !$0.isSettled } }

  /// The items that the person is asked about, in order, those together that share a page.
  ///
  /// Neighbors share one where the manifest says so of each of them, and they ask for the same sort of
  /// yes: one button has one verb.
  public var pages: [[Int]] {
    var pages: [[Int]] = []
    for index in items.indices where items[index].isListed {
      let document = items[index].decision.document
      if document.page == .together, let last = pages.last?.last,
        items[last].decision.document.page == .together,
        items[last].decision.document.asks == document.asks
      {
        pages[pages.count - 1].append(index)
      } else {
        pages.append([index])
      }
    }
    return pages
  }

  /// The page to show, counted from 0 among ``pages``; `nil` where nothing is left to answer.
  public var page: Int? {
    pages.firstIndex { $0.contains { !items[$0].isSettled } }
  }

  // MARK: What the person does

  /// Sends an event to one item; one that a face cannot tell (``GateEvent/isOfFace``) changes nothing.
  ///
  /// - Returns: what has to be done: by ``GateKeeper/perform(_:item:in:person:)``, and by the face.
  public mutating func send(_ event: GateEvent, to item: Int) -> GateEffects {
    event.isOfFace ? apply(event, to: item) : []
  }

  /// Any event: what was decided, measured and stored as well.
  mutating func apply(_ event: GateEvent, to item: Int) -> GateEffects {
    guard items.indices.contains(item) else { return [] }
    items[item].isGuardianAsked = items[item].state.phase == .awaitingGuardian
    if let effects = items[item].answerAsGuardian(event) { return effects }
    let outcome = GateMachine.next(items[item].state, event)
    items[item].state = outcome.state
    if outcome.effects.contains(.showText) { items[item].beginReading() }
    if outcome.effects.contains(.askGuardian) {
      items[item].beginGuardian(again: outcome.effects.contains(.sayRefused))
    }
    if !outcome.state.phase.isOpen { items[item].isListed = true }
    return outcome.effects
  }

  /// Takes in which part of a text is on the screen; all three in one unit, and see
  /// ``ScrollProgress/see(offset:viewport:content:tolerance:place:)``.
  public mutating func see(
    offset: Double, viewport: Double, content: Double, tolerance: Double = 0,
    place: TextPlace? = nil, item: Int
  ) -> GateEffects {
    measure(item) {
      $0.see(
        offset: offset, viewport: viewport, content: content, tolerance: tolerance, place: place)
    }
  }

  /// Takes in that the person went to the end of a text by a key, or a screen reader got there.
  public mutating func reachEnd(item: Int) -> GateEffects {
    measure(item) { $0.reachEnd() }
  }

  /// What a guardian reads is measured apart from what the person read.
  private mutating func measure(
    _ item: Int, _ see: (inout ScrollProgress) -> Void
  ) -> GateEffects {
    guard items.indices.contains(item) else { return [] }
    if items[item].state.phase == .awaitingGuardian {
      see(&items[item].guardianProgress)
      return .update
    }
    guard items[item].state.phase.isShown else { return [] }
    see(&items[item].progress)
    return sendProgress(item)
  }

  private mutating func sendProgress(_ item: Int) -> GateEffects {
    let isNew = !items[item].state.flags.contains(.hasScrolled)
    return apply(isNew && items[item].progress.hasReachedEnd ? .reachedEnd : .scrolled, to: item)
  }

  /// Takes in what stands in the field for the name.
  ///
  /// Before the text was read nothing is taken in: the field is off as the box is.
  public mutating func sign(_ name: String, item: Int) -> GateEffects {
    guard items.indices.contains(item) else { return [] }
    guard items[item].state.canTick else { return apply(.named, to: item) }
    items[item].signedName = Self.cleaned(name)
    return apply(items[item].signedName.isEmpty ? .unnamed : .named, to: item)
  }

  /// Says what outside of the gate verified who the guardian is, as an app that checked it knows:
  /// `payment card`, the name of a service. One line goes into the record of the guardian.
  public mutating func verifyGuardian(by verifier: String, item: Int) {
    guard items.indices.contains(item) else { return }
    let line = Self.cleaned(verifier)
    items[item].guardianVerifiedBy = line.isEmpty ? nil : line
  }

  /// Makes what stands around the texts of the page that is shown that of one screen: words of one
  /// language, and "Not now" on all of them or on none.
  mutating func arrange() {
    guard let page, let first = pages[page].first else { return }
    let words = items[first].words
    let canPutOff = canPutOff(page: page)
    for item in pages[page] {
      let canPutOff = canPutOff && items[item].state.phase.isShown
      guard items[item].words != words || items[item].canPutOff != canPutOff else { continue }
      items[item].words = words
      items[item].canPutOff = canPutOff
      items[item].present(layout: layout, form: form)
    }
  }

  /// A name as it is recorded: one line, without white space around it, at most 200 code points, which a
  /// browser counts as well.
  static func cleaned(_ name: String) -> String {
    let words = name.unicodeScalars.prefix(2_000).split {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control
    }
    var line = String.UnicodeScalarView(words.joined(separator: " ".unicodeScalars).prefix(200))
    if line.last == " " { line.removeLast() }
    return String(line)
  }

  /// Says how the texts are laid out now, as after a change of the window.
  public mutating func relayout(_ layout: String) {
    self.layout = layout
    for index in items.indices {
      items[index].presentation?.layout = layout
      items[index].guardianPresentation?.layout = layout
    }
  }
}
