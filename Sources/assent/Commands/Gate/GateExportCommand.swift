import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate export`
struct GateExportCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case text
    case html
  }

  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract:
      "Write a receipt: the record, the exact text, what was on the screen, and signatures.",
    usage: "assent gate export [<record>] [<options>]",
    discussion: HelpText.discussion(
      """
      The JSON form (assent-receipt/1) holds all that is needed to check it without the log. Text and \
      HTML are for people. Without a record, the newest acceptance is exported. A receipt of which a \
      check fails is written all the same, and the command exits with 1.
      """,
      examples: [
        ("gate export -o receipt.json", "the newest acceptance"),
        ("gate export --format text", "to read it"),
        ("gate export --person alice@example.org", "the newest of one person of several"),
        ("gate export 42a7f066708d6293e72d776f74b614a2", "one that 'gate history' lists"),
      ]))

  @Argument(help: ArgumentHelp("The id of a record, or its beginning.", valueName: "record"))
  var record: String?

  @OptionGroup var options: GateOptions

  @Option(
    help: ArgumentHelp(
      "A record of this person alone, where several use one folder of acceptances.",
      valueName: "id"))
  var person: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: "The form of the receipt.")
  var format = Format.json

  @Option(
    help: ArgumentHelp(
      "A proof of 'assent log inclusion' for the release, to go with it.", valueName: "file"),
    completion: .file())
  var proof: String?

  func run() throws {
    let place = try options.place()
    if let output {
      try OutputFile.check(
        output, isNot: [proof].compactMap { $0 }, mayBeInContent: false, outside: place.state)
    }
    let content = try place.content()
    let id = try Self.id(record, of: person.map { try place.known($0) }, in: place.store)
    let proofBytes = try proof.map { try FileSystem.read($0, limit: 1 << 20) }
    let receipt: Receipt
    do {
      receipt = try Receipt.make(
        record: id, store: place.store, content: content, proof: proofBytes)
    } catch {
      if let failure = error.failure { throw failure }
      throw FailedCheck(error.description)
    }
    let checks = receipt.check(
      keys: place.keys, recoveryKeys: place.recovery, memory: place.store)
    let bytes: [UInt8]
    switch format {
    case .json: bytes = receipt.bytes + [0x0A]
    case .text: bytes = Array(ReceiptText(receipt, checks).text.utf8)
    case .html: bytes = Array(ReceiptText(receipt, checks).html.utf8)
    }
    if let output {
      try FileSystem.write(bytes, to: output)
    } else {
      try Terminal.standardOutput.write(bytes)
    }
    for words in receipt.standing {
      Terminal.standardError.write("note: " + VisibleText.message(words) + "\n")
    }
    let failures = checks.filter { $0.outcome == .fails }
    for failure in failures {
      Terminal.complain("the receipt was written, and does not hold: " + failure.description)
    }
    if !failures.isEmpty { throw Ending.findings }
  }

  /// The record that is meant: an id, its beginning, or the newest.
  ///
  /// - Parameter subject: whose records count, by the name that the log has for them; `nil` for everybody.
  static func id(
    _ named: String?, of subject: String? = nil, in store: LogFileStore
  ) throws -> String {
    let records = AcceptanceLine.all(in: try store.log()).compactMap(\.acceptance)
    let ids = records.filter { subject == nil || $0.subject == subject }.map(\.id)
    guard let named else {
      guard let last = ids.last else {
        throw FailedCheck(
          subject == nil ? "nothing was accepted yet" : "this person accepted nothing yet")
      }
      if subject == nil, Set(records.map(\.subject)).count > 1 {
        Terminal.standardError.write(
          "note: several people accepted here, and this is the newest record of all; --person names one\n"
        )
      }
      return last
    }
    let found = Set(ids.filter { $0.hasPrefix(named) })
    if found.contains(named) { return named }
    guard let id = found.first, found.count == 1, !named.isEmpty else {
      throw UsageError(
        found.count > 1
          ? "'\(named)' begins \(found.count) records; give more of the id"
          : "the log has no record '\(named)'; 'assent gate history' lists them")
    }
    return id
  }
}
