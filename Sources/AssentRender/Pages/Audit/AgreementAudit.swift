import AssentManifest

/// All that is known of the versions of one agreement: what its ledger says, and how it is checked.
package struct AgreementAudit: Hashable, Sendable {
  /// A line of the ledger about a version that was released: who said what, and when.
  package struct Entry: Hashable, Sendable {
    package var day: Manifest.Day
    package var by: String
    package var reason: String

    package init(day: Manifest.Day, by: String, reason: String) {
      self.day = day
      self.by = by
      self.reason = reason
    }
  }

  /// What was put right, beside the words; `nil` for what stayed.
  package struct Correction: Hashable, Sendable {
    package var entry: Entry
    package var effective: Manifest.Moment?
    package var graceDays: Int?

    package init(entry: Entry, effective: Manifest.Moment?, graceDays: Int?) {
      self.entry = entry
      self.effective = effective
      self.graceDays = graceDays
    }
  }

  /// A frozen text.
  package struct Text: Hashable, Sendable {
    package var locale: Manifest.Locale
    package var isAuthoritative: Bool
    /// Below the content folder.
    package var file: String
    package var sourceDigest: Manifest.Digest
    package var textDigest: Manifest.Digest

    package init(
      locale: Manifest.Locale, isAuthoritative: Bool, file: String, sourceDigest: Manifest.Digest,
      textDigest: Manifest.Digest
    ) {
      self.locale = locale
      self.isAuthoritative = isAuthoritative
      self.file = file
      self.sourceDigest = sourceDigest
      self.textDigest = textDigest
    }
  }

  /// What the ledger says of a version beside what ``AgreementHistory/Version`` has.
  package struct Record: Hashable, Sendable {
    package var revision: Int
    package var releasedBy: String
    /// The Git revision that the texts were taken from; `nil` for the working text.
    package var gitRevision: String?
    /// Why the author declared another class than the computed one; may be empty.
    package var reason: String
    /// What decided the computed class.
    package var signals: [String]
    /// By language tag.
    package var texts: [Text]
    package var approvals: [Entry] = []
    package var corrections: [Correction] = []
    package var withdrawal: Entry?
    package var supersession: Entry?

    package init(
      revision: Int, releasedBy: String, gitRevision: String?, reason: String, signals: [String],
      texts: [Text]
    ) {
      self.revision = revision
      self.releasedBy = releasedBy
      self.gitRevision = gitRevision
      self.reason = reason
      self.signals = signals
      self.texts = texts
    }
  }

  /// Where a ledger ends.
  package struct Ledger: Hashable, Sendable {
    /// Below the content folder.
    package var file: String
    /// The digest of the last line.
    package var head: Manifest.Digest?

    package init(file: String, head: Manifest.Digest?) {
      self.file = file
      self.head = head
    }
  }

  package var history: AgreementHistory
  package var records: [Manifest.Version: Record]
  package var ledger: Ledger
  /// The folder of the product below the output folder; empty for the root.
  package var folder: String
  /// The folder of the agreement below that of the product.
  package var place: String
  /// Those that the manifest announces.
  package var keys: [Manifest.Key]

  package init(
    history: AgreementHistory, records: [Manifest.Version: Record], ledger: Ledger,
    folder: String, place: String, keys: [Manifest.Key]
  ) {
    self.history = history
    self.records = records
    self.ledger = ledger
    self.folder = folder
    self.place = place
    self.keys = keys
  }
}
