import AssentDiagnostics
import AssentManifest
import AssentRecord

/// What a content folder keeps of the log of its site, in `releases/log/`.
///
/// An agreement may have the name `log`: its ledger and the folders of its versions, whose names are
/// numbers or dates, lie beside these files and are none of them.
package struct LogFolder: Sendable {
  /// Below the content folder.
  package static let path = ContentFolder.releasesFolder + "/log"
  package static let orderName = "order.ndjson"
  package static let anchorsName = "anchors.ndjson"
  package static let timestampsName = "timestamps"
  static let checkpointEnding = ".checkpoint"
  /// What is being written stands here; a name that begins with a point is passed over.
  private static let temporaryName = ".assent-log"
  /// The largest timestamp that is read, in bytes.
  package static let mostBytesOfTimestamp = 1 << 20
  /// More files than this are in no folder of kept checkpoints or timestamps.
  private static let mostFiles = 100_000

  /// A file of the folder, by its path below it.
  package struct File: Sendable {
    package var name: String
    package var bytes: [UInt8]
  }

  /// The content folder.
  package let root: String
  /// `nil` where there is none.
  package private(set) var order: [UInt8]?
  /// `nil` where there is none.
  package private(set) var anchors: [UInt8]?
  /// Kept checkpoints: `12.checkpoint`, by the size in their name.
  package private(set) var checkpoints: [File] = []
  /// `timestamps/12.tsr`.
  package private(set) var timestamps: [File] = []

  /// Reads what there is.
  ///
  /// - Throws: ``InputError`` where a file cannot be read, or has more bytes than it may.
  package init(_ root: String) throws(InputError) {
    self.root = root
    guard try FileSystem.status(root + "/" + ContentFolder.releasesFolder)?.kind == .directory,
      try FileSystem.status(root + "/" + Self.path)?.kind == .directory
    else { return }
    order = try Self.read(place(Self.orderName), limit: LogOrder.mostBytes)
    anchors = try Self.read(place(Self.anchorsName), limit: LogOrder.mostBytes)
    for name in try FileSystem.names(in: root + "/" + Self.path, notUTF8: { _ in })
    where Self.size(ofCheckpoint: name) != nil {
      guard let bytes = try Self.read(place(name), limit: SignedNote.mostBytes) else { continue }
      checkpoints.append(File(name: name, bytes: bytes))
      try checkCount(checkpoints)
    }
    checkpoints.sort {
      (Self.size(ofCheckpoint: $0.name) ?? 0) < (Self.size(ofCheckpoint: $1.name) ?? 0)
    }
    let folder = place(Self.timestampsName)
    guard try FileSystem.status(folder)?.kind == .directory else { return }
    for name in try FileSystem.names(in: folder, notUTF8: { _ in }) where !name.hasPrefix(".") {
      let bytes = try Self.read(folder + "/" + name, limit: Self.mostBytesOfTimestamp)
      guard let bytes else { continue }
      timestamps.append(File(name: Self.timestampsName + "/" + name, bytes: bytes))
      try checkCount(timestamps)
    }
  }

  /// The path of a file of the folder, as messages name it.
  package func place(_ name: String) -> String { "\(root)/\(Self.path)/\(name)" }

  /// Whether a file below the content folder belongs to the log, and to no agreement named `log`.
  static func holds(_ path: String) -> Bool {
    guard path.hasPrefix(Self.path + "/") else { return false }
    let name = String(path.dropFirst(Self.path.count + 1))
    return name == orderName || name == anchorsName || size(ofCheckpoint: name) != nil
      || name.hasPrefix(timestampsName + "/")
  }

  /// The name of the checkpoint of a size.
  package static func checkpointName(ofSize size: Int) -> String { "\(size)\(checkpointEnding)" }

  /// The size in the name of a checkpoint; `nil` for any other name.
  package static func size(ofCheckpoint name: String) -> Int? {
    guard name.hasSuffix(checkpointEnding) else { return nil }
    let digits = name.dropLast(checkpointEnding.count)
    guard let size = Int(digits), checkpointName(ofSize: size) == name, size > 0 else { return nil }
    return size
  }

  // MARK: Writing

  /// Keeps another command from adding to the log of a content folder; waits a few seconds for one.
  static func lock(_ root: String) throws(InputError) -> OutputLock {
    let folder = try FileSystem.realPath(root) ?? root
    return try OutputLock(folder, other: "another command that adds to the ledgers", tenths: 100)
  }

  /// Puts a file of the folder in place, whole and on the disk.
  static func write(_ bytes: [UInt8], to name: String, below root: String) throws(InputError) {
    let path = root + "/" + Self.path
    try FileSystem.makeDirectory(root + "/" + ContentFolder.releasesFolder)
    try FileSystem.makeDirectory(path)
    let target = path + "/" + name
    try FileSystem.makeDirectory(Placement.folder(of: target))
    try FileSystem.write(bytes, to: target, by: path + "/" + temporaryName, isDurable: true)
  }

  private static func read(_ path: String, limit: Int) throws(InputError) -> [UInt8]? {
    guard try FileSystem.status(path) != nil else { return nil }
    return try FileSystem.read(path, limit: limit)
  }

  private func checkCount(_ files: [File]) throws(InputError) {
    guard files.count > Self.mostFiles else { return }
    throw .unreadable(
      path: root + "/" + Self.path, reason: "it holds more than \(Self.mostFiles) files")
  }
}
