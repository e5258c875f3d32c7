extension Manifest {
  /// A release in one language.
  public struct LocaleEntry: Hashable, Sendable {
    /// Whether this is the text that counts where translations differ.
    public var authoritative: Bool
    /// The title of the agreement in this language.
    public var title: String
    /// The number of words.
    public var words: Int
    /// Of the bytes of the source file.
    public var sourceDigest: Digest
    /// Of the words alone, whatever the format they are shown in.
    public var textDigest: Digest
    /// The published files: HTML, plain text and JSON.
    public var artifacts: [Artifact]

    /// Makes the text of a release in one language.
    public init(
      authoritative: Bool, title: String, words: Int, sourceDigest: Digest, textDigest: Digest,
      artifacts: [Artifact]
    ) {
      self.authoritative = authoritative
      self.title = title
      self.words = words
      self.sourceDigest = sourceDigest
      self.textDigest = textDigest
      self.artifacts = artifacts
    }
  }

  /// A published file.
  public struct Artifact: Hashable, Sendable {
    /// Relative to the folder of the manifest, with `/` between its parts.
    public var path: Path
    /// The media type: `text/html`.
    public var type: String
    /// The size.
    public var bytes: Int
    /// The SHA-256 of its bytes.
    public var digest: Digest
    /// What a page that embeds the file states of it (Subresource Integrity): `sha256-…`.
    public var integrity: String?
    /// The width of a plain text, in display columns.
    public var columns: Int?

    /// Describes a published file.
    public init(
      path: Path, type: String, bytes: Int, digest: Digest, integrity: String? = nil,
      columns: Int? = nil
    ) {
      self.path = path
      self.type = type
      self.bytes = bytes
      self.digest = digest
      self.integrity = integrity
      self.columns = columns
    }
  }

  /// A page of documentation.
  public struct Page: Hashable, Sendable {
    /// Of the HTML page, relative to the folder of the manifest.
    public var path: Path
    /// The title of the page.
    public var title: String
    /// The version that the document states; `nil` when it states none.
    public var version: String?
    /// The published files: HTML, plain text and JSON.
    public var artifacts: [Artifact]

    /// Describes a page that is no agreement.
    public init(path: Path, title: String, version: String? = nil, artifacts: [Artifact]) {
      self.path = path
      self.title = title
      self.version = version
      self.artifacts = artifacts
    }
  }
}
