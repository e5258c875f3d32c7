import AssentManifest

extension GateSession.Item {
  /// What the person is told of where they stand with the document, in every face: by the phase, and
  /// where that leaves it open, by what was decided.
  public var sentence: String {
    let title = decision.title
    switch state.phase {
    case .askingAge: return words.text(.ageNeeded, title)
    case .underAge: return tooYoung
    case .awaitingGuardian: return words.text(.guardianNeeded, title)
    case .declining: return words.text(.declineQuestion, title)
    case .unavailable: return failure?.sentence(in: words) ?? words.text(.unavailable)
    case .declined:
      if case .declined = decision.outcome { return asked }
      return words.text(.wasDeclined, title, version)
    case .acceptedUnsaved: return words.text(.notStoredAskedAgain)
    case .accepted:
      guard let acceptance else { return asked }
      return DocumentDecision.sentence(for: acceptance, title: title, in: words)
    case .exited: return state.flags.contains(.isTooYoung) ? tooYoung : asked
    case .checking, .notNeeded, .reading, .readyToAgree, .agreed, .storing, .grace: return asked
    }
  }

  private var tooYoung: String {
    words.text(.tooYoung, decision.title, "\(decision.document.audience?.minimumAge ?? 0)")
  }

  private var version: String { decision.release?.version.text ?? "" }

  /// The sentence of the decision; where it only asked for the age, which was answered, that of a first
  /// text.
  private var asked: String {
    switch decision.outcome {
    case .ageUnknown, .awaitingGuardian: words.text(.askFirst, decision.title, version)
    default: decision.sentence(in: words)
    }
  }
}
