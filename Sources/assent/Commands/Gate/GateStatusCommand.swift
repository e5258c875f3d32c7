import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentGate
import AssentManifest

/// `assent gate status`
struct GateStatusCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say what is owed, with the exact commands that accept it.",
    usage: "assent gate status [<options>]",
    discussion: HelpText.discussion(
      """
      Exits with 0 where nothing is owed, with 1 where something is, or where what was published \
      cannot be trusted. It asks nothing and writes nothing to the log. JSON (assent-gate-status/1) says both \
      what a person is told ("sentence") and what a developer is ("detail").
      """,
      examples: [
        ("gate status", "for the product in Output"),
        ("gate status --format json", "for a script"),
        ("gate status --key legal.pub", "with the publisher's key pinned"),
      ]))

  @OptionGroup var options: GateOptions
  @OptionGroup var who: PersonOptions

  @Flag(help: "Add what a developer wants to know: records, revisions, settings.")
  var verbose = false

  @Option(help: "How to print it.")
  var format = Format.text

  func run() throws {
    let scene = try GateScene(options, who, isReader: true)
    let decision = try scene.decision()
    let status = GateStatus(
      scene, decision, GateCommandLine(options: options, who: who))
    switch format {
    case .text:
      let output = Terminal.standardOutput
      try output.write(Array(status.text(isVerbose: verbose, columns: output.width).utf8))
    case .json:
      try Terminal.standardOutput.write(CanonicalJSON.bytes(of: status.json) + [0x0A])
    }
    if !decision.isOpen { throw Ending.findings }
  }
}
