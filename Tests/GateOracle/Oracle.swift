// What the machine compiled to WebAssembly shows to those who call it; the tests compile this file
// together with the folder Machine, which imports nothing.

/// The outcome of one event in one number: the phase in the lowest byte, then two bytes of flags, then
/// the effects. An unknown phase or event gives all ones.
@_cdecl("outcome")
public func outcome(_ phase: Int32, _ flags: Int32, _ event: Int32) -> Int64 {
  guard let phase = GatePhase(rawValue: UInt8(truncatingIfNeeded: phase)),
    let event = GateEvent(rawValue: UInt8(truncatingIfNeeded: event))
  else { return -1 }
  let state = GateState(
    phase: phase, flags: GateFlags(rawValue: UInt16(truncatingIfNeeded: flags)))
  let outcome = GateMachine.next(state, event)
  return Int64(outcome.state.phase.rawValue) | Int64(outcome.state.flags.rawValue) << 8
    | Int64(outcome.effects.rawValue) << 24
}

/// The outcomes of all events in all phases as one number (FNV-1a), for every `stride`th set of flags.
@_cdecl("digest")
public func digest(_ stride: Int32) -> Int64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for phase in 0..<Int32(GatePhase.allCases.count) {
    for event in 0..<Int32(GateEvent.allCases.count) {
      var flags: Int32 = 0
      while flags < 1 << 15 {
        hash = (hash ^ UInt64(bitPattern: outcome(phase, flags, event))) &* 0x100_0000_01B3
        flags += stride
      }
    }
  }
  return Int64(bitPattern: hash)
}

/// What ``ScrollProgress`` says of one moment.
@_cdecl("perMille")
public func perMille(
  _ offset: Double, _ viewport: Double, _ content: Double, _ tolerance: Double
) -> Int32 {
  Int32(
    truncatingIfNeeded: ScrollProgress.perMille(
      offset: offset, viewport: viewport, content: content, tolerance: tolerance))
}
