import AssentManifest
import Crypto

/// The files that a record rests on, byte for byte as they were published then.
///
/// A build writes the files of older versions anew, and a publisher may take them away: who accepted
/// them keeps them.
public struct AcceptedText: Hashable, Sendable {
  /// As it is printed.
  public var plain: [UInt8]
  /// As JSON, the file that the screen was made from; its digest is ``Acceptance/shownDigest``.
  public var document: [UInt8]
  /// The manifest that lists both, with its signature files.
  public var manifest: [UInt8]
  /// The signature files of the manifest.
  public var signatures: [[UInt8]]

  /// A text in both forms, with the manifest that lists it.
  public init(plain: [UInt8], document: [UInt8], manifest: [UInt8], signatures: [[UInt8]]) {
    (self.plain, self.document) = (plain, document)
    (self.manifest, self.signatures) = (manifest, signatures)
  }

  init(_ text: GateText, _ manifest: VerifiedManifest) {
    self.init(
      plain: text.plain, document: text.file, manifest: manifest.bytes,
      signatures: manifest.signatures)
  }

  /// The entry of a manifest that a record names; `nil` where it lists another text or none.
  static func entry(of acceptance: Acceptance, in manifest: Manifest) -> Manifest.LocaleEntry? {
    let entry = manifest.documents.first { $0.id == acceptance.document }?
      .releases.first { $0.version == acceptance.version }?.locales[acceptance.locale]
    return entry?.textDigest == acceptance.textDigest ? entry : nil
  }
}
