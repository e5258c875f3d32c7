#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls of the system that a store makes, each of which can be made to fail by a test.
struct FileCalls: Sendable {
  enum Call: String, Sendable, CaseIterable {
    case open
    case status
    case read
    case write
    case sync
    case truncate
    case rename
    case remove
    case makeFolder
    case lock
    case list
    case random
  }

  /// What a test does to a call.
  enum Fault: Hashable, Sendable {
    /// It fails with this `errno`.
    case error(Int32)
    /// It writes one byte, and then there is no space.
    case short
  }

  /// Asked before each call; `nil` lets it through.
  var fault: (@Sendable (Call, String) -> Fault?)?

  init(fault: (@Sendable (Call, String) -> Fault?)? = nil) { self.fault = fault }

  /// Makes a call that returns a negative number where it fails; again where a signal came between.
  ///
  /// - Throws: the `errno`, as ``FileError``.
  func check(
    _ call: Call, _ path: String, _ body: () -> Int
  ) throws(FileError) -> Int {
    if case .error(let number) = fault?(call, path) { throw FileError(path: path, number: number) }
    while true {
      let result = body()
      if result >= 0 { return result }
      let number = errno
      if number != EINTR { throw FileError(path: path, number: number) }
    }
  }

  /// Whether a test lets this write go half through.
  func isShort(_ path: String) -> Bool { fault?(.write, path) == .short }
}

/// Why a file cannot be read or written.
struct FileError: Error, Hashable {
  enum Reason: Hashable {
    /// A call failed with this `errno`.
    case number(Int32)
    case notRegular
    /// More bytes than this.
    case tooLarge(Int)
    /// It belongs to the user with this number.
    case owner(UInt32)
    case writableByAll
    case locked
    /// More bytes than this in one record.
    case lineTooLong(Int)
    case words(String)
  }

  var path: String
  var reason: Reason

  init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  init(path: String, number: Int32) { self.init(path: path, reason: .number(number)) }

  /// The `errno`; 0 where no call failed.
  var number: Int32 {
    if case .number(let number) = reason { number } else { 0 }
  }

  /// For whoever asked the store.
  var storeError: StoreError { StoreError(place: path, reason: words) }

  private var words: String {
    switch reason {
    case .number(let number): Self.words(number)
    case .notRegular: "it is not a regular file"
    case .tooLarge(let limit): "it has more than \(limit) bytes"
    case .owner(let user): "it belongs to another user (number \(user))"
    case .writableByAll: "it can be written by everybody; take that right away with 'chmod o-w'"
    case .lineTooLong(let limit): "a record may not have more than \(limit) bytes"
    case .words(let words): words
    case .locked: "another process is writing; try again"
    }
  }

  private static func words(_ number: Int32) -> String {
    switch number {
    case ELOOP: "it is a symbolic link"
    case EISDIR: "it is a folder"
    case ENOSPC: "no space left on device"
    case EDQUOT: "no space left in the quota"
    case EFBIG: "it would be larger than a file may be"
    case EROFS: "it is on a read-only file system"
    case EACCES, EPERM: "permission denied"
    case EIO: "input/output error"
    default: String(cString: strerror(number)).lowercased()
    }
  }
}
