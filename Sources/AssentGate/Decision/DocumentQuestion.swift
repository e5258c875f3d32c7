import AssentManifest

/// Whether a person has to be asked for one document, and why.
struct DocumentQuestion {
  private(set) var document: Manifest.DocumentEntry
  let standing: AcceptanceSummary.Standing
  /// Whether the log is damaged, or was and lost what stood before.
  let isDamaged: Bool
  let person: Person
  let now: Manifest.Timestamp
  private let timeline: ReleaseTimeline

  init(
    document: Manifest.DocumentEntry, standing: AcceptanceSummary.Standing, isDamaged: Bool,
    person: Person, now: Manifest.Timestamp
  ) {
    self.document = document
    // A consent is never a condition, whatever the manifest says.
    if document.asks == .consent { self.document.required = false }
    (self.standing, self.isDamaged) = (standing, isDamaged)
    (self.person, self.now) = (person, now)
    timeline = ReleaseTimeline(document, at: now)
  }

  func decision(_ locales: inout LocaleChoice) -> DocumentDecision {
    let place = timeline.inForce
    let release = place.map { document.releases[$0] }
    let outcome = outcome(place)
    return DocumentDecision(
      document: document, release: release, locale: release.flatMap { locales.locale(of: $0) },
      outcome: outcome, upcoming: timeline.upcoming,
      isWithdrawn: standing.isWithdrawn && standing.declined == nil,
      withdrawn: withdrawn(outcome))
  }

  private func withdrawn(_ outcome: DocumentDecision.Outcome) -> Manifest.Release? {
    let release: Manifest.Release?
    switch outcome {
    case .ask(let reason, let since) where reason != .first:
      release = document.releases.first { $0.version == since }
    case .nothingInForce: release = document.releases.last
    default: release = nil
    }
    guard let release, let end = release.withdrawn, Manifest.Timestamp(startOf: end.at) <= now
    else { return nil }
    return release
  }

  // MARK: Outcome

  private func outcome(_ place: Int?) -> DocumentDecision.Outcome {
    guard isForThisPerson else { return .notForThisPerson }
    guard let place else { return .nothingInForce }
    let age = AgeFinding(person.age, document.audience)
    if case .tooYoung(let minimum) = age { return .tooYoung(minimumAge: minimum) }
    let coverage = coverage(of: place)
    switch coverage {
    case .full(let acceptance): return guarded(.allowed(acceptance), acceptance, age)
    case .until(let end, let acceptance):
      return guarded(.allowedUntil(end, acceptance), acceptance, age)
    case .migrated(let version): if age == .sufficient { return .allowedMigrated(version) }
    case .none: break
    }
    if isDeclined(place) { return .declined }
    if age == .unknown { return .ageUnknown }
    return .ask(reason(coverage), since: since)
  }

  private var isForThisPerson: Bool {
    switch document.audience?.who ?? .all {
    case .all: true
    case .guests: person.membership == .guest
    case .members: person.membership == .member
    }
  }

  /// What follows from an acceptance, once a guardian gave theirs where one has to.
  private func guarded(
    _ outcome: DocumentDecision.Outcome, _ acceptance: Acceptance, _ age: AgeFinding
  ) -> DocumentDecision.Outcome {
    switch age {
    case .needsGuardian where acceptance.guardian != true: .awaitingGuardian(acceptance)
    // What was asked for when it was accepted still is, until the age says otherwise.
    case .unknown where acceptance.guardian == false: .awaitingGuardian(acceptance)
    case .needsGuardian, .unknown, .sufficient, .tooYoung: outcome
    }
  }

  // MARK: What an acceptance covers

  private enum Coverage: Hashable {
    case full(Acceptance)
    case until(Manifest.Timestamp, Acceptance)
    case migrated(Manifest.Version)
    case none(Cause)
  }

  private enum Cause: Hashable {
    case nothing
    case otherVersion
    /// What was said yes to was another question.
    case otherQuestion
    case tooOld
  }

  private func coverage(of place: Int) -> Coverage {
    guard let acceptance = standing.acceptance else {
      guard document.gate.acceptMigrated, let version = migrated,
        let accepted = timeline.index(of: version), covers(accepted, place)
      else { return .none(.nothing) }
      return .migrated(version)
    }
    guard acceptance.isEnough(for: document.asks) else { return .none(.otherQuestion) }
    // A version or language that is not listed was of the time before there was a ledger, was wrong and
    // taken out, or is of another product: nobody can say whose words those were.
    guard let accepted = timeline.index(of: acceptance.version),
      published(acceptance) == acceptance.textDigest
    else { return .none(.otherVersion) }
    let end = end(of: acceptance)
    if let end, end <= now { return .none(.tooOld) }
    if covers(accepted, place) { return .full(acceptance) }
    guard accepted < place, let grace = timeline.grace(after: accepted, until: place) else {
      return .none(.otherVersion)
    }
    return .until(min(grace, end ?? grace), acceptance)
  }

  /// Whether the acceptance of one release holds for the one in force.
  private func covers(_ accepted: Int, _ place: Int) -> Bool {
    if accepted == place { return true }
    let (old, new) = (document.releases[accepted], document.releases[place])
    // The manifest may ask for less than the newest revision, and never for more than the one in force.
    let needed = new.version == document.current ? document.acceptanceRevision : new.revision
    if old.revision > new.revision { return timeline.isOffered(old) }
    return old.revision >= min(needed, new.revision)
  }

  /// When an acceptance has to be given again; `nil` for never.
  ///
  /// One that is dated more than a day ahead was made by a wrong clock, or by nobody. Its days cannot be
  /// counted, so it is over where they have to be.
  private func end(of acceptance: Acceptance) -> Manifest.Timestamp? {
    let isAhead = acceptance.at > now.adding(days: 1)
    let renewal = document.gate.renewAfterDays.map {
      isAhead ? now : acceptance.at.adding(days: $0)
    }
    return [renewal, acceptance.validUntil].compactMap(\.self).min()
  }

  /// The digest of the text that was accepted as it is published; `nil` where it is not.
  private func published(_ acceptance: Acceptance) -> Manifest.Digest? {
    guard let index = timeline.index(of: acceptance.version) else { return nil }
    let locales = document.releases[index].locales
    return locales[acceptance.locale]?.textDigest
      ?? locales.first { $0.key.isSame(as: acceptance.locale) }?.value.textDigest
  }

  /// That the text of an accepted version was changed.
  var notice: GateNotice? {
    guard let acceptance = standing.acceptance, isForThisPerson,
      let digest = published(acceptance), digest != acceptance.textDigest
    else { return nil }
    return .textChanged(
      document: document.id, version: acceptance.version, accepted: acceptance.textDigest,
      published: digest)
  }

  // MARK: Why

  /// Whether the person said no to what is not required, in this version or one that is no different.
  private func isDeclined(_ place: Int) -> Bool {
    guard !document.required, standing.acceptance == nil || standing.declined != nil else {
      return false
    }
    // To take a consent back is to say no.
    let version = standing.declined ?? (standing.isWithdrawn ? standing.lastVersion : nil)
    guard let version, let declined = timeline.index(of: version) else { return false }
    return declined >= place
      || document.releases[declined].revision >= document.releases[place].revision
  }

  private func reason(_ coverage: Coverage) -> DocumentDecision.Reason {
    switch coverage {
    case .none(.tooOld): return .renewal
    case .none(.otherVersion): return .material
    case .none(.otherQuestion): return .first
    case .none(.nothing), .full, .until, .migrated: break
    }
    if standing.isWithdrawn { return .withdrawn }
    // Nothing of a damaged log counts, so what is missing may have been accepted.
    if isDamaged { return .damagedLog }
    guard let migrated, let place = timeline.inForce,
      document.releases[place].version != migrated
    else { return .first }
    return .material
  }

  private var migrated: Manifest.Version? { standing.migrated.flatMap { Manifest.Version($0) } }

  private var since: Manifest.Version? {
    standing.acceptance?.version ?? standing.lastVersion ?? migrated
  }
}

extension Acceptance {
  /// Whether the yes that was given is one that a document asks for: who agrees has read it, and a
  /// consent is nothing else.
  func isEnough(for asks: Manifest.DocumentEntry.Asks) -> Bool {
    switch (self.asks, asks) {
    case (.agreement, .agreement), (.agreement, .acknowledgement), (.consent, .consent),
      (.acknowledgement, .acknowledgement):
      true
    case (.acknowledgement, .agreement), (.consent, .agreement), (.consent, .acknowledgement),
      (.agreement, .consent), (.acknowledgement, .consent):
      false
    }
  }
}
