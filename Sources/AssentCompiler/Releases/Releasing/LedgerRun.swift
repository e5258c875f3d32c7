import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRecord

/// Adds to a ledger what is no release: a withdrawal, a supersession, an approval, a correction.
package struct LedgerRun: Sendable {
  /// What is to be added.
  package enum Action: Hashable, Sendable {
    case withdraw
    case supersede(with: Manifest.Version)
    case approve
    /// Summaries are as written: a text, or a language, `=` and a text.
    case correct(effective: Manifest.Moment?, graceDays: Int?, summaries: [String] = [])
  }

  package var content: String
  /// Id, key or path of the agreement, with `@` and the version.
  package var agreement: String
  package var action: Action
  package var reason: String
  package var day: EntryDay
  /// `nil` where nobody is named.
  package var by: String?
  package var isDryRun = false

  package init(
    content: String, agreement: String, action: Action, reason: String, day: EntryDay,
    by: String?
  ) {
    self.content = content
    self.agreement = agreement
    self.action = action
    self.reason = reason
    self.day = day
    self.by = by
  }

  /// - Throws: ``UsageError`` for what a ledger does not take, ``InputError`` where a file cannot be
  ///   read or written.
  package func run() throws -> ReleaseResult {
    let scene: ReleaseScene
    switch try ReleaseScene.find(content) {
    case .refused(let problems, let sources):
      return ReleaseResult(outcome: .refused, diagnostics: problems, sources: sources)
    case .found(let found): scene = found
    }
    let name = try AgreementName(agreement)
    let files = ReleaseFiles(scene.content).stating(scene.configuration)
    let key = try scene.key(of: name, among: files.documents)
    let errors = scene.errors(in: key)
    guard errors.isEmpty else { return ReleaseResult(outcome: .refused, diagnostics: errors) }
    guard let released = scene.releases.agreements[key] else {
      throw UsageError("'\(key)' has no releases")
    }
    guard let by else {
      throw UsageError(
        "nobody is named who says so; set --by to a name or address, or user.email of git")
    }

    var digests: [Manifest.Locale: Manifest.Digest] = [:]
    var version = name.version
    var result = ReleaseResult(outcome: .possible)
    let record = version.flatMap { released.history[$0] }
    if action == .approve, let record {
      digests = try Self.approved(record)
    } else if action == .approve {
      let texts = try CandidateTexts(
        try scene.paths(of: key, in: files), of: files, configuration: scene.configuration)
      result.diagnostics = texts.diagnostics
      result.sources = texts.sources
      guard !texts.isRefused else {
        result.outcome = .refused
        return result
      }
      version = try approved(texts, named: version, released, compiler: scene.compiler)
      digests = Dictionary(
        texts.texts.map { ($0.locale, TextDigest.digest(of: $0.source.bytes)) },
        uniquingKeysWith: { first, _ in first })
    }
    guard let version else {
      throw UsageError(
        "name the version as well, as in \(key)@\(released.history.last.map { "\($0.version)" } ?? "1.0")"
      )
    }
    let event = LedgerEvent(
      at: try day.day(mayBeFuture: action == .withdraw),
      by: try ReleaseText.name(by, option: "--by"), version: version,
      action: try eventAction(digests, released.versions.first { $0.version == version }, scene))
    let folder = scene.root + "/" + released.folder
    result.entry = ReleaseResult.Entry(
      key: key, event: event, isReleased: record != nil,
      files: [folder + "/" + ReleaseListing.ledgerName],
      pathsToAdd: [
        folder + "/" + ReleaseListing.ledgerName, LedgerWriter.orderPath(in: scene.root),
      ])
    // Before what the ledger would refuse as said twice: a command that was killed is run again.
    if Self.isSaid(event, in: released.ledger, isDated: day.stated != nil) {
      result.outcome = .doneBefore
      if !isDryRun { try LedgerWriter.complete(scene, key: key) }
      return result
    }
    var ledger = released.ledger
    do throws(LedgerError) { _ = try ledger.append(event) } catch {
      throw UsageError(StatedFacts.words(error))
    }
    try Self.checkUse(of: event, in: released.history)
    guard !isDryRun else { return result }
    result.unfinished = try LedgerWriter(scene, key: key).write(
      [event], version: nil, files: [])
    result.outcome = .done
    return result
  }

  private func eventAction(
    _ digests: [Manifest.Locale: Manifest.Digest], _ version: ReleasedVersion?,
    _ scene: ReleaseScene
  ) throws -> LedgerEvent.Action {
    let reason = try ReleaseText.sentence(reason, option: "--reason")
    switch action {
    case .withdraw: return .withdrawn(reason: reason)
    case .supersede(let other): return .superseded(with: other, reason: reason)
    case .approve: return .approved(reason: reason, texts: digests)
    case .correct(let effective, let graceDays, let summaries):
      if let effective {
        try checkCorrection(effective, of: version, scene)
        let limit = max(try day.day(), day.today)
        guard effective.timestamp >= Manifest.Timestamp(startOf: limit) else {
          throw UsageError(
            "--effective \(effective) is before \(limit), which is today in UTC; a version does not "
              + "come into force in the past by a correction")
        }
      }
      let texts = version?.record.release.locales ?? [:]
      let locales = texts.keys.sorted().sorted { a, b in
        texts[a]?.isAuthoritative == true && texts[b]?.isAuthoritative != true
      }
      return .corrected(
        effective: effective, graceDays: graceDays, reason: reason,
        summary: try ReleaseText.summaries(summaries, locales: locales))
    }
  }

  /// Refuses to correct a date that a frozen text states.
  private func checkCorrection(
    _ effective: Manifest.Moment, of version: ReleasedVersion?, _ scene: ReleaseScene
  ) throws {
    guard let stated = try version?.statedDate(otherThan: effective) else { return }
    throw UsageError(
      "'\(scene.root)/\(stated.file)' states the effective date \(stated.moment), and a released text "
        + "is not changed; withdraw the version and release another one")
  }

  /// The texts of a version whose approval follows its release, because newer rules find more in them
  /// than those that it was released by.
  private static func approved(
    _ version: ReleaseHistory.Version
  ) throws(UsageError) -> [Manifest.Locale: Manifest.Digest] {
    let declared = version.release.change.declared
    guard declared == .editorial else {
      throw UsageError(
        "version '\(version.version)' was released as \(declared.rawValue), which wants no approval"
      )
    }
    return version.release.sourceDigests
  }

  /// The version of a draft whose words are approved.
  private func approved(
    _ texts: CandidateTexts, named: Manifest.Version?, _ released: ReleasedAgreement,
    compiler: DocumentCompiler
  ) throws -> Manifest.Version {
    guard let original = texts.texts.first, let version = original.version else {
      throw UsageError("'\(released.key)' has no text that states a version")
    }
    if let named, named != version {
      throw UsageError(
        "'\(original.source.path)' states version '\(version)', not '\(named)'; approve "
          + "\(released.key)@\(version)")
    }
    let assessment = try ReleaseProposal.assessment(texts, after: released, compiler: compiler)
    switch assessment.changeClass {
    case .obligations:
      throw UsageError(
        "the change of '\(released.key)' bears on obligations, so it is material, whoever approves; "
          + "release it with --change material --summary \"…\"")
    case .wording: return version
    case .initial, .identical, .markup, .typography, .linkTarget, .dateLine, .punctuation:
      throw UsageError(
        "nothing to approve: the class computed is '\(assessment.changeClass.rawValue)', which may be "
          + "released as editorial")
    }
  }
}
