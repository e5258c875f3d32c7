import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest
import AssentRender

/// `assent gate show`
struct GateShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a text that the gate asks for, once it is what the manifest says.",
    usage: "assent gate show [--document <id>] [<options>]",
    discussion: HelpText.discussion(
      "Without --document, every text in force is printed, in the order of the gate.",
      examples: [
        ("gate show", "all that is in force"),
        ("gate show --document license --locale fr", "one, in French"),
        ("gate show --document license --version 1.0", "as it was"),
        ("gate show --document license --changes", "what changed since you accepted it"),
      ]))

  @OptionGroup var options: GateOptions
  @OptionGroup var who: PersonOptions

  @Option(help: ArgumentHelp("The id of a document.", valueName: "id"))
  var document: String?

  @Option(
    name: .customLong("version"), help: ArgumentHelp("A version of it.", valueName: "version"))
  var versionNumber: String?

  @Flag(help: "What changed since the version that was accepted, in place of the text.")
  var changes = false

  func validate() throws {
    if versionNumber != nil, document == nil {
      throw ValidationError("--version needs --document: versions are those of one document")
    }
    if versionNumber != nil, changes {
      throw ValidationError("--changes is about the version in force; leave --version out")
    }
  }

  func run() throws {
    let scene = try GateScene(options, who, isReader: true)
    let decision = try scene.decision()
    var chosen = decision.documents.filter { $0.release != nil }
    if let document {
      guard let found = decision.documents.first(where: { $0.document.id == document }) else {
        throw UsageError(GateNames.unknown(document, among: decision.documents.map(\.document.id)))
      }
      guard found.release != nil || versionNumber != nil else {
        throw FailedCheck("no version of '\(document)' is in force")
      }
      chosen = [found]
    }
    var out: [UInt8] = []
    for document in chosen {
      if !out.isEmpty { out += "\n\n".utf8 }
      out += changes ? try changed(document, scene) : try text(document, scene)
    }
    let output = Terminal.standardOutput
    if output.isTerminal, try Pager.show(out) { return }
    try output.write(out)
  }

  private func text(_ found: DocumentDecision, _ scene: GateScene) throws -> [UInt8] {
    var release = found.release
    if let versionNumber {
      release = found.document.releases.first { $0.version.text == versionNumber }
      guard release != nil else {
        let known = found.document.releases.map(\.version.text).joined(separator: ", ")
        throw UsageError(
          "version '\(versionNumber)' of '\(found.document.id)' is not in the manifest; it has \(known)"
        )
      }
    }
    guard let release else { return [] }
    let locales = release.locales.keys.sorted()
    let wanted = Manifest.Locale.best(for: scene.person.languages, among: locales)
    let fallback = release.locales.first { $0.value.authoritative }?.key
    guard let locale = wanted ?? found.locale ?? fallback else { return [] }
    let text = try scene.content.text(of: release, locale: locale)
    if let note = oldStatus(of: release, in: found, scene) { Terminal.complain(note) }
    let output = Terminal.standardOutput
    guard let columns = output.columns else { return text.plain }
    let placed = try PageText.place(
      text, width: min(max(columns, 20), 100), usesColor: output.usesColor)
    return placed.lines.flatMap { $0.bytes + [0x0A] }
  }

  /// That a text was published before it came into force, and says so still; `nil` where it was not.
  private func oldStatus(
    of release: Manifest.Release, in found: DocumentDecision, _ scene: GateScene
  ) -> String? {
    let isFirst = found.document.releases.first?.version == release.version
    let start = Manifest.ReleaseTerm(release, isFirst: isFirst).start
    let published = scene.manifest.generated
    guard found.release?.version == release.version, published < start.timestamp else { return nil }
    return
      "version \(release.version) has come into force since it was published on \(published.day); what "
      + "the text says of its status is of that day"
  }

  private func changed(_ found: DocumentDecision, _ scene: GateScene) throws -> [UInt8] {
    var session = scene.keeper.session(for: scene.person, layout: "plain")
    let index = session.items.firstIndex { $0.decision.document.id == found.document.id }
    guard let index else { return [] }
    // What counts for some days more is not on the screen yet.
    if !scene.keeper.loadText(index, in: &session), let failure = session.items[index].failure {
      throw failure
    }
    let item = session.items[index]
    guard let changes = item.changes else {
      return Array("\(found.document.title): nothing changed since it was accepted\n".utf8)
    }
    let output = Terminal.standardOutput
    let lines = ChangeLines(
      changes, words: item.words, width: min(output.columns ?? 72, 100),
      usesColor: output.usesColor
    ).lines
    return lines.flatMap { $0 + [0x0A] }
  }
}

/// Messages about documents that are not there.
enum GateNames {
  /// A name that is none of those of the manifest.
  static func unknown(_ name: String, among ids: [String]) -> String {
    let guess = suggestion(for: name, among: ids).map { "; did you mean '\($0)'?" }
    return "document '\(name)' is not in the manifest"
      + (guess ?? "; it has " + ids.joined(separator: ", "))
  }
}
