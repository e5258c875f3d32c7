import AssentManifest

/// What turns the bytes of one file into those of another, and back.
package struct BytePatch: Hashable, Sendable {
  /// A stretch of both files.
  package enum Run: Hashable, Sendable {
    /// So many bytes are the same in both.
    case equal(Int)
    /// Bytes of the old file, and those of the new one in their place; one of the two may be empty.
    case replace(old: [UInt8], new: [UInt8])
  }

  /// Of the whole old file.
  package var oldDigest: Manifest.Digest
  /// Of the whole new file.
  package var newDigest: Manifest.Digest
  package var runs: [Run]

  package init(oldDigest: Manifest.Digest, newDigest: Manifest.Digest, runs: [Run]) {
    self.oldDigest = oldDigest
    self.newDigest = newDigest
    self.runs = runs
  }
}
