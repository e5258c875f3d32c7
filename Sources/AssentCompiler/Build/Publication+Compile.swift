import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord
import AssentRender

extension Publication {
  /// What was made of the documents.
  struct Compiled: Sendable {
    /// In order of their paths, and for one path in that of the versions.
    var facts: [DocumentFacts] = []
    /// Pictures, history pages and whatever else is published beside the documents.
    var resources: [ArtifactFacts] = []
    /// What is published of the agreements with releases, by their keys.
    var releases: [String: CompiledRelease] = [:]
    /// The date of the build by product folder.
    var dates: [String: Manifest.Timestamp] = [:]
    var diagnostics: [Diagnostic] = []
    /// The pictures that findings are about.
    var pictures: [SourceFile] = []
    /// How many redlines were made, and how many were there.
    var redlines = SiteBuild.Result.Redlines()
    /// Whether one of the findings stops the build.
    var isRefused = false

    mutating func take(_ outcomes: [Result<Outcome, InputError>]) throws(InputError) {
      // Not more than there is need for, as there may be many.
      let found = outcomes.reduce((facts: 0, diagnostics: 0)) { sum, outcome in
        guard let outcome = try? outcome.get() else { return sum }
        return (sum.facts + outcome.facts.count, sum.diagnostics + outcome.diagnostics.count)
      }
      facts.reserveCapacity(facts.count + found.facts)
      diagnostics.reserveCapacity(diagnostics.count + found.diagnostics)
      for outcome in outcomes {
        let outcome = try outcome.get()
        facts += outcome.facts
        resources += outcome.resources
        diagnostics += outcome.diagnostics
        redlines.made += outcome.redlines.made
        redlines.kept += outcome.redlines.kept
        isRefused = isRefused || outcome.isRefused
      }
    }
  }

  /// What became of one document, or of one language of an agreement's releases.
  struct Outcome: Sendable {
    var facts: [DocumentFacts] = []
    var resources: [ArtifactFacts] = []
    var release: CompiledRelease.Locale?
    var redlines = SiteBuild.Result.Redlines()
    /// Of a flow document whose links depend on which version is in force: its newest date, for now.
    var waiting: Waiting?
    var diagnostics: [Diagnostic] = []
    var isRefused = false

    struct Waiting: Sendable {
      var newestDate: Manifest.Day?
    }
  }

  /// Compiles all documents in parallel; the files of each are staged before its thread goes on.
  ///
  /// Flow documents come first: what they say of their dates is part of the date of the build, by
  /// which the pages of agreements tell what is in force. Those with links that depend on it wait.
  func compile(
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) throws(InputError) -> Compiled {
    let plan = checked.plan
    let agreements = plan.releases.agreements.values.filter { !$0.versions.isEmpty }
      .sorted { $0.key.precedesInBytes($1.key) }
    let frozen = agreements.reduce(0) { $0 + $1.versions.reduce(0) { $0 + $1.texts.count } }
    let working = plan.documents.indices.filter { plan.release(of: plan.documents[$0]) == nil }
    let counter = ProgressCounter(total: working.count + frozen, report: progress)
    var compiled = Compiled()
    let flows = working.filter { !plan.documents[$0].kind.isAgreement }
    let site = checked.site
    let translations = Set(
      agreements.flatMap(\.versions).flatMap(\.texts.values)
        .filter { !$0.isAuthoritative }.map(\.path))
    let flowOutcomes = parallelMap(flows.count, jobs: options.jobs) { position in
      Result { () throws(InputError) -> Outcome in
        let outcome = try compile(
          flows[position], .working, on: site, waitingFor: translations)
        if outcome.waiting == nil { counter.advance() }
        return outcome
      }
    }
    try compiled.take(flowOutcomes)
    var waiting: [Int] = []
    var flowDates: [(path: String, day: Manifest.Day?)] = compiled.facts.map {
      ($0.path, $0.newestDate)
    }
    for (index, outcome) in zip(flows, flowOutcomes) {
      guard let known = try outcome.get().waiting else { continue }
      waiting.append(index)
      flowDates.append((plan.documents[index].path, known.newestDate))
    }

    compiled.dates = dates(flows: flowDates, agreements: agreements)
    let plans = agreements.compactMap { agreement in
      ReleasePlan(agreement, at: compiled.dates[productFolder(of: agreement.key)] ?? .epoch)
    }
    let released = releasedSite(plans, dates: compiled.dates)
    let jobs = jobs(
      plans, working: waiting + working.filter { plan.documents[$0].kind.isAgreement })
    let outcomes = parallelMap(jobs.count, jobs: options.jobs) { position in
      Result { () throws(InputError) -> Outcome in
        switch jobs[position] {
        case .working(let index):
          defer { counter.advance() }
          return try compile(index, .working, on: released)
        case .draft(let index, let plan):
          return try compileDraft(index, plan, on: released)
        case .released(let plan, let locale):
          return try ReleaseCompiler(
            publication: self, site: released, plan: plan, locale: locale, counter: counter
          ).compile()
        }
      }
    }
    try compiled.take(outcomes)
    for plan in plans { compiled.releases[plan.agreement.key] = CompiledRelease(plan) }
    for (job, outcome) in zip(jobs, outcomes) {
      guard case .released(let plan, let locale) = job, let release = try outcome.get().release
      else { continue }
      compiled.releases[plan.agreement.key]?.locales[locale] = release
    }
    compiled.diagnostics += checked.unpublishedDiagnostics
    if options.sourceDate == nil {
      let ahead = agreements.compactMap { $0.withdrawalToCome(root: content.root) }
      compiled.diagnostics += ahead
      if !ahead.isEmpty { compiled.isRefused = true }
      compiled.diagnostics += builtBeforeEffective(plans, dates: compiled.dates)
    }
    compiled.facts.sort(by: Self.inOrder)
    try addResources(to: &compiled)
    try addReleasedFiles(plans, to: &compiled)
    return compiled
  }

  private enum Job {
    case working(Int)
    case draft(Int, ReleasePlan)
    case released(ReleasePlan, Manifest.Locale)
  }

  private func jobs(_ plans: [ReleasePlan], working: [Int]) -> [Job] {
    var jobs = plans.flatMap { plan in plan.locales.map { Job.released(plan, $0) } }
    jobs += working.map(Job.working)
    guard options.showsDrafts else { return jobs }
    let byKey = Dictionary(plans.map { ($0.agreement.key, $0) }) { first, _ in first }
    for index in checked.drafts.sorted() {
      let key = Placement.agreementKey(of: checked.plan.documents[index].path)
      if let plan = byKey[key] { jobs.append(.draft(index, plan)) }
    }
    return jobs
  }

  /// The site as its agreements' pages know it, once it is known which versions are in force.
  private func releasedSite(
    _ plans: [ReleasePlan], dates: [String: Manifest.Timestamp]
  ) -> Site {
    var site = checked.site
    site.dates = dates
    var texts = checked.workingTexts
    for plan in plans {
      for text in plan.texts {
        let isCurrent = text.position == plan.current
        texts.append((text.released.path, text.listing, isCurrent))
        guard isCurrent, text.listing.isTranslation else { continue }
        // A link to a translation means that of the version in force.
        site.pagesByPath[text.released.path] =
          Placement.release(
            text.released.path, version: text.listing.version, locale: text.listing.locale)?
          .html.text
      }
    }
    site.locales = LocaleIndex(texts)
    return site
  }

  /// The documents as index, manifests and sitemap list them.
  private static func inOrder(_ a: DocumentFacts, _ b: DocumentFacts) -> Bool {
    guard a.path == b.path else { return a.path.precedesInBytes(b.path) }
    return a.position < b.position
  }

  func productFolder(of path: String) -> String {
    checked.site.product(of: path).folder
  }

  /// The date of the build for each product: the one that was given, else the newest day on which
  /// anything of the product came out.
  private func dates(
    flows: [(path: String, day: Manifest.Day?)], agreements: [ReleasedAgreement]
  ) -> [String: Manifest.Timestamp] {
    var days: [String: Manifest.Day] = [:]
    func add(_ day: Manifest.Day?, _ path: String) {
      guard let day else { return }
      let folder = productFolder(of: path)
      days[folder] = max(days[folder] ?? day, day)
    }
    for (path, day) in flows { add(day, path) }
    for (path, day) in checked.newestDates { add(day, path) }
    for agreement in agreements { add(agreement.history.newestDay, agreement.key) }
    var dates = days.mapValues { Manifest.Timestamp(startOf: $0) }
    if let seconds = options.sourceDate,
      let date = Manifest.Timestamp(secondsSinceEpoch: Int64(seconds))
    {
      for product in checked.site.products.values { dates[product.folder] = date }
    }
    return dates
  }

  // MARK: Working texts

  /// - Parameter translations: paths of texts whose pages are not known yet; a document that links to
  ///   one of them waits.
  private func compile(
    _ index: Int, _ edition: Edition, on site: Site, waitingFor translations: Set<String> = []
  ) throws(InputError) -> Outcome {
    let document = checked.plan.documents[index]
    let compiler = DocumentCompiler(site: site)
    let checked =
      if let kept = checked.kept[index] { kept } else {
        compiler.check(try document.text.source(), path: document.path, kind: document.kind)
      }
    if !translations.isEmpty, checked.document.links(toAnyOf: translations) {
      return Outcome(
        waiting: Outcome.Waiting(newestDate: checked.document.metadata.newestDate))
    }
    var edition = edition
    if edition.history == nil, let listing = checked.listing {
      edition.history = workingHistory(of: document.path, listing, on: site)
    }
    let output = compiler.render(checked, path: document.path, edition: edition)
    for artifact in output.artifacts { try stage.add(artifact.bytes, at: artifact.path) }
    let isDisagreement =
      (output.facts == nil && !checked.isRefused)
      || output.diagnostics.contains { $0.rule == .flowContradictsGate }
    return Outcome(
      facts: try keepingArticle(of: output).map { [$0] } ?? [], diagnostics: output.diagnostics,
      isRefused: isDisagreement || (document.isBinding && output.facts == nil))
  }

  /// The facts of a document; where a page will ask for it, with its text put aside.
  func keepingArticle(of output: DocumentCompiler.Output) throws(InputError) -> DocumentFacts? {
    guard var facts = output.facts, facts.listing != nil, facts.isCurrent, facts.form != .draft,
      let page = output.artifacts.dropFirst(3).first, page.type == Artifact.html,
      let article = BundlePage.article(of: page.bytes)
    else { return output.facts }
    facts.article = try store.hold(SourceFile(path: page.path.text, bytes: article))
    return facts
  }

  /// The history of an agreement that is published as it stands: one version.
  private func workingHistory(
    of path: String, _ listing: Listing, on site: Site
  ) -> AgreementHistory {
    let date = site.dates[productFolder(of: path)] ?? .epoch
    return AgreementHistory(
      id: Placement.agreementID(of: path), title: "", authoritative: listing.locale,
      versions: [
        AgreementHistory.Version(
          version: listing.version,
          status: listing.effective.timestamp > date ? .upcoming : .current,
          published: listing.published, effective: listing.effective,
          periods: [AgreementHistory.Period(from: listing.effective, until: nil)])
      ],
      isReleased: false, currentPage: Placement.current(path)?.html.text ?? "")
  }

  /// A draft's findings are told with those of all working texts that are not published.
  private func compileDraft(
    _ index: Int, _ plan: ReleasePlan, on site: Site
  ) throws(InputError) -> Outcome {
    let edition = Edition(
      form: .draft, isCurrent: false, history: plan.history(title: "", feed: nil))
    var outcome = try compile(index, edition, on: site)
    outcome.diagnostics = []
    return outcome
  }

  // MARK: Files

  /// Stages the pictures beside documents at the places they have there, and the public files at the
  /// root.
  private func addResources(to compiled: inout Compiled) throws(InputError) {
    for entry in content.resources + content.publicFiles {
      let isPublic = entry.path.hasPrefix(ContentFolder.publicFolder + "/")
      let place = isPublic ? Plan.publicPlace(of: entry.path) : entry.path
      guard let path = Placement.published(place) else { continue }
      try add(entry, at: path, to: &compiled)
    }
  }

  /// Stages the pictures of released texts, and what scripts ask for the version in force.
  private func addReleasedFiles(
    _ plans: [ReleasePlan], to compiled: inout Compiled
  ) throws(InputError) {
    for plan in plans {
      for version in plan.agreement.versions {
        for resource in version.resources {
          guard
            let path = Placement.releasedResource(
              plan.path, version: version.version, name: resource.name)
          else { continue }
          try add(resource.entry, at: path, to: &compiled)
        }
      }
    }
  }

  private func add(
    _ entry: ContentFolder.Entry, at path: Manifest.Path, to compiled: inout Compiled
  ) throws(InputError) {
    let bytes = try FileSystem.read(content.root + "/" + entry.path)
    guard !SecretKeyFile.isKey(bytes) else {
      compiled.diagnostics.append(
        Diagnostic(
          rule: .secretKey, severity: .error,
          message: "this is a secret key, and would be published",
          file: content.root + "/" + entry.path,
          help: "move it out of '\(content.root)' to where only its owner can read it"))
      compiled.isRefused = true
      return
    }
    let type = entry.mediaType ?? MediaType.of(entry.path)
    if type == "image/svg+xml" {
      let source = SourceFile(path: content.root + "/" + entry.path, bytes: bytes)
      let findings = PictureCheck.findings(in: source)
      guard findings.isEmpty else {
        compiled.diagnostics += findings
        compiled.pictures.append(source)
        compiled.isRefused = true
        return
      }
    }
    let artifact = Artifact(path: path, type: type, bytes: bytes)
    try stage.add(artifact.bytes, at: artifact.path)
    compiled.resources.append(ArtifactFacts(artifact))
  }
}

extension LegalDocument {
  /// Whether a link of the document leads to one of the files at some paths.
  fileprivate func links(toAnyOf paths: Set<String>) -> Bool {
    let folder = Placement.folder(of: path)
    return links.contains { link in
      DocumentLink(link.destination, in: folder).map { paths.contains($0.path) } ?? false
    }
  }
}
