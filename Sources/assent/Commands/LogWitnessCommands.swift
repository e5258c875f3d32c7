import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation

/// `assent log cosign`
struct LogCosignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cosign",
    abstract: "Witness a log: sign that its checkpoint extends the one that was seen before.",
    usage: """
      assent log cosign [<folder>] --log-key <key> --key <file> --name <name>
        --state <file> [<options>]
      """,
    discussion: HelpText.discussion(
      """
      Anyone can be a witness of a log. The checkpoint in the folder has to be signed by the log, its \
      entries have to be there, and they have to begin with those of the checkpoint that this witness \
      signed last, which the file of --state holds. A log that was rewritten or cut short is not \
      signed. The first time there is no such file, and what is there is taken as it is.

      The signature is one of C2SP tlog-cosignature: with a time, below the text of the checkpoint. \
      Send it to the publisher, who keeps it with 'assent log update --checkpoint'. Use a key that \
      signs nothing else.
      """,
      examples: [
        (
          "log cosign copy --log-key RWQ… --key w.key --name w.example --state s",
          "sign what a mirror has"
        )
      ]))

  @Argument(
    help: ArgumentHelp("The published folder, or a copy of it.", valueName: "folder"),
    completion: .directory)
  var folder = "Output"

  @Option(
    help: ArgumentHelp(
      "The public key of the log: NAME.pub, the key in it, or a verifier key.", valueName: "key"))
  var logKey: String

  @Option(
    help: ArgumentHelp("The secret key of the witness, a file of minisign.", valueName: "file"),
    completion: .file())
  var key: String?

  @Option(help: ArgumentHelp("The name of the witness: witness.example", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "The checkpoint that was signed last; written anew each time. Keep it safe.",
      valueName: "file"), completion: .file())
  var state: String

  @Option(
    help: ArgumentHelp(
      "The time of the signature: 2026-11-22T10:00:00Z. (default: now)", valueName: "time"))
  var date: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write. (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var colors: ColorOption

  func run() throws {
    if let output { try OutputFile.check(output, isNot: [key, state].compactMap(\.self)) }
    try OutputFile.check(state, isNot: [key].compactMap(\.self))
    let secret = try SecretKeySource.read(key, option: "--key")
    guard let witness = NoteKey(name: name, kind: .cosignature, secret.publicKey) else {
      throw UsageError("--name '\(name)' cannot be a name: it has a space or '+', or is too long")
    }
    if let fault = LogOrigin.hiding(in: name) { throw UsageError("--name '\(name)' \(fault)") }
    let folder = PathText.trimmed(folder)
    let log = try LogFiles.log(in: folder, colors)
    guard var checkpoint = log.checkpoint else {
      throw FailedCheck("the log in '\(folder)' has no signed checkpoint")
    }
    let place = folder + "/" + LogFiles.checkpointPath
    let signers = try NoteKeyInput.keys(
      [logKey], origin: checkpoint.origin, option: "--log-key")
    guard !signers.contains(where: { $0.bytes == secret.publicKey.bytes }) else {
      throw UsageError("a log is no witness of its own: name another --key")
    }
    try NoteKeyInput.check(log, in: folder, by: signers, colors)
    // Two at once would both go on from what was signed last.
    let lock = try WitnessLock(state)
    defer { withExtendedLifetime(lock) {} }
    let isFirst = try checkState(against: log, by: witness)
    if checkpoint.note.check(witness) == .absent {
      try checkpoint.note.cosign(with: secret, name: name, time: try time())
    } else if case .invalid = checkpoint.note.check(witness) {
      throw FailedCheck("'\(place)' has a signature of this witness that is not valid")
    }
    // The state is on the disk before the signature goes out.
    try FileSystem.write(checkpoint.bytes, to: state, isDurable: true)
    if isFirst {
      Terminal.standardError.write(
        "first checkpoint seen by '\(name)': \(LogWords.entries(checkpoint.size)); nothing to hold it "
          + "against\n")
    }
    guard let output else { return try Terminal.standardOutput.write(checkpoint.bytes) }
    try FileSystem.write(checkpoint.bytes, to: output)
  }

  /// - Returns: whether nothing was signed before.
  private func checkState(against log: PublishedLog, by witness: NoteKey) throws -> Bool {
    guard try FileSystem.status(state) != nil else { return true }
    let before = try LogFiles.checkpoint(state)
    guard case .valid = before.note.check(witness) else {
      throw FailedCheck("'\(state)' was not signed by this witness")
    }
    switch LogView(before, name: state).compare(with: LogView(log, name: folder)) {
    case .same: return false
    case .grown(let from, _) where from == before.size: return false
    case .grown, .cut, .unknown:
      throw FailedCheck(
        "the log was cut short: it had \(LogWords.entries(before.size)) when it was signed last, and has "
          + "\(log.size)")
    case .fork(let size, let seen, let found):
      throw FailedCheck(
        "the log was rewritten: the root of \(LogWords.first(size)) was \(seen.text), and is "
          + "\(found.text)")
    case .otherLogs(let a, let b):
      throw FailedCheck("'\(state)' is of the log '\(a)', and this one is '\(b)'")
    }
  }

  private func time() throws(UsageError) -> UInt64 {
    guard let date else { return UInt64(max(0, Date().timeIntervalSince1970)) }
    guard let time = try DateOption.timestamp(date, option: "--date"), time.secondsSinceEpoch >= 0
    else { throw UsageError("--date '\(date)' is before 1970") }
    return UInt64(time.secondsSinceEpoch)
  }
}

/// `assent log anchor`
struct LogAnchorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anchor",
    abstract: "Keep a timestamp that somebody else gave a checkpoint.",
    usage: "assent log anchor <file> [<options>]",
    discussion: HelpText.discussion(
      """
      A timestamp of RFC 3161 (.tsr) or of OpenTimestamps (.ots) of a kept checkpoint shows that \
      what it signs was there at that time. It is checked, kept in releases/log/timestamps/, listed \
      in anchors.ndjson, and published by the next build.

      A .tsr has to be of this checkpoint, and signed by the certificate in it; 'openssl ts -verify' \
      tells whether you trust the authority behind that. The operations of an .ots are repeated; \
      whether the Bitcoin block has their result takes the block to tell.
      """,
      examples: [
        ("log anchor 12.tsr", "made with: openssl ts -query -data 12.checkpoint -sha256 -cert")
      ]))

  @Argument(help: ArgumentHelp("The timestamp.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp("The day of the entry, in UTC. (default: today)", valueName: "day"))
  var at: String?

  func run() throws {
    let bytes = try FileSystem.read(file, limit: LogFolder.mostBytesOfTimestamp)
    var day = try LedgerEntryOptions.today(orSetWith: "--at")
    if let at {
      guard let stated = Manifest.Day(at) else {
        throw UsageError("--at '\(at)' is not a day such as 2026-01-02")
      }
      day = stated
    }
    let result = try LogAnchoring.run(
      bytes, name: file, content: PathText.trimmed(content), at: day)
    let anchor = result.anchor
    var lines = [
      "checkpoint of \(LogWords.entries(anchor.size)), \(anchor.checkpoint)"
        + (result.isKnown ? ", kept before" : "")
    ]
    if let time = anchor.time {
      lines.append("stamped at \(time) by the certificate in the file, whose chain is not checked")
    }
    for attestation in result.attestations {
      switch attestation {
      case .pending(let address):
        lines.append("promised by \(address); proves nothing until it is in a block")
      case .bitcoin(let height, let root):
        let value = root.map { LogText.hexadecimal($0.reversed()) } ?? "a value not computed here"
        lines.append("block \(height) of Bitcoin has the Merkle root \(value), if this is true")
      case .unknown: lines.append("attested in a way that is not known here")
      }
    }
    try Terminal.standardOutput.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}

extension LogText {
  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
