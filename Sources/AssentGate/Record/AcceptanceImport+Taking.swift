import AssentManifest

extension AcceptanceImport {
  /// What became of a record that was taken in.
  public enum Outcome: Hashable, Sendable {
    /// It is what now stands for its person and document.
    case counts
    /// It is kept, and another answer, or the rules of the gate, stand before it.
    case isKept
    /// The log had it already; nothing was written.
    case wasThere
  }

  /// What to append to a log.
  ///
  /// - Parameter subject: the person that it is of, as this log names them; `nil` leaves the name that the
  ///   record has.
  public func event(
    at time: Manifest.Timestamp, for subject: String? = nil
  ) -> AcceptanceEvent {
    var acceptance = acceptance
    acceptance.subject = subject ?? acceptance.subject
    return AcceptanceEvent(at: time, action: .imported(acceptance, from: origin))
  }

  /// Adds the record to a log, once.
  ///
  /// - Parameter subject: the person that it is of, as the store names them. Each log names persons by
  ///   salts of its own, so a name from elsewhere means nobody here.
  /// - Throws: ``ReceiptError`` where it was taken back or reset here, or its person is not known here;
  ///   then nothing was written.
  public func take(
    into store: any AcceptanceStore, for subject: String? = nil, at time: Manifest.Timestamp
  ) throws(ReceiptError) -> Outcome {
    let lines: [AcceptanceLine]
    do { lines = AcceptanceLine.all(in: try store.log()) } catch {
      throw ReceiptError(error)
    }
    var record = acceptance
    record.subject = subject ?? acceptance.subject
    let line = try Self.line(of: record, in: lines)
    if let undone = Self.end(of: record, after: line, in: lines) {
      throw ReceiptError(
        "'\(Receipt.shown(record.document))' was \(undone.words) here at \(undone.at), after it was accepted: "
          + "the record is not taken in")
    }
    guard line == nil else { return .wasThere }
    if let name = record.subject, subject == nil,
      !lines.contains(where: { $0.event?.subject == name })
    {
      throw ReceiptError(
        "the record is of a person by a name of another log, which means nobody here; say whose it is"
      )
    }
    do {
      try store.append([event(at: time, for: subject)])
      let standings = try store.summary().standings
      let standing = standings[.init(document: record.document, subject: record.subject)]
      return standing?.acceptance?.id == record.id ? .counts : .isKept
    } catch {
      throw ReceiptError(error)
    }
  }

  /// The line that has a record already.
  private static func line(
    of record: Acceptance, in lines: [AcceptanceLine]
  ) throws(ReceiptError) -> AcceptanceLine? {
    let line = lines.first {
      switch $0.event?.action {
      case .accepted(let other), .imported(let other, _): other.id == record.id
      default: false
      }
    }
    guard let line, let there = line.acceptance else { return nil }
    var same = there
    same.subject = record.subject
    // Byte by byte: a note of somebody can be as long as a line.
    guard same.at == record.at,
      CanonicalJSON.bytes(of: .object(same.object))
        == CanonicalJSON.bytes(of: .object(record.object))
    else {
      throw ReceiptError(
        "line \(line.number) of the log has another record with the id '\(Receipt.shown(record.id))'"
      )
    }
    guard there.subject == record.subject else {
      throw ReceiptError("line \(line.number) of the log has the record as that of another person")
    }
    return line
  }

  /// How a record was taken back, or would have been, had the log had it.
  private static func end(
    of record: Acceptance, after line: AcceptanceLine?, in lines: [AcceptanceLine]
  ) -> (words: String, at: Manifest.Timestamp)? {
    var others: Set<String> = []
    for line in lines {
      guard let other = line.acceptance, other.document == record.document,
        other.subject == record.subject
      else { continue }
      others.insert(other.id)
    }
    for later in lines.reversed() {
      guard let event = later.event else { continue }
      let isLater = event.at >= record.at || later.number > line?.number ?? .max
      switch event.action {
      case .withdrawn(_, let id) where id == record.id: return ("taken back", event.at)
      case .withdrawn(_, let id) where isLater && line == nil && others.contains(id):
        return ("taken back", event.at)
      case .reset where isLater && event.concerns(record): return ("reset", event.at)
      case .erased where isLater && event.concerns(record):
        return ("unlinked from its person", event.at)
      default: continue
      }
    }
    return nil
  }
}
