import AssentManifest

/// What happened to the versions of one agreement, in lines of which none can be changed unseen.
///
/// An event that is not known is an error, because it may say what is in force. A field that is not
/// known is not: the chain covers it, it stays where it is, and whatever changes the meaning of an
/// event has an event of its own.
package struct Ledger: Sendable {
  /// The largest ledger that is read: a thousand releases in ten languages and more.
  package static let mostBytes = 16 << 20

  private var chain = HashChain()
  /// In the order in which they happened.
  package private(set) var events: [LedgerEvent] = []
  package private(set) var history = ReleaseHistory()

  /// A ledger without events.
  package init() {}

  /// Reads a ledger.
  ///
  /// - Throws: ``LedgerError`` at the first line that is damaged, or contradicts those before it.
  package init(parsing bytes: [UInt8]) throws(LedgerError) {
    guard bytes.count <= Self.mostBytes else { throw LedgerError(line: 0, reason: .tooLarge) }
    do throws(HashChainError) {
      chain = try HashChain(parsing: bytes)
    } catch {
      throw LedgerError(line: error.line, reason: .brokenChain(error))
    }
    var check = EventCheck()
    for link in chain.links {
      do throws(LedgerError.Reason) {
        let event = try LedgerEvent(reading: link.object)
        try check.admit(event, after: history)
        take(event)
      } catch {
        throw LedgerError(line: link.line, reason: error)
      }
    }
  }

  /// The digest of the last line; `nil` of an empty ledger.
  package var head: Manifest.Digest? { chain.head }

  /// The digests of the lines, in order.
  package var lineDigests: [Manifest.Digest] { chain.links.map(\.digest) }

  /// The bytes of a line without its newline.
  ///
  /// - Parameter index: from 0.
  package func line(at index: Int) -> [UInt8] {
    CanonicalJSON.bytes(of: .object(chain.links[index].object))
  }

  /// Adds an event.
  ///
  /// - Returns: the bytes of its line, newline included.
  /// - Throws: ``LedgerError`` for an event that contradicts those before it.
  package mutating func append(_ event: LedgerEvent) throws(LedgerError) -> [UInt8] {
    var check = EventCheck(lastDay: events.last?.at, lastOrder: lastOrder)
    do throws(LedgerError.Reason) {
      try check.admit(event, after: history)
    } catch {
      throw LedgerError(line: chain.links.count + 1, reason: error)
    }
    take(event)
    return chain.append(event.object)
  }

  private var lastOrder: VersionOrder? { history.last.flatMap { VersionOrder($0.version) } }

  private mutating func take(_ event: LedgerEvent) {
    events.append(event)
    history.apply(event)
  }
}

extension LedgerError.Reason: Error {}
