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
  /// The list of its names, which owns the descriptor from then on.
  private var list: FileSystem.Directory?

  /// - Parameter followsLink: whether the last part of the path may be a link.
  /// - Returns: `nil` where there is no folder at the path.
  init?(_ path: String, followsLink: Bool = false) throws(InputError) {
    try self.init(path, path, in: AT_FDCWD, followsLink: followsLink)
  }

  /// - Parameter path: below another folder; its last part is no link.
  init?(_ path: UnsafePointer<CChar>, below folder: borrowing OpenFolder) throws(InputError) {
    let whole = folder.path + "/" + String(cString: path)
    try self.init(path, whole, in: folder.descriptor, followsLink: false)
  }

  private init?(
    _ path: UnsafePointer<CChar>, _ whole: String, in folder: Int32, followsLink: Bool
  ) throws(InputError) {
    let link = followsLink ? 0 : O_NOFOLLOW
    descriptor = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | link)
    self.path = whole
    guard descriptor < 0 else { return }
    if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
    throw .unreadable(path: whole, reason: FileSystem.reason())
  }

  deinit {
    if let list { closedir(list) } else if descriptor >= 0 { close(descriptor) }
  }

  /// The status of an entry, links not followed; `nil` where there is none of the name.
  func status(_ name: UnsafePointer<CChar>) throws(InputError) -> FileStatus? {
    var buffer = stat()
    guard fstatat(descriptor, name, &buffer, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path + "/" + String(cString: name), reason: FileSystem.reason())
    }
    return FileStatus(buffer)
  }

  /// The names in it; see ``FileSystem/names(in:notUTF8:)``. They are asked for once.
  mutating func names(notUTF8 report: (String) -> Void) throws(InputError) -> [String] {
    guard let list = list ?? fdopendir(descriptor) else {
      throw .unreadable(path: path, reason: FileSystem.reason())
    }
    self.list = list
    return try FileSystem.names(list, path, notUTF8: report)
  }
}
