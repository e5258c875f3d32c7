import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What is wrong with a ledger, as findings.
enum LedgerFinding {
  /// The finding for a ledger that cannot be read.
  static func finding(for error: LedgerError, in source: SourceFile) -> Diagnostic {
    let merge = source.mergeMarkers.first
    let isMerge = merge != nil
    let message =
      isMerge ? "the ledger holds both sides of a merge" : "the ledger was edited: \(error)"
    let folder = ShellWord.quoted(Placement.folder(of: source.path))
    let help =
      isMerge
      ? "keep the releases of the side that published first: git checkout --ours -- \(folder) (or "
        + "--theirs); then raise the version of the text, and release what the other side had"
      : "take it back: \(GitCommand.takeBack([source.path])); only 'assent release' adds to it"
    return Diagnostic(
      rule: .releasedTextEdited, severity: .error, message: message, file: source.path,
      range: (merge ?? (error.line > 0 ? error.line : nil)).map(range(ofLine:)), help: help)
  }

  /// The finding for a ledger without a line: `assent release` writes none.
  static func empty(_ source: SourceFile) -> Diagnostic {
    Diagnostic(
      rule: .releasedTextEdited, severity: .error, message: "the ledger is empty",
      file: source.path, help: "take it back: \(GitCommand.takeBack([source.path]))")
  }

  /// Releases that no command of Assent would have written, though the ledger is whole.
  static func findings(in ledger: Ledger, _ source: SourceFile) -> [Diagnostic] {
    ledger.events.enumerated().compactMap { index, event in
      switch event.action {
      case .released(let release):
        let change = release.change
        if change.declared == .editorial, change.computed >= .wording,
          change.computed == .obligations || ledger.history[event.version]?.approval == nil
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
      case .withdrawn, .superseded, .approved, .corrected: return nil
      }
    }
  }

  private static func range(ofLine line: Int) -> SourceRange {
    let start = SourceLocation(line: line, column: 1)
    return SourceRange(start: start, end: start)
  }
}
