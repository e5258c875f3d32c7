import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord
import AssentRedline

/// A release as it would be, checked in every respect; nothing is written yet.
struct ReleaseProposal {
  let key: String
  let version: Manifest.Version
  /// What is added to the ledger: an approval where there is one, then the release.
  private(set) var events: [LedgerEvent] = []
  /// By path below the folder of the version.
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  private(set) var entry: ReleaseResult.Entry?
  /// Why it is not released.
  private(set) var refusals: [Diagnostic] = []
  /// What is worth knowing of it all the same.
  private(set) var remarks: [Diagnostic] = []
  /// Whether it is released already, as it is asked.
  private(set) var isReleased = false

  /// - Parameters:
  ///   - named: the version behind the name of the agreement.
  ///   - commit: that the texts are taken from.
  /// - Throws: ``UsageError`` for what cannot be as it was asked.
  init(
    _ request: ReleaseRequest, named: Manifest.Version?, key: String, texts: CandidateTexts,
    commit: GitRepository.Commit?, in scene: ReleaseScene
  ) throws {
    self.key = key
    let stated = StatedFacts(request, named: named, commit: commit)
    let agreement = scene.releases.agreements[key]
    version = try stated.version(of: texts)
    let effective = try stated.effective(of: texts)
    remarks = stated.differences(in: texts, version: version, effective: effective)
    guard let original = texts.texts.first else { return }

    let frozen = Self.frozen(texts)
    let resources = Self.resources(texts, key: key)
    let locales = texts.texts.map(\.locale)
    let summary = try ReleaseText.summaries(request.summaries, locales: locales, isWhole: true)
    let reason = try ReleaseText.sentence(request.reason, option: "--reason")
    if let event = agreement?.ledger.releaseEvent(of: version),
      case .released(let release) = event.action
    {
      guard release.locales == frozen, release.resources == resources.digests else {
        throw UsageError(
          "version '\(version)' of '\(key)' is released, with other words or files; raise the version "
            + "to release what you have now")
      }
      try stated.checkSame(event, release, effective: effective, summary: summary, reason: reason)
      isReleased = true
      entry = ReleaseResult.Entry(
        key: key, event: event,
        assessment: ReleaseAssessment(
          changeClass: release.change.computed, signals: release.change.signals))
      return
    }

    let day = try request.day.day(ofCommit: commit?.day)
    try stated.checkOrder(
      version: version, effective: effective, day: day, after: agreement?.history)
    try stated.checkLocales(locales, left: texts.left, after: agreement?.history.last)
    if let last = agreement?.history.lastStanding,
      last.release.effective.timestamp == effective.timestamp
    {
      remarks.append(stated.replaced(last, by: version, effective, in: original))
    }
    let assessment = try Self.assessment(texts, after: agreement, compiler: scene.compiler)
    let declaration = ReleaseDeclaration(
      request: request, key: key, version: version, assessment: assessment,
      summary: summary, reason: reason, approval: agreement?.history.approvals[version],
      texts: frozen.mapValues(\.sourceDigest), file: original.source.path,
      range: original.checked.document.metadata.versions.first?.range)
    let declared = try declaration.changeClass(isFirst: agreement?.history.last == nil)
    try StatedFacts.checkGrace(request.graceDays, of: declared)
    refusals = declaration.refusals(of: declared)
    guard refusals.isEmpty else { return }

    let by = try stated.releaser()
    if let approval = try declaration.newApproval(for: declared) {
      events.append(
        LedgerEvent(
          at: day, by: by, version: version,
          action: .approved(reason: approval, texts: frozen.mapValues(\.sourceDigest))))
    }
    let last = agreement?.history.last
    let event = LedgerEvent(
      at: day, by: by, version: version,
      action: .released(
        LedgerEvent.Release(
          revision: (last?.release.revision ?? 0) + (declared == .editorial ? 0 : 1),
          effective: effective, graceDays: request.graceDays ?? 0,
          change: LedgerEvent.Change(
            declared: declared, computed: assessment.changeClass, from: last?.version,
            reason: reason, summary: summary, signals: assessment.signals),
          locales: frozen, revisionOfSource: commit?.id, resources: resources.digests)))
    events.append(event)
    // What a ledger does not take is said before anything is written.
    var ledger = agreement?.ledger ?? Ledger()
    for event in events {
      do throws(LedgerError) { _ = try ledger.append(event) } catch {
        throw UsageError(StatedFacts.words(error))
      }
    }
    refusals = ReleasePlaceCheck.findings(
      try Self.agreement(key, after: agreement, ledger, texts, in: scene), in: scene,
      file: original.source.path)
    guard refusals.isEmpty else { return }
    files = texts.texts.map { ($0.name, $0.source.bytes) } + resources.files
    entry = entry(event, assessment, texts, commit: commit, scene)
    if let stated = original.effective, stated.timestamp != effective.timestamp {
      entry?.statedEffective = stated
    }
  }

  private func entry(
    _ event: LedgerEvent, _ assessment: ReleaseAssessment, _ texts: CandidateTexts,
    commit: GitRepository.Commit?, _ scene: ReleaseScene
  ) -> ReleaseResult.Entry {
    let folder = scene.root + "/" + scene.folder(of: key)
    let working =
      commit == nil
      ? (texts.texts.map(\.path) + texts.resources.map(\.path)).map { scene.root + "/" + $0 } : []
    return ReleaseResult.Entry(
      key: key, event: event, assessment: assessment,
      files: files.map { "\(folder)/\(version)/\($0.name)" }
        + [folder + "/" + ReleaseListing.ledgerName],
      commit: commit, pathsToAdd: working + LedgerWriter.pathsToAdd(for: folder, in: scene.root))
  }

  // MARK: Texts

  /// The agreement as it is with the version that is to be released, which is the last of the ledger.
  private static func agreement(
    _ key: String, after agreement: ReleasedAgreement?, _ ledger: Ledger, _ texts: CandidateTexts,
    in scene: ReleaseScene
  ) throws(InputError) -> ReleasedAgreement {
    let folder = scene.folder(of: key)
    var versions = agreement?.versions ?? []
    if let record = ledger.history.last {
      let place = "\(folder)/\(record.version)/"
      var released: [Manifest.Locale: ReleasedText] = [:]
      for text in texts.texts {
        released[text.locale] = ReleasedText(
          path: text.path, file: place + text.name, isAuthoritative: text.isAuthoritative,
          text: try LintedReleases.store.hold(text.source))
      }
      let resources = texts.resources.map { resource in
        let name = ReleasedResource.name(for: resource.path, from: Placement.folder(of: key))
        return ReleasedResource(
          path: resource.path, name: name,
          entry: ContentFolder.Entry(
            path: place + name, status: FileStatus(fileOf: resource.bytes.count)))
      }
      versions.append(
        ReleasedVersion(
          version: record.version, record: record, texts: released, resources: resources))
    }
    return ReleasedAgreement(key: key, folder: folder, ledger: ledger, versions: versions)
  }

  private static func frozen(_ texts: CandidateTexts) -> [Manifest.Locale: LedgerEvent.Text] {
    var frozen: [Manifest.Locale: LedgerEvent.Text] = [:]
    for text in texts.texts {
      frozen[text.locale] = LedgerEvent.Text(
        file: text.name, isAuthoritative: text.isAuthoritative,
        sourceDigest: TextDigest.digest(of: text.source.bytes),
        textDigest: text.checked.document.markup.textDigest)
    }
    return frozen
  }

  private static func resources(
    _ texts: CandidateTexts, key: String
  ) -> (digests: [String: Manifest.Digest], files: [(name: String, bytes: [UInt8])]) {
    var digests: [String: Manifest.Digest] = [:]
    var files: [(name: String, bytes: [UInt8])] = []
    for resource in texts.resources {
      let name = ReleasedResource.name(for: resource.path, from: Placement.folder(of: key))
      digests[name] = TextDigest.digest(of: resource.bytes)
      files.append((name, resource.bytes))
    }
    return (digests, files)
  }

  /// How the texts differ from those released last.
  static func assessment(
    _ texts: CandidateTexts, after agreement: ReleasedAgreement?, compiler: DocumentCompiler
  ) throws(InputError) -> ReleaseAssessment {
    guard let last = agreement?.versions.last else { return .initial }
    var pairs: [(locale: Manifest.Locale, old: LegalDocument, new: LegalDocument)] = []
    for text in texts.texts {
      guard let old = last.texts[text.locale] else { continue }
      pairs.append(
        (
          text.locale,
          compiler.interpret(
            try old.text.source(), path: old.path, translated: text.checked.document.kind),
          text.checked.document
        ))
    }
    var whole = ChangeAssessment(changeClass: .identical)
    // The words of a translation do not say what bound before.
    if let old = last.texts.first(where: \.value.isAuthoritative)?.key,
      let new = texts.texts.first(where: \.isAuthoritative)?.locale, old != new
    {
      whole.note(.bindingLanguage, old: old.text, new: new.text)
    }
    whole.note(
      resources: last.record.release.resources,
      becoming: resources(texts, key: agreement?.key ?? "").digests)
    return ReleaseAssessment(pairs, whole: whole)
  }
}

extension Site {
  /// A site of nothing, for what depends on a document alone.
  static let bare = Site(
    configuration: Configuration(), generator: "", width: 72, templates: [:], products: [:],
    pagesByPath: [:])
}

extension ReleaseScene {
  /// Interprets texts with the configuration of the folder.
  var compiler: DocumentCompiler {
    var site = Site.bare
    site.configuration = configuration
    return DocumentCompiler(site: site)
  }
}

extension Ledger {
  /// The event that released a version.
  func releaseEvent(of version: Manifest.Version) -> LedgerEvent? {
    events.first { event in
      if case .released = event.action { event.version == version } else { false }
    }
  }
}
