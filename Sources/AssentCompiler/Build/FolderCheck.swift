import AssentDiagnostics

/// Refuses folders that a build could not keep apart.
enum FolderCheck {
  static func check(content: String, output: String) throws {
    guard let from = try FileSystem.realPath(content) else {
      throw InputError.unreadable(
        path: content,
        reason: "no such folder; set it with --content, run this where content/ is, or begin with "
          + "'assent init'")
    }
    guard let to = try existing(output) else { return }
    if to == from || to.hasPrefix(from + "/") {
      throw UsageError("output folder '\(output)' lies in the content folder '\(content)'")
    }
    if from.hasPrefix(to == "/" ? to : to + "/"), try to == FileSystem.realPath(output) {
      throw UsageError("content folder '\(content)' lies in the output folder '\(output)'")
    }
  }

  /// The real path of a folder, or of what it would be when it is made.
  private static func existing(_ path: String) throws(InputError) -> String? {
    if let real = try FileSystem.realPath(path) { return real }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty else { return nil }
    let parent = Array(parts.dropLast()).joined(separator: "/")
    let above = path.beginsAtRoot && parent.isEmpty ? "/" : parent.isEmpty ? "." : parent
    return try existing(above).map { $0 == "/" ? "/" + name : $0 + "/" + name }
  }
}
