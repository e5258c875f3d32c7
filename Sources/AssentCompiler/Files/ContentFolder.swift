import AssentDiagnostics
import AssentLicense
import AssentManifest

/// The files of a content folder that a build reads, in sorted order.
struct ContentFolder: Sendable {
  /// A file below the folder.
  struct Entry: Hashable, Sendable {
    /// With `/` between its parts: `flows/license-gate.md`.
    var path: String
    var status: FileStatus
    /// Of a file that is published as it is; `nil` for a document.
    var mediaType: String?
  }

  /// The name of the folder that is read where nobody names one.
  static let defaultName = "content"
  /// The folder whose files are published at the root of the site, as they are.
  static let publicFolder = "public"
  /// The name of the folders that hold what was released, beside the agreements that it belongs to.
  static let releasesFolder = "releases"

  let root: String
  private(set) var entries: [Entry] = []
  /// Pictures and other files that documents may show; they are published as they are.
  private(set) var resources: [Entry] = []
  /// The files of ``publicFolder``, with paths below the content folder.
  private(set) var publicFiles: [Entry] = []
  /// The files below all folders of ``releasesFolder``: what was released, and the ledgers.
  private(set) var releaseFiles: [Entry] = []
  /// What the configuration leaves out; what lies in a folder that is left out is not listed.
  private(set) var excluded: [String] = []
  /// Everything that a build reads, documents first.
  var files: FlattenSequence<[[Entry]]> {
    [entries, resources, publicFiles, releaseFiles].joined()
  }
  /// How many files there are.
  var fileCount: Int {
    entries.count + resources.count + publicFiles.count + releaseFiles.count
  }
  /// What is published at its own place.
  var published: [Entry] { entries + resources + publicFiles }
  /// Links and other entries that are not read, and names that cannot be published.
  private(set) var diagnostics: [Diagnostic] = []

  /// Lists the Markdown files below `root`, and the pictures beside them.
  ///
  /// Names that begin with `.` or `_` are left out, as is whatever `isExcluded` says. What lies below
  /// a `releases` folder is listed apart, and cannot be excluded. A link is never followed.
  init(_ root: String, isExcluded: (String) -> Bool) throws(InputError) {
    self.root = root
    // The folder itself is named by the user and may be a link.
    guard try FileSystem.realPath(root) != nil else {
      throw .unreadable(path: root, reason: "no such folder; name one, or run it where content/ is")
    }
    var folders = [""]
    while let folder = folders.popLast() {
      folders += try list(folder, isExcluded: isExcluded).reversed()
    }
    // A document may be there, under a name that cannot be published.
    if !diagnostics.contains(where: { $0.rule == .unpublishableName }) {
      diagnostics += PassedOver.noDocuments(in: root, count: entries.count)
    }
    for list in [\Self.entries, \.resources, \.publicFiles, \.releaseFiles] {
      self[keyPath: list].sort { $0.path.precedesInBytes($1.path) }
    }
  }

  /// Where the files come out that are published as they are.
  var plainPlaces: [String] {
    resources.map(\.path) + publicFiles.map { Plan.publicPlace(of: $0.path) }
  }

  /// The bytes of a file of the folder.
  func read(_ entry: Entry) throws(InputError) -> SourceFile {
    let path = root + "/" + entry.path
    return SourceFile(path: path, bytes: try FileSystem.read(path))
  }

  /// Takes in the files of one folder.
  ///
  /// - Returns: the folders in it that are read as well.
  private mutating func list(
    _ folder: String, isExcluded: (String) -> Bool
  ) throws(InputError) -> [String] {
    let isPublic = folder == Self.publicFolder || folder.hasPrefix(Self.publicFolder + "/")
    let directory = folder.isEmpty ? root : root + "/" + folder
    var folders: [String] = []
    var unread: [String] = []
    defer {
      diagnostics += PassedOver.remarks(on: unread, in: directory, isRoot: folder.isEmpty)
    }
    var broken: [String] = []
    guard var open = try OpenFolder(directory, followsLink: folder.isEmpty) else {
      throw .unreadable(path: directory, reason: FileSystem.reason())
    }
    let names = try open.names { broken.append($0) }
    for name in broken where !isExcluded(Placement.join(folder, name)) {
      report(
        .skippedEntry, .warning, "the name '\(name)' is not UTF-8", Placement.join(folder, name),
        "rename it")
    }
    let prefix = folder.isEmpty ? "" : folder + "/"
    for name in names {
      if !isPublic, try reportMisplaced(name, in: folder, isExcluded: isExcluded) { continue }
      guard !(isPublic ? Self.isLeftOutOfPublic(name) : Self.isLeftOut(name)) else {
        if name.hasPrefix(".") { unread.append(name) }
        diagnostics += MisplacedReleases.unread(
          below: root, Placement.join(folder, name), because: "whose name hides it")
        continue
      }
      let path = prefix + name
      guard !isExcluded(path) else {
        excluded.append(path)
        diagnostics += MisplacedReleases.unread(below: root, path, because: "which is excluded")
        continue
      }
      guard let status = try open.status(name) else {
        throw .unreadable(path: root + "/" + path, reason: "it is gone since the folder was listed")
      }
      switch status.kind {
      case .file:
        let file = PublishedFile(name)
        guard isPublic || file != nil else {
          unread.append(name)
          continue
        }
        if let fault = Manifest.Path.fault(in: path) {
          report(
            .unpublishableName, .error, "the file name \(fault), so it cannot be published", path,
            "rename it, or exclude it")
          continue
        }
        if isPublic {
          publicFiles.append(Entry(path: path, status: status, mediaType: MediaType.of(path)))
        } else if case .resource(let type) = file {
          resources.append(Entry(path: path, status: status, mediaType: type))
        } else {
          entries.append(Entry(path: path, status: status))
        }
      case .directory:
        if path == Self.publicFolder {
          diagnostics += MisplacedReleases.unread(
            below: root, path, because: "which is published as it is")
        }
        if isPublic || name != Self.releasesFolder {
          folders.append(path)
        } else {
          let found = try ReleaseListing(root, path)
          releaseFiles += found.files
          diagnostics += found.diagnostics
        }
      case .link, .other:
        if !isPublic, name == Self.releasesFolder {
          diagnostics.append(MisplacedReleases.noFolder(root + "/" + path, status.kind))
          continue
        }
        let what = status.kind == .link ? "a symbolic link" : "not a regular file"
        // An agreement that is not read would leave the manifest.
        let isAgreement = DocumentKind.named(by: name).kind.isAgreement
        report(
          .skippedEntry, isAgreement ? .error : .warning, "'\(name)' is \(what)", path,
          "put the file itself here, or exclude it")
      }
    }
    return folders
  }

  /// Reports releases that would be passed over because of the name or place of their folder.
  ///
  /// - Returns: whether the entry is done with.
  private mutating func reportMisplaced(
    _ name: String, in folder: String, isExcluded: (String) -> Bool
  ) throws(InputError) -> Bool {
    guard MisplacedReleases.mayBe(name) else { return false }
    let path = Placement.join(folder, name)
    guard
      let finding = try MisplacedReleases.finding(
        about: name, below: root, path, isExcluded: isExcluded(path))
    else { return false }
    diagnostics.append(finding)
    return true
  }

  private static func isLeftOut(_ name: String) -> Bool {
    name.utf8.first == UInt8(ascii: ".") || name.utf8.first == UInt8(ascii: "_")
  }

  /// What belongs to git, to the desktop, or to the output folder itself.
  private static func isLeftOutOfPublic(_ name: String) -> Bool {
    name.hasPrefix(".git") || name.hasPrefix(".assent") || name == ".DS_Store"
  }

  private mutating func report(
    _ rule: RuleID, _ severity: Severity, _ message: String, _ path: String, _ help: String
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message, file: root + "/" + path, help: help))
  }
}
