import AssentManifest

/// Does what the sessions of a gate ask for: reads what counts, decides, shows texts, keeps records.
///
/// Its calls read and write files and wait for the disk; apps with a screen use a ``GateActor``.
public struct GateKeeper: Sendable {
  /// The form of what a gate shows, as ``Presentation/gate``; it counts up when a face says or asks
  /// something else for the same words. The table of the rules has a number of its own.
  public static let gate = "assent-gate-screen/1"

  /// What was published, verified.
  public let content: GateContent
  /// Where the log is kept.
  public let store: any AcceptanceStore
  /// The app that records name.
  public let app: Acceptance.App
  /// How people answer, as records name it.
  public let method: Acceptance.Method
  /// The face: `terminal`, `plain`, `swiftui`, `web`, `command`.
  public let ui: String
  let clock: @Sendable () -> Manifest.Timestamp
  let identifier: @Sendable () -> String

  /// Keeps the gate of one app.
  public init(
    content: GateContent, store: any AcceptanceStore, app: Acceptance.App,
    method: Acceptance.Method, ui: String, clock: @escaping @Sendable () -> Manifest.Timestamp
  ) {
    self.init(
      content: content, store: store, app: app, method: method, ui: ui, clock: clock,
      identifier: Self.randomIdentifier)
  }

  package init(
    content: GateContent, store: any AcceptanceStore, app: Acceptance.App,
    method: Acceptance.Method, ui: String, clock: @escaping @Sendable () -> Manifest.Timestamp,
    identifier: @escaping @Sendable () -> String
  ) {
    self.content = content
    self.store = store
    self.app = app
    self.method = method
    self.ui = ui
    self.clock = clock
    self.identifier = identifier
  }

  /// 32 random hexadecimal digits.
  @Sendable static func randomIdentifier() -> String {
    var random = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  // MARK: What is owed

  /// What the gate does with a person now.
  ///
  /// A store that cannot be read counts as empty: the person is asked, and the error is told.
  public func decide(for person: Person) -> (decision: GateDecision, storeError: StoreError?) {
    var summary = AcceptanceSummary()
    var failure: StoreError?
    do { summary = try store.summary() } catch { failure = error }
    let decision = GateDecider.decide(
      content.manifest, summary: summary, person: remembering(person), now: clock())
    return (decision, failure)
  }

  /// A session in which the first page that has to be answered is on the screen.
  ///
  /// - Parameters:
  ///   - words: the language of labels; `nil` for that of each text, or of the person where the gate has
  ///     no words in it.
  ///   - layout: as ``Presentation/layout``.
  ///   - form: what the face is made of, so that the record says what was on the screen.
  public func session(
    for person: Person, words: GateWords? = nil, layout: String, form: Presentation.Form = .app
  ) -> GateSession {
    let person = remembering(person)
    let (decision, failure) = decide(for: person)
    var session = GateSession(
      notices: decision.notices, refusal: decision.refusal,
      words: words ?? .best(for: person.languages), layout: layout, form: form)
    session.storeError = failure
    session.items = decision.documents.map { document in
      GateSession.Item(
        decision: document, words: words ?? .best(for: document.locale, person.languages))
    }
    for index in session.items.indices {
      _ = session.apply(.launched, to: index)
      session.items[index].isListed = session.items[index].decision.isOwed
      if !session.items[index].isListed { answer(index, in: &session, for: person) }
    }
    turn(in: &session, for: person)
    return session
  }

  /// Brings the page on the screen that has to be answered next.
  func turn(in session: inout GateSession, for person: Person) {
    guard !session.isExited else { return }
    defer { session.arrange() }
    // A document that cannot be shown and is not required is passed over, so the page may be another.
    while let page = session.page {
      let waiting = session.pages[page].filter { session.items[$0].state.phase == .checking }
      guard !waiting.isEmpty else { return }
      // What is on the screen together is there before any of it is noted.
      let effects = waiting.map {
        session.apply(event(for: $0, in: &session, person), to: $0)
      }
      for (index, effects) in zip(waiting, effects) {
        _ = perform(effects, item: index, in: &session, person: person, turns: false)
      }
    }
  }

  /// Tells an item that is ``GatePhase/checking`` what was decided, with its text where that is shown.
  func answer(_ item: Int, in session: inout GateSession, for person: Person) {
    let event = event(for: item, in: &session, person)
    let effects = session.apply(event, to: item)
    _ = perform(effects, item: item, in: &session, person: person, turns: false)
  }

  /// The event that a decision is for the machine.
  func event(
    for item: Int, in session: inout GateSession, _ person: Person
  ) -> GateEvent {
    let decision = session.items[item].decision
    let age = AgeFinding(person.age, decision.document.audience)
    if age == .needsGuardian {
      session.items[item].state.flags.insert(.needsGuardian)
    }
    switch decision.outcome {
    case .notForThisPerson, .nothingInForce, .allowed, .allowedMigrated: return .nothingOwed
    case .declined: return .declinedBefore
    case .allowedUntil: return .owedInGrace
    case .tooYoung: return .tooYoung
    case .ageUnknown:
      guard prepare(item, in: &session) else { return .failed }
      // The question is asked once, whatever the number of documents.
      switch age {
      case .tooYoung: return .tooYoung
      case .sufficient, .needsGuardian: return .owed
      case .unknown: return .ageUnknown
      }
    case .awaitingGuardian: return prepare(item, in: &session) ? .guardianPending : .failed
    case .ask: return prepare(item, in: &session) ? .owed : .failed
    }
  }

  /// Reads and verifies the text of an item, to show it without asking.
  ///
  /// - Returns: whether it can be shown; if not, the item says why.
  @discardableResult
  public func loadText(_ item: Int, in session: inout GateSession) -> Bool {
    guard session.items.indices.contains(item) else { return false }
    return session.items[item].text != nil || prepare(item, in: &session)
  }

  /// Reads and verifies the text of an item, and makes what stands around it.
  ///
  /// - Returns: whether it can be shown; if not, the item says why.
  func prepare(_ item: Int, in session: inout GateSession) -> Bool {
    let decision = session.items[item].decision
    guard let release = decision.release, let locale = decision.locale else {
      session.items[item].failure = .unreadable("no version is in force")
      return false
    }
    do {
      let text = try content.text(of: release, locale: locale)
      var prepared = session.items[item]
      prepared.text = text
      prepared.failure = nil
      prepared.changes = WhatChanged(decision, content: content)
      prepared.present(layout: session.layout, form: session.form)
      session.items[item] = prepared
      return true
    } catch {
      session.items[item].failure = error
      return false
    }
  }
}
