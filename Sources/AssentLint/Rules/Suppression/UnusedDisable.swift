import AssentDiagnostics

extension Rule {
  /// The linter reports it itself, once it knows what every other rule found.
  static let unusedDisable = Rule(
    id: .unusedDisable, group: .suppression, severity: .warning,
    summary: "A comment turns off a rule that has nothing to report there, or is misspelled.",
    rationale:
      "Such a comment outlives its reason, and hides the next fault in its place. One that is misspelled "
      + "leaves a rule off to the end of the file.",
    accepts: [
      """
      # License

      <!-- assent-disable-next-line doubled-word -- the name of the song -->
      The the song.
      """
    ],
    rejects: [
      """
      # License

      ⟪<!-- assent-disable-next-line doubled-word -- the name of the song -->⟫
      The song.
      """,
      """
      # License

      <!-- assent-disable-next-line ⟪double-word⟫ -- the name of the song -->
      The song.
      """,
      """
      # License

      <!-- assent-disable doubled-word -- the name of the song -->
      The the song.

      <!-- ⟪assent-enabled⟫ doubled-word -->
      """,
      """
      # License

      <!-- assent-disable doubled-word -- the name of the song -->
      The the song.

      ⟪<!-- assent-enable long-sentence -->⟫
      """,
      "# License\n\n<!-- ⟪assent-disable⟫ -- all of it -->\n\nText.\n",
    ]
  ) { _, _ in }
}

extension Directive {
  /// Reports that this comment turns off nothing.
  func reportUnused(_ findings: inout Findings) {
    if form == .unknown {
      let commands = ["assent-disable", "assent-disable-next-line", "assent-enable"]
      let isCommand = commands.contains(text)
      let guess =
        commands.first { $0 == text.lowercased() } ?? suggestion(for: text, among: commands)
      findings.report(
        isCommand
          ? "'\(text)' names no rule"
          : "'\(text)' turns nothing off or on" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        atBytes: name, help: isCommand ? "name the rule behind it" : nil)
      return
    }
    if isEnd, rule != nil || text.isEmpty {
      findings.report(
        "\(text.isEmpty ? "what" : "'\(text)'") is turned on where it is not off",
        atBytes: isOnly || text.isEmpty ? comment : name, help: "remove the comment")
      return
    }
    guard rule != nil else {
      guard RuleID(rawValue: text) == nil else {
        findings.report(
          "'\(text)' cannot be turned off", atBytes: name, help: "mend what it reports")
        return
      }
      let guess = suggestion(for: text, among: Rule.all.map(\.id.rawValue))
      findings.report(
        "'\(text)' is not a rule" + (guess.map { "; did you mean '\($0)'?" } ?? ""),
        atBytes: name)
      return
    }
    findings.report(
      "'\(text)' is turned off where it reports nothing", atBytes: isOnly ? comment : name,
      help: "remove the comment",
      fix: isOnly ? FixIt("remove the comment", edits: [FixIt.Edit(comment, with: [])]) : nil)
  }
}
