import AssentManifest

/// Answers that are given without a session: by a command, from the settings of an app.
extension GateKeeper {
  /// Declines the version of a document that is in force.
  ///
  /// What is not required is not asked for again in this version; what is stays owed.
  /// - Returns: what was declined.
  @discardableResult
  public func decline(document: String, person: Person) throws(NamingError) -> DocumentDecision {
    let found = try decision(on: document, person)
    switch found.outcome {
    case .allowed(let acceptance): throw .accepted(acceptance)
    case .notForThisPerson: throw .notForThisPerson(document)
    default: break
    }
    guard let text = found.text(for: person) else { throw .nothingInForce(document) }
    try record(.declined(text))
    return found
  }

  /// Takes the acceptance of a document back; also of one that is not published any more.
  ///
  /// - Returns: the record that does not count any more.
  @discardableResult
  public func withdraw(document: String, person: Person) throws(NamingError) -> Acceptance {
    let summary: AcceptanceSummary
    do { summary = try store.summary() } catch { throw .store(error) }
    let key = AcceptanceSummary.Key(document: document, subject: person.subject)
    guard let acceptance = summary.standings[key]?.acceptance else {
      _ = try decision(on: document, person)
      throw .notAccepted(document)
    }
    try record(.withdrawn(document: document, record: acceptance.id))
    return acceptance
  }

  /// Asks for everything anew, or for one document; what was recorded stays on record.
  ///
  /// Without a ``Person/subject`` it is for all persons of the store.
  public func reset(document: String?, for person: Person) throws(StoreError) {
    let action = AcceptanceEvent.Action.reset(document: document, subject: person.subject)
    try append([AcceptanceEvent(at: clock(), action: action)])
  }

  /// What was decided on one document.
  func decision(on document: String, _ person: Person) throws(NamingError) -> DocumentDecision {
    let (decision, failure) = decide(for: person)
    if let failure { throw .store(failure) }
    if let refusal = decision.refusal { throw .refused(refusal) }
    guard let found = decision.documents.first(where: { $0.document.id == document }) else {
      throw .unknownDocument(document, known: decision.documents.map(\.document.id))
    }
    return found
  }

  private func record(_ action: AcceptanceEvent.Action) throws(NamingError) {
    do { try append([AcceptanceEvent(at: clock(), action: action)]) } catch {
      throw .store(error)
    }
  }
}

extension DocumentDecision {
  /// The text that was decided on, as a person sees it, without an answer to it.
  func text(for person: Person) -> AcceptanceEvent.Text? {
    guard let release, let locale,
      let (tag, entry) = release.locales.first(where: { $0.key.isSame(as: locale) })
    else { return nil }
    return AcceptanceEvent.Text(
      document: document.id, version: release.version, locale: tag, textDigest: entry.textDigest,
      subject: person.subject)
  }
}
