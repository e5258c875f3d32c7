import AssentManifest

extension DocumentDecision {
  /// What a person is told: what was found, and what to do.
  public func sentence(in words: GateWords) -> String {
    let title = title
    let version = release?.version.text ?? ""
    switch outcome {
    case .notForThisPerson: return words.text(.notForYou, title)
    case .nothingInForce: return words.text(.nothingInForce, title)
    case .allowed(let acceptance):
      return Self.sentence(for: acceptance, title: title, in: words)
    case .allowedUntil(let end, let acceptance):
      return words.text(.countsUntil, title, acceptance.version.text, Self.lastDay(before: end))
    case .allowedMigrated(let version): return words.text(.migratedCounts, title, version.text)
    case .ask(let reason, let since):
      switch (reason, since) {
      case (.first, _): return words.text(.askFirst, title, version)
      // It did not change: another version holds again.
      case (.material, _) where withdrawn != nil: return words.text(.askFirst, title, version)
      case (.material, let since?) where since.text != version:
        return words.text(.askChanged, title, version, since.text)
      case (.material, _): return words.text(.askChangedSinceUnknown, title, version)
      case (.renewal, _): return words.text(.askRenewal, title, version)
      case (.withdrawn, _): return words.text(.askWithdrawn, title, version)
      case (.damagedLog, _): return words.text(.askDamaged, title, version)
      }
    case .declined:
      return words.text(isWithdrawn ? .wasWithdrawn : .wasDeclined, title, version)
    case .ageUnknown: return words.text(.ageNeeded, title)
    case .tooYoung(let minimum): return words.text(.tooYoung, title, "\(minimum)")
    case .awaitingGuardian: return words.text(.guardianNeeded, title)
    }
  }

  /// That a version was withdrawn, when and why; `nil` where none was that matters here.
  public func withdrawalSentence(in words: GateWords) -> String? {
    withdrawn.flatMap { release in
      release.withdrawn.map {
        words.text(.versionWithdrawn, release.version.text, $0.at.description, $0.reason)
      }
    }
  }

  /// That another version will be in force; `nil` where none is to come.
  public func upcomingSentence(in words: GateWords) -> String? {
    upcoming.map {
      words.text(
        .noticeUpcoming, title, $0.version.text, document.firstMoment(of: $0).description)
    }
  }

  /// "You agreed to it, on that day."
  static func sentence(
    for acceptance: Acceptance, title: String, in words: GateWords
  ) -> String {
    // Nobody said a sentence that was not shown.
    if acceptance.isByDigest {
      return GateStatement.named(
        acceptance.asks, title: title, version: acceptance.version, on: acceptance.at.day,
        words: words)
    }
    let phrase: GatePhrase =
      switch acceptance.asks {
      case .agreement: .agreedOn
      case .acknowledgement: .readOn
      case .consent: .consentedOn
      }
    return words.text(phrase, title, acceptance.version.text, "\(acceptance.at.day) (UTC)")
  }

  /// The last whole day before a moment at which something ends: `2026-12-19 (UTC)`.
  static func lastDay(before end: Manifest.Timestamp) -> String {
    let start = Manifest.Timestamp(startOf: end.day)
    return "\(end == start ? end.adding(days: -1).day : end.day) (UTC)"
  }

  /// The title in the language that is shown.
  public var title: String {
    locale.flatMap { release?.locales[$0]?.title } ?? document.title
  }

  /// What a developer is told: what is, with its values, and what follows.
  public var developerSentence: String {
    let version = release.map { "version \($0.version), revision \($0.revision)" } ?? "no version"
    let place = "document '\(document.id)', \(version): "
    switch outcome {
    case .notForThisPerson:
      return place
        + "for \(document.audience?.who.rawValue ?? "all"), and the person is not one of "
        + "them; nothing is asked"
    case .nothingInForce:
      return place
        + (upcoming.map { "the next, \($0.version), takes effect at \($0.effective)" }
          ?? "all are withdrawn or superseded") + "; nothing is asked"
    case .allowed(let acceptance): return place + "accepted, " + Self.words(acceptance)
    case .allowedUntil(let end, let acceptance):
      return place + "not accepted; until \(end) counts " + Self.words(acceptance)
    case .allowedMigrated(let version):
      return place
        + "version \(version) was kept without a digest, and gate.acceptMigrated lets it "
        + "count"
    case .ask(let reason, let since):
      let cause =
        switch reason {
        case .first where since != nil:
          "the yes that was given is of another kind than the \(document.asks.rawValue) it asks for"
        case .first: "nothing was accepted"
        case .material where withdrawn != nil:
          "version \(withdrawn?.version.text ?? ""), which was accepted, was withdrawn on "
            + "\(withdrawn?.withdrawn?.at.description ?? "")"
        case .material: "what was accepted does not cover it"
        case .renewal:
          "the acceptance is over"
            + (document.gate.renewAfterDays.map { ", as gate.renewAfterDays is \($0)" } ?? "")
        case .withdrawn: "the acceptance was withdrawn"
        case .damagedLog:
          "the log is damaged, and what is sound of it has no acceptance that counts"
        }
      let before = since.map { "; the last that was accepted is version \($0)" } ?? ""
      return place + cause + before
        + (document.required ? "; ask" : "; offer it, it is not required")
    case .declined:
      return place + "declined or withdrawn, and not required; it is not asked for again before a "
        + "material version"
    case .ageUnknown:
      return place
        + "the age decides (\(limits)), and is not known well enough; ask with AgeQuestion"
    case .tooYoung(let minimum):
      return place + "audience.minimumAge is \(minimum), and the person is younger; do not go on"
    case .awaitingGuardian(let acceptance):
      return place + "audience.guardianBelow is \(document.audience?.guardianBelow ?? 0), and no "
        + "guardian accepted; the person did, " + Self.words(acceptance)
    }
  }

  private var limits: String {
    [
      document.audience?.minimumAge.map { "minimumAge \($0)" },
      document.audience?.guardianBelow.map { "guardianBelow \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
  }

  private static func words(_ acceptance: Acceptance) -> String {
    "record \(acceptance.id), version \(acceptance.version) in \(acceptance.locale), at "
      + "\(acceptance.at), by \(acceptance.method.rawValue)"
  }
}
