import AssentDiagnostics

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
    path.pathNames.last.map(String.init) ?? path
  }

  /// What files made of an agreement are called: `apps-license` for `apps/license`, so that those of two
  /// products stand side by side.
  static func fileName(ofAgreement key: String) -> String { key.replacing("/", with: "-") }

  /// The part before the last slash; empty for a name alone.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
