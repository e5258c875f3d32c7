import AssentManifest

/// What the screens of an app say, in the words of the gate.
extension LicenseAcceptanceModel {
  /// The words of labels that belong to no document.
  public var labels: GateWords { session?.words ?? words ?? .best(for: person.languages) }

  /// What the person is told of where they stand; `nil` where the screen itself says it.
  public var message: String? {
    if let failure { return failure.sentence(in: labels) }
    guard let item = current else { return nil }
    switch item.state.phase {
    case .underAge, .exited: return item.sentence
    default: return nil
    }
  }

  /// What is told without closing the gate, a sentence each: days that are left, an answer that could not
  /// be stored, a log that is damaged.
  public var sentences: [String] {
    guard let session else { return [] }
    let grace = session.items.filter { $0.state.phase == .grace }.map(\.sentence)
    return (storeNotice.map { [$0] } ?? []) + grace
      + session.notices.map { $0.sentence(in: labels) }
  }

  /// An answer to the question of age, with its label.
  public struct AgeChoice: Hashable, Sendable {
    /// The ages that the answer stands for.
    public let bracket: Person.AgeBracket
    /// The words of the answer: "16 or 17".
    public let label: String
  }

  /// The answers to offer, youngest first; none of them is marked as the one that helps.
  public var ageChoices: [AgeChoice] {
    let documents = session?.items.map(\.decision.document) ?? []
    return (AgeQuestion(documents)?.brackets ?? []).map {
      AgeChoice(bracket: $0, label: $0.label(in: labels))
    }
  }
}

extension Person.AgeBracket {
  /// "Under 13", "13 to 15", "16 or older".
  func label(in words: GateWords) -> String {
    switch (from, below) {
    case (_, nil): words.text(.ageFrom, String(from))
    case (0, let below?): words.text(.ageBelow, String(below))
    case (let from, let below?): words.text(.ageBetween, String(from), String(below - 1))
    }
  }
}
