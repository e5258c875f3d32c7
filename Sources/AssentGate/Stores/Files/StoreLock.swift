#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps two processes, or two threads, from writing one store at the same time.
///
/// A lock of `flock` on a file of its own; it goes with the process that has it. The folder is on a
/// local file system: on a network the lock may hold for one machine alone.
struct StoreLock: ~Copyable {
  private let file: OpenFile?

  /// For writing.
  ///
  /// - Throws: ``StoreError`` where another one has it for longer than `patience` hundredths of a second.
  init(writing folder: StoreFolder, patience: Int = 1_000) throws(StoreError) {
    do throws(FileError) {
      // Nobody but the writer opens it: who could open it could keep it.
      let name = folder[Self.name]
      guard let file = try OpenFile.open(name, O_RDWR | O_CREAT, mode: 0o600, calls: folder.calls)
      else { throw FileError(path: name, number: ENOENT) }
      guard try Self.lock(file, LOCK_EX, patience: patience) else {
        throw FileError(path: name, reason: .locked)
      }
      self.file = consume file
    } catch {
      throw error.storeError
    }
  }

  /// For reading, if that is possible at once or soon. Without it a record that is just being written
  /// is not seen; nothing else can happen, because a log only grows.
  init(reading folder: StoreFolder, patience: Int = 50) {
    file = try? Self.shared(folder, patience: patience)
  }

  private static func shared(
    _ folder: StoreFolder, patience: Int
  ) throws(FileError) -> OpenFile? {
    guard let file = try OpenFile.open(folder[name], O_RDONLY, calls: folder.calls) else {
      return nil
    }
    _ = try lock(file, LOCK_SH, patience: patience)
    return file
  }

  private static let name = "acceptances.lock"

  private static func lock(
    _ file: borrowing OpenFile, _ kind: Int32, patience: Int
  ) throws(FileError) -> Bool {
    var left = patience
    let descriptor = file.descriptor
    while true {
      do throws(FileError) {
        _ = try file.calls.check(.lock, file.path) { Int(flock(descriptor, kind | LOCK_NB)) }
        return true
      } catch {
        switch error.number {
        case EWOULDBLOCK: break
        // A file system without locks.
        case ENOTSUP, ENOSYS, EINVAL, ENOLCK: return true
        default: throw error
        }
      }
      guard left > 0 else { return false }
      left -= 1
      usleep(10_000)
    }
  }
}
