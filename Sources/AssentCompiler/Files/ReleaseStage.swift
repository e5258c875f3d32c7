import AssentDiagnostics
import AssentManifest
import AssentRecord

/// Adds to the releases of one agreement, so that a release is there as a whole or not at all.
///
/// Everything is prepared in a folder beside the ledger. Then the folder of the version gets its name,
/// and at last the ledger takes the place of the one before: with that the version is released. Killed
/// before, the next release finds the prepared ledger and removes what it does not have in common with
/// the one in force; nothing else of the folder is touched.
final class ReleaseStage {
  /// `content/releases/license`.
  let folder: String
  private let lock: OutputLock
  private var stage: String { folder + "/" + ReleaseListing.stageName }
  private var ledger: String { folder + "/" + ReleaseListing.ledgerName }

  /// Makes the folder where it is not there, locks it, and removes what an interrupted release left.
  ///
  /// - Parameter root: the content folder. It may be a link; no folder below it may.
  /// - Throws: ``InputError`` where that cannot be done, or another release is under way.
  init(_ folder: String, below root: String) throws(InputError) {
    self.folder = folder
    var place = root
    for name in folder.dropFirst(root.count).pathNames {
      place += "/" + name
      try FileSystem.makeDirectory(place)
    }
    lock = try OutputLock(folder, other: "another 'assent release'")
    try removeRemains()
  }

  /// The ledger as it is; empty where there is none.
  func ledgerBytes() throws(InputError) -> [UInt8] {
    guard try FileSystem.status(ledger) != nil else { return [] }
    return try FileSystem.read(ledger, limit: Ledger.mostBytes)
  }

  /// Adds lines to the ledger, with the files of a version where there are any.
  ///
  /// - Parameters:
  ///   - bytes: the whole ledger as it will be.
  ///   - version: the name of the folder that the files go to; `nil` where nothing is frozen.
  ///   - files: by path below the folder of the version.
  /// - Returns: why the disk does not confirm the name of the new ledger; `nil` where it does.
  /// - Throws: ``InputError``; everything is then as it was before.
  func publish(
    ledger bytes: [UInt8], version: String?, files: [(name: String, bytes: [UInt8])]
  ) throws(InputError) -> InputError? {
    let target = version.map { folder + "/" + $0 }
    var isPlaced = false
    do throws(InputError) {
      try FileSystem.makeDirectory(stage)
      if let version, let target {
        if try FileSystem.status(target) != nil {
          throw .unwritable(path: target, reason: "it already exists, and no ledger names it")
        }
        try prepare(files, in: stage + "/" + version)
      }
      try FileSystem.create(
        stage + "/" + ReleaseListing.ledgerName, bytes, named: ledger, isDurable: true)
      try FileSystem.synchronizeDirectory(stage)
      if let version, let target {
        try FileSystem.rename(stage + "/" + version, to: target)
        isPlaced = true
        try FileSystem.synchronizeDirectory(folder)
      }
      try FileSystem.rename(stage + "/" + ReleaseListing.ledgerName, to: ledger)
    } catch {
      // What cannot be removed now is removed by the next release; the prepared ledger stays with a folder that
      // has its name, and tells of it.
      do throws(InputError) {
        if isPlaced, let version, let target {
          try FileSystem.rename(target, to: stage + "/" + version)
        }
        try removeTree(stage)
      } catch {}
      throw error
    }
    // From here on the version is released, whatever happens.
    FileSystem.removeDirectoryIfEmpty(stage)
    do throws(InputError) { try FileSystem.synchronizeDirectory(folder) } catch { return error }
    return nil
  }

  private func prepare(
    _ files: [(name: String, bytes: [UInt8])], in root: String
  ) throws(InputError) {
    try FileSystem.makeDirectory(root)
    var folders: Set<String> = [root]
    for (name, bytes) in files {
      let path = root + "/" + name
      try FileSystem.makeDirectory(Placement.folder(of: path))
      try FileSystem.create(path, bytes, named: path, isDurable: true)
      var folder = Placement.folder(of: path)
      while folders.insert(folder).inserted { folder = Placement.folder(of: folder) }
    }
    for folder in folders { try FileSystem.synchronizeDirectory(folder) }
  }

  // MARK: Remains

  /// Removes what a release left that was killed.
  private func removeRemains() throws(InputError) {
    guard let status = try FileSystem.status(stage) else { return }
    guard status.kind == .directory else {
      throw .unwritable(path: stage, reason: "it is not a directory; remove it")
    }
    // The prepared ledger tells which folder was given its name without being released.
    if let version = try InterruptedRelease.version(in: folder) {
      try removeTree(folder + "/" + version)
    }
    try removeTree(stage)
  }

  /// Removes a folder with all that is in it; a link in it is removed, and not followed.
  private func removeTree(_ path: String) throws(InputError) {
    guard try FileSystem.status(path) != nil else { return }
    var folders = [path]
    var found: [String] = []
    while let folder = folders.popLast() {
      found.append(folder)
      for name in try FileSystem.names(in: folder, notUTF8: { _ in }) {
        let entry = folder + "/" + name
        if try FileSystem.status(entry)?.kind == .directory {
          folders.append(entry)
        } else {
          try FileSystem.remove(entry)
        }
      }
    }
    for folder in found.reversed() where !FileSystem.removeDirectoryIfEmpty(folder) {
      throw .unwritable(path: folder, reason: FileSystem.reason())
    }
  }
}
