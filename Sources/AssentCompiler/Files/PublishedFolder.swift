import AssentDiagnostics

/// A published folder, as it is on disk.
package struct PublishedFolder: PublishedFiles {
  let root: String

  package init(_ root: String) {
    self.root = root
  }

  package func paths() throws(InputError) -> [String] {
    var files: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let directory = folder.isEmpty ? root : root + "/" + folder
      let names = try FileSystem.names(in: directory) {
        files.append(Placement.join(folder, $0) + " (not UTF-8)")
      }
      for name in names {
        let path = Placement.join(folder, name)
        if path == ".git" { continue }
        if try FileSystem.status(root + "/" + path)?.kind == .directory {
          folders.append(path)
        } else {
          files.append(path)
        }
      }
    }
    return Self.ordered(files)
  }

  package func status(
    of path: String
  ) throws(InputError) -> (kind: FileStatus.Kind, size: Int)? {
    try FileSystem.status(root + "/" + path).map { ($0.kind, $0.size) }
  }

  package func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    try FileSystem.read(root + "/" + path, limit: limit)
  }

  package func name(of path: String) -> String { root + "/" + path }
}
