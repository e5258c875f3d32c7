#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file that is open, until the value goes away.
struct OpenFile: ~Copyable {
  /// What of a file changes with its content.
  struct Status: Hashable {
    var size: Int
    var inode: UInt64
    /// Time of the last change of content or status, in nanoseconds; no program can set it.
    var changed: Int64
    var owner: UInt32
    var isWritableByAll: Bool
    /// By the group or by all, and not only what is their own, as in `/tmp`.
    var isWritableByOthers: Bool
    var isRegular: Bool
  }

  let descriptor: Int32
  let path: String
  let calls: FileCalls

  /// Opens a file; `nil` where there is none.
  ///
  /// It never waits (a pipe without a reader), follows no link, and is closed in programs that are started.
  static func open(
    _ path: String, _ flags: Int32, mode: mode_t = 0o600, calls: FileCalls
  ) throws(FileError) -> OpenFile? {
    do throws(FileError) {
      let descriptor = try calls.check(.open, path) {
        #if canImport(Glibc)
          Int(Glibc.open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode))
        #elseif canImport(Musl)
          Int(Musl.open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode))
        #else
          Int(Darwin.open(path, flags | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode))
        #endif
      }
      return OpenFile(descriptor: Int32(descriptor), path: path, calls: calls)
    } catch {
      if error.number == ENOENT { return nil }
      throw error
    }
  }

  deinit { _ = close(descriptor) }

  func status() throws(FileError) -> Status {
    var buffer = stat()
    _ = try calls.check(.status, path) { Int(fstat(descriptor, &buffer)) }
    #if canImport(Darwin)
      let changed = buffer.st_ctimespec
    #else
      let changed = buffer.st_ctim
    #endif
    let nanoseconds = Int64(changed.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    return Status(
      size: Int(buffer.st_size), inode: UInt64(buffer.st_ino),
      changed: nanoseconds.partialValue &+ Int64(changed.tv_nsec), owner: buffer.st_uid,
      isWritableByAll: buffer.st_mode & 0o002 != 0,
      isWritableByOthers: buffer.st_mode & 0o022 != 0 && buffer.st_mode & S_ISVTX == 0,
      isRegular: buffer.st_mode & S_IFMT == S_IFREG)
  }

  /// Reads up to so many bytes from an offset; fewer only at the end.
  func read(at offset: Int, count: Int) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var length = 0
    while length < count {
      let read = try calls.check(.read, path) {
        bytes.withUnsafeMutableBytes {
          pread(
            descriptor, $0.baseAddress.map { $0 + length }, count - length, off_t(offset + length))
        }
      }
      if read == 0 { break }
      length += read
    }
    bytes.removeSubrange(length...)
    return bytes
  }

  /// Writes all bytes, at the end of a file that was opened to append.
  func write(_ bytes: [UInt8]) throws(FileError) {
    var length = 0
    while length < bytes.count {
      let isShort = calls.isShort(path)
      let count = isShort ? 1 : bytes.count - length
      length += try calls.check(.write, path) {
        bytes.withUnsafeBytes { rest in
          #if canImport(Glibc)
            Glibc.write(descriptor, rest.baseAddress.map { $0 + length }, count)
          #elseif canImport(Musl)
            Musl.write(descriptor, rest.baseAddress.map { $0 + length }, count)
          #else
            Darwin.write(descriptor, rest.baseAddress.map { $0 + length }, count)
          #endif
        }
      }
      if isShort { throw FileError(path: path, number: ENOSPC) }
    }
  }

  /// Returns when all that was written would survive a loss of power.
  func sync() throws(FileError) {
    _ = try calls.check(.sync, path) { Int(fsync(descriptor)) }
  }

  func truncate(to size: Int) throws(FileError) {
    _ = try calls.check(.truncate, path) { Int(ftruncate(descriptor, off_t(size))) }
  }

  /// Sets the mode whatever the umask took away.
  func setMode(_ mode: mode_t) throws(FileError) {
    _ = try calls.check(.status, path) { Int(fchmod(descriptor, mode)) }
  }
}
