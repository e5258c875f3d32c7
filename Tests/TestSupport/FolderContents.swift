import Foundation

/// What a folder holds, to be compared with what it, or another one, holds later.
package struct FolderContents: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var bytes: [UInt8]
    package var mode: Int
    package var inode: Int
    package var modified: Date
  }

  /// The files by path.
  package private(set) var entries: [String: Entry] = [:]

  package init(_ folder: URL) throws {
    let manager = FileManager.default
    for path in manager.subpaths(atPath: folder.path) ?? [] {
      let file = folder.appending(path: path)
      let attributes = try manager.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      entries[path] = Entry(
        bytes: [UInt8](try Data(contentsOf: file)),
        mode: (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0,
        inode: (attributes[.systemFileNumber] as? NSNumber)?.intValue ?? 0,
        modified: attributes[.modificationDate] as? Date ?? .distantPast)
    }
  }

  /// The paths, sorted.
  package var paths: [String] { entries.keys.sorted() }

  /// Paths at which bytes or modes of the two differ, sorted; times and inodes do not count.
  package func differences(from other: FolderContents) -> [String] {
    Set(entries.keys).union(other.entries.keys).sorted().filter { path in
      guard let own = entries[path], let its = other.entries[path] else { return true }
      return own.bytes != its.bytes || own.mode != its.mode
    }
  }

  /// Paths that were written anew since `other`, sorted, even with the same bytes.
  package func rewritten(since other: FolderContents) -> [String] {
    Set(entries.keys).union(other.entries.keys).sorted().filter {
      entries[$0] != other.entries[$0]
    }
  }
}
