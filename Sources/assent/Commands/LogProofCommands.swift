import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// `assent log verify`
struct LogVerifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check a published log, or the proof of one entry.",
    usage: """
      assent log verify [<folder>] [--key <key>]
      assent log verify --proof <file> [--entry <file>] --key <key>
      """,
    discussion: HelpText.discussion(
      """
      Computes every tile anew from the entries, and holds the checkpoints against them. With --key \
      the checkpoint has to be signed by that key. A proof needs nothing else: no site, no content \
      folder, no network.
      """,
      examples: [
        ("log verify Output --key NAME.pub", "the log of a published folder"),
        ("log verify --proof l.tlog-proof --key RWQ…", "that an event is in a log"),
      ]))

  @Argument(
    help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var folder: String?

  @Option(
    help: ArgumentHelp(
      "The public key of the log: NAME.pub, the key in it, or a verifier key; may be repeated.",
      valueName: "key"), completion: .file(extensions: ["pub"]))
  var key: [String] = []

  @Option(
    help: ArgumentHelp(
      "A proof that 'assent log inclusion' wrote, or any C2SP tlog-proof.", valueName: "file"),
    completion: .file(extensions: ["tlog-proof"]))
  var proof: String?

  @Option(
    help: ArgumentHelp("The entry that is proved, where the proof lacks it.", valueName: "file"),
    completion: .file())
  var entry: String?

  @OptionGroup var colors: ColorOption

  func validate() throws {
    if proof != nil, folder != nil { throw ValidationError("name a folder or --proof, not both") }
    if proof != nil, key.isEmpty {
      throw ValidationError("a proof says nothing without --key: name the public key of the log")
    }
    if proof == nil, entry != nil { throw ValidationError("--entry goes with --proof") }
  }

  func run() throws {
    _ = try NoteKeyInput.keys(key, origin: nil)
    if let proof { return try verify(proof: proof) }
    let folder = PathText.trimmed(folder ?? "Output")
    let log = try LogFiles.log(in: folder, colors)
    guard let checkpoint = log.checkpoint else {
      guard key.isEmpty else {
        throw FailedCheck("the log in '\(folder)' has no signed checkpoint")
      }
      return try Terminal.standardOutput.write(
        Array("\(LogWords.entries(log.size)), root \(log.tree.root.text), not signed\n".utf8))
    }
    try NoteKeyInput.check(
      log, in: folder, by: NoteKeyInput.keys(key, origin: checkpoint.origin), colors)
    try Terminal.standardOutput.write(
      Array(
        ("\(LogWords.entries(log.size)) of '\(VisibleText.name(checkpoint.origin))', root \(checkpoint.root.text), "
          + (key.isEmpty ? "the signature not checked: name --key\n" : "signed\n")).utf8))
  }

  private func verify(proof path: String) throws {
    let source = try SourceInput.read(path)
    let proof: TlogProof
    do { proof = try TlogProof(parsing: source.bytes) } catch {
      throw FailedCheck("'\(source.path)' is not a proof: \(error)")
    }
    let keys = try NoteKeyInput.keys(key, origin: proof.checkpoint.origin)
    try NoteKeyInput.check(proof.checkpoint, by: keys, name: source.path)
    var bytes = try entry.map { try SourceInput.read($0).bytes } ?? proof.entry
    if entry != nil, bytes?.last == UInt8(ascii: "\n"), let whole = bytes, !proof.proves(whole) {
      bytes = whole.dropLast()
    }
    guard let bytes else {
      throw UsageError("'\(source.path)' has no entry in it; name it with --entry")
    }
    guard proof.proves(bytes) else {
      throw FailedCheck(
        "'\(source.path)' does not prove this entry: it is not entry \(proof.index) of the "
          + "\(proof.checkpoint.size) of '\(proof.checkpoint.origin)'")
    }
    let what = LogEntry(parsing: bytes).map { LogText.event($0) } ?? "\(bytes.count) bytes"
    try Terminal.standardOutput.write(
      Array(
        ("\(what): entry \(proof.index) of the \(proof.checkpoint.size) that "
          + "'\(VisibleText.name(proof.checkpoint.origin))' signed\n").utf8))
  }
}

/// `assent log inclusion`
struct LogInclusionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inclusion",
    abstract: "Write a proof that an event is in the published log.",
    usage: "assent log inclusion <agreement>@<version> [<options>]",
    discussion: HelpText.discussion(
      """
      The proof is a C2SP tlog-proof: it holds the entry, the hashes that lead from it to the root, \
      and the signed checkpoint, so that it can be checked without anything else.
      """,
      examples: [
        ("log inclusion license@1.1 -o license-1.1.tlog-proof", "that 1.1 was released"),
        ("log inclusion license@1.1 --event withdrawn", "that it was withdrawn"),
      ]))

  @Argument(help: ArgumentHelp("A version that was released.", valueName: "agreement@version"))
  var agreement: String

  @Option(
    help: ArgumentHelp(
      "What happened: released, withdrawn, superseded, approved or corrected.", valueName: "event"))
  var event = "released"

  @Option(
    help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var published = "Output"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write. (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var colors: ColorOption

  func run() throws {
    if let output { try OutputFile.check(output) }
    let name = try AgreementName(agreement)
    guard let version = name.version else {
      throw UsageError("name the version as well, as in \(name.text)@1.0")
    }
    let events = ["released", "withdrawn", "superseded", "approved", "corrected"]
    guard events.contains(event) else {
      throw UsageError("--event '\(event)' is none of \(events.joined(separator: ", "))")
    }
    let folder = PathText.trimmed(published)
    let log = try LogFiles.log(in: folder, colors)
    let ledgers = log.ledgers(named: name.text)
    guard let ledger = ledgers.first, ledgers.count == 1 else {
      throw UsageError(
        ledgers.isEmpty
          ? "the log in '\(folder)' has no agreement '\(name.text)'"
          : "'\(name.text)' may be \(ledgers.joined(separator: " or ")); name one of them")
    }
    guard let index = log.index(of: event, version: version, in: ledger) else {
      throw UsageError("the log in '\(folder)' does not say that \(ledger)@\(version) was \(event)")
    }
    guard let proof = log.proof(at: index) else {
      throw FailedCheck(
        "the log in '\(folder)' has no signed checkpoint; sign it with 'assent sign'")
    }
    guard let output else { return try Terminal.standardOutput.write(proof.bytes) }
    try FileSystem.write(proof.bytes, to: output)
  }
}

/// `assent log consistency`
struct LogConsistencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "consistency",
    abstract: "Tell whether two views are of the same log.",
    usage: "assent log consistency <old> [<new>] [--key <key>]",
    discussion: HelpText.discussion(
      """
      A view is a checkpoint that somebody kept, or a published folder. Of two checkpoints of \
      different sizes nothing can be told: one of the two has to be a folder, which has the entries. \
      Where the log was rewritten, both roots are shown; two checkpoints that the log signed are then \
      the proof of it.
      """,
      examples: [
        ("log consistency kept.checkpoint", "a checkpoint against Output"),
        ("log consistency mirror Output --key NAME.pub", "two copies of a site"),
      ]))

  @Argument(
    help: ArgumentHelp("A checkpoint or a published folder.", valueName: "old"),
    completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp("Another one.", valueName: "new"), completion: .file())
  var new = "Output"

  @Option(
    help: ArgumentHelp(
      "The public key of the log; without it no signature is checked. May be repeated.",
      valueName: "key"), completion: .file(extensions: ["pub"]))
  var key: [String] = []

  @OptionGroup var colors: ColorOption

  func run() throws {
    _ = try NoteKeyInput.keys(key, origin: nil)
    let (first, second) = (try view(old), try view(new))
    switch first.compare(with: second) {
    case .same:
      try say("\(LogWords.entries(first.size)) in both, with the root \(first.root.text)")
    case .grown(let from, let to):
      try say("consistent: the log grew from \(LogWords.entries(from)) to \(to)")
    case .fork(let size, let a, let b):
      throw FailedCheck(
        "the log was rewritten: the root of \(LogWords.first(size)) is \(a.text) in "
          + "'\(first.name)', and \(b.text) in '\(second.name)'")
    case .cut:
      let (seen, copy) = first.size > second.size ? (first, second) : (second, first)
      throw FailedCheck(
        "the log was cut short, or '\(copy.name)' is an older copy: it has "
          + "\(LogWords.entries(copy.size)), and '\(seen.name)' is of \(seen.size)")
    case .otherLogs(let a, let b):
      throw FailedCheck("these are two logs: '\(a)' in '\(first.name)', '\(b)' in '\(second.name)'")
    case .unknown:
      throw UsageError(
        "two checkpoints of \(first.size) and \(second.size) entries do not tell; name the published "
          + "folder in place of the larger one")
    }
  }

  private func say(_ text: String) throws {
    let note = key.isEmpty ? "; no signature was checked: name --key" : ""
    try Terminal.standardOutput.write(Array("\(text)\(note)\n".utf8))
  }

  private func view(_ name: String) throws -> LogView {
    guard FileSystem.isDirectory(name) else {
      let checkpoint = try LogFiles.checkpoint(name)
      if !key.isEmpty {
        let keys = try NoteKeyInput.keys(key, origin: checkpoint.origin)
        try NoteKeyInput.check(checkpoint, by: keys, name: name)
      }
      return LogView(checkpoint, name: name)
    }
    let folder = PathText.trimmed(name)
    let log = try LogFiles.log(in: folder, colors)
    if !key.isEmpty {
      guard let checkpoint = log.checkpoint else {
        throw FailedCheck("the log in '\(name)' has no signed checkpoint")
      }
      try NoteKeyInput.check(
        log, in: folder, by: NoteKeyInput.keys(key, origin: checkpoint.origin), colors)
    }
    return LogView(log, name: name)
  }
}

/// What commands say of a log.
enum LogText {
  /// `license@1.1 was released on 2026-01-02`.
  static func event(_ entry: LogEntry) -> String {
    let ledger = VisibleText.name(entry.ledger)
    guard let event = entry.event else { return "a line of '\(ledger)'" }
    let version = VisibleText.name("\(ledger)@\(event.version)")
    return "\(version) was \(event.action.name) on \(event.at)"
  }
}
