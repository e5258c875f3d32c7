import AssentDiagnostics
import AssentManifest
import Synchronization

/// The files that a build will publish, written aside until all of them are there.
///
/// They lie in a folder of the output folder under numbers. Publishing renames them, the manifests
/// last, which takes a moment; until then the folder holds what it held before. Where a rename
/// fails, those made are taken back.
final class Stage: Sendable {
  static let folderName = ".assent-stage"

  /// Whether a path of the output folder is that of a staged file.
  static func isStaged(_ path: String) -> Bool {
    guard path.hasPrefix(folderName + "/") else { return false }
    let name = path.dropFirst(folderName.count + 1)
    let number = name.hasPrefix("old-") ? name.dropFirst(4) : name
    return name == recordName || name == spillName
      || (!number.isEmpty && number.allSatisfy(\.isWholeNumber))
  }

  private static let recordName = "record"
  private static let spillName = "texts"

  let output: OutputFolder
  /// Whether files are only compared, as `build --check` has it.
  let isDryRun: Bool
  private let isNew: Bool
  private let state = Mutex(State())

  private struct State {
    /// Folders of the products of the site.
    var products: Set<FileName> = []
    /// Every path that will be there, with the size of its file.
    var files: [String: Int] = [:]
    /// The staged files by path; their numbers are their names.
    var changes: [Change] = []
    /// Folders below the root that are known to be no links, and whether they are there.
    var folders: [String: Bool] = [:]
    /// Whether the folder of the stage is there.
    var isOpen = false
  }

  struct Change: Hashable, Sendable {
    var path: String
    var number: Int
    /// Whether another file has the path until now.
    var isReplacement: Bool
  }

  /// - Parameter isNew: whether the output folder was made for this build.
  init(_ output: OutputFolder, isNew: Bool, isDryRun: Bool) {
    self.output = output
    self.isNew = isNew
    self.isDryRun = isDryRun
  }

  private var root: String { output.root }

  /// Folders of the products of the site, whose manifests tell what Assent published before.
  var products: Set<FileName> {
    get { state.withLock { $0.products } }
    set { state.withLock { $0.products = newValue } }
  }
  private var folder: String { root + "/" + Self.folderName }

  /// Where texts are put aside; the file has no name once it is open.
  var spillPath: String { folder + "/" + Self.spillName }

  /// Paths of files that differ from what is there.
  var changes: [Change] { state.withLock { $0.changes } }

  /// How many files are as they should be.
  var unchangedCount: Int { state.withLock { $0.files.count - $0.changes.count } }

  /// Every file that will be there.
  var files: [BuildRecord.File] {
    state.withLock { $0.files.map { BuildRecord.File(path: $0.key, size: $0.value) } }
      .sorted { $0.path.precedesInBytes($1.path) }
  }

  /// Makes the folder of the stage, empty; what a build that was killed left in it goes.
  func open() throws(InputError) {
    guard !isDryRun else { return }
    try clear()
    try FileSystem.makeDirectory(folder)
    state.withLock { $0.isOpen = true }
  }

  /// Takes in a file; it is written aside only if what is there differs.
  ///
  /// - Throws: ``InputError/unwritable(path:reason:)`` where something stands in its place that
  ///   Assent did not put there.
  func add(_ bytes: [UInt8], at path: Manifest.Path, isDurable: Bool = false) throws(InputError) {
    let path = path.text
    let target = root + "/" + path
    // Of a folder that was empty, nothing has to be asked.
    let isThere = try checkFolder(Placement.folder(of: path)) && !output.isEmpty
    let status = isThere ? try FileSystem.status(target) : nil
    var isUnchanged = false
    if let status {
      guard status.kind == .file else {
        throw .unwritable(
          path: target, reason: status.kind == .link ? "it is a symbolic link" : "it is not a file")
      }
      let hasBytes = status.size == bytes.count ? try FileSystem.read(target) == bytes : false
      isUnchanged = hasBytes && status.mode == 0o644
      let isOwn = hasBytes ? true : try output.owns(path, products: products)
      guard isOwn else {
        throw .unwritable(
          path: target,
          reason: "a file is there that Assent did not publish; move it away, or name another "
            + "folder with --output")
      }
    }
    let number = state.withLock { state -> Int? in
      state.files[path] = bytes.count
      guard !isUnchanged else { return nil }
      let number = state.changes.count
      state.changes.append(Change(path: path, number: number, isReplacement: status != nil))
      return number
    }
    guard let number, !isDryRun else { return }
    try FileSystem.create("\(folder)/\(number)", bytes, named: target, isDurable: isDurable)
  }

  /// Removes the stage; nothing of it is published.
  ///
  /// Where it cannot be removed, the next build does it.
  func abandon() {
    guard state.withLock({ $0.isOpen }) else { return }
    try? clear()
    if isNew { FileSystem.removeDirectoryIfEmpty(root) }
  }

  /// Gives every staged file its place, in one go, and removes files that are published no more.
  ///
  /// - Parameters:
  ///   - stale: paths of files to remove.
  ///   - isLast: whether a file makes the others public, so that its turn comes after them.
  func publish(
    removing stale: [Manifest.Path], isLast: (String) -> Bool
  ) throws(InputError) {
    guard !isDryRun else { return }
    // A link may have taken the place of a folder since it was looked at.
    state.withLock { $0.folders = [:] }
    let changes = self.changes
    let stale = stale.map(\.text)
    var undo = Undo(root: root, folder: folder)
    do throws(InputError) {
      for change in changes { try makeFolder(Placement.folder(of: change.path), &undo) }
      for change in changes where !isLast(change.path) { try undo.replace(change) }
      for change in changes where isLast(change.path) { try undo.replace(change) }
      // Manifests first, so that none ever names what is gone.
      for path in stale.filter(isLast) + stale.filter({ !isLast($0) })
      where try checkFolder(Placement.folder(of: path)) {
        try undo.remove(path)
      }
    } catch {
      throw undo.takenBack(after: error)
    }
    for path in stale { removeEmptyFolders(above: path) }
  }

  /// Writes the record of a build; it is read whole or not at all.
  func write(record: [UInt8]) throws(InputError) {
    guard !isDryRun else { return }
    let staged = folder + "/" + Self.recordName
    let path = root + "/" + BuildRecord.fileName
    try FileSystem.remove(staged)
    try FileSystem.create(staged, record, named: path)
    try FileSystem.rename(staged, to: path)
  }

  /// Removes the stage after publication.
  func close() throws(InputError) {
    guard !isDryRun else { return }
    try clear()
  }

  // MARK: Folders

  /// Checks that no link stands for a folder below the root, so that nothing outside is reached.
  ///
  /// - Returns: whether the folder is there.
  @discardableResult
  private func checkFolder(_ folder: String) throws(InputError) -> Bool {
    if let isThere = state.withLock({ $0.folders[folder] }) { return isThere }
    let isAboveThere = folder.isEmpty ? true : try checkFolder(Placement.folder(of: folder))
    let path = folder.isEmpty ? root : root + "/" + folder
    let status = isAboveThere ? try FileSystem.status(path) : nil
    if let status, status.kind != .directory {
      throw .unwritable(
        path: path, reason: status.kind == .link ? "it is a symbolic link" : "it is not a directory"
      )
    }
    state.withLock { $0.folders[folder] = status != nil }
    return status != nil
  }

  private func makeFolder(_ folder: String, _ undo: inout Undo) throws(InputError) {
    guard try !checkFolder(folder) else { return }
    guard !folder.isEmpty else {
      throw .unwritable(path: root, reason: "the folder is gone")
    }
    try makeFolder(Placement.folder(of: folder), &undo)
    try undo.makeFolder(folder)
    state.withLock { $0.folders[folder] = true }
  }

  private func removeEmptyFolders(above path: String) {
    var folder = Placement.folder(of: path)
    while !folder.isEmpty, FileSystem.removeDirectoryIfEmpty(root + "/" + folder) {
      folder = Placement.folder(of: folder)
    }
  }

  /// Removes the folder of the stage and the files in it.
  private func clear() throws(InputError) {
    switch try FileSystem.status(folder)?.kind {
    case nil: break
    case .directory:
      let names = try FileSystem.names(in: folder) { _ in }
      for name in names {
        guard Self.isStaged(Self.folderName + "/" + name) else {
          throw .unwritable(
            path: folder, reason: "it holds '\(name)', which is not Assent's; remove it")
        }
        try FileSystem.remove(folder + "/" + name)
      }
      guard FileSystem.removeDirectoryIfEmpty(folder) else {
        throw .unwritable(path: folder, reason: FileSystem.reason())
      }
    case .file, .link, .other: throw .unwritable(path: folder, reason: "it is not a directory")
    }
    state.withLock { $0.isOpen = false }
  }
}
