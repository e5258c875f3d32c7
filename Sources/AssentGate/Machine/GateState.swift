/// All that the machine knows of one step.
///
/// How far the text was read is a ``ScrollProgress``; here it counts only whether that is enough.
public struct GateState: Hashable, Sendable {
  /// Where the step is.
  public var phase: GatePhase
  /// What the step asks for, and what of it was done.
  public var flags: GateFlags

  /// A step that asks for what the flags say; before anything was looked at, unless told otherwise.
  public init(phase: GatePhase = .checking, flags: GateFlags) {
    self.phase = phase
    self.flags = flags
  }

  /// Whether nothing is missing: the button Accept is on.
  public var canAccept: Bool { phase == .agreed }

  /// Whether the box can be ticked.
  public var canTick: Bool { phase == .readyToAgree || phase == .agreed }

  /// Whether the step does not keep the person from what is behind the gate.
  ///
  /// What is not required never does, even where it cannot be shown, the person is too young for it, or
  /// left it.
  public var isSettled: Bool { phase.isOpen || (phase.isClosed && canPass) }

  /// What the step asks for and was not done, by the flags that ask for it.
  public var missing: GateFlags {
    var missing = flags.intersection([.needsScroll, .needsTick, .needsName, .needsProof])
    if flags.contains(.hasScrolled) { missing.subtract(.needsScroll) }
    if flags.contains(.hasTicked) { missing.subtract(.needsTick) }
    if flags.contains(.hasName) { missing.subtract(.needsName) }
    if flags.contains(.hasProof) { missing.subtract(.needsProof) }
    return missing
  }

  /// Whether the person may go on without an answer: it is not required, and no consent may stand in
  /// the way of the rest.
  var canPass: Bool { !flags.contains(.isRequired) }

  /// The phase in which the text is on the screen, by what was done.
  var shown: GatePhase {
    let missing = missing
    if missing.contains(.needsScroll) { return .reading }
    return missing.isEmpty ? .agreed : .readyToAgree
  }
}
