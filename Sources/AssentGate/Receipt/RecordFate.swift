import AssentManifest
import AssentRecord

/// What a later line of the log means for a record.
enum RecordFate: Hashable, Sendable {
  /// It takes the record back, takes its place, or is a guardian's.
  case event(AcceptanceEvent)
  /// The log went on there after damage, and nothing before that counts.
  case brokenOff

  /// `nil` of a line that does not concern the record.
  init?(_ line: AcceptanceLine, of record: Acceptance?) {
    self.init(line.event, isAfterBreak: line.isAfterBreak, of: record)
  }

  /// `nil` of a line that does not concern the record, or cannot be read.
  init?(_ line: [UInt8], of record: Acceptance?) {
    guard line.count <= AcceptanceChain.mostBytesOfLine,
      let object = CanonicalObject(line, in: 0..<line.count)
    else { return nil }
    self.init(
      (try? AcceptanceEvent(reading: AcceptanceFields(object))) ?? nil,
      isAfterBreak: AcceptanceBreak.isBreak(object), of: record)
  }

  private init?(_ event: AcceptanceEvent?, isAfterBreak: Bool, of record: Acceptance?) {
    let own = event.flatMap { $0.concerns(record) ? RecordFate.event($0) : nil }
    guard let fate = isAfterBreak && own?.endsRecord != true ? .brokenOff : own else { return nil }
    self = fate
  }

  /// Whether the record does not count any more, and nothing took its place.
  var endsRecord: Bool {
    guard case .event(let event) = self else { return true }
    return switch event.action {
    case .withdrawn, .reset, .erased: true
    default: false
    }
  }
}
