import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that is held open, so that its entries are reached by their names alone.
///
/// The kernel then looks up one name for an entry, and not each part of a path.
struct OpenFolder: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// - Parameter followsLink: whether the last part of the path may be a link.
  /// - Returns: `nil` where there is no folder at the path.
  init?(_ path: String, followsLink: Bool = false) throws(InputError) {
    let link = followsLink ? 0 : O_NOFOLLOW
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | link)
    self.path = path
    guard descriptor < 0 else { return }
    if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
    throw .unreadable(path: path, reason: FileSystem.reason())
  }

  deinit { close(descriptor) }

  /// The status of an entry, links not followed; `nil` where there is none of the name.
  func status(_ name: String) throws(InputError) -> FileStatus? {
    var buffer = stat()
    guard fstatat(descriptor, name, &buffer, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(path: path + "/" + name, reason: FileSystem.reason())
    }
    return FileStatus(buffer)
  }
}
