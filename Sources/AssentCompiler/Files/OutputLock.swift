import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps two builds from writing one output folder at the same time, and two releases one ledger.
///
/// The lock is on the folder itself, leaves no file behind, and goes with the process that has it.
package final class OutputLock: Sendable {
  private let descriptor: Int32

  /// - Parameters:
  ///   - other: who may have the lock, for messages.
  ///   - tenths: how long to wait for it, in tenths of a second.
  /// - Throws: ``InputError/unwritable(path:reason:)`` while another one has the lock.
  package init(
    _ folder: String, other: String = "another build", tenths: Int = 0
  ) throws(InputError) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unwritable(path: folder, reason: FileSystem.reason())
    }
    var left = tenths
    while true {
      guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
      guard errno == EWOULDBLOCK || errno == EINTR, left > 0 else { break }
      left -= 1
      usleep(100_000)
    }
    switch errno {
    case EWOULDBLOCK:
      close(descriptor)
      throw .unwritable(path: folder, reason: "\(other) is writing to it")
    // A file system without locks is no reason not to build.
    case ENOTSUP, ENOSYS, EINVAL, ENOLCK: break
    default:
      let reason = FileSystem.reason()
      close(descriptor)
      throw .unwritable(path: folder, reason: reason)
    }
  }

  /// A process that is being started has the descriptor as well until it becomes another program, and the
  /// lock with it: so it is given back, and not only closed.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
