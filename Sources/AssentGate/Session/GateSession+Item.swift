import AssentManifest

extension GateSession {
  /// One document before one person.
  public struct Item: Sendable {
    /// What was decided of it.
    public internal(set) var decision: DocumentDecision
    /// The text, verified; `nil` until it is needed.
    public internal(set) var text: GateText?
    /// What stands around the text when the person is asked.
    public internal(set) var presentation: Presentation?
    /// What a guardian is asked, where one has to accept as well.
    public internal(set) var guardianPresentation: Presentation?
    /// The screen that the log says was shown.
    var noted: Presentation?
    /// Whether "Not now" stands on its page.
    var canPutOff = false
    /// Where the person stands.
    public internal(set) var state: GateState
    /// How far the text was read.
    public internal(set) var progress: ScrollProgress
    /// How far a guardian read it, where one has to accept as well.
    public internal(set) var guardianProgress: ScrollProgress
    /// Whether the guardian ticked the box.
    public internal(set) var isGuardianTicked = false
    /// Whether the last event was that of a guardian.
    var isGuardianAsked = false
    /// What outside of the gate verified who the guardian is; `nil` for nothing.
    public internal(set) var guardianVerifiedBy: String?
    /// The name that was typed; empty where none is.
    public internal(set) var signedName = ""
    /// What changed since the version that was accepted before; `nil` where none was.
    public internal(set) var changes: WhatChanged?
    /// Why it is ``GatePhase/unavailable``.
    public internal(set) var failure: GateRefusal?
    /// Why the last record could not be stored.
    public internal(set) var storeError: StoreError?
    /// Why the text or the screen is not kept beside the last answer, which stands; `nil` where both are.
    public internal(set) var unkept: StoreError?
    /// What was accepted in this session, or before it.
    public internal(set) var acceptance: Acceptance?
    /// The words of its labels and sentences.
    public internal(set) var words: GateWords
    /// Whether the person is asked, or was in this session.
    var isListed = false
    /// Whether ``acceptance`` is in the store.
    var isStored = false

    init(decision: DocumentDecision, words: GateWords) {
      self.decision = decision
      self.words = words
      let gate = decision.document.gate
      state = GateState(flags: Self.demands(of: decision.document))
      progress = ScrollProgress(
        threshold: gate.scrollThreshold, acceptsUnscrollable: gate.acceptWhenUnscrollable)
      guardianProgress = progress
      switch decision.outcome {
      case .allowed(let acceptance), .allowedUntil(_, let acceptance),
        .awaitingGuardian(let acceptance):
        self.acceptance = acceptance
        isStored = true
      case .notForThisPerson, .nothingInForce, .allowedMigrated, .ask, .declined, .ageUnknown,
        .tooYoung:
        break
      }
    }

    /// As ``GateState/isSettled``.
    public var isSettled: Bool { state.isSettled }

    /// What the person, or the guardian, has to do before Accept is on, in order; empty where the text is
    /// not shown.
    public var missing: [GatePhrase] {
      if state.phase == .awaitingGuardian {
        if !canGuardianTick { return [.scrollToContinue] }
        return isGuardianTicked ? [] : [.tickToContinue]
      }
      guard state.phase.isShown else { return [] }
      let missing = state.missing
      if missing.contains(.needsScroll) { return [.scrollToContinue] }
      let phrases: [(GateFlags, GatePhrase)] = [
        (.needsTick, .tickToContinue), (.needsName, .typeYourName),
      ]
      return phrases.filter { missing.contains($0.0) }.map(\.1)
    }

    /// Whether the box is ticked.
    public var isTicked: Bool { state.flags.contains(.hasTicked) }

    /// The text as plain text, to print and to save before anybody accepts it.
    public var printable: [UInt8]? { text?.plain }

    /// A text shown anew is read anew.
    mutating func beginReading() {
      progress = unread
      signedName = ""
      storeError = nil
    }

    /// The progress of who has read nothing yet.
    var unread: ScrollProgress {
      let gate = decision.document.gate
      return ScrollProgress(
        threshold: gate.scrollThreshold, acceptsUnscrollable: gate.acceptWhenUnscrollable)
    }

    /// What the document asks for, as the machine knows it.
    static func demands(of document: Manifest.DocumentEntry) -> GateFlags {
      let gate = document.gate
      var flags: GateFlags = []
      if gate.scrollThreshold > 0 { flags.insert(.needsScroll) }
      // A consent is given by a box of its own, whatever the manifest says of boxes.
      if gate.requireAgreement || document.asks == .consent { flags.insert(.needsTick) }
      if gate.signature == .typedName { flags.insert(.needsName) }
      if document.required, document.asks != .consent { flags.insert(.isRequired) }
      if gate.onStoreFailure == .refuse { flags.insert(.isStrict) }
      return flags
    }
  }
}
