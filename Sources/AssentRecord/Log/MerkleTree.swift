/// The Merkle tree over a list of entries that only grows (RFC 6962; RFC 9162, section 2.1).
///
/// It keeps the hash of every complete subtree, twice as many as there are entries, so that the root
/// of each earlier size and every proof are made of a few dozen of them.
package struct MerkleTree: Sendable {
  /// The hashes of complete subtrees of `1 << level` entries, from left to right.
  private var levels: [[MerkleHash]] = [[]]

  /// A tree without entries.
  package init() {}

  /// - Parameter leaves: the hashes of the entries, in order.
  package init(leaves: some Sequence<MerkleHash>) {
    for leaf in leaves { append(leaf) }
  }

  /// How many entries there are.
  package var size: Int { levels[0].count }

  /// Adds the hash of an entry at the end.
  package mutating func append(_ leaf: MerkleHash) {
    levels[0].append(leaf)
    var level = 0
    while levels[level].count % 2 == 0 {
      if level + 1 == levels.count { levels.append([]) }
      let nodes = levels[level]
      levels[level + 1].append(MerkleHash(nodes[nodes.count - 2], nodes[nodes.count - 1]))
      level += 1
    }
  }

  /// The hash of the complete subtree that covers the entries from `index << level` on; `nil` where the
  /// tree does not have all of them.
  package func node(level: Int, index: Int) -> MerkleHash? {
    guard levels.indices.contains(level), levels[level].indices.contains(index) else { return nil }
    return levels[level][index]
  }

  /// The root of the tree of the first entries; `nil` for more than there are.
  package func root(ofSize size: Int) -> MerkleHash? {
    guard (0...self.size).contains(size) else { return nil }
    return size == 0 ? .empty : hash(0..<size)
  }

  /// The root of all entries.
  package var root: MerkleHash { root(ofSize: size) ?? .empty }

  /// The hashes that lead from an entry to the root of the first `size` entries, nearest first
  /// (RFC 9162, section 2.1.3.1); `nil` where that tree does not have the entry.
  package func inclusionProof(of index: Int, inSize size: Int) -> [MerkleHash]? {
    guard size <= self.size, index >= 0, index < size else { return nil }
    var proof: [MerkleHash] = []
    var range = 0..<size
    while range.count > 1 {
      let middle = range.lowerBound + Self.split(range.count)
      if index < middle {
        proof.append(hash(middle..<range.upperBound))
        range = range.lowerBound..<middle
      } else {
        proof.append(hash(range.lowerBound..<middle))
        range = middle..<range.upperBound
      }
    }
    return proof.reversed()
  }

  /// The hashes that show that the tree of `size` entries begins with that of the first `old`
  /// (RFC 9162, section 2.1.4.1); `nil` for sizes that the tree does not have.
  package func consistencyProof(from old: Int, to size: Int) -> [MerkleHash]? {
    guard old >= 0, old <= size, size <= self.size else { return nil }
    guard old > 0, old < size else { return [] }
    var proof: [MerkleHash] = []
    var range = 0..<size
    // Whether the old tree begins where the range does, so that its root is known to whoever checks.
    var isRoot = true
    while old != range.upperBound {
      let middle = range.lowerBound + Self.split(range.count)
      if old <= middle {
        proof.append(hash(middle..<range.upperBound))
        range = range.lowerBound..<middle
      } else {
        proof.append(hash(range.lowerBound..<middle))
        range = middle..<range.upperBound
        isRoot = false
      }
    }
    if !isRoot { proof.append(hash(range)) }
    return proof.reversed()
  }

  /// The hash of a range that begins at a multiple of the largest power of two within it.
  private func hash(_ range: Range<Int>) -> MerkleHash {
    guard range.count & (range.count - 1) != 0 else {
      let level = range.count.trailingZeroBitCount
      return levels[level][range.lowerBound >> level]
    }
    let middle = range.lowerBound + Self.split(range.count)
    return MerkleHash(
      hash(range.lowerBound..<middle), hash(middle..<range.upperBound))
  }

  /// The largest power of two below a number of at least 2.
  private static func split(_ count: Int) -> Int {
    1 << (Int.bitWidth - 1 - (count - 1).leadingZeroBitCount)
  }
}
