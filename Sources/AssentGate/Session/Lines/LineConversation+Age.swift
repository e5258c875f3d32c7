import AssentManifest

/// The questions that are not about a text.
extension LineConversation {
  /// Asks for the year of birth, and for the month where the year leaves a limit open.
  mutating func askAge() -> Step {
    let words = session.words
    gate.show(words.text(.ageQuestion))
    gate.show(words.text(.ageUse))
    guard let typed = gate.ask(words.text(.ageYear)) else { return .end(.lost) }
    guard let year = Int(typed) else { return .next }
    let finding = keeper.answerAge(year: year, in: &session, for: &person)
    guard finding == .needsMonth else { return .next }
    guard let typed = gate.ask(words.text(.ageMonth)) else { return .end(.lost) }
    if let month = Int(typed) {
      keeper.answerAge(year: year, month: month, in: &session, for: &person)
    }
    return .next
  }

  /// Shows a guardian the text before they are asked.
  mutating func askGuardian(_ index: Int) -> Step {
    let item = session.items[index]
    guard let text = item.text, let presentation = item.guardianPresentation else {
      return .end(.left)
    }
    gate.show("\n" + (presentation.above.first ?? ""))
    gate.tools.forgetTyped()
    var lines = changes(item)
    do { lines += try gate.tools.lines(text) } catch {
      return gate.unavailable(error, item.words).map { .end($0) } ?? .again
    }
    switch page(lines, from: 0, item).end {
    case .shown: break
    case .declined: return declineAsGuardian(index)
    case .lost: return .end(.lost)
    }
    _ = session.reachEnd(item: index)
    gate.show("\n" + presentation.statement)
    showCommands(item)
    gate.tools.forgetTyped()
    while let typed = gate.ask(presentation.label(of: .acceptPrompt) ?? "") {
      if LineGate.isSame(typed, "again") { return .next }
      if isDecline(typed, item) { return declineAsGuardian(index) }
      guard LineGate.isSame(typed, presentation.boxLabel) else {
        showCommands(item)
        continue
      }
      send(.ticked, to: index)
      send(.guardianApproved, to: index)
      guard session.items[index].state.phase == .awaitingGuardian,
        let error = session.items[index].storeError
      else { return .next }
      gate.show(item.words.text(.notStoredNotCounted) + " (\(error))")
    }
    return .end(.lost)
  }

  private mutating func declineAsGuardian(_ index: Int) -> Step {
    guard let isExit = asksExit(session.items[index]) else { return .end(.lost) }
    if isExit { send(.guardianDeclined, to: index) }
    return .next
  }
}
