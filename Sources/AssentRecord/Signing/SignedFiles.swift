/// The signed files of one state of a site, as far as trust depends on them.
package struct SignedFiles: Sendable {
  package var files: [SignedFile]
  /// `nil` where there is no list, or none that can be read.
  package var revocations: Revocations?

  package init(files: [SignedFile], revocations: Revocations?) {
    (self.files, self.revocations) = (files, revocations)
  }
}
