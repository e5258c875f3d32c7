import AssentManifest
import AssentRecord
import Crypto

/// What the lines of a log come to, kept in `acceptances.checkpoint`, so that a decision does not read
/// a long log.
///
/// It counts only for the file that it was made of: same inode, same size, same time of the last change
/// (`ctime`, which no program can set), same last line. It says nothing that the log does not say, and
/// can be deleted at any time. Whoever can write it can write the log as well.
enum StateCheckpoint {
  static let name = "acceptances.checkpoint"
  private static let heading = Array("assent-checkpoint/2\n".utf8)
  /// Shorter logs are read as quickly.
  private static let fewestLines = 16
  /// More standings are not kept: writing them with every record would cost more than it spares.
  private static let mostStandings = 20_000
  private static let mostBytes = 128 << 20

  /// - Returns: `nil` where there is none that counts.
  static func chain(
    in folder: StoreFolder, of file: borrowing OpenFile, _ status: OpenFile.Status
  ) -> AcceptanceChain? {
    guard let bytes = try? folder.read(name, limit: mostBytes), bytes.starts(with: heading),
      bytes.count > heading.count + 32
    else { return nil }
    let start = heading.count + 32
    var hash = SHA256()
    bytes.withUnsafeBytes { hash.update(bufferPointer: .init(rebasing: $0[start...])) }
    guard hash.finalize().elementsEqual(bytes[heading.count..<start]) else { return nil }
    var reader = CheckpointReader(bytes, at: start)
    guard let content = try? Content(reading: &reader), content.log == Log(status),
      content.sound.byteCount == status.size, content.sound.lastLength < status.size
    else { return nil }
    let sound = content.sound
    guard
      let last = try? file.read(
        at: status.size - sound.lastLength - 1, count: sound.lastLength + 1),
      last.last == UInt8(ascii: "\n"),
      Manifest.Digest(sha256: SHA256.hash(data: last.dropLast())) == sound.head
    else { return nil }
    return AcceptanceChain(
      after: sound,
      fold: AcceptanceFold(content.summary, line: sound.lines))
  }

  /// Writes it down, if that is of use and possible; nothing depends on it.
  static func keep(
    _ state: LogState, of status: OpenFile.Status, in folder: StoreFolder, isAlone: Bool = false
  ) {
    let chain = state.chain
    guard chain.lineCount >= fewestLines, !state.isShortened, chain.damage == nil,
      chain.byteCount == status.size, chain.byteCount == state.mirror?.bytes
    else { return }
    let summary = chain.fold.summary
    guard summary.standings.count <= mostStandings else { return }
    var writer = CheckpointWriter()
    Content(log: Log(status), sound: chain.sound, summary: summary).write(to: &writer)
    let body = writer.finished
    // Whoever only reads writes it without the lock.
    if isAlone { folder.removeRemains(of: name) }
    try? folder.replace(
      name, with: heading + Array(SHA256.hash(data: body)) + body, isDurable: false,
      isAlone: isAlone)
  }

  /// The file that it is made of.
  private struct Log: Hashable {
    var inode: UInt64
    var changed: Int64
    var size: Int

    init(_ status: OpenFile.Status) {
      (inode, changed, size) = (status.inode, status.changed, status.size)
    }

    init(reading reader: inout CheckpointReader) throws(CheckpointReader.Fault) {
      inode = UInt64(bitPattern: try reader.integer())
      changed = try reader.integer()
      size = try reader.count()
    }

    func write(to writer: inout CheckpointWriter) {
      writer.append(Int64(bitPattern: inode))
      writer.append(changed)
      writer.append(Int64(size))
    }
  }

  private struct Content {
    var log: Log
    var sound: ChainReader
    var summary: AcceptanceSummary

    init(log: Log, sound: ChainReader, summary: AcceptanceSummary) {
      (self.log, self.sound, self.summary) = (log, sound, summary)
    }

    init(reading reader: inout CheckpointReader) throws(CheckpointReader.Fault) {
      try reader.readStrings()
      log = try Log(reading: &reader)
      sound = ChainReader(
        lines: try reader.count(), byteCount: try reader.count(),
        lastLength: try reader.count(), head: try reader.digest())
      summary = try AcceptanceSummary(reading: &reader)
    }

    func write(to writer: inout CheckpointWriter) {
      log.write(to: &writer)
      writer.append(Int64(sound.lines))
      writer.append(Int64(sound.byteCount))
      writer.append(Int64(sound.lastLength))
      writer.append(sound.head?.description ?? "")
      summary.write(to: &writer)
    }
  }
}
