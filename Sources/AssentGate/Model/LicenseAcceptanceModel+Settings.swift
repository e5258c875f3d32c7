import AssentManifest

/// What the settings of an app show: the texts that were accepted.
extension LicenseAcceptanceModel {
  /// One text that counts as accepted.
  public struct Accepted: Hashable, Sendable {
    /// Its number among the items of the session.
    public let item: Int
    /// The title of the text.
    public let title: String
    /// The version that was accepted.
    public let version: String
    /// The day on which it was accepted, in UTC: `2026-02-01`.
    public let day: String
    /// Whether it can be taken back without losing anything else.
    public let isConsent: Bool
    /// The words of the gate in the language of the text.
    public let words: GateWords
    /// What was answered, and when: "You agreed to “License”, version 1.0, on 2026-02-01."
    public let sentence: String
  }

  /// The texts that count as accepted, in the order of the publisher.
  public var accepted: [Accepted] {
    guard let session else { return [] }
    return session.items.indices.compactMap { index in
      let item = session.items[index]
      guard item.state.phase.isOpen, let acceptance = item.acceptance else { return nil }
      return Accepted(
        item: index, title: item.decision.document.title, version: acceptance.version.text,
        day: acceptance.at.day.description, isConsent: item.decision.document.asks == .consent,
        words: item.words,
        sentence: DocumentDecision.sentence(
          for: acceptance, title: item.decision.title, in: item.words))
    }
  }

  /// Reads and verifies the text of a document, for ``GateSession/Item/text``; nothing is asked.
  public func loadText(item: Int) {
    work { actor, session, _ in await actor.loadText(item, in: session) }
  }
}
