import AssentManifest
import AssentRecord

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Acceptances in a folder, as a chain of lines that survives kills, full disks and two writers.
///
/// - `acceptances.ndjson`: the log; see ``AcceptanceChain``.
/// - `acceptances.head`: how many lines were written and how the last one ends, so that an end that
///   was cut off shows.
/// - `acceptances.checkpoint`: what the lines come to. It spares reading a long log as long as the
///   file of the log was not touched; without it everything is read.
/// - `acceptances.torn-…`, `acceptances.damaged-….ndjson`: what could not be read, kept aside.
/// - `presentations/`, `texts/`: what was on the screen, and the texts that were accepted with their
///   manifests, by their digests.
/// - `merged/`: logs of other devices; `subjects/`: the salts of persons; `manifest/`: the last good
///   manifest; `countersignatures.ndjson`: what servers signed.
///
/// The folder is on a local file system that one machine writes to.
public struct LogFileStore: AcceptanceStore {
  static let logName = "acceptances.ndjson"

  let folder: StoreFolder
  private let readsAlso: [StoreFolder]
  /// Whether nothing is written here, a checkpoint neither.
  private let isReader: Bool

  /// - Parameters:
  ///   - folder: is made when something is written.
  ///   - readsAlso: folders of other stores, whose acceptances count as well: those of the machine.
  ///   - isPublic: whether everybody may read it; for a folder that is meant for all users.
  public init(folder: String, readsAlso: [String] = [], isPublic: Bool = false) {
    self.init(folder: folder, readsAlso: readsAlso, isPublic: isPublic, calls: FileCalls())
  }

  init(folder: String, readsAlso: [String] = [], isPublic: Bool = false, calls: FileCalls) {
    self.folder = StoreFolder(path: folder, calls: calls, isPublic: isPublic)
    self.readsAlso = readsAlso.map { StoreFolder(path: $0, calls: calls, isPublic: true) }
    isReader = false
  }

  public func summary() throws(StoreError) -> AcceptanceSummary {
    let own = try state(isWhole: false).summary
    guard !readsAlso.isEmpty else { return own }
    // What a person took back of the machine's records is taken back for them.
    var fold = AcceptanceFold(own, line: 0)
    var unreadable: [StoreError] = []
    var ofMachine: [String: Acceptance] = [:]
    for other in readsAlso {
      // One that cannot be read accepts nothing, keeps nobody from going on, and is told.
      do throws(StoreError) {
        var summary = try LogFileStore(reading: other).summary()
        if let reason = summary.damage {
          unreadable.append(StoreError(place: other[Self.logName], reason: reason))
        }
        // Somebody can agree for all users of a machine; nobody can consent for another.
        summary.standings = summary.standings.filter { $0.value.acceptance?.asks == .agreement }
        fold.take(summary, line: 0)
        for (key, standing) in summary.standings where key.subject == nil {
          guard let acceptance = standing.acceptance else { continue }
          if let other = ofMachine[key.document], other.at >= acceptance.at { continue }
          ofMachine[key.document] = acceptance
        }
      } catch {
        unreadable.append(error)
      }
    }
    var all = fold.summary
    all.unreadable = unreadable
    all.ofMachine = ofMachine
    all.damagedLine = own.damagedLine
    all.isShortened = own.isShortened
    all.tornBytes = own.tornBytes
    return all
  }

  private init(reading folder: StoreFolder) {
    self.folder = folder
    readsAlso = []
    isReader = true
  }

  /// That others may write to the folder, in words; `nil` where only its owner can.
  ///
  /// What they put there is not read, but they could take acceptances away. A folder that the store makes is
  /// open to its owner alone, or, where it is for all users, read by them.
  public var exposure: StoreError? { folder.exposure }

  /// Reads every line, whatever the checkpoint says.
  ///
  /// - Returns: what is wrong or remarkable, in the order of lines; empty for a log that is whole.
  public func verify() throws(StoreError) -> [AcceptanceFinding] {
    try state(isWhole: true).findings
  }

  public func log() throws(StoreError) -> [UInt8] {
    try folder.read(Self.logName, limit: AcceptanceChain.mostBytes) ?? []
  }

  /// The log as it stands, under the lock for reading.
  private func state(isWhole: Bool) throws(StoreError) -> LogState {
    let lock = StoreLock(reading: folder)
    let state = try LogState(reading: folder, isWhole: isWhole)
    if state.wasRead, !isWhole, !isReader, let status = state.status, status.owner == geteuid() {
      StateCheckpoint.keep(state, of: status, in: folder)
    }
    _ = consume lock
    return state
  }
}

extension AcceptanceSummary {
  /// Why nothing of the log counts; `nil` where it does.
  fileprivate var damage: String? {
    if let damagedLine { return "it is damaged at line \(damagedLine)" }
    return isShortened ? "its end is missing" : nil
  }
}
