import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

// Nothing is opened that could keep the program waiting, and nothing is read without end: a file
// has to be a regular one, and is read up to a bound.
extension FileSystem {
  /// The most bytes of a file that are read. A document of that size is refused as too large.
  package static let mostBytes = 1 << 28

  /// The bytes of a regular file; a link in the last part of the path is not followed.
  ///
  /// - Throws: ``InputError/unreadable(path:reason:)``, also for what is no regular file and for one
  ///   of more than `limit` bytes.
  package static func read(_ path: String, limit: Int = mostBytes) throws(InputError) -> [UInt8] {
    try read(path, limit: limit, flags: O_NOFOLLOW, mayBePipe: false)
  }

  /// The bytes of a file that the user names, links followed.
  ///
  /// A pipe is read only where it is a descriptor that the program was started with, as
  /// `assent render <(…)` has it: on any other one it might wait for ever.
  package static func readNamed(
    _ path: String, limit: Int = mostBytes
  ) throws(InputError) -> [UInt8] {
    try read(path, limit: limit, flags: 0, mayBePipe: isDescriptor(path))
  }

  /// Whether a path names a descriptor that the program was started with.
  package static func isDescriptor(_ path: String) -> Bool {
    ["/dev/fd/", "/dev/stdin", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  /// All that comes from standard input.
  package static func readStandardInput() throws(InputError) -> [UInt8] {
    let name = "standard input"
    var buffer = stat()
    guard fstat(STDIN_FILENO, &buffer) == 0 else {
      throw .unreadable(path: name, reason: reason())
    }
    if FileStatus(buffer).kind == .directory {
      throw .unreadable(path: name, reason: "it is a directory")
    }
    return try readAll(STDIN_FILENO, size: Int(buffer.st_size), limit: mostBytes, path: name)
  }

  private static func read(
    _ path: String, limit: Int, flags: Int32, mayBePipe: Bool
  ) throws(InputError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | flags)
    guard descriptor >= 0 else {
      let number = errno
      let isLink = number == ELOOP && flags & O_NOFOLLOW != 0
      throw .unreadable(path: path, reason: isLink ? "is a symbolic link" : reason(number))
    }
    defer { close(descriptor) }
    var buffer = stat()
    guard fstat(descriptor, &buffer) == 0 else {
      throw .unreadable(path: path, reason: reason())
    }
    switch FileStatus(buffer).kind {
    case .file: break
    case .directory: throw .unreadable(path: path, reason: "it is a directory")
    case .link, .other:
      guard mayBePipe else { throw .unreadable(path: path, reason: "it is not a regular file") }
      let flags = fcntl(descriptor, F_GETFL)
      guard flags >= 0, fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) >= 0 else {
        throw .unreadable(path: path, reason: reason())
      }
    }
    return try readAll(descriptor, size: Int(buffer.st_size), limit: limit, path: path)
  }

  /// Everything that comes from a descriptor until its end.
  ///
  /// - Parameter size: how much is expected.
  private static func readAll(
    _ descriptor: Int32, size: Int, limit: Int, path: String
  ) throws(InputError) -> [UInt8] {
    let tooLarge = InputError.unreadable(path: path, reason: "it is larger than \(limit) bytes")
    guard size <= limit else { throw tooLarge }
    var bytes: [UInt8] = []
    var failure: Int32?
    // One byte more than the size, so that a file that grew meanwhile is seen.
    var room = max(size, 0) + 1
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
          // More was asked for and did not come: it is the end, without another call that says so.
          if bytes.isEmpty, count == size { return }
        }
      }
      if let failure { throw .unreadable(path: path, reason: reason(failure)) }
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= limit else { throw tooLarge }
      if part.count < room { return bytes }
      room = max(bytes.count, 65_536)
    }
  }
}

// The name of the system's call, which the functions above hide.
private let readSome = read(_:_:_:)
