import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What stands in the output folder before a build, and who put it there.
struct OutputFolder: Sendable {
  /// Names at the top of the folder that may belong to git and are no part of the site.
  static let gitNames: Set = [".git", ".gitignore"]

  /// Whether the entry of such a name is git's: its repository, or a list that ignores all files but
  /// itself.
  static func isOfGit(_ path: String, below root: String) throws(InputError) -> Bool {
    if path == ".git" { return true }
    guard path == ".gitignore", try FileSystem.status(root + "/" + path)?.kind == .file else {
      return false
    }
    return isGitIgnore(try FileSystem.read(root + "/" + path))
  }

  /// Whether a list ignores all files but itself.
  static func isGitIgnore(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .allSatisfy { ["*", "!.gitignore", "/*", "!/.gitignore"].contains($0) }
  }

  let root: String
  /// What the last build wrote down; `nil` where there was none, or its record cannot be read.
  let record: BuildRecord?
  /// Status and bytes of the record.
  private let recordFile: (status: FileStatus, bytes: [UInt8])?
  /// Whether a record is there, if only one of another version.
  let hasRecord: Bool
  /// The bytes of the manifests that are there and can be read, by path.
  private(set) var manifests: [FileName: [UInt8]] = [:]
  /// The bytes of the list of products, where one is there that can be read.
  private(set) var siteManifest: [UInt8]?
  /// Every entry below the folder that is no folder itself, by path, sorted; without what belongs to
  /// git at the top, and without the stage of a build.
  private(set) var entries: [String] = []
  /// Whether there was nothing in the folder, not even another folder.
  private(set) var isEmpty = false
  /// Digests of files that a manifest names, by path.
  private var listed: [FileName: (digest: Manifest.Digest, product: FileName)] = [:]
  /// Products whose manifest is the one that the record has the digest of, by their folders.
  private var trusted: Set<FileName> = []
  /// Paths that the record names.
  private var recorded: Set<FileName> = []

  /// - Throws: ``InputError`` where the folder is a link or no folder, or cannot be read.
  init(_ root: String) throws(InputError) {
    self.root = root
    var record: BuildRecord?
    var recordFile: (status: FileStatus, bytes: [UInt8])?
    var hasRecord = false
    switch try FileSystem.status(root)?.kind {
    case nil: break
    case .directory:
      // A link of this name is foreign, and told as such.
      let path = root + "/" + BuildRecord.fileName
      if let status = try FileSystem.status(path), status.kind == .file {
        let bytes = try FileSystem.read(path)
        recordFile = (status, bytes)
        record = BuildRecord(parsing: bytes)
        hasRecord = BuildRecord.isRecord(bytes)
      }
    case .link:
      throw .unwritable(
        path: root, reason: "it is a symbolic link; name the folder it leads to with --output")
    case .file, .other: throw .unwritable(path: root, reason: "it is not a directory")
    }
    self.record = record
    self.hasRecord = hasRecord
    self.recordFile = recordFile
  }

  /// The time before which nothing has changed since the record was written, in nanoseconds since
  /// 1970, if it is sealed; `nil` where there is no record.
  var recordTime: Int? { recordFile.map { BuildRecord.time(of: $0.status) } }

  /// Whether the record is as a build left it that read these files.
  func isSealed(_ sources: some Sequence<ContentFolder.Entry>) -> Bool {
    recordFile.map { BuildRecord.isSealed($0.status, $0.bytes, sources: sources) } ?? false
  }

  /// Looks at all that is in the folder, and reads the manifests that are there.
  mutating func readContents() throws(InputError) {
    try readEntries()
    recorded = Set(record?.outputs.map { FileName($0.path) } ?? [])
    let published = Dictionary(
      (record?.manifests ?? []).map { (FileName($0.path), $0.digest) },
      uniquingKeysWith: { first, _ in first })
    for path in entries where Placement.fileName(of: path) == "manifest.json" {
      let folder = Placement.folder(of: path)
      guard try kind(path) == .file else { continue }
      let bytes = try FileSystem.read(root + "/" + path)
      guard let manifest = try? Manifest(parsing: bytes), let artifacts = try? manifest.artifacts
      else { continue }
      manifests[FileName(path)] = bytes
      if published[FileName(path)] == TextDigest.digest(of: bytes) {
        trusted.insert(FileName(folder))
      }
      for artifact in artifacts {
        listed[FileName(Placement.join(folder, artifact.path.text))] = (
          artifact.digest, FileName(folder)
        )
      }
    }
    if try kind(SiteManifestBuilder.fileName) == .file {
      let bytes = try FileSystem.read(root + "/" + SiteManifestBuilder.fileName)
      if (try? SiteManifest(parsing: bytes)) != nil { siteManifest = bytes }
    }
  }

  /// Whether a file that is there was published by Assent, so that it may be replaced or removed.
  ///
  /// Such is a file that the record names; of the products of the site also a manifest that reads
  /// well, the sums beside it, and a file that is what the manifest says of it.
  ///
  /// - Parameter products: the folders of the products.
  func owns(_ path: String, products: Set<FileName>) throws(InputError) -> Bool {
    let name = FileName(path)
    if recorded.contains(name) { return true }
    if SiteSigning.isRemains(path) { return try kind(path) == .file }
    if LogFiles.holds(path) { return try ownsLog(path) }
    let folder = FileName(Placement.folder(of: path))
    if manifests[name] != nil { return products.contains(folder) }
    if path == SiteManifestBuilder.fileName { return siteManifest != nil }
    if path == RevocationFiles.list, try kind(path) == .file {
      let bytes = try FileSystem.read(root + "/" + path)
      return (try? Revocations(parsing: bytes)) != nil
    }
    let manifest = Placement.join(Placement.folder(of: path), "manifest.json")
    if Placement.fileName(of: path) == "SHA256SUMS", manifests[FileName(manifest)] != nil {
      return true
    }
    guard let (digest, product) = listed[name], products.contains(product),
      try kind(path) == .file
    else { return false }
    return TextDigest.digest(of: try FileSystem.read(root + "/" + path)) == digest
  }

  /// Whether a file of the log is one that no record names, as it was signed after the build, or as the
  /// record is lost: it has to have the form that its name says.
  private func ownsLog(_ path: String) throws(InputError) -> Bool {
    guard try kind(path) == .file, let size = try FileSystem.status(root + "/" + path)?.size else {
      return false
    }
    let name = String(path.dropFirst(LogFiles.folder.count + 1))
    if let tile = TilePath(name) {
      return tile.level == .entries
        ? size <= LogTiles.mostBytesOfBundle : size == tile.width * MerkleHash.byteCount
    }
    guard path == LogFiles.checkpointPath || path.hasPrefix(LogFiles.checkpointsFolder + "/"),
      size <= SignedNote.mostBytes
    else { return false }
    let bytes = try FileSystem.read(root + "/" + path)
    return (try? Checkpoint(parsing: bytes)) != nil
  }

  /// The bytes of a file as the build of the record published it: the digest of its manifest is in the
  /// record, and its own in that manifest; `nil` where it is not so.
  func untouched(_ path: String) throws(InputError) -> [UInt8]? {
    guard recorded.contains(FileName(path)), let (digest, product) = listed[FileName(path)],
      trusted.contains(product), try kind(path) == .file
    else { return nil }
    let bytes = try FileSystem.read(root + "/" + path)
    return TextDigest.digest(of: bytes) == digest ? bytes : nil
  }

  /// The kind of the entry at a path; `nil` where there is none or a link leads to it.
  private func kind(_ path: String) throws(InputError) -> FileStatus.Kind? {
    var folder = ""
    for name in Placement.folder(of: path).utf8.split(separator: UInt8(ascii: "/")) {
      folder += "/" + String(Substring(name))
      guard try FileSystem.status(root + folder)?.kind == .directory else { return nil }
    }
    return try FileSystem.status(root + "/" + path)?.kind
  }

  private mutating func readEntries() throws(InputError) {
    isEmpty = true
    guard try FileSystem.status(root) != nil else { return }
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let directory = folder.isEmpty ? root : root + "/" + folder
      let names = try FileSystem.names(in: directory) {
        files.append(Placement.join(folder, $0) + " (not UTF-8)")
      }
      for name in names {
        let path = Placement.join(folder, name)
        if folder.isEmpty, name == Stage.folderName { continue }
        if try Self.isOfGit(path, below: root) { continue }
        if try FileSystem.status(root + "/" + path)?.kind == .directory {
          folders.append(path)
          isEmpty = false
        } else {
          files.append(path)
        }
      }
    }
    isEmpty = isEmpty && files.isEmpty
    entries = files.sorted { $0.precedesInBytes($1) }
  }
}
