import AssentDiagnostics
import AssentLicense
import AssentManifest
import Synchronization

/// A plan whose agreements have been interpreted and linted, so that the place of everything is known.
struct Checked: Sendable {
  let plan: Plan
  let site: Site
  /// The agreements by their index in the plan, where there was room to keep them.
  private(set) var kept: [Int: CheckedDocument] = [:]
  /// What was found in agreements, and about places.
  private(set) var diagnostics: [Diagnostic]
  /// Whether an error stops the build.
  private(set) var isRefused = false
  /// Findings in working texts that are not published, because releases are.
  private(set) var unpublishedDiagnostics: [Diagnostic] = []
  /// Working texts ahead of their last release, by index in the plan.
  private(set) var drafts: Set<Int> = []
  /// The agreements that those are texts of, sorted.
  private(set) var draftNames: [Draft] = []
  /// The newest date of each agreement that is published as it stands.
  private(set) var newestDates: [(path: String, day: Manifest.Day)] = []
  /// What was found in releases, and between them and the working texts.
  let releaseFindings: [Diagnostic]
  /// What was found about files that are no documents.
  var remarks: [Diagnostic] { plan.inputs.remarks }
  /// What was found between the texts of agreements, and of what the configuration names.
  let siteFindings: [Diagnostic]

  /// The agreements that are published as they stand, for ``LocaleIndex``.
  private(set) var workingTexts: [(path: String, listing: Listing, isCurrent: Bool)] = []

  /// How many bytes of agreements are kept interpreted; beyond that they are interpreted again.
  private static let mostKeptBytes = 32 << 20

  /// - Throws: ``InputError`` where a text that was put aside cannot be read.
  init(_ plan: Plan, options: SiteBuild.Options) throws(InputError) {
    self.plan = plan
    let inputs = plan.inputs
    var site = Site(
      configuration: inputs.configuration, generator: options.generator, width: options.width,
      templates: inputs.templates.templates, products: plan.products,
      pagesByPath: plan.pagesByPath, originals: plan.originals)
    site.places = plan.places
    let compiler = DocumentCompiler(site: site)
    let binding = plan.documents.indices.filter { plan.documents[$0].isBinding }
    let byteCount = Atomic<Int>(0)
    let results = parallelMap(binding.count, jobs: options.jobs) { position in
      Result { () throws(InputError) in
        let document = plan.documents[binding[position]]
        let source = try document.text.source()
        let checked = compiler.check(source, path: document.path, kind: document.kind)
        let facts = Facts(
          path: document.path, kind: document.kind, listing: checked.listing,
          diagnostics: plan.isReleasedAsItStands(document, source)
            ? checked.diagnostics.map { $0.asWarning } : checked.diagnostics,
          newestDate: checked.document.metadata.newestDate,
          working: WorkingText(
            checked, path: document.path, releases: plan.releases),
          locale: LocaleCheck.Text(checked, path: document.path))
        let before = byteCount.add(source.bytes.count, ordering: .relaxed).oldValue
        return (facts, before < Self.mostKeptBytes ? checked : nil)
      }
    }
    var facts: [Facts] = []
    var waiting: Set<Draft> = []
    for (index, result) in zip(binding, results) {
      let (found, document) = try result.get()
      facts.append(found)
      kept[index] = document
      guard let released = plan.release(of: plan.documents[index]) else {
        if let day = found.newestDate { newestDates.append((found.path, day)) }
        continue
      }
      unpublishedDiagnostics += found.diagnostics
      let versions = released.versions.map(\.version)
      if let version = found.listing?.version, !versions.contains(version) {
        drafts.insert(index)
        waiting.insert(Draft(key: found.key, version: version))
      }
    }
    draftNames = waiting.sorted { $0.description < $1.description }
    let comparison = ReleaseComparison(releases: plan.releases, root: inputs.content.root)
    let working = facts.compactMap(\.working)
    releaseFindings =
      plan.releases.diagnostics + comparison.findings(in: working)
      + comparison.findings(
        inAll: working, present: Set(facts.map(\.path)))
    diagnostics = inputs.remarks + releaseFindings + facts.flatMap(\.diagnostics)
    let locales = LocaleCheck(
      configuration: inputs.configuration, released: plan.releases.newestLocales)
    let texts = facts.compactMap(\.locale)
    siteFindings =
      locales.findings(in: texts)
      + inputs.configuration.unmatchedPaths(
        among: Configuration.KnownPaths(
          inputs.content, agreements: facts.map(\.path), plan.releases))
    diagnostics += siteFindings
    let published = facts.filter { plan.releases.agreements[$0.key]?.versions.isEmpty ?? true }
    let draftPaths = Set(drafts.map { plan.documents[$0].path })
    diagnostics += PlaceCollisions(
      configuration: inputs.configuration, content: inputs.content, releases: plan.releases,
      agreements: plan.documents.lazy.filter(\.kind.isAgreement).map(\.path)
    ).findings(
      texts: published.compactMap(\.locale),
      drafts: options.showsDrafts
        ? texts.filter { draftPaths.contains($0.path) } : [])
    isRefused = diagnostics.contains { $0.severity == .error }
    // A translation has no page but that of its version, which is known only now.
    for case (let path, let listing?) in published.map({ ($0.path, $0.listing) })
    where listing.isTranslation {
      let page = Placement.release(path, version: listing.version, locale: listing.locale)
      site.pagesByPath[path] = page?.html.text
    }
    workingTexts = published.compactMap { fact in fact.listing.map { (fact.path, $0, true) } }
    self.site = site
  }

  /// What is known of a binding document before its places are.
  private struct Facts: Sendable {
    var path: String
    var kind: DocumentKind
    var listing: Listing?
    var diagnostics: [Diagnostic]
    var newestDate: Manifest.Day?
    /// Of a document that is listed: what is held against its releases.
    var working: WorkingText?
    /// Of an agreement that is listed: what is held against its translations.
    var locale: LocaleCheck.Text?

    var key: String { Placement.agreementKey(of: path) }
  }
}

extension Diagnostic {
  /// The finding as a warning, where it is an error.
  var asWarning: Diagnostic {
    var finding = self
    if severity == .error { finding.severity = .warning }
    return finding
  }
}
