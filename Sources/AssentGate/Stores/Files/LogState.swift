import AssentManifest
import AssentRecord

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A log file as it stands, held against its mirror.
struct LogState: Sendable {
  /// How many bytes are read at once.
  private static let piece = 1 << 20

  var chain: AcceptanceChain
  var mirror: HeadMirror?
  /// `nil` where there is no log.
  var status: OpenFile.Status?
  /// Whether what the mirror says was written is not there.
  var isShortened = false
  /// Whether every line was read, and not the checkpoint.
  var wasRead = false

  /// - Parameter isWhole: whether every line is read, even where a checkpoint would do.
  init(reading folder: StoreFolder, isWhole: Bool) throws(StoreError) {
    chain = AcceptanceChain()
    // First the mirror: a log that grows meanwhile is ahead of it, never behind.
    mirror = try folder.read(HeadMirror.name, limit: HeadMirror.mostBytes)
      .flatMap { HeadMirror(parsing: $0) }
    do throws(FileError) { try readLog(folder, isWhole: isWhole) } catch { throw error.storeError }
    compare()
  }

  private mutating func readLog(_ folder: StoreFolder, isWhole: Bool) throws(FileError) {
    let path = folder[LogFileStore.logName]
    guard let file = try OpenFile.open(path, O_RDONLY, calls: folder.calls) else { return }
    let status = try file.status()
    if let reason = StoreFolder.reason(against: status) {
      throw FileError(path: path, reason: reason)
    }
    guard status.size <= AcceptanceChain.mostBytes else {
      throw FileError(path: path, reason: .tooLarge(AcceptanceChain.mostBytes))
    }
    self.status = status
    if !isWhole, let kept = StateCheckpoint.chain(in: folder, of: file, status),
      kept.byteCount == mirror?.bytes
    {
      chain = kept
      chain.watch(mirror?.bytes ?? 0)
      return
    }
    wasRead = true
    chain.watch(mirror?.bytes ?? 0)
    let merged = MergedFiles(folder)
    var offset = 0
    while offset < status.size {
      let bytes = try file.read(at: offset, count: min(Self.piece, status.size - offset))
      if bytes.isEmpty { break }
      chain.read(bytes, merged: merged.summary)
      offset += bytes.count
    }
  }

  private mutating func compare() {
    guard chain.damage == nil else { return }
    guard let mirror else {
      guard chain.lineCount > 0 else { return }
      isShortened = true
      chain.report(0, .mirrorMissing)
      return
    }
    guard mirror.bytes > 0, chain.watchedHead != mirror.head || mirror.bytes > chain.byteCount
    else { return }
    isShortened = true
    chain.report(chain.lineCount + 1, .shortened(lines: mirror.lines, bytes: mirror.bytes))
  }

  var summary: AcceptanceSummary {
    var summary = chain.summary
    guard isShortened else { return summary }
    summary.isShortened = true
    summary.standings = summary.standings.mapValues { AcceptanceChain.untrusted($0) }
    return summary
  }

  var findings: [AcceptanceFinding] {
    var findings = chain.findings
    if chain.tornBytes > 0 {
      findings.append(
        AcceptanceFinding(line: chain.lineCount + 1, reason: .torn(bytes: chain.tornBytes)))
    }
    return findings
  }
}
