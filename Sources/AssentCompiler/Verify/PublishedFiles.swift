import AssentDiagnostics
import AssentManifest

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

  /// The bytes of a regular file of at most a number of them, or why there are none to be had.
  ///
  /// - Parameter isExact: whether a manifest states the number.
  func bytes(
    of path: String, limit: Int, isExact: Bool = false
  ) throws(InputError) -> Result<[UInt8], PublishedFault> {
    guard let status = try status(of: path) else {
      return .failure(PublishedFault(rule: .missingFile, message: "the file is missing"))
    }
    guard status.kind == .file else {
      return .failure(PublishedFault(rule: .notAFile, message: "this is not a regular file"))
    }
    guard isExact ? status.size == limit : status.size <= limit else {
      return .failure(
        PublishedFault(
          rule: .changedFile,
          message: isExact
            ? "the file has \(status.size) bytes; the manifest says \(limit)"
            : "the file has \(status.size) bytes; \(limit) are the most it may have"))
    }
    return .success(try read(path, limit: limit))
  }

  /// Paths in the order of ``paths()``.
  static func ordered(_ paths: [String]) -> [String] {
    func depth(_ path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }
    return paths.map { (depth($0), $0) }.sorted {
      $0.0 == $1.0 ? $0.1.precedesInBytes($1.1) : $0.0 < $1.0
    }.map(\.1)
  }
}

/// What was published, as it is in memory: of an archive, or what a bundle has taken.
protocol PublishedInMemory: PublishedFiles {
  var members: [FileName: [UInt8]] { get }
}

extension PublishedInMemory {
  func paths() -> [String] { Self.ordered(members.keys.map(\.text)) }

  func status(of path: String) -> (kind: FileStatus.Kind, size: Int)? {
    members[FileName(path)].map { (.file, $0.count) }
  }

  func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = members[FileName(path)], bytes.count <= limit else {
      throw .unreadable(
        path: name(of: path), reason: "it is missing, or larger than \(limit) bytes")
    }
    return bytes
  }
}

/// Why a published file has no bytes to be had.
struct PublishedFault: Error {
  let rule: RuleID
  let message: String
}
