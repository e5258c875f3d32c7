import AssentGate

let store = LogFileStore(folder: Place.state)
let languages = Person.systemLanguages
do throws(GateRefusal) {
  let keeper = GateKeeper(
    content: try GateContent(
      source: FolderSource(Place.published), keys: Place.keys, memory: store),
    store: store, app: Acceptance.App(id: "gated-tool", version: "1.0"), method: .tui,
    ui: "lines", clock: SystemClock.now)
  guard LineGate.standard.run(keeper, for: Person(languages: languages)) else { leave(125) }
} catch {
  leave(74, error.sentence(in: .best(for: languages)), error.developerSentence)
}

print("The trail is \(CommandLine.arguments.dropFirst().joined(separator: " ").count) km long.")
