import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What is wrong with a ledger, as findings.
enum LedgerFinding {
  /// The finding for a ledger that cannot be read.
  static func finding(for error: LedgerError, in source: SourceFile) -> Diagnostic {
    let isMerge = source.bytes.starts(with: "<<<<<<<".utf8) || hasLine(source, "<<<<<<<")
    let message =
      isMerge ? "the ledger holds both sides of a merge" : "the ledger was edited: \(error)"
    let folder = ShellWord.quoted(Placement.folder(of: source.path))
    let help =
      isMerge
      ? "keep what the branch has that released first: git checkout --ours -- \(folder) (or "
        + "--theirs); then raise the version of the text, and release it again"
      : "take it back: \(GitCommand.takeBack([source.path])); only 'assent release' adds to it"
    return Diagnostic(
      rule: .releasedTextEdited, severity: .error, message: message, file: source.path,
      range: error.line > 0 ? range(ofLine: error.line) : nil, help: help)
  }

  /// Releases that no command of Assent would have written, though the ledger is whole.
  static func findings(in ledger: Ledger, _ source: SourceFile) -> [Diagnostic] {
    var approved: Set<Manifest.Version> = []
    return ledger.events.enumerated().compactMap { index, event in
      switch event.action {
      case .approved:
        approved.insert(event.version)
        return nil
      case .released(let release):
        let change = release.change
        if change.declared == .editorial, change.computed >= .wording,
          change.computed == .obligations || !approved.contains(event.version)
        {
          return Diagnostic(
            rule: .editorialButWordsChanged, severity: .error,
            message: "version '\(event.version)' is released as editorial, and changes "
              + "\(change.computed == .obligations ? "obligations" : "words without an approval")",
            file: source.path, range: range(ofLine: index + 1),
            help: "take the ledger back: \(GitCommand.takeBack([source.path])); release it as "
              + "material")
        }
        if change.declared == .material, change.summary.isEmpty {
          return Diagnostic(
            rule: .materialWithoutSummary, severity: .error,
            message: "version '\(event.version)' is a material change without a summary",
            file: source.path, range: range(ofLine: index + 1),
            help: "take the ledger back: \(GitCommand.takeBack([source.path])); release it with "
              + "--summary")
        }
        return nil
      case .withdrawn, .superseded, .corrected: return nil
      }
    }
  }

  private static func hasLine(_ source: SourceFile, _ start: String) -> Bool {
    (1...max(source.lineCount, 1)).contains { source.line($0).starts(with: start.utf8) }
  }

  private static func range(ofLine line: Int) -> SourceRange {
    let start = SourceLocation(line: line, column: 1)
    return SourceRange(start: start, end: start)
  }
}
