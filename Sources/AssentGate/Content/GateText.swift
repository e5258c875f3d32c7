import AssentManifest
import AssentRecord
import Crypto

/// A text whose files are what the manifest says, in one language.
public struct GateText: Sendable {
  /// The id of the document in the manifest.
  public let document: String
  /// The version of the text.
  public let version: Manifest.Version
  /// The language of the text.
  public let locale: Manifest.Locale
  /// What the manifest says of it: digest and files.
  public let entry: Manifest.LocaleEntry
  /// The document as JSON (`assent-document/1`), whose words are those of `textDigest`.
  public let json: JSONValue
  /// As it is printed and saved.
  public let plain: [UInt8]
  /// The file that ``json`` was read from.
  public let file: [UInt8]
  /// Of ``file``.
  public let shownDigest: Manifest.Digest
  private let files: VerifiedFiles

  /// The largest file of a text that is read, in bytes.
  static let mostBytes = 64 << 20

  init(
    document: String, version: Manifest.Version, locale: Manifest.Locale,
    entry: Manifest.LocaleEntry, files: VerifiedFiles
  ) throws(GateRefusal) {
    (self.document, self.version, self.locale) = (document, version, locale)
    (self.entry, self.files) = (entry, files)
    let (artifact, bytes) = try files.read("application/json", among: entry.artifacts)
    (shownDigest, file) = (artifact.digest, bytes)
    do { json = try JSONValue(parsing: bytes) } catch {
      throw .unreadable("'\(artifact.path)': \(error)")
    }
    guard let said = DocumentWords.said(in: json) else {
      throw .unreadable("'\(artifact.path)' has no text")
    }
    let words = TextDigest.digest(ofStrings: [said])
    guard words == entry.textDigest else {
      throw .unreadable(
        "'\(artifact.path)': the words have the digest \(words); the manifest says \(entry.textDigest)"
      )
    }
    plain = try files.read("text/plain", among: entry.artifacts).bytes
  }

  /// The page, as it was published.
  ///
  /// - Throws: ``GateRefusal/unreadable(_:)``.
  public func html() throws(GateRefusal) -> [UInt8] {
    try files.read("text/html", among: entry.artifacts).bytes
  }

  /// As records name it.
  public var reference: AcceptanceEvent.Text {
    AcceptanceEvent.Text(
      document: document, version: version, locale: locale, textDigest: entry.textDigest)
  }
}

/// Files of a source, each checked against what a manifest says of it.
struct VerifiedFiles: Sendable {
  let source: any PublishedSource

  /// The first file of a type.
  ///
  /// - Throws: ``GateRefusal/unreadable(_:)`` where there is none, or it is another one.
  func read(
    _ type: String, among artifacts: [Manifest.Artifact]
  ) throws(GateRefusal) -> (artifact: Manifest.Artifact, bytes: [UInt8]) {
    guard let artifact = artifacts.first(where: { $0.type == type }) else {
      throw .unreadable("the manifest names no file of the type \(type)")
    }
    guard artifact.bytes <= GateText.mostBytes else {
      throw .unreadable("'\(artifact.path)' has \(artifact.bytes) bytes, which is too many")
    }
    guard let bytes = try source.bytes(of: artifact.path.text, limit: artifact.bytes) else {
      throw .unreadable("'\(artifact.path)' is missing")
    }
    guard bytes.count == artifact.bytes else {
      throw .unreadable(
        "'\(artifact.path)' has \(bytes.count) bytes; the manifest says \(artifact.bytes)")
    }
    let digest = Manifest.Digest(sha256: SHA256.hash(data: bytes))
    guard digest == artifact.digest else {
      throw .unreadable(
        "'\(artifact.path)' has the digest \(digest); the manifest says \(artifact.digest)")
    }
    return (artifact, bytes)
  }
}
