import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// What a command of the gate works on: place, content, person and keeper.
struct GateScene {
  let place: GatePlace
  let content: GateContent
  let person: Person
  let keeper: GateKeeper

  init(place: GatePlace, content: GateContent, person: Person, keeper: GateKeeper) {
    (self.place, self.content, self.person, self.keeper) = (place, content, person, keeper)
  }

  /// - Parameter isReader: whether nothing is written, to look at what is owed.
  /// - Throws: ``GateRefusal`` where nothing published can be trusted, and what the options throw.
  init(
    _ options: GateOptions, _ who: PersonOptions, isReader: Bool = false
  ) throws {
    place = try options.place()
    content = try place.content(isReader: isReader)
    if !isReader { place.tellUnremembered(content) }
    keeper = Self.keeper(content, place, method: .cli, ui: "command", isReader: isReader)
    person = try who.person(keeper, in: place.store, isNoted: !isReader)
  }

  /// - Parameter store: in place of that of the place.
  static func keeper(
    _ content: GateContent, _ place: GatePlace, store: (any AcceptanceStore)? = nil,
    method: Acceptance.Method, ui: String,
    isReader: Bool = false
  ) -> GateKeeper {
    GateKeeper(
      content: content, store: isReader ? DryStore(store: place.store) : store ?? place.store,
      app: Acceptance.App(id: "assent", version: programVersion), method: method, ui: ui,
      clock: SystemClock.now)
  }

  var manifest: Manifest { content.manifest.manifest }

  /// The documents that were decided on, and those among them that are owed.
  func decision() throws -> GateDecision {
    let (decision, failure) = keeper.decide(for: person)
    if let failure { throw failure }
    if let refusal = decision.refusal { throw refusal }
    return decision
  }

  /// Says on standard error what a person has to know who asked for something else.
  func tell(_ decision: GateDecision) {
    let words = GateWords.english
    if let fallback = content.fallback {
      Terminal.complain(words.text(.noticeLastGood) + " (\(fallback.developerSentence))")
    }
    for notice in decision.notices { Terminal.complain(notice.sentence(in: words)) }
  }
}
