/// The checks of proofs, for whoever has no tree: as RFC 9162 writes them, sections 2.1.3.2 and 2.1.4.2.
///
/// They take as many steps as a size has bits, whatever the size claims to be.
package enum MerkleProof {
  /// More hashes than this are in no proof.
  package static let mostHashes = 63

  /// Whether an entry stands at a place of the tree with a root.
  ///
  /// - Parameter index: from 0.
  package static func includes(
    _ leaf: MerkleHash, at index: Int, inSize size: Int, root: MerkleHash, proof: [MerkleHash]
  ) -> Bool {
    guard index >= 0, index < size else { return false }
    var (place, last, hash) = (index, size - 1, leaf)
    for sibling in proof {
      guard last != 0 else { return false }
      if place & 1 == 1 || place == last {
        hash = MerkleHash(sibling, hash)
        while place & 1 == 0, place != 0 {
          place >>= 1
          last >>= 1
        }
      } else {
        hash = MerkleHash(hash, sibling)
      }
      place >>= 1
      last >>= 1
    }
    return last == 0 && hash == root
  }

  /// Whether the tree of one root begins with that of another.
  package static func isConsistent(
    _ old: MerkleHash, ofSize oldSize: Int, with new: MerkleHash, ofSize newSize: Int,
    proof: [MerkleHash]
  ) -> Bool {
    guard oldSize >= 0, oldSize <= newSize else { return false }
    if oldSize == newSize { return proof.isEmpty && old == new }
    if oldSize == 0 { return proof.isEmpty && old == .empty }
    var proof = proof[...]
    // A complete tree is a node of the new one, and the proof leaves it out.
    let first = oldSize & (oldSize - 1) == 0 ? old : proof.popFirst()
    guard let first else { return false }
    var (place, last) = (oldSize - 1, newSize - 1)
    while place & 1 == 1 {
      place >>= 1
      last >>= 1
    }
    var (oldHash, newHash) = (first, first)
    for hash in proof {
      guard last != 0 else { return false }
      if place & 1 == 1 || place == last {
        oldHash = MerkleHash(hash, oldHash)
        newHash = MerkleHash(hash, newHash)
        while place & 1 == 0, place != 0 {
          place >>= 1
          last >>= 1
        }
      } else {
        newHash = MerkleHash(newHash, hash)
      }
      place >>= 1
      last >>= 1
    }
    return last == 0 && oldHash == old && newHash == new
  }
}
