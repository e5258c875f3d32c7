#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of a store, and how its files are written: whole or not at all.
struct StoreFolder: Sendable {
  let path: String
  let calls: FileCalls
  /// Whether everybody may read what is in it.
  let isPublic: Bool

  var mode: mode_t { isPublic ? 0o644 : 0o600 }
  private var folderMode: mode_t { isPublic ? 0o755 : 0o700 }

  subscript(name: String) -> String { "\(path)/\(name)" }

  /// A folder in this one.
  func inner(_ name: String) -> StoreFolder {
    StoreFolder(path: self[name], calls: calls, isPublic: isPublic)
  }

  /// Where the salts of persons are; never for others to read.
  var subjects: StoreFolder {
    StoreFolder(path: self["subjects"], calls: calls, isPublic: false)
  }

  /// Makes the folder and those above it that are missing.
  func make() throws(StoreError) {
    do throws(FileError) { try make(path, levels: 64) } catch { throw error.storeError }
  }

  private func make(_ path: String, levels: Int) throws(FileError) {
    guard levels > 0 else { throw FileError(path: path, number: ENAMETOOLONG) }
    do throws(FileError) {
      _ = try calls.check(.makeFolder, path) { Int(mkdir(path, folderMode)) }
    } catch {
      switch error.number {
      case EEXIST: return
      case ENOENT:
        let parent = Self.parent(of: path)
        guard parent != path else { throw error }
        try make(parent, levels: levels - 1)
        _ = try calls.check(.makeFolder, path) {
          let result = mkdir(path, folderMode)
          return result != 0 && errno == EEXIST ? 0 : Int(result)
        }
      default: throw error
      }
    }
    if isPublic { _ = try calls.check(.status, path) { Int(chmod(path, folderMode)) } }
    try sync(Self.parent(of: path))
  }

  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Makes names that were added or removed survive a loss of power.
  func sync(_ folder: String? = nil) throws(FileError) {
    guard let file = try OpenFile.open(folder ?? path, O_RDONLY | O_DIRECTORY, calls: calls)
    else { return }
    do throws(FileError) { try file.sync() } catch {
      // A file system that cannot sync folders is no reason not to keep anything.
      guard error.number == EINVAL || error.number == EBADF || error.number == ENOTSUP else {
        throw error
      }
    }
  }

  /// The bytes of a file of the store; `nil` where there is none.
  ///
  /// - Throws: ``StoreError`` for what is no regular file, has more than `limit` bytes, or belongs to
  ///   somebody who could make up acceptances.
  func read(_ name: String, limit: Int) throws(StoreError) -> [UInt8]? {
    do throws(FileError) {
      guard let file = try OpenFile.open(self[name], O_RDONLY, calls: calls) else { return nil }
      let status = try file.status()
      if let reason = Self.reason(against: status) {
        throw .init(path: self[name], reason: reason)
      }
      guard status.size <= limit else {
        throw .init(path: self[name], reason: .tooLarge(limit))
      }
      return try file.read(at: 0, count: status.size)
    } catch {
      throw error.storeError
    }
  }

  /// Why a file is not read; `nil` for one that is.
  static func reason(against status: OpenFile.Status) -> FileError.Reason? {
    guard status.isRegular else { return .notRegular }
    guard status.owner == geteuid() || status.owner == 0 else {
      return .owner(status.owner)
    }
    return status.isWritableByAll ? .writableByAll : nil
  }

  /// That others could take files of the folder away; `nil` where they cannot, or there is no folder.
  ///
  /// Files that they put there are not read, whoever they are.
  var exposure: StoreError? {
    guard let file = try? OpenFile.open(path, O_RDONLY | O_DIRECTORY, calls: calls),
      let status = try? file.status(), status.isWritableByOthers
    else { return nil }
    return StoreError(
      place: path,
      reason: "others may write to this folder, and take away what was accepted; "
        + "take that right from them with 'chmod go-w'")
  }

  /// Where the bytes of a file stand until they take its name.
  func temporary(_ name: String, isAlone: Bool) -> String {
    self[isAlone ? ".\(name).new" : ".\(name).\(getpid()).new"]
  }

  /// Replaces a file: after a crash it is the old one or the new one.
  ///
  /// - Parameters:
  ///   - isDurable: `false` for what can be made again, and is not waited for.
  ///   - isAlone: whether the lock for writing is held, so that what a kill left of another process is
  ///     found by its name and taken away.
  func replace(
    _ name: String, with bytes: [UInt8], mode: mode_t? = nil, isDurable: Bool = true,
    isAlone: Bool = false
  ) throws(FileError) {
    let temporary = temporary(name, isAlone: isAlone)
    do throws(FileError) {
      if !isAlone { removeRemains(of: name) }
      _ = try? remove(temporary)
      guard
        let file = try OpenFile.open(
          temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode ?? self.mode, calls: calls)
      else { throw FileError(path: temporary, number: ENOENT) }
      if isPublic, mode == nil { try file.setMode(self.mode) }
      try file.write(bytes)
      if isDurable { try file.sync() }
      try move(temporary, to: self[name])
      if isDurable { try sync() }
    } catch {
      _ = try? remove(temporary)
      throw FileError(path: self[name], reason: error.reason)
    }
  }

  func move(_ path: String, to other: String) throws(FileError) {
    _ = try calls.check(.rename, path) { Int(rename(path, other)) }
  }

  /// - Returns: whether there was such a file.
  @discardableResult func remove(_ path: String) throws(FileError) -> Bool {
    do throws(FileError) {
      _ = try calls.check(.remove, path) { Int(unlink(path)) }
      return true
    } catch {
      if error.number == ENOENT { return false }
      throw error
    }
  }

  func removeFolder() throws(FileError) {
    do throws(FileError) {
      _ = try calls.check(.remove, path) { Int(rmdir(path)) }
    } catch {
      if error.number != ENOENT { throw error }
    }
  }

  func hasFolder(_ name: String) throws(FileError) -> Bool {
    try OpenFile.open(self[name], O_RDONLY | O_DIRECTORY, calls: calls) != nil
  }
}
