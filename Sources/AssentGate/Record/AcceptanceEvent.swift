import AssentManifest

/// One line of an acceptance log: what happened between a person and an agreement.
public struct AcceptanceEvent: Hashable, Sendable {
  /// A text, without anybody's answer to it.
  public struct Text: Hashable, Sendable {
    /// The id of the document in the manifest.
    public var document: String
    /// The version of the text.
    public var version: Manifest.Version
    /// The language of the text.
    public var locale: Manifest.Locale
    /// The digest of its words.
    public var textDigest: Manifest.Digest
    /// Who saw it; as ``Acceptance/subject``.
    public var subject: String?

    /// A text by its document, version, language and digest.
    public init(
      document: String, version: Manifest.Version, locale: Manifest.Locale,
      textDigest: Manifest.Digest, subject: String? = nil
    ) {
      self.document = document
      self.version = version
      self.locale = locale
      self.textDigest = textDigest
      self.subject = subject
    }
  }

  /// What happened.
  public enum Action: Hashable, Sendable {
    /// The text was on the screen.
    case presented(Text, presentationDigest: Manifest.Digest?)
    /// The person was told of a version to come, or of the end of a grace period.
    case notified(Text, until: Manifest.Timestamp?)
    case accepted(Acceptance)
    /// By the person; or by who acted for them, as ``Acceptance/actor``.
    case declined(Text, actor: String? = nil)
    /// An acceptance was taken back, by the id of its record.
    case withdrawn(document: String, record: String)
    /// Everything is asked again from here on; or one document, or one person.
    case reset(document: String?, subject: String? = nil)
    /// A guardian accepted what the record says the person accepted.
    case guardianApproved(Acceptance, of: String)
    /// The two values that apps used to keep. They name no digest.
    case migrated(document: String, version: String, date: Manifest.Timestamp?)
    /// A record that was made elsewhere, and what it was taken from.
    case imported(Acceptance, from: Manifest.Digest)
    /// Another log was taken in: its last line, its number of lines, and its name.
    case merged(head: Manifest.Digest, lines: Int, name: String)
    /// The person cannot be told any more from the records of this subject.
    case erased(subject: String)
  }

  /// When it happened, by the clock of the device.
  public var at: Manifest.Timestamp
  /// What happened.
  public var action: Action

  /// An event at a moment.
  public init(at: Manifest.Timestamp, action: Action) {
    self.at = at
    self.action = action
  }

  /// The person that it is about, as the log names them; `nil` for the one person of the device.
  var subject: String? {
    switch action {
    case .presented(let text, _), .notified(let text, _), .declined(let text, _): text.subject
    case .reset(_, let subject): subject
    case .erased(let subject): subject
    case .accepted, .guardianApproved, .imported: acceptance?.subject
    case .withdrawn, .migrated, .merged: nil
    }
  }

  /// The record that it brings; `nil` where it brings none.
  public var acceptance: Acceptance? {
    switch action {
    case .accepted(let acceptance), .guardianApproved(let acceptance, _),
      .imported(let acceptance, _):
      acceptance
    case .presented, .notified, .declined, .withdrawn, .reset, .migrated, .merged, .erased: nil
    }
  }

  /// Whether it takes a record back, in any of the ways that there are, or takes its place.
  func concerns(_ record: Acceptance?) -> Bool {
    guard let record else { return false }
    switch action {
    case .withdrawn(_, let id): return id == record.id
    case .erased(let subject): return subject == record.subject
    case .reset(let document, let subject):
      return (document ?? record.document) == record.document
        && (subject ?? record.subject) == record.subject
    case .accepted(let other), .imported(let other, _):
      return other.document == record.document && other.subject == record.subject
        && other.id != record.id
    case .guardianApproved(_, let id): return id == record.id
    case .presented, .notified, .declined, .migrated, .merged: return false
    }
  }
}
