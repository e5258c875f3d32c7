import AssentArchive
import AssentDiagnostics

/// What was published, as an archive or a page has it in memory.
struct PublishedArchive: PublishedInMemory {
  /// By path, without the archive's own folder; of members with one path the first.
  let members: [FileName: [UInt8]]
  /// What messages name before a path.
  private let prefix: String

  /// - Parameter prefix: such as `license.zip: license-1.1/`.
  init(_ members: [ArchiveMember], prefix: String) {
    self.members = Dictionary(
      members.map { (FileName($0.path), $0.bytes) }, uniquingKeysWith: { first, _ in first })
    self.prefix = prefix
  }

  /// What an archive holds, without its folder.
  ///
  /// - Parameter top: the name of the folder.
  init(_ archive: UnpackedArchive, in top: String, name: String) {
    let inside = archive.members.map { member in
      guard member.path.hasPrefix(top + "/") else { return member }
      return ArchiveMember(
        path: String(member.path.dropFirst(top.count + 1)), bytes: member.bytes)
    }
    self.init(inside, prefix: "\(name): \(top)/")
  }

  /// Opens a file if it is an archive or a page of a bundle; `nil` where it is something else.
  ///
  /// - Throws: ``InputError`` where it is one and damaged.
  init?(file bytes: [UInt8], name: String) throws(InputError) {
    if let format = ArchiveFormat(ofFile: bytes) {
      let archive: UnpackedArchive
      do { archive = try format.unpack(bytes) } catch {
        throw .unreadable(path: name, reason: "the archive cannot be read: \(error)")
      }
      if let fault = archive.faults.first {
        throw .unreadable(
          path: name,
          reason: fault.member.isEmpty
            ? "the archive \(fault.reason)" : "'\(fault.member)' \(fault.reason)")
      }
      self.init(archive, in: Self.folder(of: archive), name: name)
    } else if BundlePage.isPage(bytes) {
      guard let members = BundlePage.members(of: bytes) else {
        throw .unreadable(path: name, reason: "the page does not hold the files of a bundle")
      }
      self.init(members, prefix: "\(name): ")
    } else {
      return nil
    }
  }

  /// The folder of which the members of an archive are.
  static func folder(of archive: UnpackedArchive) -> String {
    archive.members.first.map { ArchiveFault.topFolder(of: $0.path) } ?? ""
  }

  func name(of path: String) -> String { prefix + path }
}

/// A published folder, what a content folder keeps of releases, and what was made for a bundle.
struct PublishedWithMore: PublishedFiles {
  let published: PublishedFolder
  var content: PublishedFolder?
  /// The paths that are those of the content folder.
  var sources: Set<FileName> = []
  /// What no folder has, by path.
  var made = PublishedArchive([], prefix: "")

  private func place(of path: String) -> any PublishedFiles {
    if made.status(of: path) != nil { return made }
    if let content, sources.contains(FileName(path)) { return content }
    return published
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
