import AssentGate
import AssentManifest
import Synchronization

/// A store that keeps events in a list, and fails when it is told to.
final class NotingStore: AcceptanceStore {
  private struct State {
    var events: [AcceptanceEvent] = []
    var fault: StoreError?
  }
  private let state = Mutex(State())

  var events: [AcceptanceEvent] { state.withLock(\.events) }

  func fail(_ reason: String?) {
    state.withLock { $0.fault = reason.map { StoreError(place: "store", reason: $0) } }
  }

  func append(_ events: [AcceptanceEvent]) throws(StoreError) {
    let fault = state.withLock { state in
      if state.fault == nil { state.events += events }
      return state.fault
    }
    if let fault { throw fault }
  }

  func summary() throws(StoreError) -> AcceptanceSummary {
    var summary = AcceptanceSummary()
    for event in events {
      switch event.action {
      case .accepted(let acceptance):
        let key = AcceptanceSummary.Key(document: acceptance.document, subject: acceptance.subject)
        var standing = AcceptanceSummary.Standing()
        standing.acceptance = acceptance
        standing.lastVersion = acceptance.version
        summary.standings[key] = standing
      case .guardianApproved(let acceptance, of: _):
        let key = AcceptanceSummary.Key(document: acceptance.document, subject: acceptance.subject)
        summary.standings[key]?.acceptance?.guardian = true
      case .declined(let text, _):
        let key = AcceptanceSummary.Key(document: text.document, subject: nil)
        summary.standings[key, default: AcceptanceSummary.Standing()].declined = text.version
      case .withdrawn(let document, record: _):
        let key = AcceptanceSummary.Key(document: document, subject: nil)
        summary.standings[key]?.acceptance = nil
        summary.standings[key]?.isWithdrawn = true
      case .reset: summary.standings = [:]
      default: break
      }
    }
    return summary
  }

  func subject(of id: String) throws(StoreError) -> String { Pseudonym.name(of: id, [7]) }

  /// The names of the events, without those of the text on the screen.
  var story: [String] {
    events.compactMap { event in
      switch event.action {
      case .accepted(let acceptance): "accepted \(acceptance.document) \(acceptance.version)"
      case .guardianApproved: "guardian"
      case .declined(let text, _): "declined \(text.document)"
      case .withdrawn(let document, _): "withdrawn \(document)"
      case .notified(let text, _): "notified \(text.document)"
      case .reset: "reset"
      default: nil
      }
    }
  }

  /// The documents whose texts were on the screen, in order.
  var presented: [String] {
    events.compactMap { if case .presented(let text, _) = $0.action { text.document } else { nil } }
  }
}
