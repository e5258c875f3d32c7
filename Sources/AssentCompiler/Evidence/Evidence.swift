import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRender

/// Which words of an agreement were in force at a time, and what shows it.
package struct Evidence: Sendable {
  /// What is asked.
  package struct Request: Sendable {
    package var content: String
    package var agreement: AgreementName
    package var time: EvidenceTime
    /// The language that is wanted; `nil` for the text that binds.
    package var locale: String?
    /// The published folder; `nil` where there is none to look at.
    package var published: String?
    /// What the reader knows of keys, and saw before.
    package var trust: Trust

    package init(
      content: String, agreement: AgreementName, time: EvidenceTime, locale: String?,
      published: String?, trust: Trust
    ) {
      self.content = content
      self.agreement = agreement
      self.time = time
      self.locale = locale
      self.published = published
      self.trust = trust
    }
  }

  package enum Outcome: Sendable {
    case found(Evidence)
    /// Errors in the configuration, or in the releases of the agreement.
    case refused([Diagnostic])
  }

  package let key: String
  package let time: EvidenceTime
  /// The version that was asked for; `nil` where any was meant.
  package let asked: Manifest.Version?
  /// What holds when, cut where it changes.
  package let stretches: [ReleaseStretch]
  /// The version that the text is of: the one asked for, or the first in force.
  package let shown: Manifest.Version?
  package let locale: Manifest.Locale?
  package let checks: [EvidenceCheck]
  /// The newest date of what was looked at: ledger and manifest.
  package let newestDate: Manifest.Timestamp
  /// The keys that the manifest announces, where it is signed.
  let keys: [Manifest.Key]
  /// The commands that check the timestamps, in the published folder.
  let timestamps: [String]
  let agreement: ReleasedAgreement
  let history: AgreementHistory
  /// The folder of its product below the output folder; empty for the root.
  let productFolder: String
  /// The text of ``shown``.
  let document: LegalDocument?
  /// Puts the pictures of the version into the page.
  let resolve: HTMLRenderer.LinkResolver?

  /// The versions in force within the time, in their order; `nil` where there was none.
  package var inForce: [Manifest.Version?] { stretches.map(\.inForce).reduced() }

  /// Whether the version that was asked for, or else any, was in force within the time.
  package var isInForce: Bool {
    stretches.contains { stretch in
      asked.map { $0 == stretch.inForce } ?? (stretch.inForce != nil)
    }
  }

  /// The moment for which ``history`` is told: the newest date, or that of the question where it is later.
  package var asOf: Manifest.Timestamp { max(time.start, newestDate) }

  /// The language of the text of ``shown`` that binds.
  var bindingLocale: Manifest.Locale? {
    agreement.versions.first { $0.version == shown }?.texts.first { $0.value.isAuthoritative }?.key
  }

  /// Whether nothing contradicts what is said.
  package var isWhole: Bool { !checks.contains { $0.result == .failed } }

  /// - Throws: ``UsageError`` where there is no such agreement, version or language.
  package static func find(_ request: Request) throws -> Outcome {
    let scene: ReleaseScene
    switch try ReleaseScene.find(request.content) {
    case .refused(let problems, _): return .refused(problems)
    case .found(let found): scene = found
    }
    let key = try scene.key(
      of: request.agreement, among: scene.content.entries.map(\.path))
    let errors = scene.errors(in: key)
    guard errors.isEmpty else { return .refused(errors) }
    guard let agreement = scene.releases.agreements[key], !agreement.versions.isEmpty else {
      throw UsageError(
        "'\(key)' has no releases in \(scene.root)/; what was in force is known of releases alone")
    }
    return .found(try Evidence(request, agreement, scene))
  }

  private init(
    _ request: Request, _ agreement: ReleasedAgreement, _ scene: ReleaseScene
  ) throws {
    let history = agreement.history
    key = agreement.key
    time = request.time
    asked = request.agreement.version
    self.agreement = agreement
    stretches = history.stretches(from: time.start, until: time.end)
    if let asked, history[asked] == nil {
      let known = agreement.versions.suffix(12).map { "'\($0.version)'" }
      throw UsageError(
        "'\(key)' has no version '\(asked)'; it has \(known.joined(separator: ", "))")
    }
    shown = asked ?? stretches.lazy.compactMap(\.inForce).first
    // What was entered later is told, too, as such.
    let newest = history.newestDay.map { Manifest.Timestamp(startOf: $0) } ?? time.start
    guard let first = ReleasePlan(agreement, at: newest) else {
      throw UsageError("'\(key)' has no release")
    }
    if request.published == nil, let key = request.trust.keys.first {
      throw UsageError(
        "--key \(key.id) has nothing to check: there is no published folder; publish one with "
          + "'assent build', or name it with --published")
    }
    if request.published == nil, !request.trust.recovery.isEmpty || !request.trust.previous.isEmpty
    {
      throw UsageError(
        "--recovery and --previous have nothing to check: there is no published folder; publish one with "
          + "'assent build', or name it with --published")
    }
    var published: PublishedEvidence.Finding?
    if let folder = request.published {
      published = try PublishedEvidence(
        agreement: agreement, path: first.path, shown: shown, time: time, trust: request.trust,
        folder: folder
      ).finding()
    }
    newestDate = max(newest, published?.generated ?? newest)
    let plan = ReleasePlan(agreement, at: max(time.start, newestDate)) ?? first
    keys = published?.keys ?? []
    timestamps = published?.timestamps ?? []
    var title = agreement.key
    var document: LegalDocument?
    var locale: Manifest.Locale?
    var checks = EvidenceCheck.ofLedger(agreement)
    var resolve: HTMLRenderer.LinkResolver?
    if let shown, let version = agreement.versions.first(where: { $0.version == shown }) {
      let text = try Self.text(of: version, in: request.locale, key: key)
      let source = try text.value.text.source()
      let legal = LegalDocument(
        interpreting: Document(parsing: source), path: text.value.path, translated: .terms,
        defaultLanguage: scene.configuration.statedLanguage)
      title = legal.metadata.title ?? title
      checks += EvidenceCheck.ofText(
        legal, source: source.bytes, version: version, locale: text.key)
      (document, locale) = (legal, text.key)
      resolve = Self.pictures(of: version, for: text.value, root: scene.root)
    }
    checks += published?.checks ?? []
    productFolder = Self.productFolder(
      of: plan.path, among: Array(scene.configuration.products.keys))
    self.document = document
    self.locale = locale
    self.checks = checks
    self.resolve = resolve
    self.history = plan.history(title: title, feed: nil)
  }

  /// The nearest folder around a path that is a product's.
  private static func productFolder(of path: String, among folders: [String]) -> String {
    var folder = Placement.folder(of: path)
    while !folder.isEmpty, !folders.contains(folder) { folder = Placement.folder(of: folder) }
    return folder
  }

  private static func text(
    of version: ReleasedVersion, in wanted: String?, key: String
  ) throws(UsageError) -> (key: Manifest.Locale, value: ReleasedText) {
    let texts = version.texts.sorted {
      ($0.value.isAuthoritative ? 0 : 1, $0.key) < ($1.value.isAuthoritative ? 0 : 1, $1.key)
    }
    let best = wanted.map { Manifest.Locale.best(for: [$0], among: texts.map(\.key)) }
    guard let found = best == nil ? texts.first : texts.first(where: { $0.key == best })
    else {
      let known = texts.map { "'\($0.key)'" }.joined(separator: ", ")
      throw UsageError(
        "'\(key)@\(version.version)' has no text in '\(wanted ?? "")'; it has \(known)")
    }
    return (found.key, found.value)
  }

  /// The frozen pictures of a version, by the links of one of its texts.
  private static func pictures(
    of version: ReleasedVersion, for text: ReleasedText, root: String
  ) -> HTMLRenderer.LinkResolver {
    let files = Dictionary(
      version.resources.map { ($0.path, root + "/" + $0.entry.path) }, uniquingKeysWith: { $1 })
    return StandalonePage.pictures(in: Placement.folder(of: text.path)) { files[$0] }
  }
}

extension [Manifest.Version?] {
  /// Without repetitions of the one before.
  fileprivate func reduced() -> Self {
    reduce(into: []) { if $0.last != .some($1) { $0.append($1) } }
  }
}
