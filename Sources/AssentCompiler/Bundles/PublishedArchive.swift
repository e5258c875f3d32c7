import AssentArchive
import AssentDiagnostics

/// What was published, as an archive or a page has it in memory.
struct PublishedArchive: PublishedFiles {
  /// By path, without the archive's own folder; of members with one path the first.
  private let members: [FileName: [UInt8]]
  /// What messages name before a path.
  private let prefix: String

  /// - Parameter prefix: such as `license.zip: license-1.1/`.
  init(_ members: [ArchiveMember], prefix: String) {
    self.members = Dictionary(
      members.map { (FileName($0.path), $0.bytes) }, uniquingKeysWith: { first, _ in first })
    self.prefix = prefix
  }

  func paths() -> [String] { Self.ordered(members.keys.map(\.text)) }

  func status(of path: String) -> (kind: FileStatus.Kind, size: Int)? {
    members[FileName(path)].map { (.file, $0.count) }
  }

  func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = members[FileName(path)], bytes.count <= limit else {
      throw .unreadable(path: name(of: path), reason: "is missing, or larger than \(limit) bytes")
    }
    return bytes
  }

  func name(of path: String) -> String { prefix + path }
}

/// A published folder, and below it what a content folder keeps of releases.
struct PublishedWithSources: PublishedFiles {
  let published: PublishedFolder
  let content: PublishedFolder
  /// The paths that are those of the content folder.
  let sources: Set<FileName>

  private func place(of path: String) -> PublishedFolder {
    sources.contains(FileName(path)) ? content : published
  }

  func paths() throws(InputError) -> [String] { try published.paths() }

  func status(of path: String) throws(InputError) -> (kind: FileStatus.Kind, size: Int)? {
    try place(of: path).status(of: path)
  }

  func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    try place(of: path).read(path, limit: limit)
  }

  func name(of path: String) -> String { place(of: path).name(of: path) }
}
