import AssentManifest
import AssentRecord

/// The lines of an acceptance log, and what they come to.
///
/// Canonical JSON, a line each, of which each names the digest of the line before (`prev`). Lines that
/// were appended together say `"more":true` but for the last, so that all of them count or none.
public struct AcceptanceChain: Sendable {
  /// The longest line that is read or written, in bytes.
  public static let mostBytesOfLine = 1 << 18
  /// The largest log that is read, in bytes.
  public static let mostBytes = 1 << 30
  /// No more events are appended at once.
  public static let mostEventsAtOnce = 10_000
  /// No more findings than this are kept.
  static let mostFindings = 1_000

  /// What a merged log came to, by its last line and its name; `nil` where its file is missing.
  typealias MergedLogs = (Manifest.Digest, String) -> AcceptanceSummary?

  /// Up to the last line that counts.
  private(set) var sound = ChainReader()
  private var reader = ChainReader()
  private(set) var fold = AcceptanceFold()
  /// Events of which more are to come before they count.
  private var batch: [(event: AcceptanceEvent?, line: Int, isBreak: Bool)] = []
  /// What was read after the last newline.
  private var rest: [UInt8] = []
  /// Where a digest is to be remembered: behind so many bytes.
  private var watchedOffset = -1
  private(set) var watchedHead: Manifest.Digest?
  private(set) var damage: HashChainError?
  /// In the order of lines.
  public private(set) var findings: [AcceptanceFinding] = []

  /// A log without lines.
  public init() {}

  /// Reads a log.
  ///
  /// It is read as far as it is sound: ``summary`` tells of damage, and ``findings`` of all else.
  public init(reading bytes: [UInt8]) {
    self.init(reading: bytes) { _, _ in nil }
  }

  init(reading bytes: [UInt8], merged: MergedLogs) {
    read(bytes, merged: merged)
  }

  /// Goes on behind lines that were read before.
  init(after sound: ChainReader, fold: AcceptanceFold) {
    self.sound = sound
    reader = sound
    self.fold = fold
  }

  /// The digest of the last line; `nil` without lines.
  public var head: Manifest.Digest? { sound.head }
  /// The number of lines that are sound.
  public var lineCount: Int { sound.lines }
  /// Their bytes, newlines included.
  public var byteCount: Int { sound.byteCount }
  /// The bytes at the end that were not written to their end.
  public var tornBytes: Int {
    damage == nil ? reader.byteCount - sound.byteCount + rest.count : 0
  }

  /// What counts now.
  public var summary: AcceptanceSummary {
    var summary = fold.summary
    summary.tornBytes = tornBytes
    if let damage {
      summary.damagedLine = damage.line
      summary.standings = summary.standings.mapValues { Self.untrusted($0) }
    }
    return summary
  }

  /// What is left of a standing where nothing of its log counts.
  static func untrusted(_ standing: AcceptanceSummary.Standing) -> AcceptanceSummary.Standing {
    var left = AcceptanceSummary.Standing()
    left.lastVersion = standing.lastVersion
    return left
  }

  // MARK: Reading

  /// Remembers the head behind so many bytes, if a line ends there.
  mutating func watch(_ offset: Int) {
    watchedOffset = offset
    if sound.byteCount == offset { watchedHead = sound.head }
  }

  /// Reads what follows the bytes that were read.
  mutating func read(_ piece: [UInt8], merged: MergedLogs) {
    guard damage == nil, !piece.isEmpty else { return }
    let bytes = rest.isEmpty ? piece : rest + piece
    var reader = reader
    var count = 0
    do throws(HashChainError) {
      count = try reader.read(bytes, limit: Self.mostBytesOfLine) { state, line in
        take(line, state, merged)
      }
      guard batch.count <= Self.mostEventsAtOnce else {
        throw HashChainError(line: sound.lines + 1, reason: .tooLong)
      }
      rest = Array(bytes[count...])
    } catch {
      damage = error
      rest = []
      report(error.line, .broken(error.description))
    }
    self.reader = reader
  }

  private mutating func take(_ line: ChainReader.Line, _ state: ChainReader, _ merged: MergedLogs) {
    let isBreak = AcceptanceBreak.isBreak(line.object)
    if state.byteCount == watchedOffset { watchedHead = state.head }
    let isLast = line.object.bool("more") != true
    // Most lines stand alone.
    if isLast, batch.isEmpty {
      settle(event(of: line), line.number, isBreak, merged)
      sound = state
      return
    }
    batch.append((event(of: line), line.number, isBreak))
    if isLast { settle(state, merged) }
  }

  private mutating func event(of line: ChainReader.Line) -> AcceptanceEvent? {
    do throws(AcceptanceFields.Fault) {
      if let event = try AcceptanceEvent(reading: AcceptanceFields(line.object)) { return event }
      report(line.number, .unknownEvent(line.object.string("event") ?? ""))
    } catch {
      report(line.number, .field(error.field, expected: error.expected))
    }
    return nil
  }

  private mutating func settle(_ state: ChainReader, _ merged: MergedLogs) {
    for (event, line, isBreak) in batch { settle(event, line, isBreak, merged) }
    batch = []
    sound = state
  }

  private mutating func settle(
    _ event: AcceptanceEvent?, _ line: Int, _ isBreak: Bool, _ merged: MergedLogs
  ) {
    if isBreak {
      fold.breakOff(line: line)
      report(line, .wentOn)
    }
    guard let event else { return }
    fold.apply(event, line: line)
    guard case .merged(let head, _, let name) = event.action else { return }
    if let other = merged(head, name) {
      fold.take(other, line: line)
    } else {
      fold.missMerged(name)
      report(line, .merged(name: name, "is missing, or is not the one that was merged"))
    }
  }

  mutating func report(_ line: Int, _ reason: AcceptanceFinding.Reason) {
    guard findings.count < Self.mostFindings else { return }
    findings.append(AcceptanceFinding(line: line, reason: reason))
  }

  // MARK: Writing

  /// Why events cannot be added; `nil` where they can.
  ///
  /// What a guardian accepted names the record of the person: one that counts, or that comes before it
  /// among the same events. Without that record it would count for nothing, unsaid.
  func refusal(of events: [AcceptanceEvent]) -> String? {
    var added: Set<String> = []
    for event in events {
      if case .guardianApproved(_, let record) = event.action, !added.contains(record),
        !fold.counts(record)
      {
        return
          "the log has no record '\(Receipt.shown(record))' that counts, which a guardian accepted"
      }
      if case .accepted(let acceptance) = event.action { added.insert(acceptance.id) }
    }
    return nil
  }

  /// Adds events behind the last sound line.
  ///
  /// - Returns: the bytes of their lines; what was torn or damaged is not among them.
  public mutating func append(_ events: [AcceptanceEvent]) -> [UInt8] {
    append(events, after: nil) { _, _ in nil }
  }

  /// - Parameter broken: what the log goes on after.
  mutating func append(
    _ events: [AcceptanceEvent], after broken: AcceptanceBreak?, merged: MergedLogs
  ) -> [UInt8] {
    reader = sound
    (rest, batch) = ([], [])
    var bytes: [UInt8] = []
    for (index, event) in events.enumerated() {
      var object = event.json
      if index == 0, let broken { object["after"] = broken.json }
      if index + 1 < events.count { object["more"] = true }
      bytes += reader.append(object)
      let isBreak = index == 0 && broken.map { $0.kind != .torn } ?? false
      batch.append((event, reader.lines, isBreak))
    }
    settle(reader, merged)
    return bytes
  }
}
