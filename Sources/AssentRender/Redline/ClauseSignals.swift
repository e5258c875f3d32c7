import AssentRedline

/// The signals of a redline, looked up by the clauses that they are told of.
struct ClauseSignals {
  private struct Clause: Hashable {
    var anchor: String
    var isOld: Bool
  }

  private let signals: [ChangeAssessment.Signal]
  private var places: [Clause: [Int]] = [:]

  init(_ redline: Redline) {
    signals = redline.assessment.signals
    for (index, signal) in signals.enumerated() {
      places[Clause(anchor: signal.anchor, isOld: signal.isOld), default: []].append(index)
    }
  }

  /// Those that are told of a clause that changed, in their order.
  func of(_ change: ClauseChange) -> [ChangeAssessment.Signal] {
    let clauses =
      change.old.map { Clause(anchor: $0.anchor, isOld: true) }
      + change.new.map { Clause(anchor: $0.anchor, isOld: false) }
    return Set(clauses).flatMap { places[$0] ?? [] }.sorted().map { signals[$0] }
  }
}
