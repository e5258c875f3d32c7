import AssentDiagnostics
import AssentManifest
import AssentRecord

/// A published log, read from its files and computed anew: what its tiles say has to follow from its
/// entries.
///
/// No claim of a size is believed: the work is bounded by the files that are there.
package struct PublishedLog: Sendable {
  package private(set) var entries: [LogEntry] = []
  package private(set) var tree = MerkleTree()
  /// That of ``LogFiles/checkpointPath``; `nil` where there is none, or it cannot be read.
  package private(set) var checkpoint: Checkpoint?
  /// All that were kept, the smallest first.
  package private(set) var kept: [Checkpoint] = []
  /// The timestamps that its list names.
  package private(set) var anchors: [LogAnchor] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// Every file that was looked at, below the root.
  package private(set) var paths: [String] = []

  /// The most entries of a log that are read, and their bytes.
  private static let mostEntries = 1 << 20
  private static let mostBytes = 512 << 20

  private let files: any PublishedFiles
  /// The path of each tile and bundle that is there.
  private var tiles: [TilePath: String] = [:]

  /// Whether there is any file of a log.
  package var isThere: Bool { !paths.isEmpty }
  package var isSound: Bool { !diagnostics.contains { $0.severity == .error } }
  package var size: Int { entries.count }

  /// - Throws: ``InputError`` where an entry cannot be read.
  package init(_ files: any PublishedFiles) throws(InputError) {
    self.files = files
    paths = try files.paths().filter { LogFiles.holds($0) }
    guard isThere else { return }
    findTiles()
    guard try readEntries() else { return }
    try readCheckpoints()
    try checkTiles()
    try checkAnchors()
  }

  private mutating func findTiles() {
    let prefix = LogFiles.folder + "/"
    for path in paths where path.hasPrefix(prefix + TilePath.folder + "/") {
      if let tile = TilePath(path.dropFirst(prefix.count)) {
        tiles[tile] = path
      } else {
        report(.unreadableLog, path, "this is not the path of a tile", Verifier.unlistedHelp)
      }
    }
  }

  // MARK: Entries

  /// - Returns: whether the entries could be read.
  private mutating func readEntries() throws(InputError) -> Bool {
    let bundles = tiles.keys.filter { $0.level == .entries }
    let widths = Dictionary(grouping: bundles, by: \.index).mapValues { $0.map(\.width).max() ?? 0 }
    var index = 0
    var total = 0
    while let width = widths[index] {
      let tile = TilePath(.entries, index: index, width: width)
      guard let path = tiles[tile],
        let bytes = try bytes(of: path, limit: LogTiles.mostBytesOfBundle)
      else { return false }
      total += bytes.count
      guard total <= Self.mostBytes, entries.count < Self.mostEntries else {
        report(
          .unreadableLog, path,
          "the log has more than \(Self.mostEntries) entries or "
            + "\(Self.mostBytes) bytes, which are the most that are read",
          "check it with another tool")
        return false
      }
      guard let found = LogTiles.entries(in: bytes, of: tile) else {
        report(
          .unreadableLog, path,
          "the lengths of its entries do not come to its bytes, or there are not "
            + "\(tile.width) of them")
        return false
      }
      for bytes in found {
        guard let entry = LogEntry(parsing: bytes) else {
          report(
            .unreadableLog, path, "entry \(entries.count) is not an event of a ledger")
          return false
        }
        entries.append(entry)
        tree.append(MerkleHash(leaf: bytes))
      }
      index += 1
      guard tile.isFull else { break }
    }
    return true
  }

  // MARK: Tiles

  /// Computes every tile anew.
  private mutating func checkTiles() throws(InputError) {
    let bytesOfEntries = entries.map(\.bytes)
    let expected = LogTiles.paths(ofSizes: kept.map(\.size).filter { $0 <= size } + [size])
    for tile in expected where tiles[tile] == nil {
      report(
        .missingFile, "\(LogFiles.folder)/\(tile)",
        "the tile is missing, and the log has \(LogWords.entries(size))")
    }
    let known = Set(expected)
    for (tile, path) in tiles.sorted(by: { $0.value < $1.value }) {
      guard known.contains(tile) else {
        let message =
          (tile.neededSize ?? .max) > size
          ? "the tile is of a larger log than one of \(LogWords.entries(size))"
          : known.contains(tile.full)
            ? "the tile is a part of the full one beside it" : "no checkpoint needs this tile"
        report(.unlistedFile, path, message, Verifier.unlistedHelp)
        continue
      }
      let limit = tile.level == .entries ? LogTiles.mostBytesOfBundle : TilePath.fullWidth * 32
      guard let found = try bytes(of: path, limit: limit) else { continue }
      let right = LogTiles.bytes(of: tile, in: tree) ?? LogTiles.bytes(of: tile, of: bytesOfEntries)
      guard right != found else { continue }
      let width = tile.width * MerkleHash.byteCount
      report(
        .logDiffers, path,
        tile.level != .entries && found.count != width
          ? "the tile has \(found.count) bytes; \(tile.width) hashes have \(width)"
          : "the tile is not what the entries of the log give")
    }
  }

  // MARK: Checkpoints

  private mutating func readCheckpoints() throws(InputError) {
    for path in paths where path.hasPrefix(LogFiles.checkpointsFolder + "/") {
      guard let found = try readCheckpoint(path) else { continue }
      let name = LogFolder.checkpointName(ofSize: found.size)
      guard path == LogFiles.checkpointsFolder + "/" + name else {
        report(.logDiffers, path, "this is a checkpoint of \(LogWords.entries(found.size))")
        continue
      }
      kept.append(found)
    }
    kept.sort { $0.size < $1.size }
    if paths.contains(LogFiles.checkpointPath) {
      checkpoint = try readCheckpoint(LogFiles.checkpointPath)
    }
    if let checkpoint, checkpoint.size < size {
      report(
        .logDiffers, LogFiles.checkpointPath,
        "the checkpoint is of \(LogWords.entries(checkpoint.size)), and the log has \(size)",
        "sign the log again: 'assent sign'")
    }
    if let checkpoint, let same = kept.first(where: { $0.size == checkpoint.size }),
      same.bytes != checkpoint.bytes
    {
      report(
        .logDiffers,
        LogFiles.checkpointsFolder + "/" + LogFolder.checkpointName(ofSize: same.size),
        "this is not '\(LogFiles.checkpointPath)', which is of as many entries")
    }
    if let checkpoint, !kept.contains(where: { $0.size == checkpoint.size }) {
      report(
        .missingFile,
        LogFiles.checkpointsFolder + "/" + LogFolder.checkpointName(ofSize: checkpoint.size),
        "'\(LogFiles.checkpointPath)' is of \(LogWords.entries(checkpoint.size)), and is not kept here"
      )
    }
    let origins = Set(kept.map(\.origin) + [checkpoint?.origin].compactMap(\.self)).sorted()
    if origins.count > 1 {
      report(
        .logDiffers, LogFiles.checkpointPath,
        "the checkpoints are of '\(origins[0])' and of '\(origins[1])'")
    }
  }

  private mutating func readCheckpoint(_ path: String) throws(InputError) -> Checkpoint? {
    guard let bytes = try bytes(of: path, limit: SignedNote.mostBytes) else { return nil }
    let found: Checkpoint
    do throws(CheckpointError) { found = try Checkpoint(parsing: bytes) } catch {
      report(.unreadableLog, path, "this is not a checkpoint: \(error)")
      return nil
    }
    guard let root = tree.root(ofSize: found.size) else {
      report(
        .logDiffers, path,
        "the checkpoint is of \(LogWords.entries(found.size)), and the log has \(size)")
      return found
    }
    if root != found.root {
      report(
        .logDiffers, path,
        "the checkpoint's root is \(found.root.text), and that of "
          + "\(LogWords.first(found.size)) is \(root.text)",
        "this is another log than the one that was signed; find out which of them people were shown"
      )
    }
    return found
  }

  // MARK: Timestamps

  private mutating func checkAnchors() throws(InputError) {
    let list = LogFiles.folder + "/" + LogFolder.anchorsName
    let prefix = LogFiles.folder + "/" + LogFolder.timestampsName + "/"
    let there = paths.filter { $0.hasPrefix(prefix) }
    guard paths.contains(list) else {
      for path in there {
        report(.unlistedFile, path, "no list names this timestamp", Verifier.unlistedHelp)
      }
      return
    }
    guard let bytes = try bytes(of: list, limit: LogOrder.mostBytes) else { return }
    let anchors: LogAnchors
    do throws(LogAnchorsError) { anchors = try LogAnchors(parsing: bytes) } catch {
      report(.unreadableLog, list, "the list of timestamps cannot be read: \(error)")
      return
    }
    self.anchors = anchors.all
    var named: Set<String> = []
    let known = Set(there)
    let bySize = Dictionary(kept.map { ($0.size, $0) }) { first, _ in first }
    for anchor in anchors.all {
      let path = LogFiles.folder + "/" + anchor.file
      named.insert(path)
      let file =
        known.contains(path)
        ? try self.bytes(of: path, limit: LogFolder.mostBytesOfTimestamp) : nil
      let checkpoint = bySize[anchor.size]
      if let fault = anchor.fault(file: file, checkpoint: checkpoint) {
        report(.logDiffers, list, fault)
      }
    }
    for path in there where !named.contains(path) {
      report(.unlistedFile, path, "no list names this timestamp", Verifier.unlistedHelp)
    }
  }

  // MARK: Reading

  private mutating func bytes(of path: String, limit: Int) throws(InputError) -> [UInt8]? {
    switch try files.bytes(of: path, limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let fault):
      report(fault.rule == .changedFile ? .unreadableLog : fault.rule, path, fault.message)
      return nil
    }
  }

  private mutating func report(
    _ rule: RuleID, _ path: String, _ message: String,
    _ help: String = "publish the folder again"
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: .error, message: message, file: files.name(of: path), help: help))
  }
}
