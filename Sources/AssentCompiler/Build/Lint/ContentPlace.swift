import AssentDiagnostics

/// Where a file or folder stands in its content folder.
struct ContentPlace: Sendable {
  /// The real path of the content folder: the nearest one upwards that has a configuration.
  var root: String?
  /// The path below it; the file name alone where there is no content folder.
  var below: String
  /// The configuration file as the user would name it.
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
        below = String(real.dropFirst(folder.count + 1))
        shownRoot = path.hasSuffix(below) ? String(path.dropLast(below.count)) : folder
        break
      }
      folder = Placement.folder(of: folder)
    }
    while shownRoot.hasSuffix("/") { shownRoot.removeLast() }
    if shownRoot.isEmpty { shownRoot = path.hasPrefix("/") ? "/" : "." }
  }

  func configuration() throws(InputError) -> ConfigurationFile {
    guard root != nil else { return ConfigurationFile() }
    return try ConfigurationFile.read(in: shownRoot)
  }

  private static func realPath(_ path: String, isFolder: Bool) -> String? {
    if let real = FileSystem.realPath(path) { return real }
    guard !isFolder, path != "-" else { return nil }
    let folder = path.contains("/") ? Placement.folder(of: path) : "."
    return FileSystem.realPath(folder.isEmpty ? "/" : folder)
      .map { ($0 == "/" ? "" : $0) + "/" + Placement.fileName(of: path) }
  }
}
