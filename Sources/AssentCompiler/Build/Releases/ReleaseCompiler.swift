import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord
import AssentRedline
import AssentRender

/// Compiles the released texts of one agreement in one language: all versions, and what changed
/// between them.
///
/// A version is interpreted once, for its pages and for all redlines, as long as there is room to keep
/// it.
struct ReleaseCompiler {
  let publication: Publication
  let site: Site
  let plan: ReleasePlan
  let locale: Manifest.Locale
  let counter: ProgressCounter

  /// How many bytes of texts are kept interpreted; of larger agreements each text is interpreted for
  /// every use.
  private static let mostKeptBytes = 4 << 20

  /// How many bytes of texts are kept prepared for comparison, which takes more room.
  private static let mostPreparedBytes = 1 << 20

  /// The texts in this language, oldest first.
  private var texts: [ReleasePlan.Text] { plan.texts.filter { $0.listing.locale == locale } }

  func compile() throws(InputError) -> Publication.Outcome {
    let texts = texts
    var outcome = Publication.Outcome()
    var kept: [Int: CheckedDocument] = [:]
    var keptBytes = 0
    func document(_ text: ReleasePlan.Text) throws(InputError) -> CheckedDocument {
      if let checked = kept[text.position] { return checked }
      let source = try text.released.text.source()
      let checked = DocumentCompiler(site: site)
        .release(source, path: text.released.path, listing: text.listing)
      keptBytes += source.bytes.count
      if keptBytes <= Self.mostKeptBytes { kept[text.position] = checked }
      return checked
    }

    var prepared: [Int: PreparedText] = [:]
    var preparedBytes = 0
    func preparedText(_ position: Int, _ document: LegalDocument) -> PreparedText {
      if let text = prepared[position] { return text }
      let text = PreparedText(document)
      preparedBytes += document.markup.source.bytes.count
      if preparedBytes <= Self.mostPreparedBytes { prepared[position] = text }
      return text
    }

    let byPosition = Dictionary(texts.map { ($0.position, $0) }) { first, _ in first }
    guard let newest = byPosition[plan.current] ?? texts.last else { return outcome }
    let shown = try document(newest).document
    let title = shown.metadata.title
    let history = plan.history(
      title: title ?? Placement.agreementID(of: plan.path),
      feed: Placement.feed(site.product(of: plan.path).folder)?.text)
    var release = CompiledRelease.Locale(history: history)
    release.redlineKey = RedlineKey.of(plan, locale, history: history, on: site, publication)
    let output = publication.stage.output
    let mayKeep = output.record?.redlineKeys.contains(release.redlineKey) ?? false
    var changes: [ClauseHistory.Step] = []
    for pair in plan.pairs.pairs {
      guard let from = byPosition[pair.from], let to = byPosition[pair.to] else { continue }
      let (old, new) = (try document(from), try document(to))
      guard !old.isRefused, !new.isRefused,
        let places = Placement.redline(
          plan.path, from: from.listing.version, to: to.listing.version, locale: locale)
      else { continue }
      let files = RedlineFiles(
        site: site, plan: plan, history: history, pair: pair, locale: locale, places: places)
      let isStep = pair.from == pair.to - 1
      let artifacts: [Artifact]
      let redline: Redline?
      if mayKeep, let kept = try files.kept(in: output, reading: isStep) {
        (artifacts, redline) = (kept.artifacts, kept.redline)
        outcome.redlines.kept += 1
      } else {
        let made = files.artifacts(
          comparing: preparedText(pair.from, old.document),
          with: preparedText(pair.to, new.document))
        (artifacts, redline) = (made.artifacts, made.redline)
        outcome.redlines.made += 1
      }
      for artifact in artifacts { try publication.stage.add(artifact.bytes, at: artifact.path) }
      release.redlines[pair] = artifacts.map { ArtifactFacts($0) }
      guard isStep, let redline else { continue }
      changes.append((from.listing.version, to.listing.version, redline.clauses))
      if let finding = understated(pair, redline.assessment) {
        outcome.diagnostics.append(finding)
        outcome.isRefused = true
      }
      release.changedClauses[pair.to] = Self.anchors(of: redline.clauses)
    }
    prepared = [:]
    outcome.release = release
    let anchors =
      try texts.last.map { text throws(InputError) in
        try document(text).document.clauses.map(\.anchor)
      } ?? []
    let inForce = plan.agreement.versions[...plan.current].map(\.version)
    for text in texts {
      defer { counter.advance() }
      var edition = Edition(
        form: .released, isCurrent: text.position == plan.current,
        links: plan.links(of: text.position), history: history)
      if edition.isCurrent {
        edition.changes = ClauseHistory(changes.filter { inForce.contains($0.to) })
      }
      try render(text, try document(text), edition, into: &outcome)
      kept[text.position] = nil
    }
    let pages = HistoryFiles(
      site: site, plan: plan, history: history, locale: locale, kind: shown.kind)
    for artifact in pages.artifacts(changes: changes, anchors: anchors) {
      try publication.stage.add(artifact.bytes, at: artifact.path)
      outcome.resources.append(ArtifactFacts(artifact))
    }
    return outcome
  }

  private func render(
    _ text: ReleasePlan.Text, _ checked: CheckedDocument, _ edition: Edition,
    into outcome: inout Publication.Outcome
  ) throws(InputError) {
    let output = DocumentCompiler(site: site)
      .render(checked, path: text.released.path, edition: edition)
    outcome.diagnostics += output.diagnostics
    guard var facts = try publication.keepingArticle(of: output) else {
      outcome.isRefused = true
      return
    }
    facts.position = text.position
    outcome.facts.append(facts)
    if let stated = text.textDigest, stated != facts.textDigest {
      outcome.isRefused = true
      outcome.diagnostics.append(
        Diagnostic(
          rule: .releasedTextEdited, severity: .error,
          message: "the words of version \(text.listing.version) have the digest "
            + "\(facts.textDigest); the ledger says \(stated)",
          file: checked.document.markup.source.path,
          help: "build it with the version of Assent that released it, and report this"))
      return
    }
    for artifact in output.artifacts {
      try publication.stage.add(artifact.bytes, at: artifact.path)
    }
  }

  /// The finding for an editorial release whose texts show more than its ledger says, and which nobody
  /// has approved.
  ///
  /// Rules get sharper, and a release stays what it was: one that is material asks everyone whatever
  /// class it has.
  private func understated(
    _ pair: RedlinePairs.Pair, _ assessment: ChangeAssessment
  ) -> Diagnostic? {
    let version = plan.agreement.versions[pair.to]
    let change = version.record.release.change
    guard change.declared == .editorial, version.record.approval == nil,
      change.computed < assessment.changeClass, assessment.changeClass >= .wording
    else { return nil }
    let root = publication.content.root
    let key = plan.agreement.key
    let from = plan.agreement.versions[pair.from].version
    let option = ReleaseComparison.contentOption(root)
    return Diagnostic(
      rule: .editorialButWordsChanged, severity: .error,
      message:
        "the ledger calls the change to version \(version.version) '\(change.computed.rawValue)'; "
        + "its texts in '\(locale)' show '\(assessment.changeClass.rawValue)'",
      file: root + "/" + plan.agreement.ledgerPath,
      help: "look at 'assent diff \(ReleaseComparison.name("\(key)@\(from)")) "
        + "\(ReleaseComparison.name("\(key)@\(version.version)"))"
        + (locale == plan.authoritative ? "" : " --locale \(locale)") + option
        + "'; if nobody has to be asked again: assent release approve "
        + "\(ReleaseComparison.name("\(key)@\(version.version)")) --reason \"…\"\(option)")
  }

  /// The clauses of the new text in which something changed, in its order.
  private static func anchors(of changes: [ClauseChange]) -> [String] {
    var seen: Set<String> = []
    return changes.flatMap(\.new).map(\.anchor).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
