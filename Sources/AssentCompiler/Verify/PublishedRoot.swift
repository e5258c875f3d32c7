import AssentDiagnostics
import AssentManifest

/// Tells the top of what was published from a folder that merely holds it, such as that of the project.
struct PublishedRoot {
  private let files: any PublishedFiles
  private let paths: [String]
  private let there: Set<String>

  /// - Parameter paths: of all entries, those nearest to the root first.
  init(_ files: any PublishedFiles, _ paths: [String]) {
    (self.files, self.paths, there) = (files, paths, Set(paths))
  }

  /// Whether files that stand only at the top of what was published stand there.
  ///
  /// - Throws: ``InputError`` where one of them cannot be read.
  func isPublished(in folder: String = "") throws(InputError) -> Bool {
    for name in [BuildRecord.fileName, "schema/site.schema.json"]
    where there.contains(Placement.join(folder, name)) { return true }
    for name in [SiteManifestBuilder.fileName, ProductManifests.fileName] {
      let path = Placement.join(folder, name)
      if there.contains(path), try !isOfAnother(path) { return true }
    }
    return false
  }

  /// Whether a file that is called as one of ours is of some other program, as the manifest of a web app is: JSON
  /// that names no form of ours. What cannot be read may be ours, and damaged.
  private func isOfAnother(_ path: String) throws(InputError) -> Bool {
    guard case .success(let bytes) = try files.bytes(of: path, limit: SignedState.mostBytes),
      case .object? = try? JSONValue(parsing: bytes)
    else { return false }
    return bytes.firstRange(of: Array("assent-".utf8)) == nil
  }

  /// What a folder is that is not published, and which one in it is.
  ///
  /// - Throws: ``InputError`` where a file cannot be read.
  func finding() throws(InputError) -> Diagnostic {
    let found = try published()
    guard let first = found.first else {
      return Diagnostic(
        rule: .noManifest, severity: .error,
        message: "this is no published folder: there is no manifest.json in it",
        file: files.name(of: ProductManifests.fileName),
        help: "name the folder that 'assent build' wrote")
    }
    let others = found.count > 1 ? ", one of \(found.count) in it" : ""
    return Diagnostic(
      rule: .noManifest, severity: .error,
      message: "this is no published folder; '\(VisibleText.name(first))' is\(others)",
      file: files.name(of: first),
      help: "verify that one: assent verify \(ShellWord.path(shown(first)))")
  }

  /// The published folders below, those nearest to the top first; none that is in another.
  private func published() throws(InputError) -> [String] {
    var found: [String] = []
    for path in paths {
      let name = Placement.fileName(of: path)
      let folder = Placement.folder(of: path)
      guard [SiteManifestBuilder.fileName, ProductManifests.fileName].contains(name),
        !folder.isEmpty, !found.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }),
        try isPublished(in: folder)
      else { continue }
      found.append(folder)
    }
    return found
  }

  /// A path as it is typed: without `./` before it.
  private func shown(_ path: String) -> String {
    let name = files.name(of: path)
    return name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}
