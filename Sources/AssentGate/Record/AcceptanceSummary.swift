import AssentManifest

/// What of a log counts now: all that a decision has to know of it.
public struct AcceptanceSummary: Hashable, Sendable {
  /// What a person last did with one document.
  public struct Standing: Hashable, Sendable {
    /// The newest acceptance that was not taken back, reset or erased.
    public var acceptance: Acceptance?
    /// Whether an acceptance before was taken back.
    public var isWithdrawn = false
    /// When it was taken back; what was accepted elsewhere before does not count any more.
    public var withdrawnAt: Manifest.Timestamp?
    /// The version that was last declined, after any acceptance.
    public var declined: Manifest.Version?
    /// What an app kept before there was a log: a version, without a digest.
    public var migrated: String?
    /// The last version that was accepted, whatever became of it.
    public var lastVersion: Manifest.Version?

    /// The standing of somebody who did nothing yet.
    public init() {}
  }

  /// One for each document and subject.
  public struct Key: Hashable, Sendable {
    /// The id of the document.
    public var document: String
    /// As ``Acceptance/subject``.
    public var subject: String?

    /// The key of a document and a person.
    public init(document: String, subject: String?) {
      self.document = document
      self.subject = subject
    }

    /// What resets it: of its document, of its person, of both, or of everything.
    var scopes: [Scope] {
      let scopes = [Scope(), Scope(document: document)]
      guard let subject else { return scopes }
      return scopes + [Scope(subject: subject), Scope(document: document, subject: subject)]
    }
  }

  /// What is asked again after a reset; `nil` for all of them.
  public struct Scope: Hashable, Sendable {
    /// The id of the document; `nil` for all.
    public var document: String?
    /// The person, as ``Acceptance/subject``; `nil` for all.
    public var subject: String?

    /// A scope; without arguments, everything.
    public init(document: String? = nil, subject: String? = nil) {
      self.document = document
      self.subject = subject
    }
  }

  /// What each person last did with each document.
  public var standings: [Key: Standing] = [:]
  /// The highest manifest that was seen, and its digest.
  public var seen: Manifest.Previous?
  /// The newest moment that any line names.
  public var newest: Manifest.Timestamp?
  /// The line of the first damage, from 1. Nothing of a damaged log counts: a line that cannot be
  /// read may have taken back what stands before it.
  public var damagedLine: Int?
  /// Whether the end of the log is missing; then nothing of it counts, for the same reason.
  public var isShortened = false
  /// Whether the log was damaged or shortened before, and went on since. What was accepted since
  /// counts; whoever is asked again is asked because of that.
  public var wasDamaged = false
  /// Bytes at the end of the log that were not written to their end. They never counted, and the
  /// next record keeps them in a file of their own.
  public var tornBytes = 0
  /// Merged logs whose file is missing or is not the one that was merged, by name.
  public var missingMerged: [String] = []
  /// The ids of records that were taken back; they count nowhere any more.
  public var withdrawn: Set<String> = []
  /// When something was reset last. What was accepted elsewhere before does not count here.
  public var resets: [Scope: Manifest.Timestamp] = [:]
  /// Logs that are read besides this one and cannot be relied on; they count for nothing.
  public var unreadable: [StoreError] = []

  /// The summary of an empty log.
  public init() {}

  /// What somebody agreed to for all users of the machine, by document.
  var ofMachine: [String: Acceptance] = [:]

  /// What stands for a person: what they did themselves, or what was agreed to for all.
  public func standing(of document: String, subject: String?) -> Standing {
    let key = Key(document: document, subject: subject)
    var standing = standings[key] ?? Standing()
    guard subject != nil, standing.acceptance == nil, let shared = ofMachine[document],
      !withdrawn.contains(shared.id),
      standing.withdrawnAt.map({ shared.at > $0 }) ?? true,
      !key.scopes.contains(where: { resets[$0].map { shared.at <= $0 } ?? false })
    else { return standing }
    standing.acceptance = shared
    standing.isWithdrawn = false
    return standing
  }
}
