import AssentDiagnostics

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
    target.facts = FactBook(configuration, root: place.root)
    let folder = name.contains("/") ? Placement.folder(of: name) : "."
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
    if Placement.fileName(of: path) == "content", place.root != FileSystem.realPath(path) {
      found.diagnostics += try PassedOver.remarks(beside: path)
    }
    let releases = LintedReleases(
      try Releases(content, store: LintedReleases.store, jobs: jobs), path)
    found.releases[path] = releases
    // Only in the whole content folder is it known what is not there.
    let neighbors =
      place.below.isEmpty
      ? Dictionary(content.published.map { ($0.path, $0.path) }) { first, _ in first } : [:]
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
      target.originals = originals
      target.whole = path
      target.releases = releases
      target.releasePath = entry.path
      found.documents.append(target)
    }
  }
}
