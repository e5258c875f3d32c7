import AssentManifest

/// What a gate does, for one person at one moment.
public struct GateDecision: Hashable, Sendable {
  /// One for each document, in the order in which they are shown.
  public var documents: [DocumentDecision]
  /// Why nothing can be decided from this manifest; then ``documents`` is empty.
  public var refusal: GateRefusal?
  /// What the person and the developer should hear besides.
  public var notices: [GateNotice]

  /// A decision about some documents, or why there is none.
  public init(
    documents: [DocumentDecision] = [], refusal: GateRefusal? = nil, notices: [GateNotice] = []
  ) {
    self.documents = documents
    self.refusal = refusal
    self.notices = notices
  }

  /// The documents that have to be answered before the app may be used.
  public var owed: [DocumentDecision] { documents.filter { $0.document.required && $0.isOwed } }
  /// Whether the app may be used now.
  public var isOpen: Bool { refusal == nil && owed.isEmpty }
}

/// What a gate does with one document.
public struct DocumentDecision: Hashable, Sendable {
  /// Why a document is asked for.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    case first
    /// Another version is in force than the one that was accepted.
    case material
    /// The acceptance is too old.
    case renewal
    /// The person took the acceptance back.
    case withdrawn
    /// The log cannot be relied on.
    case damagedLog
  }

  /// What was found.
  public enum Outcome: Hashable, Sendable {
    /// It is for members and the person is a guest, or the other way round.
    case notForThisPerson
    /// No version is in force yet, or none is offered any more.
    case nothingInForce
    case allowed(Acceptance)
    /// An older acceptance counts until then.
    case allowedUntil(Manifest.Timestamp, Acceptance)
    /// The version that an app kept before it had a log counts, because the publisher says so.
    case allowedMigrated(Manifest.Version)
    /// `since` is the version that was accepted before.
    case ask(Reason, since: Manifest.Version?)
    /// What is not required was declined in this version.
    case declined
    case ageUnknown
    case tooYoung(minimumAge: Int)
    case awaitingGuardian(Acceptance)
  }

  /// The document, as the manifest lists it.
  public var document: Manifest.DocumentEntry
  /// The version in force; `nil` where there is none.
  public var release: Manifest.Release?
  /// The language to show it in.
  public var locale: Manifest.Locale?
  /// What was found.
  public var outcome: Outcome
  /// The version that will be in force next, once it is published.
  public var upcoming: Manifest.Release?
  /// Whether what is ``Outcome/declined`` was accepted before, and taken back.
  public var isWithdrawn: Bool
  /// The version that was accepted before, where its publisher has withdrawn it since; where no version is
  /// in force, the last one, if it was withdrawn.
  public var withdrawn: Manifest.Release?

  /// What a gate does with a document, with the release and language it is shown in.
  public init(
    document: Manifest.DocumentEntry, release: Manifest.Release?, locale: Manifest.Locale?,
    outcome: Outcome, upcoming: Manifest.Release? = nil, isWithdrawn: Bool = false,
    withdrawn: Manifest.Release? = nil
  ) {
    self.document = document
    self.release = release
    self.locale = locale
    self.outcome = outcome
    self.upcoming = upcoming
    self.isWithdrawn = isWithdrawn
    self.withdrawn = withdrawn
  }

  /// Whether the person has to do something before it counts as accepted.
  public var isOwed: Bool {
    switch outcome {
    case .ask, .ageUnknown, .tooYoung, .awaitingGuardian: true
    case .notForThisPerson, .nothingInForce, .allowed, .allowedUntil, .allowedMigrated, .declined:
      false
    }
  }
}

/// Why nothing can be decided from a manifest.
public enum GateRefusal: Error, Hashable, Sendable {
  /// The manifest is older than one that was seen.
  case rollback(sequence: Int, seen: Int)
  /// Another manifest with the same number was seen.
  case equivocation(sequence: Int, digest: Manifest.Digest, seen: Manifest.Digest)
  /// The number is so far above the last one that nothing could follow it.
  case fastForward(sequence: Int, seen: Int)
  /// What it says of versions is not what the last good one, with that number, said of them; in words.
  case rewritten(String, seen: Int)
  /// It is of another product than the app, or than the last one.
  case otherProduct(String, expected: String)
  /// It names no document, and nobody said that it is of the product that is meant.
  case nothingToAccept(product: String)
  /// No trusted key signed it; in words.
  case badSignature(String)
  /// The key that signed it was revoked; in words.
  case revokedKey(String)
  /// The list of revoked keys was changed, so that nobody can tell which keys count; in words.
  case changedRevocations(String)
  /// It says that it is of another form, or of another major version of this one; in words.
  case unknownSpec(String)
  case unknownCritical(String)
  /// A file that is missing or not what the manifest says; in words.
  case unreadable(String)
}

/// What is told without closing the gate.
public enum GateNotice: Hashable, Sendable {
  /// A newer manifest should have come out.
  case expired(Manifest.Timestamp)
  /// The log was damaged at a line, counted from 1, and what stands there does not count.
  case damagedLog(line: Int)
  /// The end of the log is missing.
  case shortenedLog
  /// So many bytes at the end of the log were not written to their end; they never counted.
  case tornLog(bytes: Int)
  /// A log that is read besides, that of the machine, cannot be read, and counts for nothing.
  case unreadableLog(StoreError)
  /// The clock is behind what the log or the manifest say.
  case clockBehind(Manifest.Timestamp)
  /// The text of a version is not the one that was accepted under its number.
  case textChanged(
    document: String, version: Manifest.Version, accepted: Manifest.Digest,
    published: Manifest.Digest)
}
