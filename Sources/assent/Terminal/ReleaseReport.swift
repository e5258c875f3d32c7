import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Says what became of a release, and what is left to do.
struct ReleaseReport {
  let colors: ColorOption

  /// Prints findings and what was done.
  ///
  /// - Throws: ``Ending/findings`` where it was refused, ``InputError`` where something failed once it was done.
  func print(_ result: ReleaseResult) throws {
    let findings = result.diagnostics.sorted(by: Diagnostic.inSourceOrder)
    DiagnosticOutput.print(findings, of: result.sources, color: colors.isOnForMessages)
    guard let entry = result.entry else {
      throw findings.hasWrongConfiguration ? Ending.usage : Ending.findings
    }
    let text = Self.text(result.outcome, entry, isFinished: result.unfinished == nil)
    try Terminal.standardOutput.write(Array(text.utf8))
    if let error = result.unfinished { throw error }
  }

  private static func text(
    _ outcome: ReleaseResult.Outcome, _ entry: ReleaseResult.Entry, isFinished: Bool
  ) -> String {
    let event = entry.event
    let name = "\(entry.key)@\(event.version)"
    if outcome == .doneBefore, entry.assessment == nil {
      return VisibleText.name("nothing to do: the ledger says this of \(name) already") + "\n"
    }
    let isDone = outcome == .done
    var lines: [String] = []
    switch event.action {
    case .released(let release):
      let head =
        switch outcome {
        case .done, .refused: "released \(name)"
        case .doneBefore: "\(name) is released already, on \(event.at), just like this"
        case .possible: "would release \(name)"
        }
      lines.append(head)
      lines += rows(event, release, entry)
    case .withdrawn:
      lines.append("\(isDone ? "withdrew" : "would withdraw") \(name) as of \(event.at)")
    case .superseded(let other, _):
      lines.append(
        "\(isDone ? "superseded" : "would supersede") \(name) with \(entry.key)@\(other)")
    case .approved:
      lines.append(
        "\(isDone ? "approved" : "would approve") the texts of \(name) as an editorial change")
      if !entry.isReleased {
        lines.append(
          "release them: assent release \(ShellWord.quoted(entry.key)) --change editorial")
      }
    case .corrected(let effective, let graceDays, _, let summary):
      lines.append("\(isDone ? "corrected" : "would correct") \(name)")
      if let effective { lines.append("  effective  \(effective)") }
      if let graceDays { lines.append("  grace      \(graceDays) days") }
      for (locale, text) in summary.sorted(by: { $0.key < $1.key }) {
        lines.append("  summary    \(locale): \(text)")
      }
    }
    guard outcome != .doneBefore else {
      return VisibleText.lines(lines.joined(separator: "\n")) + "\n"
    }
    lines += entry.files.map { "  \(isDone ? "wrote" : "would write") \($0)" }
    // The log comes first: what is committed without it may come into the log in another order elsewhere.
    if isDone, isFinished, entry.files.contains(where: { GitRepository.holds(file: $0) }) {
      let paths = entry.pathsToAdd.map(ShellWord.quoted).joined(separator: " ")
      lines.append("commit it:")
      lines.append("  git add \(paths)")
      lines.append("  git commit -m \(ShellWord.quoted(message(event, name)))")
    }
    return VisibleText.lines(lines.joined(separator: "\n")) + "\n"
  }

  private static func message(_ event: LedgerEvent, _ name: String) -> String {
    let name = name.replacing("@", with: " ")
    return switch event.action {
    case .released: "Release \(name)"
    case .withdrawn: "Withdraw \(name)"
    case .superseded(let other, _): "Supersede \(name) with \(other)"
    case .approved: "Approve \(name)"
    case .corrected: "Correct \(name)"
    }
  }

  private static func rows(
    _ event: LedgerEvent, _ release: LedgerEvent.Release, _ entry: ReleaseResult.Entry
  ) -> [String] {
    var rows = [
      (
        "effective",
        effective(release) + (entry.statedEffective.map { "; the text states \($0)" } ?? "")
      ),
      ("class", classText(release)),
      ("computed", release.change.computed.rawValue),
    ]
    if release.change.declared == .initial { rows.removeLast() }
    for signal in release.change.signals.prefix(8) { rows.append(("", signal)) }
    if release.change.signals.count > 8 {
      rows.append(("", "and \(release.change.signals.count - 8) more"))
    }
    let locales = release.locales.sorted { a, b in
      (a.value.isAuthoritative ? 0 : 1, a.key.text) < (b.value.isAuthoritative ? 0 : 1, b.key.text)
    }
    rows.append(("languages", locales.map { "\($0.key)" }.joined(separator: ", ")))
    for (locale, summary) in release.change.summary.sorted(by: { $0.key < $1.key }) {
      rows.append(("summary", "\(locale): \(summary)"))
    }
    if let commit = entry.commit {
      rows.append(("from", "\(commit.name) (\(commit.id.prefix(12)), \(commit.day))"))
    }
    rows.append(("by", "\(event.by), \(event.at)"))
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, value in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + value
    }
  }

  private static func effective(_ release: LedgerEvent.Release) -> String {
    release.effective.description
      + (release.effective.isWholeDay ? ", 00:00 UTC" : "")
      + (release.graceDays > 0
        ? ", with \(release.graceDays) day\(release.graceDays == 1 ? "" : "s") of grace" : "")
  }

  private static func classText(_ release: LedgerEvent.Release) -> String {
    switch release.change.declared {
    case .initial: "initial, revision \(release.revision)"
    case .editorial:
      "editorial, revision stays \(release.revision): nobody is asked again"
    case .material:
      "material, revision \(release.revision): everyone who agreed before is asked again"
    }
  }
}
