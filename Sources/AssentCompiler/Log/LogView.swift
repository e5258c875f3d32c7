import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What somebody was shown of a log: a checkpoint, what a list of products says, or a whole published log.
package struct LogView: Sendable {
  /// The path that it was read from.
  package let name: String
  package let size: Int
  package let root: MerkleHash
  /// The name of the log; `nil` for a published one without checkpoint.
  package let origin: String?
  /// What was signed; `nil` for what no signature stands below.
  let checkpoint: Checkpoint?
  /// The tree of a published log; `nil` for a checkpoint alone.
  private let tree: MerkleTree?

  package init(_ checkpoint: Checkpoint, name: String) {
    self.name = name
    size = checkpoint.size
    root = checkpoint.root
    origin = checkpoint.origin
    self.checkpoint = checkpoint
    tree = nil
  }

  /// What a list of products says of the log; `nil` where its root is none.
  init?(_ stated: SiteManifest.Log, name: String) {
    guard let root = MerkleHash(stated.root) else { return nil }
    self.name = name
    size = stated.size
    self.root = root
    origin = stated.origin
    checkpoint = nil
    tree = nil
  }

  package init(_ log: PublishedLog, name: String) {
    self.name = name
    size = log.size
    root = log.tree.root
    origin = log.checkpoint?.origin ?? log.kept.last?.origin
    checkpoint = nil
    tree = log.tree
  }

  /// What two views come to.
  package enum Comparison: Hashable, Sendable {
    case same
    /// The first entries of the larger one are those of the smaller one.
    case grown(from: Int, to: Int)
    /// They cannot be of one log: the roots of as many first entries.
    case fork(size: Int, MerkleHash, MerkleHash)
    case otherLogs(String, String)
    /// The published one lacks entries that stand under the checkpoint.
    case cut
    /// Neither has the entries that would tell.
    case unknown
  }

  /// Compares two views; the roots of a fork are in the order of the views.
  package func compare(with other: LogView) -> Comparison {
    if let origin, let name = other.origin, origin != name { return .otherLogs(origin, name) }
    if size == other.size {
      return root == other.root ? .same : .fork(size: size, root, other.root)
    }
    let isSmaller = size < other.size
    let (small, large) = isSmaller ? (self, other) : (other, self)
    if small.tree != nil, large.tree == nil { return .cut }
    guard let tree = large.tree, let begun = tree.root(ofSize: small.size),
      let proof = tree.consistencyProof(from: small.size, to: large.size)
    else { return .unknown }
    // As somebody checks it who has nothing but the two roots.
    if MerkleProof.isConsistent(
      small.root, ofSize: small.size, with: large.root, ofSize: large.size, proof: proof)
    {
      return .grown(from: small.size, to: large.size)
    }
    return isSmaller
      ? .fork(size: small.size, small.root, begun) : .fork(size: small.size, begun, small.root)
  }
}
