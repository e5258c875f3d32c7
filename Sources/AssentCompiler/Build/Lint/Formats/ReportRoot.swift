import AssentDiagnostics

/// The folder below which reports name files, with `/` between the parts of a path.
package struct ReportRoot: Sendable {
  /// Its real path.
  let folder: String
  /// The real path of the folder where relative paths begin.
  let current: String

  init(folder: String, current: String) {
    self.folder = folder
    self.current = current
  }

  /// The root that the user names, or else the top of the work tree of Git, or else this folder.
  package init(named name: String?) throws(InputError) {
    current = try FileSystem.realPath(".") ?? "/"
    if let name {
      guard FileSystem.isDirectory(name), let real = try FileSystem.realPath(name) else {
        throw .unreadable(path: name, reason: "no such folder")
      }
      folder = real
    } else {
      folder = Self.top(around: current) ?? current
    }
  }

  /// The path of a file below the root; `nil` for one that lies elsewhere.
  package func path(of file: String) -> String? {
    let absolute = absolute(file)
    let root = folder == "/" ? "/" : folder + "/"
    return absolute.hasPrefix(root) ? String(absolute.dropFirst(root.count)) : nil
  }

  /// Where a file is that is named below the root, or by its whole path.
  package func place(of name: String) -> String {
    name.beginsAtRoot ? name : folder + "/" + name
  }

  /// What a report calls a file: the path below the root, or else the whole one.
  func name(of file: String) -> String { path(of: file) ?? absolute(file) }

  /// The path from `/` on, without `.` and `..`; links are not followed.
  func absolute(_ file: String) -> String {
    var parts: [Substring] = []
    for part in (file.beginsAtRoot ? file : current + "/" + file).pathNames {
      switch part {
      case ".": break
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The nearest folder upwards that holds `.git`.
  private static func top(around folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty {
      if (try? FileSystem.status(folder + "/.git")) ?? nil != nil { return folder }
      folder = Placement.folder(of: folder)
    }
    return nil
  }
}
