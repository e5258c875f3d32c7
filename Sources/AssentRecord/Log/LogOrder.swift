import AssentManifest

/// Which line of which ledger is which entry of the log: the file `order.ndjson`, which only grows.
///
/// Ledgers grow side by side, so their lines alone do not say in which order they came into the log.
/// Each line of this file names one line of a ledger, with its digest, and is chained to the line before
/// as the lines of ledgers are.
package struct LogOrder: Sendable {
  /// The largest order that is read: a quarter of a million events and more.
  package static let mostBytes = 64 << 20

  /// A line of a ledger.
  package struct Place: Hashable, Sendable, CustomStringConvertible {
    /// Folder and id of the agreement: `apps/license`.
    package var ledger: String
    /// From 1.
    package var line: Int
    /// Of the bytes of the line.
    package var digest: Manifest.Digest

    package init(ledger: String, line: Int, digest: Manifest.Digest) {
      self.ledger = ledger
      self.line = line
      self.digest = digest
    }

    package var description: String { "line \(line) of '\(ledger)'" }
  }

  private var chain = HashChain()
  package private(set) var places: [Place] = []
  /// How many lines of each ledger are in the log.
  package private(set) var counts: [String: Int] = [:]

  /// The order of a log without entries.
  package init() {}

  /// - Throws: ``LogOrderError`` at the first line that is damaged, or does not follow.
  package init(parsing bytes: [UInt8]) throws(LogOrderError) {
    guard bytes.count <= Self.mostBytes else { throw LogOrderError(line: 0, reason: .tooLarge) }
    do throws(HashChainError) { chain = try HashChain(parsing: bytes) } catch {
      throw LogOrderError(line: error.line, reason: .brokenChain(error))
    }
    places.reserveCapacity(chain.links.count)
    for link in chain.links {
      guard let place = Place(link.object) else {
        throw LogOrderError(line: link.line, reason: .noPlace)
      }
      guard place.line == counts[place.ledger, default: 0] + 1 else {
        throw LogOrderError(
          line: link.line,
          reason: .notNext(place, expected: counts[place.ledger, default: 0] + 1))
      }
      take(place)
    }
  }

  /// Adds the next line of a ledger.
  ///
  /// - Returns: the bytes of the line of the order, newline included; none where the line of the ledger
  ///   is not the next one.
  package mutating func append(_ place: Place) -> [UInt8] {
    guard place.line == counts[place.ledger, default: 0] + 1 else { return [] }
    take(place)
    return chain.append([
      "digest": .string(place.digest.description), "ledger": .string(place.ledger),
      "line": .integer(place.line),
    ])
  }

  private mutating func take(_ place: Place) {
    places.append(place)
    counts[place.ledger] = place.line
  }
}

extension LogOrder.Place {
  fileprivate init?(_ object: JSONObject) {
    guard let digest = object["digest"]?.string.flatMap({ Manifest.Digest($0) }),
      let ledger = object["ledger"]?.string, Manifest.Path(ledger) != nil,
      let line = object["line"]?.integer, line > 0
    else { return nil }
    self.init(ledger: ledger, line: line, digest: digest)
  }
}

/// Why the order of a log cannot be read.
package struct LogOrderError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case tooLarge
    case brokenChain(HashChainError)
    /// The line does not name a line of a ledger.
    case noPlace
    /// The line of a ledger is not the one after the last that is in the log.
    case notNext(LogOrder.Place, expected: Int)
  }

  /// From 1; 0 for the file as a whole.
  package var line: Int
  package var reason: Reason

  package var description: String {
    switch reason {
    case .tooLarge: "it has more than \(LogOrder.mostBytes) bytes"
    case .brokenChain(let error): error.description
    case .noPlace: "line \(line) does not name a line of a ledger"
    case .notNext(let place, let expected):
      "line \(line) names \(place), and line \(expected) comes next"
    }
  }
}
