import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a reader saw of a log before: what is shown now has to go on from it.
struct SeenLog {
  let name: String
  private let size: Int
  private let root: String
  /// `nil` where nothing but size and root is known.
  private let tree: MerkleTree?
  /// `nil` where nothing says what it was called.
  private let origin: String?
  /// All that were kept, and the one of its size.
  let checkpoints: [Checkpoint]
  let anchors: [LogAnchor]

  /// What a state seen before says of its log; `nil` where it says nothing.
  init?(_ state: SignedState) {
    name = state.name
    // One that stands alone, as in a bundle, has no entries to be held against, and its lines count.
    checkpoints = (state.log?.kept ?? []) + [state.log?.checkpoint].compactMap(\.self)
    origin = checkpoints.last?.origin ?? state.site?.log?.origin
    if let log = state.log, log.isThere, log.isSound {
      (size, root, tree, anchors) = (log.size, log.tree.root.text, log.tree, log.anchors)
    } else if let log = state.site?.log {
      (size, root, tree, anchors) = (log.size, log.root, nil, [])
    } else {
      return nil
    }
  }

  /// What is wrong with a whole log; empty where it goes on from this one.
  func contradictions(of log: PublishedLog, name path: (String) -> String) -> [Diagnostic] {
    let place = path(LogFiles.checkpointPath)
    if let finding = contradiction(of: log.tree, at: place) { return [finding] }
    return [log.checkpoint ?? log.kept.last].compactMap(\.self).compactMap {
      otherOrigin(of: $0, at: place)
    } + lostSignatures(in: log, name: path) + lostAnchors(in: log, name: path)
  }

  /// What is wrong with a checkpoint alone; `nil` where it is of the same log, or that cannot be told.
  func contradiction(of checkpoint: Checkpoint, at path: String) -> Diagnostic? {
    let there = checkpoint.size == size ? root : tree?.root(ofSize: checkpoint.size)?.text
    guard let there, there != checkpoint.root.text else {
      return otherOrigin(of: checkpoint, at: path)
    }
    return fork(checkpoint.size, here: checkpoint.root.text, there: there, path)
  }

  private func contradiction(of log: MerkleTree, at path: String) -> Diagnostic? {
    guard let begun = log.root(ofSize: size) else {
      return finding(
        .rollback,
        "the log of '\(name)' has \(LogWords.entries(size)), and this one has \(LogWords.entries(log.size))",
        path,
        help: "fetch the site again; no entry ever goes from a log")
    }
    return begun.text == root ? nil : fork(size, here: begun.text, there: root, path)
  }

  /// A log keeps its name, which stands in every checkpoint of it.
  private func otherOrigin(of checkpoint: Checkpoint, at path: String) -> Diagnostic? {
    guard let origin, checkpoint.origin != origin else { return nil }
    return finding(
      .equivocation,
      "the log is called '\(checkpoint.origin)', and that of '\(name)' is called '\(origin)'", path,
      help: "a log keeps its name; keep both, and ask the publisher")
  }

  private func fork(_ size: Int, here: String, there: String, _ path: String) -> Diagnostic {
    finding(
      .equivocation,
      "the log was rewritten: with \(LogWords.entries(size)) its root is \(here), and that of '\(name)' is "
        + there, path,
      help: "two different logs have one name; keep both, and ask the publisher")
  }

  func finding(
    _ rule: RuleID, _ message: String, _ path: String, help: String
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: .error, message: message, file: path, help: help)
  }
}
