import AssentDiagnostics
import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls to the operating system that a build needs, with typed errors.
package enum FileSystem {
  /// The status of the entry at `path`, or `nil` when there is none.
  package static func status(_ path: String) throws(InputError) -> FileStatus? {
    var buffer = stat()
    guard lstat(path, &buffer) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: reason())
    }
    return FileStatus(buffer)
  }

  /// Whether `path` names a directory, links followed.
  package static func isDirectory(_ path: String) -> Bool { isKind(.directory, path) }

  /// Whether `path` names a regular file, links followed.
  package static func isFile(_ path: String) -> Bool { isKind(.file, path) }

  /// Where the disk fails, nobody can tell: then it counts as what is looked for, so that whoever reads it is told,
  /// and nothing goes on as if there were none.
  private static func isKind(_ kind: FileStatus.Kind, _ path: String) -> Bool {
    var buffer = stat()
    guard stat(path, &buffer) == 0 else { return faults.contains(errno) }
    return FileStatus(buffer).kind == kind
  }

  /// Whether `path` names a regular file, links followed.
  ///
  /// - Throws: ``InputError/unreadable(path:reason:)`` where the disk fails to tell.
  static func hasFile(_ path: String) throws(InputError) -> Bool {
    var buffer = stat()
    guard stat(path, &buffer) == 0 else {
      guard faults.contains(errno) else { return false }
      throw .unreadable(path: path, reason: reason())
    }
    return FileStatus(buffer).kind == .file
  }

  /// The numbers of errors that say nothing of what is there.
  private static let faults: Set<Int32> = [EIO, ENOMEM, ESTALE]

  /// The names in a directory, sorted by their bytes.
  ///
  /// - Parameter report: is given every name that is not UTF-8, with what is wrong replaced; it is
  ///   not among the names, because there is no file of that name.
  package static func names(
    in path: String, notUTF8 report: (String) -> Void
  ) throws(InputError) -> [String] {
    guard let directory = opendir(path) else {
      throw .unreadable(path: path, reason: reason())
    }
    defer { closedir(directory) }
    return try names(directory, path, notUTF8: report)
  }

  /// Makes a directory and those above it; what exists must be a directory. The last one may not be
  /// a link; those above it may.
  package static func makeDirectory(_ path: String) throws(InputError) {
    if let status = try status(path) {
      switch status.kind {
      case .directory: return
      case .link: throw .unwritable(path: path, reason: "it is a symbolic link")
      case .file, .other: throw .unwritable(path: path, reason: "it is not a directory")
      }
    }
    let parent = Placement.folder(of: path)
    if !parent.isEmpty, parent != path, !isDirectory(parent) { try makeDirectory(parent) }
    guard mkdir(path, 0o755) == 0 else {
      if errno == EEXIST { return }
      throw .unwritable(path: path, reason: reason())
    }
    // The mode is 0755 whatever the umask, as a web server has to read it.
    guard chmod(path, 0o755) == 0 else { throw .unwritable(path: path, reason: reason()) }
  }

  /// Writes a file so that its path holds the old bytes or the new ones at any moment.
  ///
  /// A file that is there keeps its mode; another one has 0644, whatever the umask. What is there and
  /// is no regular file stays as it is, and is an error.
  ///
  /// - Parameters:
  ///   - stage: where the new bytes stand until they take the name, for one who holds a lock: what is
  ///     there already is a rest, and goes. `nil` for a path of this process beside the file.
  ///   - isDurable: whether bytes and name are on the disk when this returns.
  package static func write(
    _ bytes: [UInt8], to path: String, by stage: String? = nil, isDurable: Bool = false
  ) throws(InputError) {
    let temporary = stage ?? temporaryPath(for: path)
    let status = try status(path)
    switch status?.kind {
    case nil, .file: break
    // To give another file its name would take a device or a link away.
    case .link: throw .unwritable(path: path, reason: "it is a symbolic link")
    case .directory: throw .unwritable(path: path, reason: "it is a directory")
    case .other: throw .unwritable(path: path, reason: "it is not a regular file")
    }
    let mode = status?.mode ?? 0o644
    do throws(InputError) {
      if stage != nil { try remove(temporary) } else { Remains.remove(of: path) }
      try create(
        temporary, bytes, named: path, isDurable: isDurable, mode: mode,
        owner: status.map { ($0.owner, $0.group) })
      try rename(temporary, to: path)
    } catch {
      unlink(temporary)
      throw error
    }
    guard isDurable else { return }
    let folder = Placement.folder(of: path)
    try synchronizeDirectory(folder.isEmpty ? (path.beginsAtRoot ? "/" : ".") : folder)
  }

  /// Makes a file that is not there yet, with a mode that no umask changes; at no moment has it a wider
  /// one. Where it cannot be written whole, nothing is left of it.
  ///
  /// - Parameters:
  ///   - name: the path that an error names.
  ///   - isDurable: whether the bytes are on the disk when this returns.
  ///   - owner: whom the file is given to, where that is allowed.
  static func create(
    _ path: String, _ bytes: [UInt8], named name: String, isDurable: Bool = false,
    mode: UInt32 = 0o644, owner: (user: UInt32, group: UInt32)? = nil
  ) throws(InputError) {
    let descriptor = open(
      path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(mode & 0o644))
    guard descriptor >= 0 else { throw .unwritable(path: name, reason: reason()) }
    var failure = writeAll(bytes, to: descriptor)
    // Only the system's administrator can give a file away; everybody else keeps what is made.
    if let owner, owner.user != geteuid() || owner.group != getegid() {
      _ = fchown(descriptor, owner.user, owner.group)
    }
    if failure == 0, fchmod(descriptor, mode_t(mode)) != 0 { failure = errno }
    if failure == 0, isDurable, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    guard failure == 0 else {
      unlink(path)
      throw .unwritable(path: name, reason: reason(failure))
    }
  }

  /// Writes all bytes to what is open.
  ///
  /// - Returns: 0, or the error number of the system.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = writeSome(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        written += count
      }
      return 0
    }
  }

  /// Makes a file that is not there yet, of which a kill leaves all or nothing; durable.
  ///
  /// - Throws: ``InputError`` where it is there, also if it came meanwhile.
  static func createWhole(
    _ path: String, _ bytes: [UInt8], mode: UInt32 = 0o644
  ) throws(InputError) {
    Remains.remove(of: path)
    let temporary = temporaryPath(for: path)
    try create(temporary, bytes, named: path, isDurable: true, mode: mode)
    defer { unlink(temporary) }
    // A second name is given only where there is none; not all file systems have such.
    if !link(temporary, to: path) {
      guard try status(path) == nil else {
        throw .unwritable(path: path, reason: "it already exists")
      }
      try rename(temporary, to: path)
    }
    let folder = Placement.folder(of: path)
    try synchronizeDirectory(folder.isEmpty ? (path.beginsAtRoot ? "/" : ".") : folder)
  }

  /// Whether the present user may write to what is there, or to what a link leads to.
  package static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

  /// Gives a file another name; one that has the name already is replaced.
  static func rename(_ path: String, to other: String) throws(InputError) {
    guard renameFile(path, other) == 0 else { throw .unwritable(path: other, reason: reason()) }
  }

  /// Gives a file a second name; `false` where the file system has no such thing.
  static func link(_ path: String, to other: String) -> Bool { linkFile(path, other) == 0 }

  /// Where the new bytes of a file stand until they take its name.
  static func temporaryPath(for path: String) -> String { path + temporaryMark + "\(getpid())" }

  /// The same for one who holds a lock, whatever the process: what a kill left of it is found, and goes.
  static func lockedTemporaryPath(for path: String) -> String { path + temporaryMark + "0" }

  /// The file whose new bytes stand at a path, of whatever process; `nil` for any other path.
  static func target(ofTemporary path: String) -> String? { temporary(path)?.target }

  /// The file whose new bytes stand at a path, and the process that wrote them.
  static func temporary(_ path: String) -> (target: String, process: Substring)? {
    guard let point = path.lastIndex(of: "."), path[point...].hasPrefix(temporaryMark) else {
      return nil
    }
    let process = path[point...].dropFirst(temporaryMark.count)
    guard !process.isEmpty, process.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return (String(path[..<point]), process)
  }

  /// What stands between the path of a file and the number of the process that writes it.
  private static let temporaryMark = ".assent-"

  /// Sets the time of last modification, in nanoseconds since 1970.
  static func setModified(_ path: String, to time: Int) throws(InputError) {
    var times = [timespec(), timespec()]
    times[0].tv_sec = time / 1_000_000_000
    times[0].tv_nsec = time % 1_000_000_000
    times[1] = times[0]
    guard utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// Removes a file; one that is not there is no error.
  static func remove(_ path: String) throws(InputError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// Removes a directory if it is empty.
  @discardableResult
  static func removeDirectoryIfEmpty(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Has the disk know the names in a directory before this returns.
  static func synchronizeDirectory(_ path: String) throws(InputError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: reason()) }
    defer { close(descriptor) }
    // Some file systems cannot, and keep names safe in another way.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// The path without links and `..`; `nil` when it does not exist.
  ///
  /// - Throws: ``InputError`` where the system does not tell, as for links that lead to each other.
  package static func realPath(_ path: String) throws(InputError) -> String? {
    guard let resolved = realpath(path, nil) else {
      let failure = errno
      if failure == ENOENT || failure == ENOTDIR { return nil }
      throw .unreadable(path: path, reason: reason(failure))
    }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What an error number of the system means, in lower case.
  static func reason(_ number: Int32 = errno) -> String {
    String(cString: strerror(number)).lowercased()
  }
}

// The names of the system's calls, which the functions above hide.
private let writeSome = write(_:_:_:)
private let renameFile = rename(_:_:)
private let linkFile = link(_:_:)
