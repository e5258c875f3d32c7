import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What processes left behind that were killed while they wrote a file.
///
/// Whoever writes the file the next time takes it away. What a process writes that still runs stays.
enum Remains {
  /// The temporary files of a folder, as they were when it was looked at first; a folder is read once.
  private static let found = Mutex<[String: [String]]>([:])

  /// Removes what is left of the new bytes of a file.
  static func remove(of path: String) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<slash])
    let names = found.withLock { found in
      if let names = found[folder] { return names }
      let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder) { _ in }) ?? []
      let temporary = names.filter { FileSystem.temporary($0) != nil }
      found[folder] = temporary
      return temporary
    }
    for name in names {
      guard let (target, process) = FileSystem.temporary(name), target == path[slash...],
        isOver(process)
      else { continue }
      unlink(folder + name)
    }
  }

  /// Whether no process has a number any more; 0 stands for whoever holds a lock.
  static func isOver(_ process: some StringProtocol) -> Bool {
    guard let number = pid_t(process), number > 0, number != getpid() else { return false }
    return kill(number, 0) != 0 && errno == ESRCH
  }
}
