import AssentDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A walk through files below a folder in the order of their paths, of which it tells the status.
///
/// A folder with many of them is held open, so that the kernel looks up one name for each; to open one
/// with few takes longer than to look up their paths.
struct FolderWalk: ~Copyable {
  private let root: OpenFolder
  /// The folder of the last file, as a path below the root.
  private var folder: [UInt8] = []
  /// How many files of it came before.
  private var count = 0
  /// The folder, once many of its files were asked for.
  private var open: OpenFolder?
  /// A path as the system wants it, with a zero at its end.
  private let name = UnsafeMutablePointer<CChar>.allocate(capacity: mostBytes + 1)

  /// How many files of a folder are asked for by their paths.
  private static let few = 3
  /// The system knows no longer paths.
  private static let mostBytes = Int(PATH_MAX)

  /// - Returns: `nil` where there is no folder at the path.
  init?(_ root: String) throws(InputError) {
    guard let root = try OpenFolder(root) else { return nil }
    self.root = root
    open = nil
  }

  deinit { name.deallocate() }

  /// The status of a file.
  ///
  /// - Parameter isExpected: is asked about each folder on the way that the last file does not lie in.
  /// - Returns: `nil` where the file or a folder is not there, or a folder not as expected.
  mutating func status(
    _ file: UnsafeBufferPointer<UInt8>, folders isExpected: (FileStatus) -> Bool
  ) throws(InputError) -> FileStatus? {
    guard file.count <= Self.mostBytes else { return nil }
    let end = file.lastIndex(of: Self.slash) ?? 0
    if end == folder.count, file.starts(with: folder) {
      count += 1
      if count == Self.few, end > 0 {
        set(file[..<end])
        open = try OpenFolder(name, below: root)
      }
    } else {
      guard try enter(file, until: end, isExpected) else { return nil }
    }
    switch open {
    case .some(let open):
      set(file[(end + 1)...])
      return try open.status(name)
    case .none:
      set(file[...])
      return try root.status(name)
    }
  }

  /// Leaves the folder of the last file for that of another.
  ///
  /// - Parameter end: where the path of the folder ends.
  private mutating func enter(
    _ file: UnsafeBufferPointer<UInt8>, until end: Int, _ isExpected: (FileStatus) -> Bool
  ) throws(InputError) -> Bool {
    open = nil
    count = 0
    // The folder that both lie in was looked at.
    var (known, index) = (0, 0)
    while true {
      if index == end || file[index] == Self.slash,
        index == folder.count || folder[index] == Self.slash
      {
        known = index
      }
      guard index < end, index < folder.count, file[index] == folder[index] else { break }
      index += 1
    }
    for index in known..<end where index + 1 == end || file[index + 1] == Self.slash {
      set(file[...index])
      guard let found = try root.status(name), isExpected(found) else { return false }
    }
    folder.removeAll(keepingCapacity: true)
    folder += file[..<end]
    return true
  }

  private func set(_ path: Slice<UnsafeBufferPointer<UInt8>>) {
    let path = UnsafeBufferPointer(rebasing: path)
    UnsafeMutableRawBufferPointer(start: name, count: path.count)
      .copyMemory(from: UnsafeRawBufferPointer(path))
    name[path.count] = 0
  }

  private static let slash = UInt8(ascii: "/")
}
