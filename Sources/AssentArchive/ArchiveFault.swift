import AssentManifest

/// Something in an archive that does not belong in one of plain files, or that programs read in
/// different ways.
package struct ArchiveFault: Hashable, Sendable {
  /// The path of the member; empty where it is the archive as a whole.
  package let member: String
  /// What is wrong, as the end of a sentence: `leads out of the archive`.
  package let reason: String

  package init(_ member: String, _ reason: String) {
    self.member = member
    self.reason = reason
  }

  /// What is wrong with the paths of an archive, each of which has to name a file of its own on any
  /// system, in the one folder of the archive.
  package static func faults(ofPaths paths: [String]) -> [ArchiveFault] {
    var faults: [ArchiveFault] = []
    var seen: [String: String] = [:]
    let top = paths.first.map(topFolder)
    for path in paths {
      if let reason = fault(inPath: path) {
        faults.append(ArchiveFault(path, reason))
        continue
      }
      // Strings are equal, too, where a letter and its mark are written apart in one of them.
      if let other = seen.updateValue(path, forKey: path.lowercased()) {
        faults.append(
          other.utf8.elementsEqual(path.utf8)
            ? ArchiveFault(path, "is there twice")
            : ArchiveFault(
              path, "has the name of '\(other)' where capitals and accents do not count"))
      }
      if topFolder(of: path) != top || !path.utf8.contains(UInt8(ascii: "/")) {
        faults.append(ArchiveFault(path, "is not in the archive's one folder '\(top ?? "")/'"))
      }
    }
    // A file may not be a folder of another one. What is known of a folder holds for all in it.
    var fileAbove: [Substring: String] = [:]
    var known: Set<Substring> = []
    for path in paths where fault(inPath: path) == nil {
      var parent = path.lowercased()[...]
      var open: [Substring] = []
      var file: String?
      while file == nil, let slash = parent.lastIndex(of: "/") {
        parent = parent[..<slash]
        file = fileAbove[parent] ?? seen[String(parent)]
        guard !known.contains(parent) else { break }
        open.append(parent)
      }
      known.formUnion(open)
      guard let file else { continue }
      for folder in open { fileAbove[folder] = file }
      faults.append(ArchiveFault(path, "is in '\(file)', which is a file"))
    }
    return faults
  }

  /// What is before the first slash.
  package static func topFolder(of path: String) -> String {
    String(path.prefix { $0 != "/" })
  }

  private static func fault(inPath path: String) -> String? {
    let slash = UInt8(ascii: "/")
    if path.utf8.first == slash { return "has an absolute path" }
    guard !path.utf8.split(separator: slash).contains(where: { $0.elementsEqual("..".utf8) }) else {
      return "leads out of the archive"
    }
    guard path.utf8.count(where: { $0 == UInt8(ascii: "/") }) < ArchiveBounds.mostFolders else {
      return "lies in more than \(ArchiveBounds.mostFolders) folders"
    }
    return Manifest.Path.fault(in: path)
  }
}
