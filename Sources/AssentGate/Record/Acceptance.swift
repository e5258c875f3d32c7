import AssentManifest

/// What somebody agreed to, exactly: the record of one acceptance.
public struct Acceptance: Hashable, Sendable {
  /// What was on the screen, and what was done there.
  public struct Evidence: Hashable, Sendable {
    /// The furthest that was read, in thousandths.
    public var maxScroll: Int
    /// How far the text had to be read, in thousandths.
    public var scrollThreshold: Int
    /// Whether the box was ticked.
    public var agreed: Bool
    /// The face of the gate: `terminal`, `plain`, `swiftui`, `web`, `command`.
    public var ui: String

    /// Evidence of what was on the screen; both numbers are thousandths.
    public init(maxScroll: Int, scrollThreshold: Int, agreed: Bool, ui: String) {
      self.maxScroll = maxScroll
      self.scrollThreshold = scrollThreshold
      self.agreed = agreed
      self.ui = ui
    }
  }

  /// How it was given.
  public enum Method: String, Hashable, Sendable, CaseIterable {
    case gui
    case tui
    case cli
    case web
  }

  /// Whom somebody accepted for, with the authority to do so.
  public struct Principal: Hashable, Sendable {
    /// The id of whom it is for, as the app has it.
    public var id: String
    /// What the authority rests on.
    public var note: String

    /// Somebody who is accepted for, with what the authority rests on.
    public init(id: String, note: String) {
      self.id = id
      self.note = note
    }
  }

  /// The app that asked.
  public struct App: Hashable, Sendable {
    /// The id of the app: `com.example.notes`.
    public var id: String
    /// The version of the app, as it names itself.
    public var version: String

    /// An app by its id and version.
    public init(id: String, version: String) {
      self.id = id
      self.version = version
    }
  }

  /// Of the record: unique and meaningless.
  public var id: String
  /// When it was given, by the clock of the device.
  public var at: Manifest.Timestamp
  /// The id of the document in the manifest.
  public var document: String
  /// The version that was accepted.
  public var version: Manifest.Version
  /// The acceptance revision of the manifest, from 1: a higher one asks again.
  public var revision: Int
  /// What was asked for: agreement, consent, or that the text was read.
  public var asks: Manifest.DocumentEntry.Asks
  /// The language in which it was shown.
  public var locale: Manifest.Locale
  /// The digest of the words that were accepted.
  public var textDigest: Manifest.Digest
  /// Of the file that was on the screen; `nil` where none was.
  public var shownDigest: Manifest.Digest?
  /// The manifest that listed the text, by number and digest.
  public var manifest: Manifest.Previous
  /// The sentence agreed to, verbatim.
  public var statement: String
  /// The name that was typed as a signature; `nil` where none was asked for.
  public var signedName: String?
  /// Of the ``Presentation``; `nil` where nothing was shown.
  public var presentationDigest: Manifest.Digest?
  /// What was on the screen, and what was done there.
  public var evidence: Evidence
  /// How it was given.
  public var method: Method
  /// Who acted, where that is not the person themselves: `guardian`, an account of the machine.
  public var actor: String?
  /// What outside of the gate verified who acted; `nil` where it is only said.
  public var verifiedBy: String?
  /// Whom it was given for; `nil` where the person accepted for themselves.
  public var onBehalfOf: Principal?
  /// When it has to be asked again; `nil` where it holds without an end.
  public var validUntil: Manifest.Timestamp?
  /// The app that asked.
  public var app: App
  /// The person, as the log knows them: an HMAC of their id; `nil` for the one person of the device.
  public var subject: String?
  /// Whether a guardian has accepted, too; `nil` where none has to.
  public var guardian: Bool?

  /// A record with all that it says; what has a default was not asked for or not there.
  public init(
    id: String, at: Manifest.Timestamp, document: String, version: Manifest.Version, revision: Int,
    asks: Manifest.DocumentEntry.Asks = .agreement, locale: Manifest.Locale,
    textDigest: Manifest.Digest, shownDigest: Manifest.Digest? = nil,
    manifest: Manifest.Previous, statement: String, signedName: String? = nil,
    presentationDigest: Manifest.Digest? = nil, evidence: Evidence, method: Method,
    actor: String? = nil, verifiedBy: String? = nil, onBehalfOf: Principal? = nil,
    validUntil: Manifest.Timestamp? = nil,
    app: App, subject: String? = nil, guardian: Bool? = nil
  ) {
    self.id = id
    self.at = at
    self.document = document
    self.version = version
    self.revision = revision
    self.asks = asks
    self.locale = locale
    self.textDigest = textDigest
    self.shownDigest = shownDigest
    self.manifest = manifest
    self.statement = statement
    self.signedName = signedName
    self.presentationDigest = presentationDigest
    self.evidence = evidence
    self.method = method
    self.actor = actor
    self.verifiedBy = verifiedBy
    self.onBehalfOf = onBehalfOf
    self.validUntil = validUntil
    self.app = app
    self.subject = subject
    self.guardian = guardian
  }

  /// Whether it was given by naming the digest of a text, so that nothing was on the screen.
  public var isByDigest: Bool { shownDigest == nil && presentationDigest == nil }
}
