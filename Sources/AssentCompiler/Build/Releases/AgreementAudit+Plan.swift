import AssentManifest
import AssentRecord
import AssentRender

extension AgreementAudit {
  /// What the ledger of an agreement says of its versions, as of the date of a plan.
  ///
  /// - Parameters:
  ///   - folder: of the product, below the output folder.
  ///   - keys: those that its manifest announces.
  init(of plan: ReleasePlan, history: AgreementHistory, folder: String, keys: [Manifest.Key]) {
    let agreement = plan.agreement
    var records: [Manifest.Version: Record] = [:]
    for version in agreement.versions {
      let release = version.record.release
      let texts = version.texts.sorted { $0.key < $1.key }.compactMap { locale, text in
        release.locales[locale].map {
          Text(
            locale: locale, isAuthoritative: text.isAuthoritative, file: text.file,
            sourceDigest: $0.sourceDigest, textDigest: $0.textDigest)
        }
      }
      records[version.version] = Record(
        revision: release.revision, releasedBy: version.record.by,
        gitRevision: release.revisionOfSource, reason: release.change.reason,
        signals: release.change.signals, texts: texts)
    }
    // An approval holds for the very texts that were released; one of other texts says nothing.
    for event in agreement.ledger.events where Self.isKnown(event.at, at: plan.now) {
      records[event.version]?.take(
        event, approves: agreement.history[event.version]?.release.sourceDigests)
    }
    let place = Placement.published(Placement.base(plan.path))?.text ?? ""
    let root = Placement.published(folder)?.text ?? ""
    self.init(
      history: history, records: records,
      ledger: Ledger(file: agreement.ledgerPath, head: agreement.ledger.head),
      folder: root, place: Self.path(place, below: root), keys: keys)
  }

  /// Withdrawals to come are not told before their day, as on all pages.
  private static func isKnown(_ day: Manifest.Day, at now: Manifest.Timestamp) -> Bool {
    Manifest.Timestamp(startOf: day) <= now
  }

  private static func path(_ path: String, below folder: String) -> String {
    folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
  }
}

extension AgreementAudit.Record {
  /// Adds what an event says beside the release itself.
  ///
  /// - Parameter approves: the texts that an approval has to name.
  fileprivate mutating func take(
    _ event: LedgerEvent, approves: [Manifest.Locale: Manifest.Digest]?
  ) {
    func entry(_ reason: String) -> AgreementAudit.Entry {
      AgreementAudit.Entry(day: event.at, by: event.by, reason: reason)
    }
    switch event.action {
    case .released: break
    case .withdrawn(let reason): withdrawal = entry(reason)
    case .superseded(_, let reason): supersession = entry(reason)
    case .approved(let reason, let texts):
      if texts == approves { approvals.append(entry(reason)) }
    case .corrected(let effective, let graceDays, let reason, _):
      corrections.append(
        AgreementAudit.Correction(
          entry: entry(reason), effective: effective, graceDays: graceDays))
    }
  }
}
