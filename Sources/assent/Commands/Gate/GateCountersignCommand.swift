import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate

/// `assent gate countersign`
struct GateCountersignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countersign",
    abstract: "Write the line of a record for somebody else to sign, and keep their signature.",
    usage: "assent gate countersign [<record>] [--add <file>] [<options>]",
    discussion: HelpText.discussion(
      """
      A log proves nothing against its owner, who can write it anew. A server, or a time-stamping \
      authority (RFC 3161), that signs the line of a record shows that it was there then. Without \
      --add, the bytes to sign are written; with it, the signature file of minisign or the token is \
      kept beside the log, and goes with each receipt of the record.
      """,
      examples: [
        ("gate countersign -o line", "the newest acceptance, for 'minisign -S -l -m line'"),
        ("gate countersign --add line.minisig", "keep what the server sent"),
        ("gate countersign --add line.tsr", "or the token of an authority"),
      ]))

  @Argument(help: ArgumentHelp("The id of a record, or its beginning.", valueName: "record"))
  var record: String?

  @OptionGroup var options: GateOptions

  @Option(
    help: ArgumentHelp("A signature of the line, or a token.", valueName: "file"),
    completion: .file())
  var add: String?

  @Option(
    help: ArgumentHelp(
      "The public key of the server, to check the signature; may be repeated.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var countersigner: [String] = []

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write the line to.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if add != nil, output != nil {
      throw ValidationError("--output writes the line to sign, and --add keeps a signature of it")
    }
  }

  func run() throws {
    let place = try options.place()
    let store = place.store
    if let output {
      try OutputFile.check(output, mayBeInContent: false, outside: place.state)
    }
    let id = try GateExportCommand.id(record, in: store)
    let line = AcceptanceLine.all(in: try store.log()).first { $0.acceptance?.id == id }
    guard let line else { throw FailedCheck("the log has no record '\(id)'") }
    guard let add else {
      guard let output else { return try Terminal.standardOutput.write(line.bytes) }
      return try FileSystem.write(line.bytes, to: output)
    }
    let file = try FileSystem.read(add, limit: Countersignature.mostBytes)
    let signature = Countersignature(of: line.bytes, file: file)
    let keys = try countersigner.map(PinnedKeyOptions.pinned)
    let check = signature.check(line.bytes, keys: keys)
    guard check.outcome != .fails else {
      throw FailedCheck("\(VisibleText.name(add)): \(check.description); it is not kept")
    }
    try store.keep(signature, keys: keys)
    try Terminal.standardOutput.write(
      Array(
        "record \(VisibleText.name(id)): kept; \(VisibleText.message(check.description))\n".utf8))
  }
}
