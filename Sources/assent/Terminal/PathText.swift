/// Paths as the user gives them.
enum PathText {
  /// Without slashes at the end, so that `content/` and `content` are one.
  static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path.isEmpty ? "." : path
  }
}

extension PathText {
  /// The part after the last slash.
  static func lastName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
