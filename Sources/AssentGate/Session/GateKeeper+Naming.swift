import AssentManifest

/// Accepting by naming exactly what is accepted, where nobody sees a screen.
extension GateKeeper {
  /// What is accepted, and by whom.
  public struct Naming: Hashable, Sendable {
    /// The `id` of the document in the manifest.
    public var document: String
    /// The version as the manifest writes it.
    public var version: String
    /// The `textDigest` of the text, in any of its languages.
    public var digest: String
    /// Who is bound, where that is not the person who accepts.
    public var onBehalfOf: Acceptance.Principal?
    /// What the person typed, where the manifest asks for a name.
    public var signedName: String?
    /// When the acceptance ends, where that is before the manifest says so.
    public var validUntil: Manifest.Timestamp?

    /// Names a text and who accepts it.
    public init(
      document: String, version: String, digest: String,
      onBehalfOf: Acceptance.Principal? = nil, signedName: String? = nil,
      validUntil: Manifest.Timestamp? = nil
    ) {
      self.document = document
      self.version = version
      self.digest = digest
      self.onBehalfOf = onBehalfOf
      self.signedName = signedName
      self.validUntil = validUntil
    }
  }

  /// Why nothing was accepted.
  public enum NamingError: Error, Hashable, Sendable {
    case refused(GateRefusal)
    case unknownDocument(String, known: [String])
    /// Nothing of the document is in force.
    case nothingInForce(String)
    /// It is for members, and the person is a guest, or the other way round.
    case notForThisPerson(String)
    case otherVersion(named: String, inForce: Manifest.Version)
    case otherDigest(named: String, inForce: [Manifest.Locale: Manifest.Digest])
    case ageUnknown(String)
    case tooYoung(String, minimumAge: Int)
    /// The manifest asks for a typed name.
    case nameMissing(String)
    /// It is accepted, so that it has to be withdrawn and not declined.
    case accepted(Acceptance)
    case notAccepted(String)
    /// It would have ended before it began.
    case over(Manifest.Timestamp)
    case store(StoreError)
  }

  /// Accepts what is named, if that is what is in force.
  ///
  /// A digest proves which text, not that anyone read it; the record says so by its `method`.
  /// - Returns: the record; where all that is named is on record already, the one that counts, and nothing
  ///   is added. `unkept` is why the text is not kept beside it, from where receipts take it; to accept
  ///   the same again tries again.
  public func accept(
    _ naming: Naming, person: Person, words: GateWords? = nil
  ) throws(NamingError) -> (record: Acceptance, isNew: Bool, unkept: StoreError?) {
    let person = remembering(person)
    let found = try decision(on: naming.document, person)
    guard let release = found.release else { throw .nothingInForce(naming.document) }
    guard naming.version == release.version.text else {
      throw .otherVersion(named: naming.version, inForce: release.version)
    }
    let digests = release.locales.mapValues(\.textDigest)
    // Where several languages have one text, the one that would be shown is meant.
    let locales = digests.filter { $0.value.description == naming.digest }.keys.sorted()
    guard let locale = locales.first(where: { $0 == found.locale }) ?? locales.first,
      let entry = release.locales[locale]
    else { throw .otherDigest(named: naming.digest, inForce: digests) }
    let now = clock()
    if let end = naming.validUntil, end <= now { throw .over(end) }
    // Nobody can accept what nobody can read.
    let text: GateText
    do { text = try content.text(of: release, locale: locale) } catch { throw .refused(error) }
    var needsGuardian = AgeFinding(person.age, found.document.audience) == .needsGuardian
    switch found.outcome {
    case .notForThisPerson: throw .notForThisPerson(naming.document)
    case .nothingInForce: throw .nothingInForce(naming.document)
    case .ageUnknown: throw .ageUnknown(naming.document)
    case .tooYoung(let minimum): throw .tooYoung(naming.document, minimumAge: minimum)
    case .allowed(let acceptance):
      if acceptance.textDigest == entry.textDigest, naming.isCovered(by: acceptance, found) {
        return (acceptance, false, keepMissing(text, of: acceptance))
      }
    case .awaitingGuardian: needsGuardian = true
    case .allowedUntil, .allowedMigrated, .ask, .declined: break
    }
    let record = try record(
      naming, found, locale, entry, needsGuardian: needsGuardian, person, words, at: now)
    let unkept = keep(nil, text)
    do {
      try append([AcceptanceEvent(at: now, action: .accepted(record))])
    } catch {
      throw .store(error)
    }
    return (record, true, unkept)
  }

  /// Keeps a text that could not be kept when it was accepted.
  private func keepMissing(_ text: GateText, of acceptance: Acceptance) -> StoreError? {
    // By another manifest than that of the record nobody would find it.
    guard store.text(of: acceptance) == nil, acceptance.manifest == manifest else { return nil }
    return keep(nil, text)
  }

  private func record(
    _ naming: Naming, _ found: DocumentDecision, _ locale: Manifest.Locale,
    _ entry: Manifest.LocaleEntry, needsGuardian: Bool, _ person: Person, _ words: GateWords?,
    at now: Manifest.Timestamp
  ) throws(NamingError) -> Acceptance {
    guard let release = found.release else { throw .nothingInForce(naming.document) }
    let gate = found.document.gate
    let name = naming.name(for: found)
    if gate.signature == .typedName, name.isEmpty { throw .nameMissing(naming.document) }
    // Nobody saw a sentence, so none is put in their mouth: what the command did is said.
    let statement = GateStatement.named(
      found.document.asks, title: entry.title, version: release.version, on: now.day,
      words: words ?? .best(for: locale, person.languages))
    return Acceptance(
      id: identifier(), at: now, document: naming.document, version: release.version,
      revision: release.revision, asks: found.document.asks, locale: locale,
      textDigest: entry.textDigest, manifest: manifest, statement: statement,
      signedName: name.isEmpty ? nil : name,
      evidence: Acceptance.Evidence(
        maxScroll: 0, scrollThreshold: gate.scrollThreshold, agreed: false, ui: ui),
      method: method, onBehalfOf: naming.onBehalfOf, validUntil: naming.end(found, from: now),
      app: app, subject: person.subject, guardian: needsGuardian ? false : nil)
  }
}

extension GateKeeper.Naming {
  /// When an acceptance of a moment ends; `nil` for never.
  fileprivate func end(
    _ found: DocumentDecision, from start: Manifest.Timestamp
  ) -> Manifest.Timestamp? {
    [found.document.gate.renewAfterDays.map(start.adding(days:)), validUntil].compactMap { $0 }
      .min()
  }

  /// The name that signs; empty where the publisher asks for none, and nobody's name is kept without need.
  fileprivate func name(for found: DocumentDecision) -> String {
    found.document.gate.signature == .typedName ? GateSession.cleaned(signedName ?? "") : ""
  }

  /// Whether a record of the same text says all that is named here: for whom, by what name, until when.
  fileprivate func isCovered(by acceptance: Acceptance, _ found: DocumentDecision) -> Bool {
    let name = name(for: found)
    return onBehalfOf == acceptance.onBehalfOf && (name.isEmpty || name == acceptance.signedName)
      && end(found, from: acceptance.at) == acceptance.validUntil
  }
}
