/// A file in an archive.
package struct ArchiveMember: Hashable, Sendable {
  /// Relative to the root of the archive, with `/` between its parts: `license-1.1/README.txt`.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
