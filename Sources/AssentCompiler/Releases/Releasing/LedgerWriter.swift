import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Adds events to the ledger of an agreement, with the texts of a version where there are any.
struct LedgerWriter {
  /// Has Git keep the line ends of what is frozen, whatever else it is told.
  static let attributes = Array("* -text\n".utf8)

  private let root: String
  /// `content/releases/license`.
  private let folder: String
  private let key: String
  private let head: Manifest.Digest?
  /// The ledgers of all agreements by key: events that the log lacks are taken in from them.
  private let ledgers: [String: Ledger]

  init(_ scene: ReleaseScene, key: String) {
    root = scene.root
    folder = scene.root + "/" + scene.folder(of: key)
    self.key = key
    head = scene.releases.agreements[key]?.ledger.head
    ledgers = scene.releases.agreements.mapValues(\.ledger)
  }

  /// The order of the log, which grows with every ledger.
  static func orderPath(in root: String) -> String {
    "\(root)/\(LogFolder.path)/\(LogFolder.orderName)"
  }

  /// What goes into one commit with the releases of an agreement.
  ///
  /// - Parameter folder: that of its ledger.
  static func pathsToAdd(for folder: String, in root: String) -> [String] {
    let releases = Placement.folder(of: folder)
    let order = orderPath(in: root)
    return order.hasPrefix(releases + "/") ? [releases] : [releases, order]
  }

  /// Adds to the ledger, and then to the log, which takes in whatever it lacks.
  ///
  /// - Returns: why the log could not take it in, or the disk not confirm it, which the same command makes good;
  ///   `nil` where nothing failed.
  /// - Throws: ``InputError`` where a file cannot be written; nothing is added then.
  func write(
    _ events: [LedgerEvent], version: Manifest.Version?, files: [(name: String, bytes: [UInt8])]
  ) throws -> InputError? {
    let lock = try LogFolder.lock(root)
    defer { withExtendedLifetime(lock) {} }
    // Another command may have added to another ledger since they were read.
    _ = try LogUpdate.checked(try current(ledgers), try LogFolder(root))
    let stage = try ReleaseStage(folder, below: root)
    var bytes = try stage.ledgerBytes()
    let path = folder + "/" + ReleaseListing.ledgerName
    // Another release may have come first while this one was checked.
    guard var ledger = try? Ledger(parsing: bytes), ledger.head == head else {
      throw InputError.unwritable(path: path, reason: "it has changed meanwhile; run this again")
    }
    for event in events {
      do throws(LedgerError) { bytes += try ledger.append(event) } catch {
        throw InputError.unwritable(path: path, reason: error.description)
      }
    }
    let attributes = Placement.folder(of: folder) + "/.gitattributes"
    if try FileSystem.status(attributes) == nil {
      try FileSystem.write(
        Self.attributes, to: attributes, by: FileSystem.lockedTemporaryPath(for: attributes))
    }
    let unconfirmed = try stage.publish(ledger: bytes, version: version?.text, files: files)
    var all = (try? current(ledgers)) ?? ledgers
    all[key] = ledger
    // It is released, whatever happens here: a build takes in what the order lacks, and so does the next
    // command.
    do throws(InputError) { _ = try LogUpdate.takeIn(all, below: root) } catch {
      return Self.unlogged(key, in: root, because: error)
    }
    return unconfirmed.map { Self.unconfirmed(path, because: $0) }
  }

  /// Makes good what a command left out that was killed, or failed, once the ledger had its event.
  static func complete(_ scene: ReleaseScene, key: String) throws(InputError) {
    let folder = scene.root + "/" + scene.folder(of: key)
    do throws(InputError) { try FileSystem.synchronizeDirectory(folder) } catch {
      throw unconfirmed(folder + "/" + ReleaseListing.ledgerName, because: error)
    }
    do throws(InputError) { _ = try LogUpdate.takeIn(scene) } catch {
      throw unlogged(key, in: scene.root, because: error)
    }
  }

  /// What failed, with what is there and how to go on.
  private static func unlogged(
    _ key: String, in root: String, because error: InputError
  ) -> InputError {
    error.adding(
      "the ledger '\(root)/\(LogFinding.ledgerPath(of: key))' has the event, and the log lacks it: run this "
        + "again, or '\(LogFinding.update(root))', before you commit")
  }

  private static func unconfirmed(_ ledger: String, because error: InputError) -> InputError {
    error.adding(
      "the ledger '\(ledger)' has the event, and the disk does not confirm that it keeps it: run this again "
        + "before you commit")
  }

  /// The ledgers as they are on the disk, with those that came since they were read.
  private func current(_ ledgers: [String: Ledger]) throws(InputError) -> [String: Ledger] {
    var ledgers = ledgers
    let order = try LogFolder(root).order.flatMap { try? LogOrder(parsing: $0) }
    for (key, count) in order?.counts ?? [:] where (ledgers[key]?.events.count ?? 0) < count {
      let bytes = try FileSystem.read(
        root + "/" + LogFinding.ledgerPath(of: key), limit: Ledger.mostBytes)
      if let ledger = try? Ledger(parsing: bytes) { ledgers[key] = ledger }
    }
    return ledgers
  }
}
