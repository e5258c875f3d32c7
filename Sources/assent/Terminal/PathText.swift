/// Paths as the user gives them.
enum PathText {
  /// Without slashes at the end, so that `content/` and `content` are one.
  static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }
}
