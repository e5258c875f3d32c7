import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate accept`
struct GateAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept a text without a screen, by naming exactly what is accepted.",
    usage: """
      assent gate accept --document <id> --version <version> --digest <digest>
        [<options>]
      assent gate accept --from <file> [<options>]
      """,
    discussion: HelpText.discussion(
      """
      'assent gate status' prints the command for all that is owed. The digest is that of the words \
      (textDigest in the manifest). It proves which text was accepted, not that anyone read it, and \
      the record says that a command accepted it. A version or digest that is not in force is refused, \
      and no environment variable accepts anything.

      A file has one text a line: document, version and digest, with spaces between them; # begins a \
      comment. If one of them is refused, none is accepted.
      """,
      examples: [
        ("gate accept --document license --version 1.1 --digest sha256:…", "one text"),
        ("gate accept --from accepted.txt", "what a file pins, as in an image for servers"),
      ]))

  @OptionGroup var options: GateOptions
  @OptionGroup var who: PersonOptions

  @Option(help: ArgumentHelp("The id of the document.", valueName: "id"))
  var document: String?

  @Option(name: .customLong("version"), help: ArgumentHelp("Its version.", valueName: "version"))
  var versionNumber: String?

  @Option(help: ArgumentHelp("The digest of its words, sha256:….", valueName: "digest"))
  var digest: String?

  @Option(
    help: ArgumentHelp(
      "A file with a document, version and digest on each line.", valueName: "file"),
    completion: .file())
  var from: String?

  @Option(
    help: ArgumentHelp("Whom you accept for: an organization, a person.", valueName: "id"))
  var onBehalfOf: String?

  @Option(
    help: ArgumentHelp("What your authority to accept for them rests on.", valueName: "note"))
  var authority: String?

  @Option(help: ArgumentHelp("Your full name, where the publisher asks for a signature."))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "The day on which the acceptance ends, such as 2027-01-31.", valueName: "day"))
  var validUntil: String?

  func validate() throws {
    let named = [document, versionNumber, digest]
    if from != nil, named.contains(where: { $0 != nil }) {
      throw ValidationError("--from names all there is to accept; leave --document and its kin out")
    }
    if from == nil, named.contains(where: { $0 == nil }) {
      throw ValidationError(
        "name what is accepted: --document, --version and --digest, or --from with a file; "
          + "'assent gate status' prints the command")
    }
    if let name, GateCommandLine.isPlaceholder(name) {
      throw ValidationError("--name takes your own full name in the place of '\(name)'")
    }
    if (onBehalfOf == nil) != (authority == nil) {
      throw ValidationError("--on-behalf-of and --authority belong together")
    }
  }

  func run() throws {
    let scene = try GateScene(options, who)
    let decision = try scene.decision()
    scene.tell(decision)
    let namings = try namings()
    if name != nil, !namings.contains(where: { decision.asksName(for: $0.document) }) {
      throw UsageError("nothing that is accepted asks for a name; leave --name out")
    }
    let dry = GateScene.keeper(
      scene.content, scene.place, method: .cli, ui: "command", isReader: true)
    for naming in namings { _ = try accept(naming, by: dry, scene) }
    var unkept: [StoreError] = []
    for naming in namings {
      let (record, isNew, fault) = try accept(naming, by: scene.keeper, scene)
      let what = isNew ? "accepted" : "accepted already"
      var line =
        "\(record.document) \(record.version): \(what) (record \(record.id), \(record.at))"
      if record.guardian == false { line += "; a guardian has to accept it as well" }
      if options.system, record.asks != .agreement {
        line += "; who uses this machine is asked all the same: only agreements are made for others"
      }
      try Terminal.report(line)
      if let fault, !unkept.contains(fault) { unkept.append(fault) }
    }
    // The records stand; whoever goes by the exit code learns that not all of it was done.
    guard let last = unkept.popLast() else { return }
    for fault in unkept { Terminal.complain("\(fault)") }
    throw StoreError(
      place: last.place,
      reason: last.reason + ", from where receipts take it; repeat the command once that is mended")
  }

  private func namings() throws -> [GateKeeper.Naming] {
    let end = try DateOption.timestamp(validUntil, option: "--valid-until")
    let principal = onBehalfOf.map { Acceptance.Principal(id: $0, note: authority ?? "") }
    let lines: [PinnedDigests.Line]
    if let from {
      lines = try PinnedDigests.read(from)
    } else {
      lines = [
        PinnedDigests.Line(
          document: document ?? "", version: versionNumber ?? "", digest: digest ?? "", number: 1)
      ]
    }
    return lines.map { line in
      GateKeeper.Naming(
        document: line.document, version: line.version, digest: line.digest,
        onBehalfOf: principal, signedName: name, validUntil: end)
    }
  }

  private func accept(
    _ naming: GateKeeper.Naming, by keeper: GateKeeper, _ scene: GateScene
  ) throws -> (record: Acceptance, isNew: Bool, unkept: StoreError?) {
    try GateNamingText.saying { () throws(GateKeeper.NamingError) in
      try keeper.accept(naming, person: scene.person)
    }
  }
}

extension GateDecision {
  /// Whether a document is signed with a name; a document that is not known says so elsewhere.
  fileprivate func asksName(for document: String) -> Bool {
    documents.first { $0.document.id == document }?.document.gate.signature
      != Manifest.Gate.Signature.none
  }
}

/// Why nothing was accepted, for who typed the command.
enum GateNamingText {
  /// Does what may be refused, and throws as the commands do.
  static func saying<Answer>(
    _ work: () throws(GateKeeper.NamingError) -> Answer
  ) throws -> Answer {
    do { return try work() } catch {
      switch error {
      case .store(let failure): throw failure
      case .refused(let refusal): throw refusal
      case .unknownDocument(let name, let known):
        throw UsageError(GateNames.unknown(name, among: known))
      default: throw FailedCheck(sentence(for: error))
      }
    }
  }

  static func sentence(for error: GateKeeper.NamingError) -> String {
    switch error {
    case .refused(let refusal): refusal.developerSentence
    case .store(let failure): failure.description
    case .unknownDocument(let name, let known):
      GateNames.unknown(name, among: known)
    case .accepted(let acceptance):
      "'\(acceptance.document)' \(acceptance.version) is accepted; 'assent gate withdraw' takes that "
        + "back"
    case .over(let end):
      "an acceptance until \(end) would be over already; give a later --valid-until"
    case .notAccepted(let name): "'\(name)' is not accepted, so there is nothing to take back"
    case .nothingInForce(let name): "no version of '\(name)' is in force"
    case .notForThisPerson(let name):
      "'\(name)' is not for this person; see --audience"
    case .otherVersion(let named, let inForce):
      "version \(named) is not in force; version \(inForce) is"
    case .otherDigest(let named, let inForce):
      "digest \(named) is not that of the text in force; it has "
        + inForce.keys.sorted().map { "\(inForce[$0].map { "\($0)" } ?? "") (\($0))" }
        .joined(separator: ", ")
    case .ageUnknown(let name): "'\(name)' depends on the age of the person; give --age"
    case .tooYoung(let name, let minimum):
      "'\(name)' may not be accepted by anybody below the age of \(minimum)"
    case .nameMissing(let name):
      "'\(name)' has to be signed; give the full name with --name"
    }
  }
}
