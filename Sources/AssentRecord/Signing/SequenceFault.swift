import AssentManifest

/// Why a signed file does not follow on one that was seen before.
package enum SequenceFault: Error, Hashable, Sendable {
  /// Its number is lower.
  case rollback
  /// It has the same number and other bytes, or names another one before it than was seen.
  case equivocation
  /// Its number is so high that nothing could follow for ever.
  case fastForward

  /// The most by which a number may go up between two states that one reader sees.
  package static let mostSteps = 1_000_000

  /// What is wrong with a file after one that was seen; `nil` where it follows.
  ///
  /// - Parameters:
  ///   - previous: the one before, as the file itself names it.
  ///   - seen: the number and digest of the one that was seen.
  package init?(
    sequence: Int, digest: Manifest.Digest, previous: Manifest.Previous?,
    after seen: Manifest.Previous
  ) {
    if sequence < seen.sequence {
      self = .rollback
    } else if sequence == seen.sequence {
      guard digest != seen.digest else { return nil }
      self = .equivocation
    } else if sequence - seen.sequence > Self.mostSteps {
      self = .fastForward
    } else if let previous, previous.sequence == seen.sequence, previous.digest != seen.digest {
      self = .equivocation
    } else {
      return nil
    }
  }
}
