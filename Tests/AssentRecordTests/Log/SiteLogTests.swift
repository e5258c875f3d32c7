import AssentManifest
import AssentRecord
import Testing

/// The order of a log holds every line of every ledger, once.
@Suite struct SiteLogTests {
  private func ledger(_ days: [String]) throws -> Ledger {
    var events: [LedgerEvent] = []
    for (index, day) in days.enumerated() {
      events.append(
        try LedgerSamples.released(
          "1.\(index)", at: day, effective: day, revision: index + 1,
          after: index == 0 ? nil : "1.\(index - 1)"))
    }
    return try Ledger(parsing: try LedgerSamples.bytes(events))
  }

  @Test func `what is missing comes in by day, then ledger, then line`() throws {
    let ledgers = [
      "license": try ledger(["2025-01-01", "2025-03-01"]),
      "apps/license": try ledger(["2025-01-01", "2025-02-01"]),
    ]
    var log = SiteLog(order: LogOrder(), ledgers: ledgers)
    let bytes = log.takeInMissing(from: ledgers)
    #expect(
      log.order.places.map { "\($0.ledger) \($0.line)" }
        == ["apps/license 1", "license 1", "apps/license 2", "license 2"])
    let again = SiteLog(order: try LogOrder(parsing: bytes), ledgers: ledgers)
    #expect(again.missing.isEmpty && again.faults.isEmpty && again.tree.root == log.tree.root)
  }

  @Test func `equal lines of two ledgers are two entries`() throws {
    let line = Array("{\"event\":\"released\"}".utf8)
    let (a, b) = (
      LogEntry(ledger: "license", line: line), LogEntry(ledger: "apps/license", line: line)
    )
    #expect(a.digest == b.digest && MerkleHash(leaf: a.bytes) != MerkleHash(leaf: b.bytes))
    let read = try #require(LogEntry(parsing: a.bytes))
    #expect(read == a && read.line == line)
  }

  @Test func `a line too long for an entry stands there with its digest`() throws {
    let line = Array("{\"event\":\"\(String(repeating: "x", count: 65_600))\"}".utf8)
    let entry = LogEntry(ledger: "license", line: line)
    #expect(entry.line == nil && entry.bytes.count < 200)
    let read = try #require(LogEntry(parsing: entry.bytes))
    #expect(read.digest == entry.digest && read.line == nil)
  }

  @Test func `a line that changed or is gone is a fault`() throws {
    let ledgers = ["license": try ledger(["2025-01-01", "2025-03-01"])]
    var log = SiteLog(order: LogOrder(), ledgers: ledgers)
    let order = try LogOrder(parsing: log.takeInMissing(from: ledgers))
    let shorter = SiteLog(order: order, ledgers: ["license": try ledger(["2025-01-01"])])
    #expect(shorter.faults == [.vanished(order.places[1], orderLine: 2)])
    let other = try ledger(["2025-01-02", "2025-03-01"])
    let changed = SiteLog(order: order, ledgers: ["license": other])
    #expect(
      changed.faults
        == [.altered(order.places[0], orderLine: 1, found: other.lineDigests[0])])
    let none = SiteLog(order: order, ledgers: [:])
    #expect(none.faults == [.vanished(order.places[0], orderLine: 1)])
  }

  @Test func `an order that was cut, turned or doubled is none`() throws {
    let ledgers = [
      "a": try ledger(["2025-01-01", "2025-03-01"]), "b": try ledger(["2025-02-01"]),
    ]
    var log = SiteLog(order: LogOrder(), ledgers: ledgers)
    let bytes = log.takeInMissing(from: ledgers)
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { $0 + [UInt8(ascii: "\n")] }
    let orders: [[ArraySlice<UInt8>]] = [
      [lines[0], lines[2]], [lines[1], lines[0], lines[2]], [lines[0], lines[0]], [lines[1]],
      lines + [lines[2]],
    ]
    for order in orders {
      #expect(throws: LogOrderError.self) { try LogOrder(parsing: Array(order.joined())) }
    }
    // A new chain over the same leaf twice has a line that is not the next one.
    var twice = LogOrder()
    let place = log.order.places[0]
    #expect(!twice.append(place).isEmpty)
    #expect(twice.append(place).isEmpty)
    #expect(throws: LogOrderError.self) { try LogOrder(parsing: bytes.dropLast()) }
  }
}
