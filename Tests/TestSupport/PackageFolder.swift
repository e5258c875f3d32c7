import Foundation

/// The folders of the project and of what lies beside it.
package enum PackageFolder {
  /// The folder of `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Test data shared between projects, beside the package; not everybody has it.
  package static let shared = root.deletingLastPathComponent().appending(path: "shared")

  /// Whether the shared test data is here.
  package static let hasShared = FileManager.default.fileExists(
    atPath: shared.appending(path: "conformance").path)

  /// The regular files below a folder whose names end in one of `endings`, in sorted order.
  package static func files(below folder: URL, endings: [String] = []) -> [URL] {
    guard let paths = FileManager.default.subpaths(atPath: folder.path) else { return [] }
    return paths.sorted().map { folder.appending(path: $0) }.filter { file in
      (endings.isEmpty || endings.contains { file.lastPathComponent.hasSuffix($0) })
        && (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
    }
  }
}
