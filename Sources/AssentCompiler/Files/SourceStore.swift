import AssentDiagnostics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds the texts of a build from the moment they are read until the last message about them.
///
/// A document is opened once, so its text is kept. What there is no room for in memory goes to a
/// file without a name, which is gone with the process.
final class SourceStore: Sendable {
  /// A text that is held.
  struct Text: Sendable {
    fileprivate enum Place {
      case memory([UInt8])
      case file(offset: Int, count: Int)
      /// It was not kept, and is read again when it is wanted.
      case named(String)
    }

    /// As messages name it.
    let path: String
    fileprivate let place: Place
    private let store: SourceStore
    let origin: SourceOrigin?

    fileprivate init(path: String, place: Place, store: SourceStore, origin: SourceOrigin?) {
      self.path = path
      self.place = place
      self.origin = origin
      self.store = store
    }

    /// The text as it was read.
    ///
    /// - Throws: ``InputError`` where the file it was put aside in cannot be read.
    func source() throws(InputError) -> SourceFile {
      SourceFile(path: path, bytes: try store.bytes(at: place), origin: origin)
    }
  }

  private struct State {
    var memory = 0
    var offset = 0
    var descriptor: Int32 = -1
  }

  /// How many bytes are held in memory.
  private static let mostInMemory = 8 << 20

  /// The file to put texts aside in; `nil` keeps all in memory.
  private let spillPath: String?
  private let state = Mutex(State())

  /// Whether texts are kept at all.
  private let isKeeping: Bool

  /// Whether a text that cannot be put aside stays in memory.
  private let mayStay: Bool

  /// - Parameter isKeeping: `false` where texts are hardly wanted again: lint compares digests.
  init(spillPath: String?, isKeeping: Bool = true, mayStay: Bool = false) {
    self.spillPath = spillPath
    self.isKeeping = isKeeping
    self.mayStay = mayStay
  }

  /// The store of a build that writes nothing to its output folder: what there is no room for goes to
  /// the folder for temporary files, where that can be, and else stays in memory.
  static func ofCheck() -> SourceStore {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    return SourceStore(spillPath: "\(folder)/assent-texts-\(getpid())", mayStay: true)
  }

  deinit {
    let descriptor = state.withLock { $0.descriptor }
    if descriptor >= 0 { close(descriptor) }
  }

  /// Holds a text that was read.
  ///
  /// - Throws: ``InputError/unwritable(path:reason:)`` where it cannot be put aside.
  func hold(_ source: SourceFile) throws(InputError) -> Text {
    let place = isKeeping ? try place(for: source.bytes) : .named(source.path)
    return Text(path: source.path, place: place, store: self, origin: source.origin)
  }

  private func place(for bytes: [UInt8]) throws(InputError) -> Text.Place {
    guard let spillPath else { return .memory(bytes) }
    let result = state.withLock { state -> Result<Text.Place, InputError> in
      if state.memory + bytes.count <= Self.mostInMemory {
        state.memory += bytes.count
        return .success(.memory(bytes))
      }
      if state.descriptor < 0 {
        state.descriptor = open(
          spillPath, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard state.descriptor >= 0 else {
          return .failure(.unwritable(path: spillPath, reason: FileSystem.reason()))
        }
        unlink(spillPath)
      }
      let written = bytes.withUnsafeBytes { buffer -> Int in
        var count = 0
        while count < buffer.count {
          let part = pwrite(
            state.descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count,
            off_t(state.offset + count))
          if part < 0, errno == EINTR { continue }
          if part <= 0 { break }
          count += part
        }
        return count
      }
      guard written == bytes.count else {
        return .failure(.unwritable(path: spillPath, reason: FileSystem.reason()))
      }
      defer { state.offset += bytes.count }
      return .success(.file(offset: state.offset, count: bytes.count))
    }
    if mayStay, case .failure = result { return .memory(bytes) }
    return try result.get()
  }

  private func bytes(at place: Text.Place) throws(InputError) -> [UInt8] {
    let (offset, count): (Int, Int)
    switch place {
    case .memory(let bytes): return bytes
    case .named(let path): return try FileSystem.read(path)
    case .file(let start, let length): (offset, count) = (start, length)
    }
    let descriptor = state.withLock { $0.descriptor }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let part = pread(
          descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(offset + filled)
        )
        if part < 0, errno == EINTR { continue }
        if part <= 0 { return }
        filled += part
      }
    }
    guard bytes.count == count else {
      throw .unreadable(path: spillPath ?? "", reason: FileSystem.reason())
    }
    return bytes
  }
}
