import AssentManifest

extension GateKeeper {
  /// Who acted, in a record and where a guardian declines.
  package static let guardian = "guardian"

  /// The record of what a person, or their guardian, just did.
  func record(
    of item: GateSession.Item, _ person: Person, at now: Manifest.Timestamp, isGuardian: Bool
  ) -> Acceptance? {
    let shown = isGuardian ? item.guardianPresentation : item.presentation
    guard let release = item.decision.release, let shown else { return nil }
    let gate = item.decision.document.gate
    let isSigned = gate.signature == .typedName && !isGuardian
    return Acceptance(
      id: identifier(), at: now, document: item.decision.document.id, version: release.version,
      revision: release.revision, asks: item.decision.document.asks, locale: shown.text.locale,
      textDigest: shown.text.textDigest, shownDigest: shown.shownDigest, manifest: manifest,
      statement: shown.statement, signedName: isSigned ? item.signedName : nil,
      presentationDigest: shown.digest,
      evidence: Acceptance.Evidence(
        maxScroll: (isGuardian ? item.guardianProgress : item.progress).perMille,
        scrollThreshold: gate.scrollThreshold,
        agreed: isGuardian ? item.isGuardianTicked : item.isTicked, ui: ui),
      method: method, actor: isGuardian ? Self.guardian : nil,
      verifiedBy: isGuardian ? item.guardianVerifiedBy : nil,
      validUntil: gate.renewAfterDays.map(now.adding(days:)), app: app,
      subject: person.subject,
      guardian: item.state.flags.contains(.needsGuardian) ? isGuardian : nil)
  }

  /// Adds events to the store, whichever it is, if they name persons as a log may.
  func append(_ events: [AcceptanceEvent]) throws(StoreError) {
    for subject in events.compactMap(\.subject) where !Pseudonym.isName(subject) {
      throw StoreError(
        place: "the gate",
        reason:
          "a person has to be named as 'subject(of:)' of the store does, by 64 hexadecimal digits")
    }
    try store.append(events)
  }

  /// Keeps what a line is about to name, so that it can be shown later; the line stands without it.
  ///
  /// - Returns: why something of it is not kept, to be told to who takes the line for all there is.
  func keep(_ presentation: Presentation?, _ text: GateText?) -> StoreError? {
    var faults: [StoreError] = []
    do throws(StoreError) { if let presentation { try store.keep(presentation) } } catch {
      faults.append(
        StoreError(
          place: error.place,
          reason: error.reason + "; the answer stands, and the screen is not kept beside it"))
    }
    do throws(StoreError) {
      if let text { try store.keep(AcceptedText(text, content.manifest)) }
    } catch {
      faults.append(
        StoreError(
          place: error.place,
          reason: error.reason + "; the answer stands, and the text is not kept beside it"))
    }
    // A receipt shows the text again, if not the screen.
    return faults.last
  }

  /// The manifest that was decided from.
  var manifest: Manifest.Previous { content.manifest.reference }
}

extension GateSession {
  /// Takes in that something is not kept beside the answer to an item.
  mutating func note(_ unkept: StoreError?, _ item: Int) {
    guard let unkept else { return }
    items[item].unkept = unkept
    storeError = unkept
  }
}
