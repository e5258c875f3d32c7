import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup
import AssentRecord

/// A working text of an agreement, as far as its releases are concerned.
struct WorkingText: Sendable {
  /// Below the content folder, or below the folder that is linted.
  var path: String
  /// As findings name it.
  var file: String
  var listing: Listing
  /// Of the bytes of the file.
  var sourceDigest: Manifest.Digest
  /// Of its words; `nil` where nobody asked for it.
  var textDigest: Manifest.Digest?
  /// Of the bytes as they are where lines end with LF alone, for a text that differs from its release
  /// and has others: Git gives them to whoever checks it out on Windows.
  var digestWithLineFeeds: Manifest.Digest?
  /// Whether it has errors, or no words, so that it cannot be released as it is.
  var isFaulty: Bool
  /// Whether words of it stand for tags, so that a fact elsewhere may have changed it.
  var hasFacts: Bool
  /// Where the version stands.
  var version: SourceRange?
  /// Where the effective date stands.
  var effective: SourceRange?

  /// Folder and id of its agreement.
  var key: String { Placement.agreementKey(of: path) }

  /// - Parameters:
  ///   - path: below the folder that ``Releases`` were read from.
  ///   - releases: tell whether the digest of the words is wanted.
  /// - Returns: `nil` for a document that is not listed.
  init?(_ checked: CheckedDocument, path: String, releases: Releases) {
    guard let listing = checked.listing else { return nil }
    let source = checked.document.markup.source
    let digest = TextDigest.digest(of: source.bytes)
    self.path = path
    file = source.path
    self.listing = listing
    sourceDigest = digest
    isFaulty = checked.diagnostics.contains { $0.severity == .error || $0.rule == .emptyDocument }
    hasFacts = source.origin != nil
    version = checked.document.metadata.versions.first?.range
    effective = checked.document.metadata.effectiveDates.first?.range
    guard let agreement = releases.agreements[key],
      agreement.release(of: listing.version)?.locales[listing.locale]?.sourceDigest != digest
    else { return }
    textDigest = checked.document.markup.textDigest
    guard source.bytes.contains(UInt8(ascii: "\r")) else { return }
    let feed = UInt8(ascii: "\n")
    digestWithLineFeeds = TextDigest.digest(
      of: (1...max(source.lineCount, 1)).flatMap { Array(source.line($0)) + [feed] })
  }
}

extension ReleasedAgreement {
  /// What was released as a version; `nil` for one that is not released.
  func release(of version: Manifest.Version) -> LedgerEvent.Release? {
    history[version]?.release
  }
}
