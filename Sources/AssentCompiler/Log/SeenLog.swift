import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a reader saw of a log before: what is shown now has to go on from it.
struct SeenLog {
  private let name: String
  private let size: Int
  private let root: String
  /// `nil` where nothing but size and root is known.
  private let tree: MerkleTree?

  /// What a state seen before says of its log; `nil` where it says nothing.
  init?(_ state: SignedState) {
    name = state.name
    if let log = state.log, log.isThere, log.isSound {
      (size, root, tree) = (log.size, log.tree.root.text, log.tree)
    } else if let log = state.site?.log {
      (size, root, tree) = (log.size, log.root, nil)
    } else {
      return nil
    }
  }

  /// What is wrong with the tree of a whole log; `nil` where it goes on from this one.
  func contradiction(of log: MerkleTree, at path: String) -> Diagnostic? {
    guard let begun = log.root(ofSize: size) else {
      return finding(
        .rollback,
        "the log of '\(name)' has \(LogWords.entries(size)), and this one has \(LogWords.entries(log.size))",
        path,
        help: "fetch the site again; no entry ever goes from a log")
    }
    return begun.text == root ? nil : fork(size, here: begun.text, there: root, path)
  }

  /// What is wrong with a checkpoint alone; `nil` where it is of the same log, or that cannot be told.
  func contradiction(of checkpoint: Checkpoint, at path: String) -> Diagnostic? {
    let there = checkpoint.size == size ? root : tree?.root(ofSize: checkpoint.size)?.text
    guard let there, there != checkpoint.root.text else { return nil }
    return fork(checkpoint.size, here: checkpoint.root.text, there: there, path)
  }

  private func fork(_ size: Int, here: String, there: String, _ path: String) -> Diagnostic {
    finding(
      .equivocation,
      "the log was rewritten: with \(LogWords.entries(size)) its root is \(here), and that of '\(name)' is "
        + there, path,
      help: "two different logs have one name; keep both, and ask the publisher")
  }

  private func finding(
    _ rule: RuleID, _ message: String, _ path: String, help: String
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: .error, message: message, file: path, help: help)
  }
}
