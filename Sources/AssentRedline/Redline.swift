import AssentManifest

/// What differs between two texts of an agreement: for people by clause and word, for machines by byte.
package struct Redline: Hashable, Sendable {
  /// One of the two texts.
  package struct Side: Hashable, Sendable {
    /// What people call it: `license@1.1`, `old.md`, `license.md at 4f2a91c`.
    package var name: String
    /// `nil` for a text that states none.
    package var version: Manifest.Version?
    /// A language tag.
    package var language: String
    package var title: String
    /// Of the bytes of the file.
    package var sourceDigest: Manifest.Digest

    package init(
      name: String, version: Manifest.Version?, language: String, title: String,
      sourceDigest: Manifest.Digest
    ) {
      self.name = name
      self.version = version
      self.language = language
      self.title = title
      self.sourceDigest = sourceDigest
    }
  }

  package var from: Side
  package var to: Side
  /// How much the change matters, with what decided it.
  package var assessment: ChangeAssessment
  /// The clauses that differ, in the order of the new text; those that were removed stand where they
  /// stood. Clauses that are the same are left out.
  package var clauses: [ClauseChange]
  /// How many clauses both texts have unchanged.
  package var unchangedClauseCount: Int
  /// What turns the bytes of one file into those of the other.
  package var patch: BytePatch

  package init(
    from: Side, to: Side, assessment: ChangeAssessment, clauses: [ClauseChange],
    unchangedClauseCount: Int, patch: BytePatch
  ) {
    self.from = from
    self.to = to
    self.assessment = assessment
    self.clauses = clauses
    self.unchangedClauseCount = unchangedClauseCount
    self.patch = patch
  }
}
