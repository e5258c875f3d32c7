// A path is read by byte, as the system reads it: a slash with an accent after it, or behind U+0D4E, is one
// character with it, and to the system a slash like any other.

extension String {
  /// The names of a path, between its slashes.
  package var pathNames: [Substring] { self[...].pathNames }

  /// Whether a path begins at the root.
  package var beginsAtRoot: Bool { utf8.first == UInt8(ascii: "/") }

  /// Whether a path has a slash in it.
  package var hasPathSlash: Bool { utf8.contains(UInt8(ascii: "/")) }
}

extension Substring {
  /// The names of a path, between its slashes.
  package var pathNames: [Substring] {
    utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}
