import AssentManifest
import Observation

/// What the screens of an app show of a gate, and what they tell it.
///
/// It is thin: all rules are those of ``GateMachine``, and ``GateActor`` reads and writes away from the
/// main thread. The names of a license screen (`hasScrolledToBottom`, `hasAgreed`, `canAccept`) speak
/// of ``current``, the document that has to be answered next.
@MainActor @Observable public final class LicenseAcceptanceModel {
  /// All documents and where the person stands with each; `nil` until ``start()`` is through.
  public private(set) var session: GateSession?
  /// Who is asked.
  public internal(set) var person: Person
  /// Whether something is being read or stored; what the person does meanwhile is taken in afterwards.
  public private(set) var isBusy = false

  private let actor: GateActor
  let words: GateWords?
  private var layout: String
  @ObservationIgnored private var waiting: [@MainActor (LicenseAcceptanceModel) -> Void] = []
  @ObservationIgnored private var task: Task<Void, Never>?

  /// - Parameters:
  ///   - person: whose languages, age and membership decide.
  ///   - words: the language of labels; `nil` for that of each text.
  ///   - layout: as ``Presentation/layout``: `phone`, `window 800x600`.
  ///   - load: reads and verifies what was published, and opens the store; away from the main thread.
  public init(
    person: Person = Person(), words: GateWords? = nil, layout: String = "app",
    load: @escaping GateActor.Loader
  ) {
    self.person = person
    self.words = words
    self.layout = layout
    actor = GateActor(load: load)
  }

  // MARK: Begin

  /// Decides what is owed. Calling it again, as when the app comes to the front, decides anew, but not
  /// under the hands of somebody who is reading.
  public func start() async {
    await settled()
    if let session, session.refusal == nil, !session.isOpen, !session.isExited { return }
    begin(isFresh: session == nil)
    await settled()
  }

  /// Reads everything again: after an error, or when a new manifest has arrived.
  public func retry() { whenFree { $0.begin(isFresh: true) } }

  /// Says who is asked from now on, as after signing in.
  public func setPerson(_ person: Person) {
    whenFree { model in
      model.person = person
      model.begin(isFresh: false)
    }
  }

  private func begin(isFresh: Bool) {
    run { [person, words, layout] actor, _ in
      await actor.session(for: person, words: words, layout: layout, isFresh: isFresh)
    }
  }

  /// Waits until nothing is being read or stored.
  public func settled() async {
    while let task { await task.value }
  }

  // MARK: One thing after another

  /// Does something with the session, now or when what is under way is through.
  func whenFree(_ action: @escaping @MainActor (LicenseAcceptanceModel) -> Void) {
    if isBusy { waiting.append(action) } else { action(self) }
  }

  /// Lets the actor work, and shows the session that it hands back.
  func run(
    _ work: @escaping @Sendable (GateActor, GateSession?) async -> GateSession?
  ) {
    isBusy = true
    task = Task { [actor, session] in
      let after = await work(actor, session)
      finish(after)
    }
  }

  private func finish(_ after: GateSession?) {
    if var after {
      after.relayout(layout)
      session = after
      // What counts of the answer, which is not always what was answered.
      if let age = after.age { person.age = age }
    }
    isBusy = false
    task = nil
    while !isBusy, !waiting.isEmpty { waiting.removeFirst()(self) }
  }

  /// Changes the session at once, and has the actor do what follows.
  func change(
    _ item: Int?, _ event: @escaping @MainActor (inout GateSession, Int) -> GateEffects
  ) {
    whenFree { model in
      guard var session = model.session, let item = item ?? model.currentIndex else { return }
      let effects = event(&session, item)
      model.session = session
      guard !effects.isDisjoint(with: .work) else { return }
      let person = model.person
      model.run { actor, session in
        guard let session else { return nil }
        return await actor.perform(effects, item: item, in: session, person: person)
      }
    }
  }

  /// Has the actor change the session, now or when what is under way is through.
  func work(
    _ body: @escaping @Sendable (GateActor, GateSession, Person) async -> GateSession
  ) {
    whenFree { model in
      let person = model.person
      model.run { actor, session in
        guard let session else { return nil }
        return await body(actor, session, person)
      }
    }
  }

  /// Says how the texts are laid out now.
  public func relayout(_ layout: String) {
    self.layout = layout
    session?.relayout(layout)
  }
}

extension GateEffects {
  /// What a ``GateKeeper`` does; the rest is for the eyes.
  static let work: GateEffects = [
    .decide, .store, .storeGuardian, .recordPresented, .recordNotified, .recordDeclined,
    .recordWithdrawn, .showMain,
  ]
}
