import AssentManifest

/// The log of a site: every event of its ledgers as an entry of one Merkle tree.
package struct SiteLog: Sendable {
  /// How ledgers and order contradict each other.
  package enum Fault: Hashable, Sendable {
    /// The line is gone; the place is in the order's line, from 1.
    case vanished(LogOrder.Place, orderLine: Int)
    /// The line is another one now.
    case altered(LogOrder.Place, orderLine: Int, found: Manifest.Digest)
  }

  package private(set) var order: LogOrder
  package private(set) var entries: [LogEntry] = []
  package private(set) var tree = MerkleTree()
  /// The first fault of each ledger, in the order of the log; with one, entries and tree say nothing.
  package private(set) var faults: [Fault] = []
  /// The lines of ledgers that the order does not have yet, as they come into it: by day, then ledger,
  /// then line.
  package private(set) var missing: [LogOrder.Place] = []

  package var size: Int { entries.count }

  /// - Parameter ledgers: by folder and id of their agreement.
  package init(order: LogOrder, ledgers: [String: Ledger]) {
    self.order = order
    let digests = ledgers.mapValues(\.lineDigests)
    var broken: Set<String> = []
    for (index, place) in order.places.enumerated() where !broken.contains(place.ledger) {
      guard let ledger = ledgers[place.ledger], let own = digests[place.ledger],
        place.line <= own.count
      else {
        broken.insert(place.ledger)
        faults.append(.vanished(place, orderLine: index + 1))
        continue
      }
      let found = own[place.line - 1]
      guard found == place.digest else {
        broken.insert(place.ledger)
        faults.append(.altered(place, orderLine: index + 1, found: found))
        continue
      }
      take(LogEntry(ledger: place.ledger, line: ledger.line(at: place.line - 1)))
    }
    var days: [(day: Manifest.Day, place: LogOrder.Place)] = []
    for (key, ledger) in ledgers where !broken.contains(key) {
      guard let own = digests[key] else { continue }
      for index in own.indices.dropFirst(order.counts[key] ?? 0) {
        days.append(
          (
            ledger.events[index].at,
            LogOrder.Place(ledger: key, line: index + 1, digest: own[index])
          ))
      }
    }
    missing = days.sorted { a, b in
      if a.day != b.day { return a.day < b.day }
      if a.place.ledger != b.place.ledger {
        return a.place.ledger.utf8.lexicographicallyPrecedes(b.place.ledger.utf8)
      }
      return a.place.line < b.place.line
    }.map(\.place)
  }

  /// Takes the lines that are missing into the order.
  ///
  /// - Returns: the bytes that come to the end of the order.
  package mutating func takeInMissing(from ledgers: [String: Ledger]) -> [UInt8] {
    var bytes: [UInt8] = []
    for place in missing {
      guard let ledger = ledgers[place.ledger] else { continue }
      bytes += order.append(place)
      take(LogEntry(ledger: place.ledger, line: ledger.line(at: place.line - 1)))
    }
    missing = []
    return bytes
  }

  private mutating func take(_ entry: LogEntry) {
    entries.append(entry)
    tree.append(MerkleHash(leaf: entry.bytes))
  }
}
