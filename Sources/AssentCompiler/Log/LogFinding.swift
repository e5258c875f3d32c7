import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What is wrong with the log of a content folder, as findings.
enum LogFinding {
  /// The finding for an order that cannot be read.
  static func finding(for error: LogOrderError, in source: SourceFile) -> Diagnostic {
    let merge = source.mergeMarkers.first
    let path = ShellWord.quoted(source.path)
    return Diagnostic(
      rule: .logEdited, severity: .error,
      message: merge == nil
        ? "the order of the log was edited: \(error)"
        : "the order of the log holds both sides of a merge",
      file: source.path,
      range: (merge ?? (error.line > 0 ? error.line : nil)).map(range(ofLine:)),
      help: merge == nil
        ? "take it back: \(GitCommand.takeBack([source.path]))"
        : "keep the side that was published first: git checkout --ours -- \(path) (or --theirs); "
          + "then run 'assent log update', which adds the events of the other side")
  }

  /// The finding for a line of a ledger that is not what came into the log.
  static func finding(
    for fault: SiteLog.Fault, in source: SourceFile, root: String
  ) -> Diagnostic {
    let place = fault.place
    let ledger = root + "/" + ledgerPath(of: place.ledger)
    let line: Int
    let message: String
    switch fault {
    case .vanished(_, let orderLine):
      line = orderLine
      message = "\(place) is in the log, and the ledger does not have it"
    case .altered(_, let orderLine, let found):
      line = orderLine
      message =
        "\(place) is not the line that came into the log: its digest is \(found), and that in the "
        + "log is \(place.digest)"
    }
    return Diagnostic(
      rule: .logEdited, severity: .error, message: message, file: source.path,
      range: range(ofLine: line),
      notes: [Diagnostic.Note("the ledger is this one", file: ledger)],
      help: "take both back: \(GitCommand.takeBack([ledger, source.path]))")
  }

  /// The finding for a kept checkpoint that the log contradicts; `nil` where it does not.
  static func contradiction(
    of checkpoint: Checkpoint, _ log: SiteLog, _ place: String
  ) -> Diagnostic? {
    let help =
      "take the log back as it was signed: \(GitCommand.takeBack([Placement.folder(of: place)]))"
    guard let root = log.tree.root(ofSize: checkpoint.size) else {
      return edited(
        "a checkpoint of \(LogWords.entries(checkpoint.size)) was signed, and the log has \(log.size)",
        place,
        help: help)
    }
    guard root != checkpoint.root else { return nil }
    return edited(
      "the log is not the one that was signed: the root of "
        + "\(LogWords.first(checkpoint.size)) is \(root.text), and the checkpoint says \(checkpoint.root.text)",
      place,
      help: help)
  }

  /// The finding for events that are in no log yet.
  static func missing(
    _ places: [LogOrder.Place], _ path: String, root: String
  ) -> Diagnostic {
    let count = places.count == 1 ? "1 event is" : "\(places.count) events are"
    let first = places.first.map { ", the first one \($0)" } ?? ""
    return Diagnostic(
      rule: .unloggedEvent, severity: .info,
      message: "\(count) not in the order of the log yet\(first)", file: path,
      help: "run '\(update(root))'")
  }

  /// The command that takes in what is missing.
  static func update(_ root: String) -> String {
    root == "content"
      ? "assent log update" : "assent log update --content \(ShellWord.quoted(root))"
  }

  static func edited(
    _ message: String, _ path: String, line: Int? = nil, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      rule: .logEdited, severity: .error, message: message, file: path,
      range: line.map(range(ofLine:)),
      help: help ?? "take it back: \(GitCommand.takeBack([path]))")
  }

  /// The ledger of an agreement below the content folder.
  static func ledgerPath(of key: String) -> String {
    Placement.join(Placement.folder(of: key), ContentFolder.releasesFolder) + "/"
      + Placement.fileName(of: key) + "/" + ReleaseListing.ledgerName
  }

  private static func range(ofLine line: Int) -> SourceRange {
    let start = SourceLocation(line: line, column: 1)
    return SourceRange(start: start, end: start)
  }
}
