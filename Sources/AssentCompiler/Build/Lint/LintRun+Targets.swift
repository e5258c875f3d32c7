import AssentDiagnostics
import AssentLicense

extension LintRun {
  /// What there is to lint.
  struct Targets {
    var documents: [LintTarget] = []
    /// By the folder, as the user names it.
    var releases: [String: LintedReleases] = [:]
    /// What is found on the way: in configurations, and of files that are not read.
    var diagnostics: [Diagnostic] = []
    var sources = SourceTexts()
    /// The page of the rules on the site of one of them.
    var rulesAddress: String?
    /// The content folders that are linted as a whole, by the names of them.
    var wholes: [String: ContentFolder] = [:]
    /// The content folders that lie around single files, by the name of each.
    fileprivate var contents: [String: ContentFolder] = [:]
    /// The content folders whose configuration was read.
    fileprivate var reported: Set<String> = []
  }

  func targets() throws -> Targets {
    var found = Targets()
    for path in try PathExpansion.expanded(paths) {
      if FileSystem.isDirectory(path) {
        try addFolder(path, to: &found)
      } else {
        try addFile(path, to: &found)
      }
    }
    return found
  }

  private func configuration(
    of place: ContentPlace, _ found: inout Targets
  ) throws(InputError) -> Configuration {
    let file = try place.configuration()
    if found.reported.insert(place.root ?? "").inserted { found.diagnostics += file.diagnostics }
    if let source = file.source { found.sources.add(source) }
    if let root = place.root, let site = file.configuration.siteURL,
      FileSystem.isFile(
        root + "/" + ContentFolder.publicFolder + "/" + RulesPage.fileName)
    {
      found.rulesAddress = found.rulesAddress ?? site + RulesPage.fileName
    }
    return file.configuration
  }

  private func addFile(_ path: String, to found: inout Targets) throws {
    let isInput = path == "-"
    let name = isInput ? standardInputName ?? path : path
    let place = ContentPlace(of: name, isFolder: false)
    let configuration = try configuration(of: place, &found)
    guard Placement.fileName(of: name) != ConfigurationFile.name else { return }
    var target = LintTarget(
      file: path, name: name == "-" ? "standard input" : name, path: place.below,
      configuration: configuration)
    target.kind = kind
    target.judgesKind = judgesKind
    target.isPublished = place.isPublished
    if let folder = place.folder, let content = content(folder, configuration, &found) {
      found.diagnostics += content.diagnostics.filter { $0.file == folder + "/" + place.below }
      // What was released is linked as it was then.
      if content.entries.contains(where: { $0.path == place.below }) {
        target.neighbors = Self.neighbors(in: content)
        target.places = Self.places(in: content)
      }
    }
    target.facts = FactBook(configuration, root: place.root)
    let folder = name.hasPathSlash ? Placement.folder(of: name) : "."
    if name != "-", FileSystem.isDirectory(folder.isEmpty ? "/" : folder) {
      if let releases = try LintedReleases(besideFile: name) {
        // Two languages of one agreement have the same releases.
        found.releases[releases.root] = found.releases[releases.root] ?? releases
        target.releases = releases
        target.releasePath = Placement.fileName(of: name)
      }
      target.originals = try Originals(
        besideFile: name, below: place.below, language: configuration.statedLanguage)
    }
    found.documents.append(target)
  }

  /// The folder that a single file lies in, listed once; `nil` where it cannot be listed, so that what is
  /// in it is not known.
  private func content(
    _ folder: String, _ configuration: Configuration, _ found: inout Targets
  ) -> ContentFolder? {
    if let known = found.contents[folder] { return known }
    do throws(InputError) {
      found.contents[folder] = try ContentFolder(folder) { configuration.isExcluded($0) }
    } catch { return nil }
    return found.contents[folder]
  }

  private static func neighbors(in content: ContentFolder) -> [String: String] {
    Dictionary(content.published.map { ($0.path, $0.path) }) { first, _ in first }
  }

  private static func places(in content: ContentFolder) -> SitePlaces {
    SitePlaces(
      files: { content.plainPlaces },
      documents: {
        content.entries.map { entry in
          let named = DocumentKind.named(by: Placement.fileName(of: entry.path)).kind
          guard let source = try? content.read(entry) else { return (entry.path, named) }
          return (entry.path, DocumentKind.stated(in: source, path: entry.path) ?? named)
        }
      })
  }

  private func addFolder(_ named: String, to found: inout Targets) throws {
    // A project's folder stands for the documents in it.
    let isProject =
      !FileSystem.isFile(named + "/" + ConfigurationFile.name)
      && FileSystem.isFile(named + "/content/" + ConfigurationFile.name)
    let path = isProject ? named + "/content" : named
    let place = ContentPlace(of: path, isFolder: true)
    let configuration = try configuration(of: place, &found)
    let content = try ContentFolder(path) {
      configuration.isExcluded(Placement.join(place.below, $0))
    }
    found.diagnostics += try content.diagnostics + PictureCheck.findings(in: content)
    if Placement.fileName(of: path) == ContentFolder.defaultName,
      try place.root != FileSystem.realPath(path)
    {
      found.diagnostics += try PassedOver.remarks(beside: path)
    }
    let releases = try LintedReleases(
      Releases(
        content, store: LintedReleases.store, jobs: jobs, keys: configuration.keys), path)
    found.releases[path] = releases
    found.diagnostics += try RevocationFiles.read(path, keys: configuration.keys).diagnostics
    // Only in the whole content folder is it known what is not there.
    let neighbors = place.below.isEmpty ? Self.neighbors(in: content) : [:]
    // What a build does not publish has no places.
    let isContent =
      try place.below.isEmpty
      && (place.root != nil
        || Placement.fileName(of: FileSystem.realPath(path) ?? path) == ContentFolder.defaultName)
    let places = isContent ? Self.places(in: content) : nil
    if isContent { found.wholes[path] = content }
    let originals = try Originals(
      in: content, below: place.below, language: configuration.statedLanguage)
    let facts = FactBook(configuration, root: place.root)
    for entry in content.entries {
      var target = LintTarget(
        file: path + "/" + entry.path, path: Placement.join(place.below, entry.path),
        configuration: configuration)
      target.kind = kind
      target.judgesKind = judgesKind
      target.facts = facts
      target.neighbors = neighbors
      target.places = places
      target.originals = originals
      target.whole = path
      target.releases = releases
      target.releasePath = entry.path
      found.documents.append(target)
    }
  }
}
