import AssentManifest

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A published folder on disk, or the folder of one product in it.
///
/// Only regular files are read, none through a link below the folder, and none beyond its bound, so that
/// whoever writes there can neither lead out of it nor keep the app waiting.
public struct FolderSource: PublishedSource {
  /// The folder of the manifest.
  public let folder: String

  /// A source that reads a folder; an empty name is the working folder.
  public init(_ folder: String) {
    self.folder = folder.isEmpty ? "." : folder
  }

  public func bytes(of path: String, limit: Int) throws(GateRefusal) -> [UInt8]? {
    guard Manifest.Path(path) != nil else {
      throw .unreadable("'\(path)' is no path within the folder")
    }
    guard let descriptor = try descriptor(of: path) else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable("'\(folder)/\(path)' is not a regular file")
    }
    return try read(descriptor, size: Int(status.st_size), limit: limit, path)
  }

  /// Opens a file, one folder after the other; `nil` where there is none.
  private func descriptor(of path: String) throws(GateRefusal) -> Int32? {
    var current = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard current >= 0 else { throw failure("", errno) }
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    for (index, part) in parts.enumerated() {
      let isLast = index + 1 == parts.count
      let next = openat(
        current, part,
        O_RDONLY | O_CLOEXEC | O_NOFOLLOW | (isLast ? O_NONBLOCK | O_NOCTTY : O_DIRECTORY))
      let number = errno
      close(current)
      guard next >= 0 else {
        // A link in the place of a folder is ENOTDIR on Linux.
        if number == ENOENT { return nil }
        throw failure(path, number)
      }
      current = next
    }
    return current
  }

  private func read(
    _ descriptor: Int32, size: Int, limit: Int, _ path: String
  ) throws(GateRefusal) -> [UInt8] {
    let tooLarge = GateRefusal.unreadable("'\(folder)/\(path)' is larger than \(limit) bytes")
    guard size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, size) + 1)
    var part = [UInt8](repeating: 0, count: min(max(size, 0) + 1, 1 << 20))
    while true {
      let count = readSome(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, errno) }
      if count == 0 { return bytes }
      bytes += part[..<count]
      guard bytes.count <= limit else { throw tooLarge }
    }
  }

  private func failure(_ path: String, _ number: Int32) -> GateRefusal {
    let name = path.isEmpty ? folder : folder + "/" + path
    let reason =
      number == ELOOP || number == ENOTDIR
      ? "a part of the path is a link, or no folder"
      : String(cString: strerror(number)).lowercased()
    return .unreadable("'\(name)': \(reason)")
  }
}

// The name of the system's call, which the functions above hide.
private let readSome = read(_:_:_:)
