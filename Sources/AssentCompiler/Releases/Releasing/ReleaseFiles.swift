import AssentDiagnostics
import AssentLicense
import AssentManifest

/// Where the texts of a release come from: the content folder as it is, or as a commit has it.
struct ReleaseFiles: Sendable {
  private enum Place: Sendable {
    case folder([String: ContentFolder.Entry])
    case commit(GitRepository, [String: GitRepository.File])
  }

  /// The content folder, as messages name it.
  let root: String
  /// `nil` for the content folder as it is.
  let commit: GitRepository.Commit?
  /// Documents, in order of their paths.
  let documents: [String]
  /// Pictures and the like.
  let resources: Set<String>
  private let place: Place
  /// The names that documents had, where they were others.
  private let oldNames: [String: String]
  /// What documents name in tags; `nil` where they name nothing.
  var facts: FactBook?

  /// The files of the content folder as it is.
  init(_ content: ContentFolder) {
    root = content.root
    commit = nil
    documents = content.entries.map(\.path)
    resources = Set(content.resources.map(\.path))
    oldNames = [:]
    place = .folder(
      Dictionary((content.entries + content.resources).map { ($0.path, $0) }) { first, _ in first })
  }

  /// The files that a commit has.
  ///
  /// - Throws: ``UsageError`` for an unknown revision, ``InputError`` where Git cannot be asked.
  init(root: String, revision: String, isExcluded: (String) -> Bool) throws {
    self.root = root
    let repository = GitRepository(folder: root)
    let commit = try repository.commit(revision)
    self.commit = commit
    var files: [String: GitRepository.File] = [:]
    var documents: [String] = []
    var resources: Set<String> = []
    for file in try repository.files(of: commit) where Self.isRead(file.path, isExcluded) {
      switch PublishedFile(Placement.fileName(of: file.path)) {
      case .document: documents.append(file.path)
      case .resource: resources.insert(file.path)
      case nil: continue
      }
      files[file.path] = file
    }
    self.documents = documents
    self.resources = resources
    oldNames = [:]
    place = .commit(repository, files)
  }

  /// Files of a commit that had other names, or lay elsewhere, as texts of an agreement.
  ///
  /// Pictures below the folder of the first of them are taken as well.
  /// - Throws: ``UsageError`` where the commit has no such file, and where none of them binds.
  init(
    root: String, revision: String, texts: [ReleaseRequest.OldText], key: String
  ) throws {
    self.root = root
    let repository = GitRepository(folder: root)
    let commit = try repository.commit(revision)
    self.commit = commit
    let found = Dictionary(
      try repository.files(of: commit, isWhole: true).map { ($0.path, $0) }
    ) { first, _ in first }
    var files: [String: GitRepository.File] = [:]
    var names: [String: String] = [:]
    var documents: [String] = []
    for text in texts {
      guard let file = found[text.path] else {
        throw UsageError(
          "revision '\(revision)' has no file '\(text.path)'; the path starts at the root of the "
            + "repository")
      }
      let path = key + (text.locale.map { ".\($0)" } ?? "") + ".md"
      files[path] = file
      names[path] = text.path
      documents.append(path)
    }
    guard let original = texts.first(where: { $0.locale == nil }) else {
      throw UsageError("--from names no text that binds: one without a language before it")
    }
    var resources: Set<String> = []
    let folder = Placement.folder(of: original.path)
    for file in found.values.sorted(by: { $0.path < $1.path }) {
      guard folder.isEmpty || file.path.hasPrefix(folder + "/"),
        case .resource = PublishedFile(Placement.fileName(of: file.path))
      else { continue }
      let below = folder.isEmpty ? file.path : String(file.path.dropFirst(folder.count + 1))
      let path = Placement.join(Placement.folder(of: key), below)
      guard Manifest.Path.fault(in: path) == nil else { continue }
      resources.insert(path)
      files[path] = file
    }
    self.documents = documents.sorted()
    self.resources = resources
    oldNames = names
    place = .commit(repository, files)
  }

  /// Reads one of the files, with words in place of its facts.
  func read(_ path: String) throws(InputError) -> SourceFile {
    let source = try file(path)
    return facts?.read(source, path: path) ?? source
  }

  /// The documents with their facts as `configuration` and their agreements state them.
  func stating(_ configuration: Configuration) -> ReleaseFiles {
    var files = self
    files.facts = FactBook(configuration) {
      documents.compactMap { path in (try? file(path)).map { (path, $0) } }
    }
    return files
  }

  private func file(_ path: String) throws(InputError) -> SourceFile {
    switch place {
    case .folder(let entries):
      guard entries[path] != nil else { throw missing(path) }
      return SourceFile(path: shown(path), bytes: try FileSystem.read(root + "/" + path))
    case .commit(let repository, let files):
      guard let file = files[path] else { throw missing(path) }
      return SourceFile(path: shown(path), bytes: try repository.read(file))
    }
  }

  /// As messages name a file: `content/license.md`, or `content/license.md at v1.0`.
  func shown(_ path: String) -> String {
    (oldNames[path] ?? root + "/" + path) + (commit.map { " at \($0.name)" } ?? "")
  }

  private func missing(_ path: String) -> InputError {
    .unreadable(path: shown(path), reason: "no such file")
  }

  /// What a content folder reads, as ``ContentFolder`` has it.
  private static func isRead(_ path: String, _ isExcluded: (String) -> Bool) -> Bool {
    let parts = path.pathNames
    guard Manifest.Path.fault(in: path) == nil,
      !parts.contains(where: { $0.hasPrefix(".") || $0.hasPrefix("_") }),
      parts.first.map({ $0 != ContentFolder.publicFolder }) ?? false,
      !parts.contains(where: { $0 == ContentFolder.releasesFolder })
    else { return false }
    // A folder that is excluded takes along what lies in it.
    return !parts.indices.contains { isExcluded(parts[...$0].joined(separator: "/")) }
  }
}
