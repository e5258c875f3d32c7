import AssentDiagnostics
import AssentLicense

/// The documents of a content folder, in sorted order.
struct ContentFolder: Sendable {
  /// A file below the folder.
  struct Entry: Hashable, Sendable {
    /// With `/` between its parts: `flows/license-gate.md`.
    var path: String
    var status: FileStatus
    /// Of a resource; `nil` for a document.
    var mediaType: String?
  }

  let root: String
  private(set) var entries: [Entry] = []
  /// Pictures and other files that documents may show; they are published as they are.
  private(set) var resources: [Entry] = []
  /// Everything that a build reads, documents first.
  var files: [Entry] { entries + resources }
  /// Links and other entries that are not read.
  private(set) var diagnostics: [Diagnostic] = []

  /// Lists the Markdown files below `root`, and the pictures beside them.
  ///
  /// Names that begin with `.` or `_` are left out, as is everything below a `releases` folder and
  /// whatever `isExcluded` says. A link is never followed.
  init(_ root: String, isExcluded: (String) -> Bool) throws(InputError) {
    self.root = root
    // The folder itself is named by the user and may be a link.
    guard FileSystem.realPath(root) != nil else {
      throw .unreadable(path: root, reason: "no such folder")
    }
    try list("", isExcluded: isExcluded)
    diagnostics += PassedOver.noDocuments(in: root, count: entries.count)
    entries.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    resources.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private mutating func list(_ folder: String, isExcluded: (String) -> Bool) throws(InputError) {
    let directory = folder.isEmpty ? root : root + "/" + folder
    var unread: [String] = []
    defer {
      diagnostics += PassedOver.remarks(on: unread, in: directory, isRoot: folder.isEmpty)
    }
    for name in try FileSystem.names(in: directory)
    where !name.hasPrefix("_") {
      guard !name.hasPrefix(".") else {
        unread.append(name)
        continue
      }
      let path = folder.isEmpty ? name : folder + "/" + name
      guard !isExcluded(path) else { continue }
      guard let status = try FileSystem.status(root + "/" + path) else {
        // Bytes that are not UTF-8 were replaced, so there is no file of this name.
        if name.unicodeScalars.contains("\u{FFFD}") {
          diagnostics.append(
            Diagnostic(
              rule: .skippedEntry, severity: .warning,
              message: "the name '\(name)' is not UTF-8", file: root + "/" + path,
              help: "rename it"))
        }
        continue
      }
      switch status.kind {
      case .file:
        switch PublishedFile(name) {
        case .document: entries.append(Entry(path: path, status: status))
        case .resource(let type):
          resources.append(Entry(path: path, status: status, mediaType: type))
        case nil: unread.append(name)
        }
      case .directory:
        if name != "releases" { try list(path, isExcluded: isExcluded) }
      case .link, .other:
        let what = status.kind == .link ? "a symbolic link" : "not a regular file"
        diagnostics.append(
          Diagnostic(
            rule: .skippedEntry, severity: .warning, message: "'\(name)' is \(what)",
            file: root + "/" + path, help: "put the file itself here, or exclude it"))
      }
    }
  }
}
