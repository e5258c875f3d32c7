import AssentManifest

/// A session of one person, in lines.
struct LineConversation {
  let gate: LineGate
  let keeper: GateKeeper
  var session: GateSession
  var person: Person
  /// How many lines of a text were shown, so that who reviews it goes on there.
  private var shown: [[String]: Int] = [:]

  init(_ gate: LineGate, _ keeper: GateKeeper, for person: Person) {
    self.gate = gate
    self.keeper = keeper
    self.person = person
    session = keeper.session(
      for: person, layout: gate.tools.layout,
      form: .lines(hasCommands: !gate.tools.commands.isEmpty))
  }

  /// Asks for everything.
  ///
  /// - Returns: `nil` to begin again.
  mutating func run() -> LineGate.Ending? {
    if let refusal = session.refusal { return gate.unavailable(refusal, session.words) }
    for line in session.news(keeper.content) { gate.show(line) }
    keeper.noteNews(of: session, for: person)
    for item in session.items where item.state.phase == .grace {
      gate.show(item.decision.sentence(in: item.words))
    }
    guard gate.isInteractive else {
      for item in session.items where !item.isSettled { tell(item) }
      return session.isOpen ? .open : .left
    }
    // Every round answers one document, asks again, or ends.
    while let page = session.page, !session.isExited,
      let item = session.pages[page].first(where: { !session.items[$0].isSettled })
    {
      switch answer(item) {
      case .next: continue
      case .again: return nil
      case .end(let ending): return ending
      }
    }
    for item in session.items where item.state.phase == .acceptedUnsaved {
      gate.show(item.words.text(.notStoredAskedAgain))
      if let error = item.storeError { gate.show(error.description) }
    }
    for error in session.items.compactMap(\.unkept) { gate.show(error.description) }
    return session.isOpen ? .open : .left
  }

  /// What follows an answer.
  enum Step {
    case next
    case again
    case end(LineGate.Ending)
  }

  /// What is owed, with what names it, for those who accept without a screen.
  private func tell(_ item: GateSession.Item) {
    gate.show(item.decision.sentence(in: item.words))
    guard let text = item.presentation?.text ?? item.decision.text(for: Person()) else { return }
    gate.show("  \(text.document) \(text.version) \(text.textDigest)")
  }

  private mutating func answer(_ index: Int) -> Step {
    let item = session.items[index]
    switch item.state.phase {
    case .reading, .readyToAgree, .agreed: return read(index)
    case .declining: return confirm(index)
    case .askingAge: return askAge()
    case .awaitingGuardian: return askGuardian(index)
    case .underAge:
      gate.show(item.sentence)
      return .end(.left)
    case .unavailable:
      return gate.unavailable(item.failure, item.words).map { .end($0) } ?? .again
    case .checking, .notNeeded, .storing, .accepted, .acceptedUnsaved, .grace, .declined, .exited:
      return .end(.left)
    }
  }

  mutating func send(_ event: GateEvent, to index: Int) {
    keeper.send(event, to: index, in: &session, for: person)
  }

  // MARK: The text and the answer

  private mutating func read(_ index: Int) -> Step {
    let item = session.items[index]
    guard let text = item.text, let presentation = item.presentation else { return .end(.left) }
    let shownID = item.shownID
    if shown[shownID] == nil { gate.show("\n\(text.entry.title), \(text.version)\n") }
    var lines = changes(item)
    do { lines += try gate.tools.lines(text) } catch {
      return gate.unavailable(error, item.words).map { .end($0) } ?? .again
    }
    let isPaged = lines.count > gate.pageLines
    if isPaged, shown[shownID] == nil { showCommands(item) }
    let (end, count) = page(lines, from: shown[shownID] ?? 0, item)
    shown[shownID] = count
    switch end {
    case .shown: break
    case .declined: return decline(index)
    case .lost: return .end(.lost)
    }
    let effects = session.reachEnd(item: index)
    keeper.perform(effects, item: index, in: &session, person: person)
    return ask(index, presentation)
  }

  /// Why the person is asked again, what the text is, and what changed, in lines with an empty one after
  /// each clause.
  func changes(_ item: GateSession.Item) -> [String] {
    let above = item.above.flatMap(gate.tools.wrap)
    return above + (above.isEmpty ? [] : [""])
      + (item.changes?.sections(in: item.words) ?? []).flatMap {
        $0.flatMap(gate.tools.wrap) + [""]
      }
  }

  /// Says what can be typed besides.
  func showCommands(_ item: GateSession.Item) {
    if let commands = item.presentation?.label(of: .sentence) { gate.show(commands) }
  }

  /// Asks what the presentation says, word for word.
  private mutating func ask(_ index: Int, _ presentation: Presentation) -> Step {
    let item = session.items[index]
    gate.show("\n" + presentation.statement)
    showCommands(item)
    if let prompt = presentation.label(of: .namePrompt),
      let step = askName(prompt, index, presentation)
    {
      return step
    }
    // What was typed ahead answers nothing.
    gate.tools.forgetTyped()
    while let typed = gate.ask(presentation.label(of: .acceptPrompt) ?? "") {
      if LineGate.isSame(typed, "again") {
        return readAgain(index)
      }
      if run(typed, item) { continue }
      if isDecline(typed, item) { return decline(index) }
      guard LineGate.isSame(typed, presentation.boxLabel) else {
        showCommands(item)
        continue
      }
      send(.ticked, to: index)
      send(.acceptPressed, to: index)
      guard !session.items[index].isSettled, let error = session.items[index].storeError,
        session.items[index].state.phase.isShown
      else { return .next }
      gate.show(item.words.text(.notStoredNotCounted) + " (\(error))")
    }
    return .end(.lost)
  }

  /// Asks for the name, also of who signed before and reads the text again.
  ///
  /// A word of the conversation is a name only where it is typed twice.
  /// - Returns: what follows instead; `nil` where it was signed.
  private mutating func askName(
    _ prompt: String, _ index: Int, _ presentation: Presentation
  ) -> Step? {
    let item = session.items[index]
    var before = ""
    sign("", index)
    gate.tools.forgetTyped()
    while session.items[index].signedName.isEmpty {
      guard let typed = gate.ask(prompt) else { return .end(.lost) }
      if LineGate.isSame(typed, "again") { return readAgain(index) }
      if run(typed, item) { continue }
      if isDecline(typed, item) { return decline(index) }
      if isWord(typed, item, presentation), !LineGate.isSame(typed, before) {
        before = typed
        showCommands(item)
        continue
      }
      sign(typed, index)
    }
    return nil
  }

  private mutating func sign(_ name: String, _ index: Int) {
    let effects = session.sign(name, item: index)
    keeper.perform(effects, item: index, in: &session, person: person)
  }

  /// Whether a line is more likely an answer than a name.
  private func isWord(
    _ typed: String, _ item: GateSession.Item, _ presentation: Presentation
  ) -> Bool {
    let phrases: [GatePhrase] = [
      .exit, .reviewAgain, .decline, .print, .save, .back, .goOn, .notNow, .retry,
    ]
    return (Self.words + phrases.map { item.words.text($0) } + [presentation.boxLabel])
      .contains { LineGate.isSame(typed, $0) }
  }

  /// What people type at prompts besides, in all languages.
  private static let words = [
    "save", "print", "again", "decline", "exit", "quit", "q", "help", "?", "yes", "y", "no", "n",
    "ok", "okay", "cancel", "back", "i agree", "agree", "accept",
  ]

  private mutating func readAgain(_ index: Int) -> Step {
    shown[session.items[index].shownID] = nil
    return .next
  }

  /// Does what one of the words asks for that can be typed at any time.
  private func run(_ typed: String, _ item: GateSession.Item) -> Bool {
    guard let command = gate.tools.commands.first(where: { LineGate.isSame(typed, $0.name) })
    else { return false }
    gate.show(command.run(item))
    return true
  }

  enum PageEnd {
    case shown
    case declined
    case lost
  }

  /// Shows lines page by page; the last page ends it.
  ///
  /// - Returns: how it ended, and how many lines were shown.
  func page(
    _ lines: [String], from start: Int, _ item: GateSession.Item
  ) -> (end: PageEnd, count: Int) {
    let count = max(1, gate.pageLines)
    for first in stride(from: start, to: lines.count, by: count) {
      let next = min(first + count, lines.count)
      gate.print(lines[first..<next])
      guard next < lines.count else { break }
      var typed: String?
      repeat {
        typed = gate.ask(item.words.text(.moreLines, String(lines.count - next)))
      } while typed.map { run($0, item) } ?? false
      guard let typed else { return (.lost, next) }
      if isDecline(typed, item) { return (.declined, first) }
    }
    return (.shown, lines.count)
  }

  func isDecline(_ typed: String, _ item: GateSession.Item) -> Bool {
    LineGate.isSame(typed, "decline") || LineGate.isSame(typed, item.words.text(.decline))
  }

  private mutating func decline(_ index: Int) -> Step {
    send(.declinePressed, to: index)
    return .next
  }

  private mutating func confirm(_ index: Int) -> Step {
    guard let isExit = asksExit(session.items[index]) else { return .end(.lost) }
    send(isExit ? .exitPressed : .reviewAgain, to: index)
    return .next
  }

  /// Whether who declines means it; `nil` where nobody types any more.
  func asksExit(_ item: GateSession.Item) -> Bool? {
    gate.show(item.words.text(.declineQuestion, item.decision.title))
    guard let typed = gate.ask(item.words.text(.declineConfirm)) else { return nil }
    return LineGate.isSame(typed, "exit") || LineGate.isSame(typed, item.words.text(.exit))
  }
}
