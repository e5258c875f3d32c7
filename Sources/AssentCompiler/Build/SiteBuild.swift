import AssentDiagnostics
import AssentLicense
import AssentRender

/// Builds a site: everything between the content folder and the output folder.
package struct SiteBuild: Sendable {
  package struct Options: Sendable {
    package var content: String
    /// `nil` uses the templates built in.
    package var templates: String?
    package var output: String
    /// Whether everything is done but write.
    package var isCheck = false
    /// Whether findings in documentation stop the build as well.
    package var isStrict = false
    package var jobs: Int
    /// Columns of the plain text.
    package var width = 72
    /// The value of `SOURCE_DATE_EPOCH`.
    package var sourceDate: Int?
    /// Names program and version.
    package var generator: String

    package init(
      content: String, templates: String?, output: String, jobs: Int, generator: String
    ) {
      self.content = content
      self.templates = templates
      self.output = output
      self.jobs = jobs
      self.generator = generator
    }
  }

  /// How a build ended.
  package struct Result: Sendable {
    package enum Outcome: Sendable {
      /// Published; with `isCheck`, the output folder already holds all of it.
      case upToDate
      case published
      /// Only with `isCheck`: the output folder would change.
      case wouldChange
      /// Errors stopped it; nothing was written.
      case refused
    }

    package var outcome: Outcome
    package var diagnostics: [Diagnostic]
    package var documentCount: Int
    package var writtenCount: Int
    package var unchangedCount: Int
    /// Some of the paths that were written, or would be.
    package var changedPaths: [String]
    /// How many findings of each severity a build without change does not list again.
    package var unlistedCounts: [Severity: Int] = [:]
  }

  package let options: Options
  /// Called now and then with the number of documents done and their total.
  private let progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  package init(
    _ options: Options, progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.options = options
    self.progress = progress
  }

  /// Runs the build.
  ///
  /// - Throws: ``InputError`` where a file cannot be read or written, ``UsageError`` where folders
  ///   overlap, ``TemplateError`` where a template is wrong.
  package func run() throws -> Result {
    try FolderCheck.check(content: options.content, output: options.output)
    let start = Clock.now()
    let (configuration, configurationBytes, problems) = try ConfigurationFile.read(
      in: options.content)
    guard problems.isEmpty else { return refused(problems, documents: 0) }
    let content = try ContentFolder(options.content) { configuration.isExcluded($0) }
    let templates = try TemplateFolder(
      options.templates, products: configuration.products.values.map(\.id))
    let fingerprint = Fingerprint.of(
      options: options, configuration: configurationBytes, templates: templates.inputs)
    if let record = try UpToDateCheck.record(
      output: options.output, content: content, fingerprint: fingerprint,
      jobs: options.jobs)
    {
      return Result(
        outcome: .upToDate, diagnostics: record.diagnostics.map(withContentPath),
        documentCount: content.entries.count, writtenCount: 0,
        unchangedCount: record.outputs.count, changedPaths: [],
        unlistedCounts: record.diagnostics.isEmpty ? record.findingCounts : [:])
    }

    let survey = SiteSurvey(content, configuration: configuration, jobs: options.jobs)
    if let error = survey.error { throw error }
    var site = Site(
      configuration: configuration, generator: options.generator, width: options.width,
      templates: templates.templates, products: survey.products, pagesByPath: survey.pagesByPath,
      agreementsWithoutLocale: survey.agreementsWithoutLocale)
    var compiler = DocumentCompiler(site: site)

    // First everything that can stop the build, and only then the first byte to the output.
    let binding = options.isStrict ? Array(content.entries.indices) : survey.agreements
    let checked = try compileAll(binding, of: content, with: compiler, into: nil)
    let collisions = survey.collisions(of: content, facts: checked.facts)
    let unsafe = try PictureCheck.findings(in: content)
    let early = content.diagnostics + collisions + unsafe + checked.diagnostics
    let isStopped =
      early.contains { $0.severity == .error && isBinding($0, survey) }
      || (options.isStrict && early.contains { $0.severity >= .warning })
    if isStopped {
      let others = Set(content.entries.indices).subtracting(binding).sorted()
      let rest = try lintAll(others, of: content, with: compiler)
      return refused(early + rest, documents: content.entries.count)
    }

    // A translation has no page but that of its version, which is known only now.
    for facts in checked.facts where facts.kind.isAgreement && facts.currentArtifacts.isEmpty {
      site.pagesByPath[facts.path] = facts.artifacts.first?.path
    }
    site.locales = LocaleIndex(checked.facts)
    compiler = DocumentCompiler(site: site)

    let output = OutputFolder(options.output, isDryRun: options.isCheck)
    let lock = try OutputLock(options.output, isNeeded: !options.isCheck)
    defer { lock.release() }
    let previousRecord = try output.read(BuildRecord.fileName).flatMap {
      BuildRecord(parsing: $0)
    }
    try output.announce(
      BuildRecord(
        announcing: survey, agreements: checked.facts, resources: content.resources,
        after: previousRecord), after: previousRecord)
    let compiled = try compileAll(
      Array(content.entries.indices), of: content, with: compiler, into: output)
    var diagnostics = compiled.diagnostics
    diagnostics += content.diagnostics + collisions
    diagnostics.sort(by: Diagnostic.inSourceOrder)
    if diagnostics.contains(where: { $0.rule == "formats-disagree" }) {
      return refused(diagnostics, documents: content.entries.count)
    }
    let resources = try publishResources(of: content, to: output)
    let linker = Linker(
      site: site, assets: templates.assets, documents: compiled.facts, resources: resources,
      sourceDate: options.sourceDate)
    let published = try publish(linker, to: output)
    let paths = Set(published.map(\.path))
    // Manifests first, so that none ever names what is gone.
    let stale = (previousRecord?.outputs ?? []).map(\.path).filter { !paths.contains($0) }
    let isManifest = { (path: String) in Placement.fileName(of: path) == "manifest.json" }
    for path in stale.filter(isManifest) + stale.filter({ !isManifest($0) }) {
      try output.remove(path)
    }
    let record = BuildRecord(
      fingerprint: fingerprint,
      sources: content.files.map { .init(path: $0.path, size: $0.status.size) },
      outputs: published, diagnostics: diagnostics, relativeTo: options.content)
    let counts = output.counts
    if !options.isCheck {
      try output.publish(record.bytes, at: BuildRecord.fileName)
      FileSystem.setModified(options.output + "/" + BuildRecord.fileName, to: start)
    }
    return Result(
      outcome: counts.written == 0 ? .upToDate : options.isCheck ? .wouldChange : .published,
      diagnostics: diagnostics, documentCount: content.entries.count,
      writtenCount: counts.written, unchangedCount: counts.unchanged,
      changedPaths: output.changedPaths)
  }

  // MARK: Steps

  private struct Compiled {
    var facts: [DocumentFacts] = []
    var diagnostics: [Diagnostic] = []
  }

  private struct Outcome: Sendable {
    var facts: DocumentFacts?
    var diagnostics: [Diagnostic]
    var error: InputError?
  }

  /// Compiles documents in parallel; each one's files go out, or away, before its thread goes on.
  private func compileAll(
    _ indices: [Int], of content: ContentFolder, with compiler: DocumentCompiler,
    into output: OutputFolder?
  ) throws(InputError) -> Compiled {
    let counter = ProgressCounter(total: indices.count, report: output == nil ? nil : progress)
    let outcomes = parallelMap(indices.count, jobs: options.jobs) { position -> Outcome in
      let entry = content.entries[indices[position]]
      do throws(InputError) {
        let source = try read(entry, of: content)
        let result = compiler.compile(source, path: entry.path)
        if let output {
          for artifact in result.artifacts {
            try output.publish(artifact.bytes, at: artifact.path)
          }
        }
        counter.advance()
        return Outcome(facts: result.facts, diagnostics: result.diagnostics)
      } catch {
        return Outcome(facts: nil, diagnostics: [], error: error)
      }
    }
    return try collect(outcomes)
  }

  private func lintAll(
    _ indices: [Int], of content: ContentFolder, with compiler: DocumentCompiler
  ) throws(InputError) -> [Diagnostic] {
    let outcomes = parallelMap(indices.count, jobs: options.jobs) { position -> Outcome in
      let entry = content.entries[indices[position]]
      do throws(InputError) {
        let source = try read(entry, of: content)
        let document = compiler.interpret(source, path: entry.path)
        return Outcome(facts: nil, diagnostics: compiler.lint(document))
      } catch {
        return Outcome(facts: nil, diagnostics: [], error: error)
      }
    }
    return try collect(outcomes).diagnostics
  }

  private func collect(_ outcomes: [Outcome]) throws(InputError) -> Compiled {
    var compiled = Compiled()
    compiled.facts.reserveCapacity(outcomes.count)
    compiled.diagnostics.reserveCapacity(outcomes.reduce(0) { $0 + $1.diagnostics.count })
    for outcome in outcomes {
      if let error = outcome.error { throw error }
      if let facts = outcome.facts { compiled.facts.append(facts) }
      compiled.diagnostics += outcome.diagnostics
    }
    return compiled
  }

  private func read(
    _ entry: ContentFolder.Entry, of content: ContentFolder
  ) throws(InputError) -> SourceFile {
    let path = content.root + "/" + entry.path
    return SourceFile(path: path, bytes: try FileSystem.read(path))
  }

  /// Publishes the pictures of the content folder at the places they have there.
  private func publishResources(
    of content: ContentFolder, to output: OutputFolder
  ) throws(InputError) -> [ArtifactFacts] {
    var facts: [ArtifactFacts] = []
    for entry in content.resources {
      let bytes = try FileSystem.read(content.root + "/" + entry.path)
      let artifact = Artifact(
        path: entry.path, type: entry.mediaType ?? "application/octet-stream", bytes: bytes,
        digest: TextDigest.digest(of: bytes))
      try output.publish(artifact.bytes, at: artifact.path)
      facts.append(ArtifactFacts(artifact))
    }
    return facts
  }

  /// Publishes what belongs to no document, the manifests last: they are what makes it public.
  private func publish(
    _ linker: Linker, to output: OutputFolder
  ) throws(InputError) -> [BuildRecord.File] {
    let siteFiles = linker.siteFiles()
    var previous: [String: [UInt8]] = [:]
    for product in linker.site.products.values {
      previous[product.folder] = try output.read(
        Placement.join(product.folder, "manifest.json"))
    }
    let (sums, manifests) = linker.productFiles(siteFiles: siteFiles) { previous[$0] }
    for artifact in siteFiles + sums { try output.publish(artifact.bytes, at: artifact.path) }
    for artifact in manifests.reversed() {
      try output.publish(artifact.bytes, at: artifact.path, isDurable: true)
    }
    let pages = linker.documents.flatMap { $0.artifacts + $0.currentArtifacts }
    return (pages + linker.resources + (siteFiles + sums + manifests).map { ArtifactFacts($0) })
      .map { BuildRecord.File(path: $0.path, size: $0.size) }
      .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  // MARK: Findings

  /// Whether an error stops the build: one in an agreement, or one that is about no document.
  private func isBinding(_ diagnostic: Diagnostic, _ survey: SiteSurvey) -> Bool {
    !survey.documentationPaths.contains(diagnostic.relative(to: options.content).file)
      || diagnostic.rule == "output-collision" || diagnostic.rule == "formats-disagree"
  }

  private func refused(_ diagnostics: [Diagnostic], documents: Int) -> Result {
    Result(
      outcome: .refused, diagnostics: diagnostics.sorted(by: Diagnostic.inSourceOrder),
      documentCount: documents, writtenCount: 0, unchangedCount: 0, changedPaths: [])
  }

  private func withContentPath(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.file = options.content + "/" + diagnostic.file
    return diagnostic
  }
}
