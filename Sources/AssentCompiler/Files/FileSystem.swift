import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// The names of the system's calls, which the functions below hide.
private let readSome = read(_:_:_:)
private let writeSome = write(_:_:_:)

/// What the file system tells of one entry, without following a link.
package struct FileStatus: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file
    case directory
    case link
    case other
  }

  package var kind: Kind
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int
  /// Nanoseconds since 1970; set by the kernel at every change of the entry, and by nobody else.
  package var changed: Int
  /// Permission bits.
  package var mode: UInt32
}

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

  /// The bytes of a regular file; a link in the last part of the path is not followed.
  package static func read(_ path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason()) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: path)
  }

  /// The bytes of a file that begins with a fence of front matter; `nil` for any other.
  ///
  /// Most files are told by their first bytes, so that no more is read of them.
  static func readIfFrontMatter(_ path: String) throws(InputError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason()) }
    defer { close(descriptor) }
    var head: (UInt64, UInt64) = (0, 0)
    let count = withUnsafeMutableBytes(of: &head) { pread(descriptor, $0.baseAddress, 6, 0) }
    let isFence = withUnsafeBytes(of: &head) { head in
      let head = head.prefix(max(count, 0))
      return head.starts(with: "---".utf8) || head.starts(with: "\u{FEFF}---".utf8)
    }
    return isFence ? try readAll(descriptor, path: path) : nil
  }

  /// The bytes of whatever `path` names, links followed; for files that the user names himself.
  package static func readNamed(_ path: String) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason()) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: path)
  }

  /// Everything that comes from a descriptor until its end.
  package static func readAll(_ descriptor: Int32, path: String) throws(InputError) -> [UInt8] {
    var buffer = stat()
    guard fstat(descriptor, &buffer) == 0 else {
      throw .unreadable(path: path, reason: reason())
    }
    if FileStatus(buffer).kind == .directory {
      throw .unreadable(path: path, reason: "is a directory")
    }
    var bytes: [UInt8] = []
    var failure: Int32?
    // One byte more than the size, so that the end is seen in the first round.
    var room = max(Int(buffer.st_size), 0) + 1
    while true {
      let part = [UInt8](unsafeUninitializedCapacity: room) { part, count in
        while count < room {
          let got = readSome(descriptor, part.baseAddress.map { $0 + count }, room - count)
          if got < 0 {
            if errno == EINTR { continue }
            failure = errno
            return
          }
          if got == 0 { return }
          count += got
        }
      }
      if let failure {
        throw .unreadable(path: path, reason: String(cString: strerror(failure)).lowercased())
      }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if part.count < room { return bytes }
      room = max(bytes.count, 65_536)
    }
  }

  /// Whether `path` names a directory, links followed.
  package static func isDirectory(_ path: String) -> Bool {
    var buffer = stat()
    return stat(path, &buffer) == 0 && FileStatus(buffer).kind == .directory
  }

  /// Whether `path` names a regular file, links followed.
  package static func isFile(_ path: String) -> Bool {
    var buffer = stat()
    return stat(path, &buffer) == 0 && FileStatus(buffer).kind == .file
  }

  /// The names in a directory, sorted by their bytes.
  package static func names(in path: String) throws(InputError) -> [String] {
    guard let directory = opendir(path) else {
      throw .unreadable(path: path, reason: reason())
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a directory and those above it; what exists must be a directory, not a link.
  package static func makeDirectory(_ path: String) throws(InputError) {
    if let status = try status(path) {
      switch status.kind {
      case .directory: return
      case .link: throw .unwritable(path: path, reason: "is a symbolic link")
      case .file, .other: throw .unwritable(path: path, reason: "is not a directory")
      }
    }
    let parent = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    if !parent.isEmpty, parent != path { try makeDirectory(parent) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// Writes a file so that its path holds the old bytes or the new ones at any moment.
  ///
  /// The mode is 0644 whatever the umask.
  /// - Parameter isDurable: whether the bytes are on the disk before the name is.
  package static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool = false
  ) throws(InputError) {
    let temporary = temporaryPath(for: path)
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .unwritable(path: path, reason: reason()) }
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = writeSome(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          failure = errno
          return
        }
        written += count
      }
    }
    if failure == 0, fchmod(descriptor, 0o644) != 0 { failure = errno }
    if failure == 0, isDurable, fsync(descriptor) != 0 { failure = errno }
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw .unwritable(path: path, reason: String(cString: strerror(failure)).lowercased())
    }
  }

  /// Where the new bytes of a file stand until they take its name.
  static func temporaryPath(for path: String) -> String { path + ".assent-tmp" }

  /// Sets the time of last modification, in nanoseconds since 1970.
  static func setModified(_ path: String, to time: Int) {
    var times = [timespec(), timespec()]
    times[0].tv_sec = time / 1_000_000_000
    times[0].tv_nsec = time % 1_000_000_000
    times[1] = times[0]
    _ = utimensat(AT_FDCWD, path, times, AT_SYMLINK_NOFOLLOW)
  }

  /// Removes a file; one that is not there is no error.
  static func remove(_ path: String) throws(InputError) {
    guard unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .unwritable(path: path, reason: reason())
    }
  }

  /// Removes a directory if it is empty.
  static func removeDirectoryIfEmpty(_ path: String) -> Bool { rmdir(path) == 0 }

  /// The path without links and `..`, or `nil` when it does not exist.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func reason() -> String {
    String(cString: strerror(errno)).lowercased()
  }
}

extension FileStatus {
  fileprivate init(_ buffer: stat) {
    switch buffer.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .directory
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(buffer.st_size)
    #if canImport(Darwin)
      modified = buffer.st_mtimespec.tv_sec * 1_000_000_000 + buffer.st_mtimespec.tv_nsec
      changed = buffer.st_ctimespec.tv_sec * 1_000_000_000 + buffer.st_ctimespec.tv_nsec
    #else
      modified = buffer.st_mtim.tv_sec * 1_000_000_000 + buffer.st_mtim.tv_nsec
      changed = buffer.st_ctim.tv_sec * 1_000_000_000 + buffer.st_ctim.tv_nsec
    #endif
    mode = UInt32(buffer.st_mode & 0o777)
  }
}
