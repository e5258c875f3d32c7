import AssentManifest
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// A gate in a browser goes through whole sessions as one in Swift does: phases, effects, records.
@Suite(.enabled(if: WebRules.node != nil, "there is no node here"))
struct WebSessionTests {
  private static let parts = [
    "table", "progress", "form", "trust", "fold", "decide", "log", "receipt", "words", "session",
    "changes",
  ]

  /// Where a session stands.
  private static func state(
    _ session: GateSession, _ content: GateContent, _ screens: inout [Manifest.Digest: JSONValue],
    _ effects: GateEffects? = nil
  ) -> JSONValue {
    let page = session.page
    let missing = page.flatMap { session.missing(onPage: $0) }
    let items = session.items.map { item -> JSONValue in
      [
        .integer(Int(item.state.phase.rawValue)), .integer(Int(item.state.flags.rawValue)),
        .integer(item.progress.perMille), .string(item.signedName),
        .integer(item.isListed ? 1 : 0), .integer(item.storeError == nil ? 0 : 1),
      ]
    }
    var object: JSONObject = [
      "items": .array(items),
      "page": .array(page.map { session.pages[$0].map { .integer($0) } } ?? []),
      "missing": .array(missing.map { [.integer($0.item), .string($0.phrase.rawValue)] } ?? []),
      "isOpen": .bool(session.isOpen), "isExited": .bool(session.isExited),
      "canAccept": .bool(page.map { session.canAccept(page: $0) } ?? false),
      "canPutOff": .bool(page.map { session.canPutOff(page: $0) } ?? false),
      "notices": .array(
        session.notices.map { .string(String(describing: $0).prefix { $0 != "(" } + "") }),
    ]
    object["sentences"] = .array(session.items.map { .string($0.sentence) })
    object["news"] = .array(session.news(content).map { .string($0) })
    object["screens"] = .array(session.items.map { .array(screen(of: $0, &screens)) })
    object["lacks"] = .array(session.items.map { .string($0.missing.first?.rawValue ?? "") })
    object["effects"] = effects.map { .integer(Int($0.rawValue)) }
    return .object(object)
  }

  /// What is on the screen with a text, made of the page and not of the JSON as in Swift; without what
  /// changed, which has another order on a page (see ``WebChangesTests``).
  ///
  /// - Parameter screens: takes in its number in the order of all that were, by its digest.
  private static func screen(
    of item: GateSession.Item, _ screens: inout [Manifest.Digest: JSONValue]
  ) -> [JSONValue] {
    let shown =
      item.state.phase == .awaitingGuardian
      ? item.guardianPresentation : item.state.phase.isShown ? item.presentation : nil
    guard var shown else { return [] }
    let digest = shown.digest
    if screens[digest] == nil { screens[digest] = .integer(screens.count) }
    let changes = item.changes?.sections(in: item.words).flatMap(\.self) ?? []
    let page = item.text?.entry.artifacts.first { $0.type == "text/html" }
    if let page { shown.shownDigest = page.digest }
    var json = shown.json
    if changes.isEmpty { json["digest"] = .string(shown.digest.description) }
    json["above"] = .array(shown.above.dropLast(changes.count).map { .string($0) })
    json["isChanged"] = .bool(!changes.isEmpty)
    return [.object(json)]
  }

  /// Does a step as the faces in Swift do.
  private static func take(
    _ step: [JSONValue], in session: inout GateSession, _ keeper: GateKeeper, _ store: FailingStore,
    _ person: inout Person
  ) -> GateEffects? {
    let numbers = step.dropFirst().map { $0.integer ?? 0 }
    switch step[0].string {
    case "see":
      _ = session.see(
        offset: Double(numbers[1]) / 1000, viewport: Double(numbers[2]) / 1000,
        content: Double(numbers[3]) / 1000, tolerance: 1,
        place: numbers[4] < 0 ? nil : TextPlace(block: numbers[4], part: numbers[5]),
        item: numbers[0])
    case "reachEnd": _ = session.reachEnd(item: numbers[0])
    case "sign": _ = session.sign(step[2].string ?? "", item: numbers[0])
    case "send":
      let event = GateEvent.allCases.first { $0.name == step[2].string } ?? .lapsed
      return keeper.send(event, to: numbers[0], in: &session, for: person)
    case "accept":
      if let page = session.page { keeper.accept(page: page, in: &session, for: person) }
    case "decline":
      if let page = session.page { keeper.decline(page: page, in: &session, for: person) }
    case "putOff":
      if let page = session.page { keeper.putOff(page: page, in: &session, for: person) }
    case "age":
      keeper.answerAge(
        year: numbers[0], month: step[2].integer, in: &session, for: &person)
    case "clock": store.now = step[1].string.flatMap { Manifest.Timestamp($0) } ?? .epoch
    case "news": keeper.noteNews(of: session, for: person)
    default: store.fail(step[1] == true)
    }
    return nil
  }

  private static func scenario(_ lottery: inout SessionLottery) throws -> JSONValue {
    let publication = lottery.publication()
    let asked = lottery.person()
    let store = FailingStore()
    if lottery.lottery.happens(20) { try name(in: publication, store, asked) }
    let before = String(decoding: try store.log(), as: UTF8.self)
    var screens: [Manifest.Digest: JSONValue] = [:]
    var runs: [JSONValue] = []
    var hidden = publication
    // A text that is missing can be read by nobody.
    if lottery.lottery.happens(10) { hidden.files = [:] }
    for day in ["2026-01-03", "2026-01-09", "2026-01-11", "2026-01-20"].prefix(
      1 + lottery.lottery.below(4))
    {
      let now = "\(day)T10:00:00Z"
      store.now = Manifest.Timestamp(now) ?? .epoch
      let isLost = lottery.lottery.happens(10)
      store.lose(isLost)
      let keeper = try hidden.keeper(store) { store.now }
      var person = keeper.remembering(asked)
      // A full screen of characters has what a page has, in its order.
      var session = keeper.session(for: person, layout: "test", form: .terminal)
      let start = state(session, keeper.content, &screens)
      var steps: [JSONValue] = []
      for _ in 0..<(4 + lottery.lottery.below(24)) {
        let step = lottery.step(session)
        let effects = take(step, in: &session, keeper, store, &person)
        steps.append([
          "step": .array(step), "found": state(session, keeper.content, &screens, effects),
        ])
      }
      runs.append(
        [
          "isLost": .bool(isLost), "now": .string(now), "start": start, "steps": .array(steps),
        ])
    }
    store.lose(false)
    let manifest = try publication.content().manifest.bytes
    let files = hidden.files.map {
      ($0.key, JSONValue.string(String(decoding: $0.value, as: UTF8.self)))
    }
    // A line may name no screen that never was.
    let lines = try store.log().split(separator: 0x0A).map { line -> JSONValue in
      guard case .object(var object) = try JSONValue(parsing: Array(line)) else { return .null }
      if let digest = object["presentationDigest"]?.string.flatMap({ Manifest.Digest($0) }) {
        object["presentationDigest"] = screens[digest] ?? "a screen that never was"
      }
      return .object(object)
    }
    return [
      "manifest": .string(String(decoding: manifest, as: UTF8.self)),
      "files": .object(JSONObject(files)), "person": asked.form, "runs": .array(runs),
      "log": .array(lines), "before": before.isEmpty ? .null : .string(before),
    ]
  }

  /// Accepts the first version by its digest, where that can be.
  private static func name(
    in publication: SamplePublication, _ store: FailingStore, _ person: Person
  ) throws {
    let keeper = try publication.keeper(store, at: "2026-01-02T10:00:00Z")
    for document in publication.documents {
      guard let text = document.releases[0].locales.values.first else { continue }
      let naming = GateKeeper.Naming(
        document: document.id, version: "1.0", digest: text.textDigest.description)
      _ = try? keeper.accept(naming, person: person)
    }
  }

  @Test func `sessions drawn by lot`() throws {
    var lottery = SessionLottery(4)
    let scenarios = try (0..<(Recording.isLong ? 5_000 : 150)).map { _ in
      try Self.scenario(&lottery)
    }
    let folder = try TemporaryFolder()
    try folder.write(scenarios.lines, to: "sessions.jsonl")
    try folder.write(try WebRules.script(Self.parts), to: "rules.js")
    try folder.write(
      CanonicalJSON.bytes(of: GateWords.json(of: GateWords.all)), to: "words.json")
    let driver = PackageFolder.root.appending(path: "Tests/GateOracle/sessions.mjs").path
    let run = try Program.run(
      [driver, "rules.js", "sessions.jsonl", "words.json"], in: folder.url, program: WebRules.node)
    #expect(run.code == 0, "\(run.text)\(run.errors)")
    #expect((Int(run.text.dropLast()) ?? 0) > 10 * scenarios.count)
    // Records of all kinds come about.
    let log = String(decoding: scenarios.lines, as: UTF8.self)
    for event in [
      "presented", "notified", "accepted", "declined", "withdrawn", "guardian-approved",
    ] {
      #expect(log.contains("\"event\":\"\(event)\""), "\(event)")
    }
    #expect(log.contains("unreadableLog"))
    // So do reasons and screens.
    for words in [
      "You withdrew your answer", "by naming its digest", "was withdrawn on 2026", "Not now",
      "This is a translation", "Publisher: Example Press", "will apply from", "counts until",
      "A parent or guardian has to answer", "was given some time ago",
    ] { #expect(log.contains(words), "\(words)") }
  }
}
