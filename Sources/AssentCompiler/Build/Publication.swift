import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// The last step of a build: documents become files, and all of them take their places at once.
struct Publication: Sendable {
  let checked: Checked
  let options: SiteBuild.Options
  let stage: Stage
  /// Where texts are put aside that are wanted again.
  let store: SourceStore

  init(_ checked: Checked, options: SiteBuild.Options, stage: Stage, store: SourceStore) {
    self.checked = checked
    self.options = options
    self.stage = stage
    self.store = store
    // By the names they have in the output folder.
    stage.products = Set(
      checked.site.products.keys.map { FileName(Placement.published($0)?.text ?? $0) })
  }

  var content: ContentFolder { checked.plan.inputs.content }

  // MARK: The site

  /// Adds what belongs to no document, reads the manifests back, and gives all files their places.
  func publish(
    _ compiled: Compiled, diagnostics: [Diagnostic], sources: SourceTexts
  ) throws -> SiteBuild.Result {
    var site = checked.site
    site.configuration.commonLanguage = compiled.facts.commonLanguage
    let assets = checked.plan.inputs.templates.assets
    let gate = GateAssets(style: assets[GateAssets.styleName] ?? [])
    let gatePages = try GatePages(
      site: site, documents: compiled.facts, integrity: gate.integrity,
      histories: compiled.releases.compactMapValues(\.history), dates: compiled.dates
    ).artifacts()
    let feeds = compiled.feeds(on: site) + gatePages
    let before = PublishedBefore(checked.plan.inputs.previous, output: stage.output)
    let linker = Linker(
      site: site, assets: assets, gate: gate, documents: compiled.facts,
      resources: compiled.resources + (try staged(feeds)),
      releases: compiled.releases, dates: compiled.dates)
    let parts = linker.parts(siteFiles: try staged(linker.siteFiles()))
    let sums = try staged(linker.sums(of: parts))
    let productManifests = linker.manifests(of: parts, after: before)
    var check = ManifestCheck(site: checked.site, documents: compiled.facts)
    var faults = check.faults(in: productManifests, sums: sums, root: content.root)
    faults += before.losses(in: productManifests, of: checked, options: options)
    faults += try logLoss().map { [$0] } ?? []
    let revoked = try RevocationFiles.read(content.root, keys: checked.site.configuration.keys)
    faults += revoked.diagnostics
    let siteManifest = SiteManifestBuilder(
      site: checked.site, manifests: productManifests, read: check.manifests,
      log: checked.plan.releases.log.flatMap {
        LogFiles.statement(of: $0, checked.site.configuration)
      }
    )
    .artifact(after: before.siteManifest, recorded: before.recordedSite)
    // In the order in which they take their places.
    let manifests =
      productManifests + (revoked.files?.artifacts ?? []) + [siteManifest].compactMap(\.self)
    guard faults.isEmpty else {
      return SiteBuild.Result(refused: diagnostics + faults, sources: sources)
    }
    let log = checked.plan.releases.log.map { LogFiles.files(of: $0) } ?? []
    try staged(log)
    for artifact in manifests {
      try stage.add(artifact.bytes, at: artifact.path, isDurable: true)
    }

    let upkeep = SignatureUpkeep(
      signed: manifests, keys: checked.site.configuration.keys,
      revocations: revoked.files?.revocations ?? Revocations())
    let (stale, foreign, signatures) = try rest(
      besides: Set(stage.files.map { FileName($0.path) }), upkeep)
    let files = (stage.files + signatures.kept).sorted {
      $0.path.precedesInBytes($1.path)
    }
    guard foreign.isEmpty else {
      return SiteBuild.Result(refused: diagnostics + foreign, sources: sources)
    }
    // Remarks are made at every build.
    let remarks = Set(sources.asWritten(checked.remarks))
    var record = BuildRecord(
      fingerprint: checked.plan.inputs.fingerprint,
      sources: RecordedFiles(
        mark: "s", content.files.lazy.map { .init(path: $0.path, size: $0.status.size) }),
      outputs: RecordedFiles(mark: "o", files),
      diagnostics: diagnostics.lazy.filter { !remarks.contains($0) },
      relativeTo: content.root)
    record.manifests = manifests.compactMap { artifact in
      let sequence =
        check.manifests[artifact.path]?.sequence
        ?? (try? SiteManifest(parsing: artifact.bytes))?.sequence
      guard let sequence else { return nil }
      return BuildRecord.Published(
        path: artifact.path.text, sequence: sequence, digest: artifact.digest)
    }
    let agreements = Set(
      compiled.facts.filter { $0.listing != nil }.map { Placement.agreementKey(of: $0.path) })
    record.agreementCount = agreements.count
    record.versionCount = agreements.reduce(0) {
      $0 + (compiled.releases[$1]?.plan.agreement.versions.count ?? 1)
    }
    record.drafts = checked.draftNames
    record.redlineKeys = Set(
      compiled.releases.values.flatMap(\.locales.values).map(\.redlineKey))
    record.pageCount = compiled.facts.count { $0.listing == nil }
    try finish(record, removing: stale)

    let changed = stage.changes.map(\.path) + stale.map(\.text)
    let outcome: SiteBuild.Result.Outcome =
      changed.isEmpty ? .upToDate : options.isCheck ? .wouldChange : .published
    var result = SiteBuild.Result(outcome: outcome, diagnostics: diagnostics, sources: sources)
    result.agreementCount = record.agreementCount
    result.versionCount = record.versionCount
    if !record.manifests.isEmpty { result.generated = compiled.dates.values.max() }
    result.drafts = record.drafts
    result.redlines = compiled.redlines
    result.pageCount = record.pageCount
    result.documentCount = checked.plan.documents.count
    result.writtenCount = changed.count
    result.unchangedCount = stage.unchangedCount
    result.removedSignatures = signatures.removed
    let paths = changed.sorted { $0.precedesInBytes($1) }
    result.changedPaths = options.namesAllPaths ? paths : Array(paths.prefix(10))
    return result
  }

  /// Stages files; what is known of them is all that stays in memory.
  @discardableResult
  private func staged(_ files: [Artifact]) throws(InputError) -> [ArtifactFacts] {
    var facts: [ArtifactFacts] = []
    for artifact in files {
      try stage.add(artifact.bytes, at: artifact.path)
      facts.append(ArtifactFacts(artifact))
    }
    return facts
  }

  /// An error for a log that does not go on from the one published before, or lost what was signed of it.
  private func logLoss() throws(InputError) -> Diagnostic? {
    let source = options.publishedBefore
    let log =
      checked.plan.releases.log?.complete ?? SiteLog(order: LogOrder(), ledgers: [:])
    let order = LedgerWriter.orderPath(in: content.root)
    let views = try LogView.published(source)
    if let fault = views.lazy.compactMap({
      $0.contradiction(with: log, order, beginAnew: options.adviceToBeginAnew)
    }).first {
      return fault
    }
    // What stands in the output folder may have been signed to try it.
    guard options.previous != nil else { return nil }
    let kept = checked.plan.releases.log?.kept ?? []
    return views.lazy.compactMap { $0.loss(among: kept, root: content.root) }.first
  }

  /// What stands in the output folder and was not made by this build: files of an earlier build, which
  /// go; findings about those that Assent did not put there; signatures, which stay where they are of
  /// what is published.
  private func rest(
    besides paths: Set<FileName>, _ upkeep: SignatureUpkeep
  ) throws(InputError) -> (
    stale: [Manifest.Path], foreign: [Diagnostic],
    signatures: (kept: [BuildRecord.File], removed: [String])
  ) {
    var stale: [Manifest.Path] = []
    var foreign: [Diagnostic] = []
    var kept: [BuildRecord.File] = []
    var removed: [String] = []
    let changed = Set(stage.changes.map { FileName($0.path) })
    for entry in stage.output.entries
    where !paths.contains(FileName(entry))
      && !(entry == BuildRecord.fileName && stage.output.hasRecord)
    {
      if let name = SignatureName(entry), let path = Manifest.Path(entry),
        let (bytes, isOurs) = try signature(at: entry, named: name, upkeep), isOurs
      {
        let isUnchanged = !changed.contains(FileName(name.target))
        if upkeep.keeps(bytes, named: name, isUnchanged: isUnchanged) {
          kept.append(BuildRecord.File(path: entry, size: bytes.count))
        } else {
          stale.append(path)
          removed.append(entry)
        }
        continue
      }
      if try isOwn(entry), let path = Manifest.Path(entry) {
        stale.append(path)
        continue
      }
      foreign.append(
        Diagnostic(
          rule: .foreignFile, severity: .error,
          message: "the output folder contains '\(entry)', which Assent did not publish",
          file: options.output + "/" + entry,
          help:
            "move it out of there, or to '\(content.root)/\(ContentFolder.publicFolder)/', whose files are "
            + "published and listed"))
    }
    return (stale, foreign, (kept, removed))
  }

  /// Whether a file that is not published any more is one of ours, so that it goes.
  private func isOwn(_ path: String) throws(InputError) -> Bool {
    try stage.output.owns(path, products: stage.products)
  }

  /// The bytes of a file that is called as a signature, and whether it is one of a file that Assent
  /// publishes, or published before; `nil` for a link or folder.
  private func signature(
    at path: String, named name: SignatureName, _ upkeep: SignatureUpkeep
  ) throws(InputError) -> (bytes: [UInt8], isOurs: Bool)? {
    let place = options.output + "/" + path
    guard let status = try FileSystem.status(place), status.kind == .file else { return nil }
    // One that is too large is no signature, and is not read.
    let bytes =
      status.size <= Signature.mostBytes
      ? try FileSystem.read(place, limit: Signature.mostBytes) : []
    if try isOwn(name.target) { return (bytes, true) }
    return (bytes, upkeep.isSigned(name.target) && (try? Signature(parsing: bytes)) != nil)
  }

  /// Gives all files their places and writes the record.
  ///
  /// Before the first file moves, a record that names the old ones and the new ones is there: where
  /// the build is killed, the next one knows from it what is its own.
  private func finish(
    _ record: BuildRecord, removing stale: [Manifest.Path]
  ) throws(InputError) {
    guard !options.isCheck else { return }
    if !stage.changes.isEmpty || !stale.isEmpty {
      let known = Set(stage.output.record?.outputs.map { FileName($0.path) } ?? [])
      let all = known.union(record.outputs.lazy.map { FileName($0.path) })
      if all.count > known.count {
        let announced = BuildRecord(
          announcing: all, manifests: stage.output.record?.manifests ?? [])
        try stage.write(record: announced.bytes)
      }
      try stage.publish(removing: stale) {
        SignatureName.targets.contains(Placement.fileName(of: $0))
      }
    }
    let bytes = record.bytes
    try stage.write(record: bytes)
    try stage.close()
    try seal(bytes)
  }

  /// Sets the time of the record, from which the next build tells that nothing has changed.
  private func seal(_ record: [UInt8]) throws(InputError) {
    // All that was published changed before the first tick, and so before the thousandth of a second
    // in which the second one is.
    Clock.waitForTick()
    Clock.waitForTick()
    let time = Clock.now() / BuildRecord.sealRange * BuildRecord.sealRange
    for entry in content.files {
      let status = try FileSystem.status(content.root + "/" + entry.path)
      // One that changed while the site was built is looked at again.
      guard status == entry.status else { return }
    }
    try FileSystem.setModified(
      options.output + "/" + BuildRecord.fileName,
      to: time + BuildRecord.seal(record, sources: content.files))
  }
}
