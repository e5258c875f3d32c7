import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate

/// `assent gate import`
struct GateImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take in a record that was made elsewhere: a receipt, or one line of a log.",
    usage: "assent gate import <file> [<options>]",
    discussion: HelpText.discussion(
      """
      What it accepts has to be what was published, with the same digest, and its statement one that a \
      gate asks for. What was taken back or reset, there or here, is not taken in. The log keeps where \
      the record came from. Each log names persons in its own way: --person says whose the record is.
      """,
      examples: [
        ("gate import receipt.json", "what 'assent gate export' wrote elsewhere"),
        ("gate import receipt.json --person alice", "where the log has several persons"),
      ]))

  @Argument(help: ArgumentHelp("The receipt.", valueName: "file"), completion: .file())
  var file: String

  @OptionGroup var options: GateOptions

  @Option(
    help: ArgumentHelp("The id of the person whose record it is, as here.", valueName: "id"))
  var person: String?

  func run() throws {
    let place = try options.place()
    let content = try place.content()
    let bytes = try FileSystem.read(file, limit: Receipt.mostBytes)
    let record: AcceptanceImport
    let outcome: AcceptanceImport.Outcome
    do {
      record = try AcceptanceImport(
        bytes, manifest: content.manifest.manifest, keys: place.keys,
        recoveryKeys: place.recovery, memory: place.store)
      let subject = try person.map { try place.store.subject(of: $0) }
      outcome = try record.take(into: place.store, for: subject, at: SystemClock.now())
    } catch let error as ReceiptError {
      if let failure = error.failure { throw failure }
      throw FailedCheck("\(VisibleText.name(file)): \(error)")
    }
    for warning in record.warnings { Terminal.complain(warning) }
    let acceptance = record.acceptance
    let words =
      switch outcome {
      case .counts: "taken in"
      case .isKept: "taken in, and does not count: what was answered here stands before it"
      case .wasThere: "nothing new, so nothing was written"
      }
    let text =
      "\(acceptance.document) \(acceptance.version): \(words) (record \(acceptance.id))"
    try Terminal.report(text)
  }
}
