/// How long the stages of a build took, for those who ask.
///
/// Nothing that is written depends on it.
package struct StageTimes: Sendable {
  package enum Stage: String, Sendable {
    /// Configuration and templates are read, and the content folder is listed.
    case read
    /// What can stop the build is compiled.
    case check
    /// Everything is compiled and written.
    case publish
  }

  package private(set) var stages: [(stage: Stage, seconds: Double)] = []
  private var start = ContinuousClock.now

  /// Notes that a stage ended now, and that the next one begins.
  mutating func end(_ stage: Stage) {
    let now = ContinuousClock.now
    let (seconds, attoseconds) = (now - start).components
    stages.append((stage, Double(seconds) + Double(attoseconds) / 1e18))
    start = now
  }
}
