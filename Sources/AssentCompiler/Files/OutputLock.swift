import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps two builds from writing one output folder at the same time.
///
/// The lock is on the folder itself, leaves no file behind, and goes with the process that has it.
struct OutputLock {
  private let descriptor: Int32

  /// - Throws: ``InputError/unwritable(path:reason:)`` while another build has the lock.
  init(_ folder: String, isNeeded: Bool) throws(InputError) {
    guard isNeeded else {
      descriptor = -1
      return
    }
    if FileSystem.realPath(folder) == nil { try FileSystem.makeDirectory(folder) }
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A file system without locks is no reason not to build.
    if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      throw .unwritable(path: folder, reason: "another build is writing to it")
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
