import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate decline`
struct GateDeclineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decline",
    abstract: "Record that a text is declined.",
    usage: "assent gate decline --document <id> [<options>]",
    discussion: HelpText.discussion(
      """
      What is not required is not asked for again in this version. What is required stays owed: \
      the gate opens only once it is accepted.
      """, examples: [("gate decline --document newsletter", "a consent that is not given")]))

  @OptionGroup var options: GateOptions
  @OptionGroup var who: PersonOptions

  @Option(help: ArgumentHelp("The id of the document.", valueName: "id"))
  var document: String

  func run() throws {
    let scene = try GateScene(options, who)
    scene.tell(try scene.decision())
    let found = try GateNamingText.saying { () throws(GateKeeper.NamingError) in
      try scene.keeper.decline(document: document, person: scene.person)
    }
    let more = found.document.required ? "; it is required, so it stays owed" : ""
    try Terminal.report("\(document) \(found.release?.version.text ?? ""): declined\(more)")
  }
}

/// `assent gate withdraw`
struct GateWithdrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "Take an acceptance back.",
    usage: "assent gate withdraw --document <id> [<options>]",
    discussion: HelpText.discussion(
      "The record stays in the log, and a line says that it does not count any more.",
      examples: [("gate withdraw --document newsletter", "a consent, as easily as it was given")]))

  @OptionGroup var options: GateOptions
  @OptionGroup var who: PersonOptions

  @Option(help: ArgumentHelp("The id of the document.", valueName: "id"))
  var document: String

  func run() throws {
    let scene = try GateScene(options, who, isReader: true)
    let keeper = GateScene.keeper(scene.content, scene.place, method: .cli, ui: "command")
    let acceptance = try GateNamingText.saying { () throws(GateKeeper.NamingError) in
      try keeper.withdraw(document: document, person: scene.person)
    }
    try Terminal.report(
      "\(document) \(acceptance.version): taken back (record \(acceptance.id))")
  }
}

/// `assent gate reset`
struct GateResetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Have everything asked again, or one document.",
    usage: "assent gate reset [--document <id>] [<options>]",
    discussion: HelpText.discussion(
      "The log keeps all records; a line says that those before it do not count any more.",
      examples: [
        ("gate reset", "everything"), ("gate reset --document license", "one document"),
      ]))

  @OptionGroup var options: GateOptions

  @Option(help: ArgumentHelp("The id of a document.", valueName: "id"))
  var document: String?

  @Option(
    help: ArgumentHelp(
      "Of this person alone, where several use one folder of acceptances.", valueName: "id"))
  var person: String?

  func run() throws {
    let place = try options.place()
    let subject = try person.map { try place.known($0) }
    let keeper = GateScene.keeper(
      try place.content(), place, method: .cli, ui: "command")
    if let document {
      let recorded = try place.store.summary().standings.keys.map(\.document)
      let known = keeper.content.manifest.manifest.documents.map(\.id)
      guard known.contains(document) || recorded.contains(document) else {
        throw UsageError(GateNames.unknown(document, among: known))
      }
    }
    try keeper.reset(document: document, for: Person(subject: subject))
    let whose = person.map { " of \($0)" } ?? ""
    try Terminal.report("\(document ?? "everything")\(whose) will be asked again")
  }
}
