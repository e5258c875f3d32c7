import AssentManifest

extension AgeFinding {
  /// What an answer to the question of age is for the machine; `nil` where it leaves the question open.
  var event: GateEvent? {
    switch self {
    case .sufficient: .ageSufficient
    case .needsGuardian: .ageNeedsGuardian
    case .tooYoung: .tooYoung
    case .unknown: nil
    }
  }
}

/// The question of age: the one rule of all faces.
///
/// Where the store remembers, an answer is kept by person, and stands against another one of the same
/// person for some days (``AgeAnswer``); that of one person says nothing of another.
extension GateKeeper {
  /// Takes in the year of birth, and the month where the year leaves a limit open.
  ///
  /// - Returns: ``AgeQuestion/Finding/bracket(_:)`` where the answer was taken in, with the bracket that
  ///   counts; otherwise nothing changed.
  @discardableResult
  public func answerAge(
    year: Int, month: Int? = nil, in session: inout GateSession, for person: inout Person
  ) -> AgeQuestion.Finding {
    guard let question = AgeQuestion(session.items.map(\.decision.document)) else {
      return .impossible
    }
    let finding = question.finding(year: year, month: month, today: clock().day)
    guard case .bracket(let bracket) = finding else { return finding }
    answerAge(bracket, in: &session, for: &person)
    return .bracket(person.age ?? bracket)
  }

  /// Takes in how old the person is, for every document that asked.
  ///
  /// Where the bracket leaves the question open for a document, that one goes on asking.
  @discardableResult
  public func answerAge(
    _ age: Person.AgeBracket, in session: inout GateSession, for person: inout Person
  ) -> GateEffects {
    let (age, unkept) = remember(age, for: person)
    if let unkept { session.storeError = unkept }
    person.age = age
    session.age = age
    var effects: GateEffects = []
    for index in session.items.indices where session.items[index].state.phase == .askingAge {
      let audience = session.items[index].decision.document.audience
      guard let event = AgeFinding(age, audience).event else { continue }
      effects.formUnion(apply(event, to: index, in: &session, for: person))
    }
    return effects
  }

  /// The person with an age that was given before any question, as an option of a command is.
  ///
  /// It is an answer like any other: an earlier one stands against it.
  /// - Parameters:
  ///   - years: only the bracket that it lies in counts.
  ///   - isKept: whether it stands against the next one, too; not where somebody only looks.
  /// - Returns: the person, and why the answer does not stand against the next one; `nil` where it does.
  public func answeringAge(
    years: Int, for person: Person, isKept: Bool = true
  ) -> (person: Person, unkept: StoreError?) {
    var person = person
    let question = AgeQuestion(content.manifest.manifest.documents)
    guard let bracket = question?.brackets.last(where: { $0.from <= years }) else {
      return (person, nil)
    }
    let (age, unkept) = remember(bracket, for: person, isKept: isKept)
    person.age = age
    return (person, unkept)
  }

  /// The person with the age that they gave before, where nobody says another.
  func remembering(_ person: Person) -> Person {
    guard person.age == nil, let memory else { return person }
    var person = person
    person.age = AgeAnswer.standing(in: memory, of: person.subject, at: clock())?.bracket
    return person
  }

  /// What counts after an answer.
  private func remember(
    _ age: Person.AgeBracket, for person: Person, isKept: Bool = true
  ) -> (age: Person.AgeBracket, unkept: StoreError?) {
    guard let memory else { return (age, nil) }
    let answer = AgeAnswer(bracket: age, at: clock())
    let before = AgeAnswer.standing(in: memory, of: person.subject, at: answer.at)
    let counts = before?.followed(by: answer) ?? answer
    // What cannot be kept counts for this session, as an acceptance does.
    do throws(StoreError) {
      if isKept { _ = try counts.keep(in: memory, of: person.subject) }
      return (counts.bracket, nil)
    } catch { return (counts.bracket, error) }
  }

  private var memory: (any ManifestMemory)? { store as? any ManifestMemory }
}
