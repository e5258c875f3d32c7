import AssentDiagnostics
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Some files of a commit in a folder of their own, which is there until it is removed.
struct GitCheckout: Sendable {
  /// Its real path.
  let folder: String

  /// - Parameter folders: paths below the top of the work tree; an empty one means all files.
  init(
    _ repository: GitRepository, _ commit: GitRepository.Commit, below folders: [String]
  ) throws(InputError) {
    let files = try repository.files(of: commit, isWhole: true).filter { file in
      folders.contains { $0.isEmpty || file.path == $0 || file.path.hasPrefix($0 + "/") }
    }
    let contents = try repository.read(files)
    let parent = try FileSystem.realPath(NSTemporaryDirectory()) ?? "/tmp"
    Self.removeRemains(in: parent)
    var template = Array((parent + "/" + Self.prefix + "\(getpid())-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .unwritable(path: parent, reason: FileSystem.reason())
    }
    folder = String(cString: made)
    do throws(InputError) {
      for (file, bytes) in zip(files, contents) {
        // Git has no such names, but what it says is not trusted with places on the disk.
        guard
          !file.path.utf8.split(separator: UInt8(ascii: "/"))
            .contains(where: { $0.elementsEqual("..".utf8) })
        else { continue }
        let path = folder + "/" + file.path
        try FileSystem.makeDirectory(Placement.folder(of: path))
        try FileSystem.create(path, bytes, named: path)
      }
    } catch {
      remove()
      throw error
    }
  }

  /// What the names of these folders begin with, before the number of the process.
  private static var prefix: String { "assent-base-\(getuid())-" }

  /// Removes the folders of this user whose processes were killed.
  private static func removeRemains(in parent: String) {
    for name in (try? FileSystem.names(in: parent) { _ in }) ?? [] where name.hasPrefix(prefix) {
      let path = parent + "/" + name
      guard let status = try? FileSystem.status(path), status.kind == .directory,
        status.owner == getuid(), Remains.isOver(name.dropFirst(prefix.count).prefix { $0 != "-" })
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// Removes the folder and all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
