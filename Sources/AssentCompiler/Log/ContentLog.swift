import AssentDiagnostics
import AssentManifest
import AssentRecord

/// The log of a content folder, held against its ledgers and against every checkpoint that was kept.
package struct ContentLog: Sendable {
  /// A checkpoint that was signed before.
  package struct Kept: Sendable {
    /// Below the folder of the log: `12.checkpoint`.
    package var name: String
    package var bytes: [UInt8]
    package var checkpoint: Checkpoint
  }

  package let folder: LogFolder
  /// Whether there is an order, and so a log.
  package let isThere: Bool
  /// As it is kept; what it lacks is in ``complete``.
  package private(set) var log: SiteLog
  /// With the events that the order lacks, as the next command takes them in: so a command that was killed
  /// between a ledger and the log leaves nothing out of what is published.
  package private(set) var complete: SiteLog
  /// The smallest first.
  package private(set) var kept: [Kept] = []
  package private(set) var anchors = LogAnchors()
  /// What is wrong.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - ledgers: all that can be read, by folder and id of their agreement.
  ///   - unreadable: the agreements whose ledger cannot be read, which is told elsewhere.
  ///   - keys: those that are announced; what is said to be their signature has to be valid.
  package init(
    _ folder: LogFolder, ledgers: [String: Ledger], unreadable: Set<String> = [],
    keys: [PublicKey] = []
  ) {
    self.folder = folder
    isThere = folder.order != nil
    let source = SourceFile(path: folder.place(LogFolder.orderName), bytes: folder.order ?? [])
    do throws(LogOrderError) {
      log = SiteLog(order: try LogOrder(parsing: source.bytes), ledgers: ledgers)
    } catch {
      log = SiteLog(order: LogOrder(), ledgers: [:])
      complete = log
      diagnostics.append(LogFinding.finding(for: error, in: source))
      return
    }
    complete = log
    if isThere { _ = complete.takeInMissing(from: ledgers) }
    let faults = log.faults.filter { !unreadable.contains($0.place.ledger) }
    diagnostics += faults.map { LogFinding.finding(for: $0, in: source, root: folder.root) }
    readCheckpoints(isComparable: log.faults.isEmpty, keys)
    readAnchors()
    guard !log.missing.isEmpty, log.faults.isEmpty else { return }
    // Ledgers from before the log stand in it from the next release on.
    if isThere || !folder.checkpoints.isEmpty {
      diagnostics.append(
        LogFinding.missing(log.missing, source.path, root: folder.root))
    }
  }

  private mutating func readCheckpoints(isComparable: Bool, _ keys: [PublicKey]) {
    for file in folder.checkpoints {
      let place = folder.place(file.name)
      let checkpoint: Checkpoint
      do throws(CheckpointError) { checkpoint = try Checkpoint(parsing: file.bytes) } catch {
        diagnostics.append(
          LogFinding.edited("'\(file.name)' is not a checkpoint: \(error)", place))
        continue
      }
      guard LogFolder.size(ofCheckpoint: file.name) == checkpoint.size else {
        diagnostics.append(
          LogFinding.edited(
            "'\(file.name)' is a checkpoint of size \(checkpoint.size)", place))
        continue
      }
      if let first = kept.first?.checkpoint.origin, first != checkpoint.origin {
        diagnostics.append(
          LogFinding.edited(
            "'\(file.name)' is a checkpoint of '\(checkpoint.origin)', and the log is '\(first)'",
            place))
        continue
      }
      kept.append(Kept(name: file.name, bytes: file.bytes, checkpoint: checkpoint))
      if !checkpoint.hasOwnSignature {
        diagnostics.append(
          LogFinding.edited(
            "no line of '\(file.name)' is a signature of its log, '\(checkpoint.origin)'", place))
      }
      for key in keys {
        guard let own = NoteKey(name: checkpoint.origin, key),
          checkpoint.note.check(own) == .invalid
        else { continue }
        diagnostics.append(
          LogFinding.edited(
            "'\(file.name)' has a signature of key \(key.id) that is not valid", place))
      }
      guard isComparable else { continue }
      if let finding = LogFinding.contradiction(of: checkpoint, log, place) {
        diagnostics.append(finding)
      }
    }
  }

  private mutating func readAnchors() {
    let files = Dictionary(
      folder.timestamps.map { ($0.name, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    let place = folder.place(LogFolder.anchorsName)
    do throws(LogAnchorsError) {
      anchors = try LogAnchors(parsing: folder.anchors ?? [])
    } catch {
      diagnostics.append(LogFinding.edited("the list of timestamps was edited: \(error)", place))
      return
    }
    let bySize = Dictionary(kept.map { ($0.checkpoint.size, $0.checkpoint) }) { first, _ in first }
    for (index, anchor) in anchors.all.enumerated() {
      let checkpoint = bySize[anchor.size]
      if let fault = anchor.fault(file: files[anchor.file], checkpoint: checkpoint) {
        diagnostics.append(LogFinding.edited(fault, place, line: index + 1))
      }
    }
    let named = Set(anchors.all.map(\.file))
    for name in files.keys.sorted() where !named.contains(name) {
      diagnostics.append(
        LogFinding.edited(
          "'\(name)' is a timestamp that '\(LogFolder.anchorsName)' does not list",
          folder.place(name), help: "remove it, and take it in with 'assent log anchor'"))
    }
  }
}

extension SiteLog.Fault {
  package var place: LogOrder.Place {
    switch self {
    case .vanished(let place, _), .altered(let place, _, _): place
    }
  }
}
