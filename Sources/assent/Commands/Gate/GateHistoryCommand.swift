import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate history`
struct GateHistoryCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "List what was shown, accepted, declined and taken back, and check the log.",
    usage: "assent gate history [<options>]",
    discussion: HelpText.discussion(
      """
      Reads every line of the log, and says what is damaged. With --format json, the lines are \
      printed as they are. Exits with 1 where the log was changed or cut.
      """,
      examples: [
        ("gate history", "for people"),
        ("gate history --person alice@example.org", "one person of several"),
        ("gate history --format json", "every line as it is kept"),
      ]))

  @OptionGroup var options: GateOptions

  @Option(
    help: ArgumentHelp(
      "Lines of this person alone, where several use one folder of acceptances.", valueName: "id"))
  var person: String?

  @Option(help: "How to print it.")
  var format = Format.text

  func run() throws {
    let place = try options.place()
    var events = AcceptanceLine.all(in: try place.store.log())
    if let person { events = GateHistory.lines(events, of: try place.known(person)) }
    switch format {
    case .json:
      try Terminal.standardOutput.write(
        person == nil ? try place.store.log() : events.flatMap { $0.bytes + [0x0A] })
    case .text:
      let lines = GateHistory.words(events)
      let text = lines.isEmpty ? ["nothing happened yet"] : lines
      try Terminal.standardOutput.write(
        Array((text.map(VisibleText.message).joined(separator: "\n") + "\n").utf8))
    }
    let findings = try place.store.verify()
    for finding in findings {
      Terminal.complain("\(place.state)/acceptances.ndjson: \(finding)")
    }
    if findings.contains(where: \.isDamage) { throw Ending.findings }
  }
}

/// Lines of a log in words.
enum GateHistory {
  /// Those that are about one person, by the name that the log has for them.
  static func lines(_ lines: [AcceptanceLine], of subject: String) -> [AcceptanceLine] {
    var records: Set<String> = []
    return lines.filter { line in
      guard let action = line.event?.action else { return false }
      if let acceptance = line.acceptance, acceptance.subject == subject {
        records.insert(acceptance.id)
        return true
      }
      switch action {
      case .presented(let text, _), .notified(let text, _), .declined(let text, _):
        return text.subject == subject
      case .withdrawn(_, let record): return records.contains(record)
      case .reset(_, let of): return of == nil || of == subject
      case .erased(let erased): return erased == subject
      case .accepted, .guardianApproved, .imported, .migrated, .merged: return false
      }
    }
  }

  static func words(_ lines: [AcceptanceLine]) -> [String] {
    lines.map { line in
      let start = line.isAfterBreak ? "(after damage) " : ""
      guard let event = line.event else { return start + "line \(line.number): not known here" }
      return start + "\(event.at) " + sentence(event.action)
    }
  }

  private static func sentence(_ action: AcceptanceEvent.Action) -> String {
    switch action {
    case .presented(let text, _): "shown: " + name(text)
    case .notified(let text, let until):
      "told of: " + name(text) + (until.map { ", until \($0)" } ?? "")
    case .accepted(let acceptance): "accepted: " + name(acceptance)
    case .declined(let text, let actor):
      (actor.map { $0 == GateKeeper.guardian ? "declined by a guardian: " : "declined by \($0): " }
        ?? "declined: ") + name(text)
    case .withdrawn(let document, let record): "taken back: \(document), record \(record)"
    case .reset(let document, _): "to be asked again: \(document ?? "everything")"
    case .guardianApproved(let acceptance, let record):
      (acceptance.verifiedBy.map { "answered by a guardian, verified by \($0): " }
        ?? "acknowledged by a guardian: ") + name(acceptance) + ", for record \(record)"
    case .migrated(let document, let version, _):
      "kept before there was a log: \(document) \(version), without a digest"
    case .imported(let acceptance, let origin):
      "taken in from \(origin): " + name(acceptance)
    case .merged(_, let lines, let name): "merged: '\(name)', \(lines) lines"
    case .erased(let subject): "a person was unlinked: \(subject)"
    }
  }

  private static func name(_ text: AcceptanceEvent.Text) -> String {
    "\(text.document) \(text.version) (\(text.locale))"
  }

  private static func name(_ acceptance: Acceptance) -> String {
    "\(acceptance.document) \(acceptance.version) (\(acceptance.locale)) by "
      + "\(acceptance.method.rawValue), record \(acceptance.id)"
  }
}
