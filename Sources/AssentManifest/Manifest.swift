/// What a product publishes for gates: its agreements, their releases and the digest of each file.
///
/// The canonical bytes are the file `manifest.json`, and what is signed. All strings are expected in
/// Unicode normal form C; nothing here normalises them.
public struct Manifest: Hashable, Sendable {
  /// The name of the JSON Schema of this form, ``schemaIdentifier``.
  public var schema: String?
  /// The form and its version, `assent-manifest/1`; a minor version may follow: `assent-manifest/1.2`.
  public var spec: String
  /// The product whose agreements these are.
  public var product: Product
  /// Who publishes the manifest.
  public var publisher: Publisher
  /// Goes up with every change of the manifest, and never down.
  public var sequence: Int
  /// When it was made: from the documents or `SOURCE_DATE_EPOCH`, never from a clock.
  public var generated: Timestamp
  /// When a newer manifest should have come out.
  public var expires: Timestamp?
  /// The manifest published before this one.
  public var previous: Previous?
  /// The keys that sign manifests, the next one included.
  public var keys: [Key]
  /// The agreements of the product, by id.
  public var documents: [DocumentEntry]
  /// The product's documentation, which gates nobody.
  public var pages: [Page]
  /// Names of fields that a reader must understand, or refuse the manifest.
  public var critical: [String]
  /// What others add, kept as it is; ``files`` reads the part that is ours.
  public var extensions: JSONObject

  /// Makes a manifest of its members; what is left out is empty.
  public init(
    schema: String? = Manifest.schemaIdentifier, spec: String = Manifest.currentSpec,
    product: Product, publisher: Publisher, sequence: Int, generated: Timestamp,
    expires: Timestamp? = nil, previous: Previous? = nil, keys: [Key] = [],
    documents: [DocumentEntry] = [], pages: [Page] = [], critical: [String] = [],
    extensions: JSONObject = [:]
  ) {
    self.schema = schema
    self.spec = spec
    self.product = product
    self.publisher = publisher
    self.sequence = sequence
    self.generated = generated
    self.expires = expires
    self.previous = previous
    self.keys = keys
    self.documents = documents
    self.pages = pages
    self.critical = critical
    self.extensions = extensions
  }

  /// What ``spec`` says of the form written here.
  public static let currentSpec = "assent-manifest/1"

  /// The `$id` of the JSON Schema of this form.
  public static let schemaIdentifier = "urn:assent:schema:manifest:1"

  /// The names that may stand in ``critical``: the fields of this form.
  public static let understoodNames = Set(
    Field.allCases.filter { !Field.ofSites.contains($0) }.map(\.rawValue))

  /// A product: an application, a site, a set of data.
  public struct Product: Hashable, Sendable {
    /// Letters, digits and hyphens; it does not change when the name does.
    public var id: String
    /// The name people know it by.
    public var name: String

    /// Names a product.
    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  /// Who publishes a manifest.
  public struct Publisher: Hashable, Sendable {
    /// The name of a person or an organization.
    public var name: String
    /// Where to write; `nil` where the publisher names no address.
    public var contact: ContactAddress?

    /// Names a publisher.
    public init(name: String, contact: ContactAddress?) {
      self.name = name
      self.contact = contact
    }
  }

  /// The manifest before this one.
  public struct Previous: Hashable, Sendable {
    /// Its own ``Manifest/sequence``.
    public var sequence: Int
    /// Of its canonical bytes.
    public var digest: Digest

    /// Points to the manifest before.
    public init(sequence: Int, digest: Digest) {
      self.sequence = sequence
      self.digest = digest
    }
  }

  /// A key that may sign manifests.
  public struct Key: Hashable, Sendable {
    /// The name by which a signature mentions the key: sixteen hexadecimal digits, as minisign prints them.
    public var id: String
    /// The signature scheme, such as `Ed25519`.
    public var algorithm: String
    /// The key itself as minisign writes it, `RW…`; `nil` where only its name is announced.
    public var publicKey: String?
    /// Whether the key signs nothing but revocations, of keys that were lost or stolen.
    public var isRecovery: Bool
    /// After this moment the key signs nothing; `nil` for a key without an end.
    public var validUntil: Timestamp?

    /// Names a key.
    public init(
      id: String, algorithm: String, publicKey: String? = nil, isRecovery: Bool = false,
      validUntil: Timestamp? = nil
    ) {
      self.id = id
      self.algorithm = algorithm
      self.publicKey = publicKey
      self.isRecovery = isRecovery
      self.validUntil = validUntil
    }
  }
}
