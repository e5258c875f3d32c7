import AssentManifest
import AssentRecord
import Testing

/// The tree is that of RFC 6962, and its proofs are checked as RFC 9162 has it.
@Suite struct MerkleTreeTests {
  static let leaves = (0..<600).map { MerkleHash(leaf: Array("entry \($0)".utf8)) }

  /// As the RFC defines it, from the top down.
  private static func root(_ leaves: ArraySlice<MerkleHash>) -> MerkleHash {
    guard leaves.count > 1 else { return leaves.first ?? .empty }
    var split = 1
    while split * 2 < leaves.count { split *= 2 }
    return MerkleHash(root(leaves.prefix(split)), root(leaves.dropFirst(split)))
  }

  @Test func `the tree without entries has the digest of nothing as its root`() {
    #expect(
      MerkleTree().root.digest.description
        == "sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  /// The first trees of Certificate Transparency's own test vectors.
  @Test func `roots are those of known vectors`() throws {
    let entries: [[UInt8]] = [
      [], [0x00], [0x10], [0x20, 0x21], [0x30, 0x31], [0x40, 0x41, 0x42, 0x43],
      [0x50, 0x51, 0x52, 0x53, 0x54, 0x55, 0x56, 0x57],
      Array(0x60...0x6F),
    ]
    let tree = MerkleTree(leaves: entries.map { MerkleHash(leaf: $0) })
    #expect(
      tree.root(ofSize: 1)?.digest.hexadecimal
        == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d")
    #expect(
      tree.root(ofSize: 3)?.digest.hexadecimal
        == "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77")
    #expect(
      tree.root.digest.hexadecimal
        == "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328")
  }

  @Test func `the root of every size is that of the definition`() {
    let tree = MerkleTree(leaves: Self.leaves)
    for size in 0...Self.leaves.count {
      #expect(tree.root(ofSize: size) == Self.root(Self.leaves.prefix(size)), "size \(size)")
    }
    #expect(tree.root(ofSize: 601) == nil && tree.root(ofSize: -1) == nil)
  }

  @Test func `every entry is proved in every size, and no other one is`() throws {
    let tree = MerkleTree(leaves: Self.leaves.prefix(40))
    for size in 1...40 {
      let root = try #require(tree.root(ofSize: size))
      for index in 0..<size {
        let proof = try #require(tree.inclusionProof(of: index, inSize: size))
        for other in 0..<size {
          let isProved = MerkleProof.includes(
            Self.leaves[other], at: index, inSize: size, root: root, proof: proof)
          #expect(isProved == (other == index))
        }
        #expect(
          !MerkleProof.includes(
            Self.leaves[index], at: index, inSize: size, root: root, proof: proof + [root]))
        #expect(
          proof.isEmpty
            || !MerkleProof.includes(
              Self.leaves[index], at: index, inSize: size, root: root, proof: proof.dropLast())
        )
      }
      #expect(tree.inclusionProof(of: size, inSize: size) == nil)
    }
  }

  @Test func `every size is consistent with every later one, and with no other root`() throws {
    let tree = MerkleTree(leaves: Self.leaves.prefix(40))
    let forked = MerkleTree(leaves: Self.leaves.prefix(40).reversed())
    for old in 0...40 {
      for size in old...40 {
        let proof = try #require(tree.consistencyProof(from: old, to: size))
        let before = try #require(tree.root(ofSize: old))
        let now = try #require(tree.root(ofSize: size))
        let other = try #require(forked.root(ofSize: old))
        func isConsistent(_ a: MerkleHash, _ b: MerkleHash, _ proof: [MerkleHash]) -> Bool {
          MerkleProof.isConsistent(a, ofSize: old, with: b, ofSize: size, proof: proof)
        }
        #expect(isConsistent(before, now, proof), "\(old) to \(size)")
        #expect(other == before || !isConsistent(other, now, proof), "\(old) to \(size)")
        #expect(!isConsistent(before, Self.leaves[0], proof) || size == 1 || old == 0)
        #expect(!isConsistent(before, now, proof + [now]))
      }
    }
  }

  @Test(arguments: [Int.max, Int.max - 1, 1 << 62, (1 << 62) + 1])
  func `sizes that no log has end every check`(_ size: Int) {
    let hash = MerkleHash.empty
    let proof = [MerkleHash](repeating: hash, count: MerkleProof.mostHashes)
    for index in [0, 1, size / 2, size - 1] {
      #expect(!MerkleProof.includes(hash, at: index, inSize: size, root: hash, proof: proof))
      #expect(
        !MerkleProof.isConsistent(hash, ofSize: index, with: hash, ofSize: size, proof: proof))
    }
    #expect(!MerkleProof.includes(hash, at: -1, inSize: size, root: hash, proof: []))
  }
}
