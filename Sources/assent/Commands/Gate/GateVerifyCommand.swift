import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentRecord

/// `assent gate verify`
struct GateVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check a receipt that somebody shows you.",
    usage: "assent gate verify <receipt> [<options>]",
    discussion: HelpText.discussion(
      """
      Needs neither the published folder nor the log: all that is checked is in the receipt, and the \
      keys are yours. Each line says what holds, what fails, and what could not be checked; exits with \
      1 where something fails. Whoever made the receipt made its record, too: who else saw it, only a \
      countersignature shows.
      """,
      examples: [
        ("gate verify receipt.json --key legal.pub", "the manifest has to be signed by this key"),
        (
          "gate verify receipt.json --key legal.pub --countersigner server.pub",
          "and a server's word counts"
        ),
        ("gate verify receipt.json --log acceptances.ndjson", "held against the log itself"),
      ]))

  @Argument(
    help: ArgumentHelp("What 'assent gate export' wrote.", valueName: "receipt"),
    completion: .file(extensions: ["json"]))
  var receipt: String

  @OptionGroup var pinned: PinnedKeyOptions

  @Option(
    help: ArgumentHelp(
      "A public key of a server that countersigns; may be repeated.", valueName: "key"),
    completion: .file(extensions: ["pub"]))
  var countersigner: [String] = []

  @Option(
    help: ArgumentHelp("The log that the record stands in.", valueName: "file"),
    completion: .file(extensions: ["ndjson"]))
  var log: String?

  func run() throws {
    let bytes = try FileSystem.read(receipt, limit: Receipt.mostBytes)
    let read: Receipt
    do { read = try Receipt(parsing: bytes) } catch {
      throw FailedCheck("\(VisibleText.name(receipt)): \(error)")
    }
    let checks = read.check(
      keys: try pinned.keys(), recoveryKeys: try pinned.recoveryKeys(),
      countersigners: try countersigner.map(PinnedKeyOptions.pinned),
      log: try log.map { try FileSystem.read($0, limit: AcceptanceChain.mostBytes) })
    try Terminal.standardOutput.write(Array(ReceiptText(read, checks).summary.utf8))
    let failures = checks.count { $0.outcome == .fails }
    guard failures == 0 else {
      throw FailedCheck(
        "\(VisibleText.name(receipt)): the receipt does not hold: "
          + (failures == 1 ? "1 check fails" : "\(failures) checks fail"))
    }
  }
}
