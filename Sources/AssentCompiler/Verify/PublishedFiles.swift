import AssentDiagnostics

/// What was published, wherever it is: a folder, an archive, one page that holds it all.
///
/// Paths are relative to the root, with `/` between their parts.
package protocol PublishedFiles: Sendable {
  /// Every entry that is no folder itself, by path, those nearest to the root first, then by bytes;
  /// without the repository that git keeps at the top.
  func paths() throws(InputError) -> [String]

  /// What an entry is, and its size in bytes; `nil` where there is none.
  func status(of path: String) throws(InputError) -> (kind: FileStatus.Kind, size: Int)?

  /// The bytes of a regular file of at most `limit`.
  func read(_ path: String, limit: Int) throws(InputError) -> [UInt8]

  /// The entry as messages name it: `Output/license.txt`.
  func name(of path: String) -> String
}

extension PublishedFiles {
  func read(_ path: String) throws(InputError) -> [UInt8] {
    try read(path, limit: FileSystem.mostBytes)
  }

  /// Paths in the order of ``paths()``.
  static func ordered(_ paths: [String]) -> [String] {
    func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
    return paths.map { (depth($0), $0) }.sorted {
      $0.0 == $1.0 ? $0.1.utf8.lexicographicallyPrecedes($1.1.utf8) : $0.0 < $1.0
    }.map(\.1)
  }
}
