import AssentManifest

/// What a log says of itself at one moment, signed: its name, its size and its root
/// (C2SP tlog-checkpoint).
package struct Checkpoint: Hashable, Sendable {
  /// The name of the log.
  package let origin: String
  /// How many entries it has.
  package let size: Int
  package let root: MerkleHash
  /// Text and signatures.
  package var note: SignedNote

  /// A checkpoint that nobody has signed yet.
  ///
  /// - Throws: ``CheckpointError`` for a name that no log can have.
  package init(origin: String, size: Int, root: MerkleHash) throws(CheckpointError) {
    guard NoteKey.isName(origin), size >= 0 else { throw .origin }
    self.origin = origin
    self.size = size
    self.root = root
    note = SignedNote(text: Array("\(origin)\n\(size)\n\(root.text)\n".utf8))
  }

  /// Reads a checkpoint.
  ///
  /// - Throws: ``CheckpointError``.
  package init(parsing bytes: [UInt8]) throws(CheckpointError) {
    do throws(NoteError) { note = try SignedNote(parsing: bytes) } catch { throw .note(error) }
    let lines = note.text.dropLast().split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
    ).map { String(decoding: $0, as: UTF8.self) }
    guard lines.count >= 3, !lines.contains("") else { throw .lines }
    guard NoteKey.isName(lines[0]) else { throw .origin }
    origin = lines[0]
    guard let size = Self.number(lines[1]) else { throw .size }
    self.size = size
    guard let root = MerkleHash(lines[2]) else { throw .root }
    self.root = root
  }

  /// Whether a line below it has the form of a signature by the log itself: that of a key, under its name.
  ///
  /// Whether one is valid takes a key to tell; where none is known any more, one has to be there all the same.
  package var hasOwnSignature: Bool {
    note.lines.contains {
      $0.name == origin && $0.signature.count == SignedNote.bytesOfSignature
    }
  }

  /// The bytes of the file.
  package var bytes: [UInt8] { note.bytes }

  /// A decimal number without sign and without zeros in front.
  static func number(_ text: some StringProtocol) -> Int? {
    guard (1...19).contains(text.utf8.count), text == "0" || !text.hasPrefix("0"),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(text)
  }
}

/// Why bytes are no checkpoint.
package enum CheckpointError: Error, Hashable, Sendable, CustomStringConvertible {
  case note(NoteError)
  case lines
  case origin
  case size
  case root

  package var description: String {
    switch self {
    case .note(let error): error.description
    case .lines: "its text is not at least three lines: origin, size and root"
    case .origin: "its first line is not the name of a log: a word without spaces and '+'"
    case .size: "its second line is not a size"
    case .root: "its third line is not a root hash: 32 bytes in base64"
    }
  }
}
