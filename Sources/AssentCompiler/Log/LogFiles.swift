import AssentManifest
import AssentRecord

/// The files of a log as a site publishes them, below `log/`.
package enum LogFiles {
  package static let folder = "log"
  package static let checkpointPath = folder + "/checkpoint"
  /// Kept checkpoints: `log/checkpoints/12.checkpoint`.
  package static let checkpointsFolder = folder + "/checkpoints"

  /// Everything that is published: tiles and entries for the present size and that of each kept
  /// checkpoint, the checkpoints, and the timestamps of these.
  ///
  /// The present checkpoint is there where one of this size was kept: a build has no key to sign one.
  static func files(of log: ContentLog) -> [Artifact] {
    guard log.isThere, log.log.size > 0 else { return [] }
    var files = tiles(of: log.log, sizes: log.kept.map(\.checkpoint.size))
    for kept in log.kept {
      files += file(checkpointsFolder + "/" + kept.name, text, kept.bytes)
      if kept.checkpoint.size == log.log.size { files += file(checkpointPath, text, kept.bytes) }
    }
    if let anchors = log.folder.anchors {
      files += file(folder + "/" + LogFolder.anchorsName, "application/x-ndjson", anchors)
      for timestamp in log.folder.timestamps {
        files += file(folder + "/" + timestamp.name, "application/octet-stream", timestamp.bytes)
      }
    }
    return files
  }

  /// What the list of a site's products says of its log; `nil` where there is none, or it has no name.
  static func statement(of log: ContentLog, _ configuration: Configuration) -> SiteManifest.Log? {
    guard log.isThere, log.log.size > 0,
      let origin = log.kept.last?.checkpoint.origin ?? LogOrigin.name(configuration)
    else { return nil }
    return SiteManifest.Log(
      origin: origin, size: log.log.size, root: log.log.tree.root.text)
  }

  /// Tiles and bundles of entries for the present size and some smaller ones.
  static func tiles(of log: SiteLog, sizes: [Int]) -> [Artifact] {
    let entries = log.entries.map(\.bytes)
    let sizes = sizes.filter { $0 <= log.size } + [log.size]
    return LogTiles.paths(ofSizes: sizes).flatMap { path -> [Artifact] in
      let bytes = LogTiles.bytes(of: path, in: log.tree) ?? LogTiles.bytes(of: path, of: entries)
      return bytes.map { file("\(folder)/\(path)", "application/octet-stream", $0) } ?? []
    }
  }

  /// Whether a path below the output folder is one of the log, and of no agreement named `log`.
  package static func holds(_ path: String) -> Bool {
    guard path.hasPrefix(folder + "/") else { return false }
    let name = path.dropFirst(folder.count + 1)
    return path == checkpointPath || name == LogFolder.anchorsName
      || ["tile/", "checkpoints/", LogFolder.timestampsName + "/"].contains { name.hasPrefix($0) }
  }

  /// Whether a file is one that signing writes.
  static func isCheckpoint(_ path: String) -> Bool {
    path == checkpointPath || path.hasPrefix(checkpointsFolder + "/")
  }

  /// The entries that begin as those of the log do, so that nothing else is published there.
  static let reserved = [
    folder + "/" + LogFolder.anchorsName, checkpointPath, checkpointsFolder,
    folder + "/" + TilePath.folder, folder + "/" + LogFolder.timestampsName,
  ]

  private static let text = "text/plain"

  private static func file(_ path: String, _ type: String, _ bytes: [UInt8]) -> [Artifact] {
    Manifest.Path(path).map { [Artifact(path: $0, type: type, bytes: bytes)] } ?? []
  }
}
