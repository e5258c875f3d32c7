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
    let parent = FileSystem.realPath(NSTemporaryDirectory()) ?? "/tmp"
    var template = Array((parent + "/assent-base-XXXXXX").utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .unwritable(path: parent, reason: FileSystem.reason())
    }
    folder = String(cString: made)
    do throws(InputError) {
      for (file, bytes) in zip(files, contents) {
        // Git has no such names, but what it says is not trusted with places on the disk.
        guard !file.path.split(separator: "/").contains("..") else { continue }
        let path = folder + "/" + file.path
        try FileSystem.makeDirectory(Placement.folder(of: path))
        try FileSystem.create(path, bytes, named: path)
      }
    } catch {
      remove()
      throw error
    }
  }

  /// Removes the folder and all that is in it.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
