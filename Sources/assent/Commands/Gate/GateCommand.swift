import ArgumentParser
import AssentCompiler
import AssentDiagnostics

/// `assent gate`
struct GateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract:
      "Ask a person for agreement, remember exactly what was agreed to, and say what is owed.",
    usage: "assent gate <subcommand> [<options>]",
    discussion: HelpText.discussion(
      """
      A gate reads what 'assent build' published, checks signatures and digests, and shows each text \
      that the person has not accepted yet. What is accepted goes into a log in the user's state \
      folder, each line of which names the digest of the line before. Pin the publisher's key with \
      --key; without one, whoever can write to the published folder chooses what is agreed to.
      """,
      examples: [
        ("gate run -- ./tool", "run tool once all is accepted"),
        ("gate status", "what is owed, with the commands to accept it"),
        ("gate show --document license", "the text in force"),
        ("gate history", "what was accepted, and when"),
      ]),
    subcommands: [
      GateRunCommand.self, GateStatusCommand.self, GateShowCommand.self, GateAcceptCommand.self,
      GateDeclineCommand.self, GateWithdrawCommand.self, GateHistoryCommand.self,
      GateExportCommand.self, GateVerifyCommand.self, GateCountersignCommand.self,
      GateImportCommand.self, GateMergeCommand.self,
      GateEraseCommand.self, GateResetCommand.self,
    ])
}
