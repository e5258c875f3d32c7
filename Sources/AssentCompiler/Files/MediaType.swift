import AssentLicense

/// The media types of files that are published as they are.
enum MediaType {
  /// The type that a file's ending stands for; bytes of no known kind where it stands for none.
  static func of(_ path: String) -> String {
    if case .resource(let type)? = PublishedFile(path) { return type }
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
    return types[path[path.utf8.index(after: dot)...].lowercased()] ?? unknown
  }

  /// The type of a picture by its ending; `nil` for any other file.
  static func image(of path: String) -> String? {
    guard case .resource(let type)? = PublishedFile(path), type.hasPrefix("image/") else {
      return nil
    }
    return type
  }

  private static let unknown = "application/octet-stream"

  private static let types = [
    "asc": "text/plain", "css": "text/css", "htm": "text/html", "html": "text/html",
    "ico": "image/vnd.microsoft.icon", "js": "text/javascript", "json": "application/json",
    "markdown": "text/markdown", "md": "text/markdown", "mjs": "text/javascript",
    "txt": "text/plain", "webmanifest": "application/manifest+json", "woff2": "font/woff2",
    "xml": "application/xml",
  ]
}
