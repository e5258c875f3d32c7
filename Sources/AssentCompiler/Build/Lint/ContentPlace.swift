import AssentDiagnostics

/// Where a file or folder stands in its content folder.
struct ContentPlace: Sendable {
  /// The real path of the content folder: the nearest one upwards that has a configuration.
  var root: String?
  /// The path below it; the file name alone where there is no content folder.
  var below: String
  /// Whether a build publishes what stands here: below a configuration, or below the folder that a build
  /// reads where nobody names one.
  private(set) var isPublished = false
  /// The content folder as the user would name it; `nil` where there is none.
  var folder: String? { isPublished ? shownRoot : nil }
  /// ``folder``; where there is none, what was named.
  private var shownRoot: String

  /// - Parameter path: of what need not be there: its folder has to be.
  init(of path: String, isFolder: Bool) {
    below = isFolder ? "" : Placement.fileName(of: path)
    shownRoot = path
    guard let real = Self.realPath(path, isFolder: isFolder) else { return }
    var folder = isFolder ? real : Placement.folder(of: real)
    while !folder.isEmpty {
      if FileSystem.isFile(folder + "/" + ConfigurationFile.name) {
        root = folder
        show(folder, above: real, as: path)
        break
      }
      folder = Placement.folder(of: folder)
    }
    if root == nil, !isFolder, let content = Self.unconfiguredContent(around: real) {
      show(content, above: real, as: path)
    }
    while shownRoot.hasSuffix("/") { shownRoot.removeLast() }
    if shownRoot.isEmpty { shownRoot = path.beginsAtRoot ? "/" : "." }
  }

  private mutating func show(_ folder: String, above real: String, as path: String) {
    isPublished = true
    below = String(real.dropFirst(folder.count + 1))
    shownRoot = path.hasSuffix(below) ? String(path.dropLast(below.count)) : folder
  }

  func configuration() throws(InputError) -> ConfigurationFile {
    guard root != nil else { return ConfigurationFile() }
    return try ConfigurationFile.read(in: shownRoot)
  }

  /// The nearest folder above a file that is named as a content folder is, within one checkout of Git.
  private static func unconfiguredContent(around file: String) -> String? {
    var folder = Placement.folder(of: file)
    while !folder.isEmpty {
      if Placement.fileName(of: folder) == ContentFolder.defaultName { return folder }
      if FileSystem.isDirectory(folder + "/.git") || FileSystem.isFile(folder + "/.git") {
        return nil
      }
      folder = Placement.folder(of: folder)
    }
    return nil
  }

  private static func realPath(_ path: String, isFolder: Bool) -> String? {
    if let real = try? FileSystem.realPath(path) { return real }
    guard !isFolder, path != "-" else { return nil }
    // A name for standard input may be that of a file in folders that are not there yet.
    let folder = path.hasPathSlash ? Placement.folder(of: path) : "."
    let name = "/" + Placement.fileName(of: path)
    guard let real = try? FileSystem.realPath(folder.isEmpty ? "/" : folder) else {
      return realPath(folder, isFolder: false).map { $0 + name }
    }
    return (real == "/" ? "" : real) + name
  }
}
