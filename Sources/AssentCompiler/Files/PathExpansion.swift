import AssentDiagnostics
import AssentLicense
import AssentManifest

/// Patterns of paths, which a shell hands on as they are where they are quoted.
enum PathExpansion {
  /// The paths, with each pattern replaced by the files that it matches, in the order of their names.
  ///
  /// `*` stands for any characters within a name, `?` for one, `**` for any folders. What exists under
  /// its own name is no pattern. Names that begin with `.` are left out, and so are files that are no
  /// Markdown where the pattern does not end with the ending of a file.
  static func expanded(_ paths: [String]) throws(InputError) -> [String] {
    var seen: Set<String> = []
    var out: [String] = []
    for path in paths {
      guard isPattern(path), try FileSystem.status(path) == nil else {
        out.append(path)
        continue
      }
      let found = try files(matching: path)
      guard !found.isEmpty else {
        throw .unreadable(path: path, reason: "no document matches this pattern")
      }
      out += found.filter { seen.insert($0).inserted }
    }
    return out
  }

  private static func isPattern(_ path: String) -> Bool {
    path != "-" && path.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  private static func files(matching path: String) throws(InputError) -> [String] {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let fixed = parts.prefix { !isPattern($0) }
    let root = fixed.joined(separator: "/")
    let start = fixed.isEmpty ? "." : root.isEmpty ? "/" : root
    guard FileSystem.isDirectory(start) else { return [] }
    let rest = parts.dropFirst(fixed.count)
    let pattern = PathPattern(rest.joined(separator: "/"))
    let isAnyDepth = rest.contains("**")
    // `*.txt` asks for these files; `docs/**` asks for the documents among them.
    let ending = rest.last?.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    let namesEnding = (rest.last?.contains(".") ?? false) && !isPattern(String(ending))
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let place = Placement.join(start == "/" ? "" : start, folder)
      for name in try FileSystem.names(in: place.isEmpty ? "/" : place, notUTF8: { _ in })
      where !name.hasPrefix(".") {
        let below = Placement.join(folder, name)
        let whole = fixed.isEmpty ? below : root + "/" + below
        // Links to folders could lead round in a circle.
        if let status = try FileSystem.status(whole), status.kind == .directory {
          if isAnyDepth || below.utf8.count(where: { $0 == UInt8(ascii: "/") }) + 1 < rest.count {
            folders.append(below)
          }
        } else if pattern.matches(below), FileSystem.isFile(whole),
          namesEnding || DocumentKind.isMarkdown(name)
        {
          found.append(whole)
        }
      }
    }
    return found.sorted { $0.precedesInBytes($1) }
  }
}
