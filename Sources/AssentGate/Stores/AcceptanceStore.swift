import AssentManifest

/// Where acceptances are kept.
public protocol AcceptanceStore: Sendable {
  /// What counts now.
  ///
  /// - Throws: ``StoreError`` where it cannot be read; a damaged store is read as far as it is sound.
  func summary() throws(StoreError) -> AcceptanceSummary

  /// Adds events at the end, all of them or none.
  ///
  /// When it returns, they are kept even if the machine loses power.
  /// - Throws: ``StoreError``; then nothing was added.
  func append(_ events: [AcceptanceEvent]) throws(StoreError)

  /// The lines of the log, byte for byte; see ``AcceptanceLine`` for what they say.
  func log() throws(StoreError) -> [UInt8]

  /// The name by which the log knows a person, from the id that the app has for them.
  ///
  /// Ask for it before a decision, and put it where ``Acceptance/subject`` and ``Person/subject`` are:
  /// no id of a person is ever written to the log. A store keeps a salt for each person and returns
  /// ``Pseudonym/name(of:_:)``; a ``GateKeeper`` writes no other name. One that knows a single person
  /// throws.
  func subject(of id: String) throws(StoreError) -> String

  /// Keeps what was on the screen, so that a receipt can show it again; the log has its digest.
  ///
  /// To be called before a record that names it. What fails here keeps no record from being made.
  func keep(_ presentation: Presentation) throws(StoreError)

  /// What was on the screen, by its digest; `nil` where it was not kept.
  func presentation(_ digest: Manifest.Digest) -> Presentation?

  /// Keeps the text that a record is about to name, so that a receipt of it can be made for as long as
  /// there is the record.
  func keep(_ text: AcceptedText) throws(StoreError)

  /// The text that a record names; `nil` where it was not kept.
  func text(of record: Acceptance) -> AcceptedText?

  /// What others signed of a line, by its digest.
  ///
  /// - Throws: ``StoreError`` where there is something that cannot be read: a receipt without it would say
  ///   that nobody signed.
  func countersignatures(of line: Manifest.Digest) throws(StoreError) -> [Countersignature]
}

extension AcceptanceStore {
  public func log() throws(StoreError) -> [UInt8] {
    throw StoreError(place: "the store", reason: "it keeps no lines that could be shown")
  }

  public func keep(_ presentation: Presentation) throws(StoreError) {}

  public func presentation(_ digest: Manifest.Digest) -> Presentation? { nil }

  public func keep(_ text: AcceptedText) throws(StoreError) {}

  public func text(of record: Acceptance) -> AcceptedText? { nil }

  public func countersignatures(
    of line: Manifest.Digest
  ) throws(StoreError) -> [Countersignature] { [] }
}

/// Why a store cannot be read or written.
public struct StoreError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file, a key; as the user knows it.
  public var place: String
  /// In words: `no space left on device`, `it is a folder`.
  public var reason: String

  /// A failure at a file or another place, with the reason.
  public init(place: String, reason: String) {
    self.place = place
    self.reason = reason
  }

  /// Place and reason as a sentence without a point.
  public var description: String { "\(place): \(reason)" }
}
