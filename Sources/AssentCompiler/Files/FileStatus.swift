#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  /// The user and the group that it belongs to, by number.
  package var owner: UInt32
  package var group: UInt32
  /// The file system that the entry lies in, and its number there: together they name a file, whatever
  /// path leads to it.
  package var device: UInt64
  package var inode: UInt64

  /// Of a regular file that is not there yet.
  init(fileOf size: Int) {
    (kind, self.size, modified, changed, mode) = (.file, size, 0, 0, 0o644)
    (device, inode, owner, group) = (0, 0, 0, 0)
  }

  init(_ buffer: stat) {
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
    (owner, group) = (UInt32(buffer.st_uid), UInt32(buffer.st_gid))
    device = UInt64(truncatingIfNeeded: buffer.st_dev)
    inode = UInt64(truncatingIfNeeded: buffer.st_ino)
  }
}
