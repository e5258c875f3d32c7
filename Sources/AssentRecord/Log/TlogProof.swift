import AssentManifest

/// That an entry stands in a log, for whoever has nothing but the key of the log (C2SP tlog-proof).
package struct TlogProof: Hashable, Sendable {
  /// The largest proof that is read, in bytes.
  package static let mostBytes = 512 << 10
  private static let heading = "c2sp.org/tlog-proof@v1"

  /// From 0.
  package var index: Int
  /// From the entry's neighbor up to the child of the root.
  package var hashes: [MerkleHash]
  /// The entry itself, where the proof has it; nothing but the proof vouches for it.
  package var entry: [UInt8]?
  package var checkpoint: Checkpoint

  package init(index: Int, hashes: [MerkleHash], entry: [UInt8]?, checkpoint: Checkpoint) {
    self.index = index
    self.hashes = hashes
    self.entry = entry
    self.checkpoint = checkpoint
  }

  /// Reads a proof.
  ///
  /// - Throws: ``TlogProofError``.
  package init(parsing bytes: [UInt8]) throws(TlogProofError) {
    guard bytes.count <= Self.mostBytes else { throw .tooLarge }
    var rest = bytes[...]
    func nextLine() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(validating: rest[..<end], as: UTF8.self)
    }
    guard nextLine() == Self.heading else { throw .heading }
    var line = nextLine()
    if let extra = line, extra.hasPrefix("extra ") {
      guard let bytes = Base64.bytes(of: String(extra.dropFirst(6))) else { throw .extra }
      entry = bytes
      line = nextLine()
    }
    guard let line, line.hasPrefix("index "), let index = Checkpoint.number(line.dropFirst(6))
    else { throw .index }
    self.index = index
    hashes = []
    while true {
      guard let line = nextLine() else { throw .hash(hashes.count + 1) }
      if line.isEmpty { break }
      guard hashes.count < MerkleProof.mostHashes, let hash = MerkleHash(line) else {
        throw .hash(hashes.count + 1)
      }
      hashes.append(hash)
    }
    do throws(CheckpointError) { checkpoint = try Checkpoint(parsing: Array(rest)) } catch {
      throw .checkpoint(error)
    }
  }

  /// The bytes of the file.
  package var bytes: [UInt8] {
    var text = Self.heading + "\n"
    if let entry { text += "extra \(Base64.text(of: entry))\n" }
    text += "index \(index)\n"
    for hash in hashes { text += hash.text + "\n" }
    return Array(text.utf8) + [UInt8(ascii: "\n")] + checkpoint.bytes
  }

  /// Whether an entry stands where the proof says, in the tree of its checkpoint.
  package func proves(_ entry: [UInt8]) -> Bool {
    MerkleProof.includes(
      MerkleHash(leaf: entry), at: index, inSize: checkpoint.size, root: checkpoint.root,
      proof: hashes)
  }
}

/// Why bytes are no proof.
package enum TlogProofError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooLarge
  case heading
  case extra
  case index
  /// From 1.
  case hash(Int)
  case checkpoint(CheckpointError)

  package var description: String {
    switch self {
    case .tooLarge: "it has more than \(TlogProof.mostBytes) bytes"
    case .heading: "it does not begin with the line 'c2sp.org/tlog-proof@v1'"
    case .extra: "its extra data is not base64"
    case .index: "it has no line such as 'index 12'"
    case .hash(let number): "hash \(number) of it is not 32 bytes in base64"
    case .checkpoint(let error): "its checkpoint cannot be read: \(error)"
    }
  }
}
