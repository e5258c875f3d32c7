import AssentManifest

/// A ``GateKeeper`` off the main thread, for apps whose screen must not wait for a disk.
public actor GateActor {
  /// Reads and verifies what was published, and opens the store.
  public typealias Loader = @Sendable () throws(GateRefusal) -> GateKeeper

  private let load: Loader
  private var keeper: GateKeeper?
  /// The names by which the log knows persons, by the ids that the app has for them.
  private var names: [String: String] = [:]

  /// - Parameter load: called for the first session, and again for each that follows a failure.
  public init(load: @escaping Loader) { self.load = load }

  /// A session with its first page on the screen; one that is refused where nothing could be loaded.
  ///
  /// - Parameters:
  ///   - words: as ``GateKeeper/session(for:words:layout:form:)``.
  ///   - isFresh: whether what was published is read again.
  public func session(
    for person: Person, words: GateWords? = nil, layout: String, isFresh: Bool = false
  ) -> GateSession {
    if isFresh || keeper == nil {
      do { keeper = try load() } catch { return refused(error, for: person, words, layout) }
    }
    return keeper.map { $0.session(for: known(person, $0), words: words, layout: layout) }
      ?? refused(.unreadable("nothing was loaded"), for: person, words, layout)
  }

  /// The person as the log knows them: no id of an app is written to it.
  private func known(_ person: Person, _ keeper: GateKeeper) -> Person {
    guard let id = person.subject else { return person }
    var known = person
    do {
      known.subject = try names[id] ?? keeper.store.subject(of: id)
    } catch {
      // Nobody by this name accepted anything: the person is asked, and asked again next time.
      known.subject = Pseudonym.name(of: id, Pseudonym.makeSalt())
    }
    names[id] = known.subject
    return known
  }

  private func refused(
    _ refusal: GateRefusal, for person: Person, _ words: GateWords?, _ layout: String
  ) -> GateSession {
    GateSession(refusal: refusal, words: words ?? .best(for: person.languages), layout: layout)
  }

  /// Does what an event of an item asks for, and hands back the session as it is afterwards.
  public func perform(
    _ effects: GateEffects, item: Int, in session: GateSession, person: Person
  ) -> GateSession {
    var session = session
    if let keeper {
      keeper.perform(effects, item: item, in: &session, person: known(person, keeper))
    }
    return session
  }

  /// Sends an event to an item, does what follows, and hands back the session as it is afterwards.
  public func send(
    _ event: GateEvent, to item: Int, in session: GateSession, for person: Person
  ) -> GateSession {
    var session = session
    if let keeper { keeper.send(event, to: item, in: &session, for: known(person, keeper)) }
    return session
  }

  /// As ``GateKeeper/loadText(_:in:)``.
  public func loadText(_ item: Int, in session: GateSession) -> GateSession {
    var session = session
    keeper?.loadText(item, in: &session)
    return session
  }

  /// As ``GateKeeper/answerAge(_:in:for:)``.
  public func answerAge(
    _ age: Person.AgeBracket, in session: GateSession, for person: Person
  ) -> GateSession {
    change(session, for: person) { $0.answerAge(age, in: &$1, for: &$2) }
  }

  /// As ``GateKeeper/answerAge(year:month:in:for:)``, with what the answer came to.
  public func answerAge(
    year: Int, month: Int?, in session: GateSession, for person: Person
  ) -> (session: GateSession, finding: AgeQuestion.Finding) {
    var finding = AgeQuestion.Finding.impossible
    let session = change(session, for: person) {
      finding = $0.answerAge(year: year, month: month, in: &$1, for: &$2)
    }
    return (session, finding)
  }

  /// As ``GateKeeper/accept(page:in:for:)``.
  public func accept(page: Int, in session: GateSession, for person: Person) -> GateSession {
    change(session, for: person) { $0.accept(page: page, in: &$1, for: $2) }
  }

  /// As ``GateKeeper/decline(page:in:for:)``.
  public func decline(page: Int, in session: GateSession, for person: Person) -> GateSession {
    change(session, for: person) { $0.decline(page: page, in: &$1, for: $2) }
  }

  /// As ``GateKeeper/putOff(page:in:for:)``.
  public func putOff(page: Int, in session: GateSession, for person: Person) -> GateSession {
    change(session, for: person) { $0.putOff(page: page, in: &$1, for: $2) }
  }

  private func change(
    _ session: GateSession, for person: Person,
    _ work: (GateKeeper, inout GateSession, inout Person) -> Void
  ) -> GateSession {
    var session = session
    if let keeper {
      var known = known(person, keeper)
      work(keeper, &session, &known)
    }
    return session
  }

  /// As ``GateKeeper/reset(document:for:)`` of everything; the session that follows, or the same one with
  /// the error where that could not be stored.
  public func reset(_ session: GateSession, for person: Person, words: GateWords?) -> GateSession {
    guard let keeper else { return session }
    do {
      try keeper.reset(document: nil, for: known(person, keeper))
      return keeper.session(
        for: known(person, keeper), words: words, layout: session.layout)
    } catch {
      var session = session
      session.storeError = error
      return session
    }
  }
}
