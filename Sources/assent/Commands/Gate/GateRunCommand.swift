import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate run [-- COMMAND ARG…]`
struct GateRunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Show what has to be accepted, and run a command once it is.",
    usage: "assent gate run [<options>] [-- <command> <argument> ...]",
    discussion: HelpText.discussion(
      """
      Where nothing is owed, the command runs at once. Otherwise each text is shown on the terminal: \
      read it to its end, tick the box, and press the button. Without a command, it ends when nothing \
      is owed any more.

      Exit codes: that of the command; 125 where the gate stays closed, because the person declined, \
      there is no terminal to ask on, what was published cannot be trusted, or this command line is wrong; \
      126 where the command cannot be run, 127 where it does not exist.
      """,
      examples: [
        ("gate run -- ./tool --fast", "run tool with its option"),
        ("gate run --key legal.pub -- ./tool", "only what this key signed"),
        ("gate run --plain", "line by line, as screen readers like it"),
      ]))

  @OptionGroup var options: GateOptions
  @OptionGroup var who: PersonOptions

  @Flag(help: "Ask line by line, without moving the cursor and without colors.")
  var plain = false

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The command to run, and its arguments.", valueName: "command"))
  var command: [String] = []

  func run() throws {
    let place = try options.place()
    let isPlain = plain || !RawTerminal.movesCursor
    let ui = isPlain ? "plain" : "terminal"
    let terminal = RawTerminal()
    let notes = LateNotes(place.store)
    defer { notes.write() }
    let open = { () throws(GateRefusal) -> GateKeeper in
      GateScene.keeper(
        try place.content(), place, store: isPlain ? nil : notes, method: .tui, ui: ui)
    }
    // What was published is read once, unless the person has it read again.
    let opened = Result { () throws(GateRefusal) in try open() }
    if case .success(let keeper) = opened { place.tellUnremembered(keeper.content) }
    let person = try who.person(try? opened.get(), in: place.store)
    if let keeper = try? opened.get(), try isOpen(keeper, person, asks: terminal != nil) {
      return try start()
    }
    guard let terminal else { throw closed(opened, place, person) }
    switch try ask(terminal, isPlain: isPlain, person, opened, open, notes) {
    case .open:
      notes.write()
      try start()
    case .left: throw GateClosed("the gate was left, so \(refusal)")
    case .lost: throw GateClosed("the terminal is gone, so \(refusal)")
    }
  }

  private func ask(
    _ terminal: RawTerminal, isPlain: Bool, _ person: Person,
    _ opened: Result<GateKeeper, GateRefusal>,
    _ open: @escaping () throws(GateRefusal) -> GateKeeper, _ notes: LateNotes
  ) throws(InputError) -> LineGate.Ending {
    guard isPlain else {
      var face = GateFace(
        person: person, size: terminal.size,
        usesColor: (Terminal.variable("NO_COLOR") ?? "").isEmpty, opened: opened, open: open)
      var runner = FaceRunner(terminal)
      defer {
        for fault in face.session?.items.compactMap(\.unkept) ?? [] {
          Terminal.complain("\(fault)")
        }
      }
      return try runner.run(&face) { notes.seen() }
    }
    var first: Result<GateKeeper, GateRefusal>? = opened
    return PlainFace.gate(on: terminal).run(for: person) { () throws(GateRefusal) in
      defer { first = nil }
      if let first { return try first.get() }
      return try open()
    }
  }

  /// What does not happen while the gate is closed.
  private var refusal: String {
    command.first.map { "'\($0)' does not run" } ?? "the gate stays closed"
  }

  /// Whether nothing is owed, and nothing has to be asked.
  ///
  /// - Parameter asks: whether somebody can be asked; where not, what counts for some days more is enough.
  private func isOpen(_ keeper: GateKeeper, _ person: Person, asks: Bool) throws -> Bool {
    let (decision, failure) = keeper.decide(for: person)
    if asks {
      let isQuiet = decision.documents.allSatisfy { document in
        if case .allowedUntil = document.outcome { return false }
        return !document.isOwed
      }
      guard failure == nil, isQuiet else { return false }
    }
    guard decision.isOpen, failure == nil else { return false }
    // Nobody would hear it otherwise who is not asked.
    for sentence in decision.warnings(keeper.content, .best(for: person.languages)) {
      Terminal.complain(sentence)
    }
    return true
  }

  /// What is said where nobody can be asked.
  private func closed(
    _ opened: Result<GateKeeper, GateRefusal>, _ place: GatePlace, _ person: Person
  ) -> any Error {
    let keeper: GateKeeper
    switch opened {
    case .success(let opened): keeper = opened
    case .failure(let refusal): return GateClosed(refusal.developerSentence)
    }
    let (decision, failure) = keeper.decide(for: person)
    if let failure { return GateClosed(failure.description) }
    if let refusal = decision.refusal { return GateClosed(refusal.developerSentence) }
    let scene = GateScene(place: place, content: keeper.content, person: person, keeper: keeper)
    let owed = GateStatus(scene, decision, GateCommandLine(options: options, who: who))
    return GateClosed(
      "\(refusal): there is no terminal to ask on, and this is owed",
      lines: owed.owedLines)
  }

  /// Runs the command in place of this program; without one, that is all.
  private func start() throws {
    guard !command.isEmpty else { return }
    throw ProgramStart.replace(with: command)
  }
}
