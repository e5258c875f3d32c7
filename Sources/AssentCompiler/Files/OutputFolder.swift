import AssentDiagnostics
import Synchronization

/// The folder that a site is published to: compares before it writes, and never writes outside.
final class OutputFolder: Sendable {
  let root: String
  /// Whether files are only compared, as `build --check` has it.
  let isDryRun: Bool
  private let state = Mutex(State())

  private struct State {
    /// Folders below the root that are known to be there and to be no links.
    var folders: Set<String> = []
    var written = 0
    var unchanged = 0
    /// The paths that differ, for messages.
    var changedPaths: [String] = []
  }

  private let namesAllPaths: Bool

  init(_ root: String, isDryRun: Bool, namesAllPaths: Bool = false) {
    self.root = root
    self.isDryRun = isDryRun
    self.namesAllPaths = namesAllPaths
  }

  /// How many files were written (or would be), and how many were as they should be.
  var counts: (written: Int, unchanged: Int) {
    state.withLock { ($0.written, $0.unchanged) }
  }

  /// The paths that were written, or would be, in sorted order; the first ten where not all are
  /// asked for.
  var changedPaths: [String] {
    let paths = state.withLock { $0.changedPaths }.sorted()
    return namesAllPaths ? paths : Array(paths.prefix(10))
  }

  /// Makes the file at `path` below the root hold `bytes`; writes only if it does not already.
  func publish(_ bytes: [UInt8], at path: String, isDurable: Bool = false) throws(InputError) {
    let target = root + "/" + path
    try checkFolder(Placement.folder(of: path))
    if let status = try FileSystem.status(target) {
      guard status.kind == .file else {
        throw .unwritable(
          path: target, reason: status.kind == .link ? "is a symbolic link" : "is not a file")
      }
      if status.size == bytes.count, status.mode == 0o644, try FileSystem.read(target) == bytes {
        // What a build that was killed left beside it.
        if !isDryRun { try FileSystem.remove(FileSystem.temporaryPath(for: target)) }
        state.withLock { $0.unchanged += 1 }
        return
      }
    }
    if !isDryRun {
      try makeFolder(Placement.folder(of: path))
      try FileSystem.write(bytes, to: target, isDurable: isDurable)
    }
    note(path)
  }

  /// Writes down what is about to be written, before the first of it is.
  ///
  /// - Parameter previous: the record that is there; it will do where it names all of that.
  func announce(_ record: BuildRecord, after previous: BuildRecord?) throws(InputError) {
    let known = Set((previous?.outputs ?? []).map(\.path))
    guard !isDryRun, !record.outputs.allSatisfy({ known.contains($0.path) }) else { return }
    try makeFolder("")
    try FileSystem.write(record.bytes, to: root + "/" + BuildRecord.fileName)
  }

  /// Removes a file that was published before, and the folders it leaves empty.
  ///
  /// The path comes from a file that anybody may have written: one that leads out of the folder,
  /// by its names or through a link, is left alone.
  func remove(_ path: String) throws(InputError) {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }),
      (try? checkFolder(Placement.folder(of: path))) != nil
    else { return }
    let target = root + "/" + path
    if !isDryRun { try FileSystem.remove(FileSystem.temporaryPath(for: target)) }
    guard try FileSystem.status(target) != nil else { return }
    note(path)
    guard !isDryRun else { return }
    try FileSystem.remove(target)
    var folder = Placement.folder(of: path)
    while !folder.isEmpty, FileSystem.removeDirectoryIfEmpty(root + "/" + folder) {
      let removed = folder
      state.withLock { _ = $0.folders.remove(removed) }
      folder = Placement.folder(of: folder)
    }
  }

  /// The bytes of a file below the root, or `nil` when there is none.
  func read(_ path: String) throws(InputError) -> [UInt8]? {
    guard let status = try FileSystem.status(root + "/" + path), status.kind == .file else {
      return nil
    }
    return try FileSystem.read(root + "/" + path)
  }

  private func note(_ path: String) {
    state.withLock {
      $0.written += 1
      $0.changedPaths.append(path)
    }
  }

  /// Checks that no link stands for a folder below the root, so that nothing outside is reached.
  private func checkFolder(_ folder: String) throws(InputError) {
    if folder.isEmpty || state.withLock({ $0.folders.contains(folder) }) { return }
    try checkFolder(Placement.folder(of: folder))
    let path = root + "/" + folder
    guard let status = try FileSystem.status(path) else { return }
    guard status.kind == .directory else {
      throw .unwritable(
        path: path, reason: status.kind == .link ? "is a symbolic link" : "is not a directory")
    }
    state.withLock { _ = $0.folders.insert(folder) }
  }

  /// Makes a folder below the root; a link in its way is an error, so nothing is written outside.
  private func makeFolder(_ folder: String) throws(InputError) {
    if state.withLock({ $0.folders.contains(folder) }) { return }
    if folder.isEmpty {
      // The root itself is named by the user and may be reached through links.
      if FileSystem.realPath(root) == nil { try FileSystem.makeDirectory(root) }
    } else {
      try makeFolder(Placement.folder(of: folder))
      try FileSystem.makeDirectory(root + "/" + folder)
    }
    state.withLock { _ = $0.folders.insert(folder) }
  }
}
