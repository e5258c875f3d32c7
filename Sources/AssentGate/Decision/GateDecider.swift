import AssentManifest

/// Says of each document whether a person has to be asked, from what was published and what they did.
///
/// A pure function: the same manifest, log, person and moment always give the same answer.
public enum GateDecider {
  /// - Parameters:
  ///   - summary: of the log, whose subjects are the one of `person`.
  ///   - now: by the clock of the person. The moment that the manifest was made counts where the clock is
  ///     behind it, so that turning it back brings no older version into force.
  public static func decide(
    _ manifest: VerifiedManifest, summary: AcceptanceSummary, person: Person,
    now: Manifest.Timestamp
  ) -> GateDecision {
    if let seen = summary.seen {
      if manifest.manifest.sequence < seen.sequence {
        return GateDecision(
          refusal: .rollback(sequence: manifest.manifest.sequence, seen: seen.sequence))
      }
      if manifest.manifest.sequence == seen.sequence, manifest.digest != seen.digest {
        return GateDecision(
          refusal: .equivocation(
            sequence: seen.sequence, digest: manifest.digest, seen: seen.digest))
      }
    }
    let moment = max(now, manifest.manifest.generated)
    var notices = notices(of: manifest.manifest, summary, now)
    let isDamaged = summary.damagedLine != nil || summary.isShortened || summary.wasDamaged
    var locales = LocaleChoice(languages: person.languages)
    var decisions: [DocumentDecision] = []
    decisions.reserveCapacity(manifest.manifest.documents.count)
    for index in order(of: manifest.manifest.documents) {
      let document = manifest.manifest.documents[index]
      let question = DocumentQuestion(
        document: document, standing: summary.standing(of: document.id, subject: person.subject),
        isDamaged: isDamaged, person: person, now: moment)
      decisions.append(question.decision(&locales))
      if let notice = question.notice { notices.append(notice) }
    }
    return GateDecision(documents: decisions, notices: notices)
  }

  /// The places of the documents as they are shown: by the publisher's order, equal ones by id.
  private static func order(of documents: [Manifest.DocumentEntry]) -> [Int] {
    var order = Array(documents.indices)
    // A build writes them by id, so that mostly nothing has to be compared.
    let isByID = zip(order, order.dropFirst()).allSatisfy { a, b in
      documents[a].id.utf8.lexicographicallyPrecedes(documents[b].id.utf8)
    }
    if !isByID {
      order.sort { documents[$0].id.utf8.lexicographicallyPrecedes(documents[$1].id.utf8) }
    }
    guard order.contains(where: { documents[$0].order != 0 }) else { return order }
    let keys = order.enumerated().map { (documents[$1].order, $0) }.sorted { $0 < $1 }
    return keys.map { order[$0.1] }
  }

  private static func notices(
    of manifest: Manifest, _ summary: AcceptanceSummary, _ now: Manifest.Timestamp
  ) -> [GateNotice] {
    var notices: [GateNotice] = []
    if let line = summary.damagedLine { notices.append(.damagedLog(line: line)) }
    if summary.isShortened { notices.append(.shortenedLog) }
    if summary.tornBytes > 0 { notices.append(.tornLog(bytes: summary.tornBytes)) }
    notices += summary.unreadable.map { .unreadableLog($0) }
    if let expires = manifest.expires, expires < now { notices.append(.expired(expires)) }
    let latest = max(manifest.generated, summary.newest ?? manifest.generated)
    if latest > now { notices.append(.clockBehind(latest)) }
    return notices
  }
}
