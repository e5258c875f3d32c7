/// What a product publishes for gates: its agreements, their releases and the digest of each file.
///
/// The canonical bytes are the file `manifest.json`, and what is signed. All strings are expected in
/// Unicode normal form C; nothing here normalises them.
public struct Manifest: Hashable, Sendable {
  /// Where the JSON Schema of this form is found, or its name.
  public var schema: String?
  /// The form and its version, `assent-manifest/1`; a minor version may follow: `assent-manifest/1.2`.
  public var spec: String
  public var product: Product
  public var publisher: Publisher
  /// Goes up with every change of the manifest, and never down.
  public var sequence: Int
  public var generated: Timestamp
  /// When a newer manifest should have come out.
  public var expires: Timestamp?
  /// The manifest published before this one.
  public var previous: Previous?
  /// The keys that sign manifests, the next one included.
  public var keys: [Key]
  public var documents: [DocumentEntry]
  /// The product's documentation, which gates nobody.
  public var pages: [Page]
  /// Names of fields that a reader must understand, or refuse the manifest.
  public var critical: [String]
  /// What others add, kept as it is; ``files`` reads the part that is ours.
  public var extensions: JSONObject

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
  public static let understoodNames = Set(Field.allCases.map(\.rawValue))

  public struct Product: Hashable, Sendable {
    public var id: String
    /// The name people know it by.
    public var name: String

    public init(id: String, name: String) {
      self.id = id
      self.name = name
    }
  }

  public struct Publisher: Hashable, Sendable {
    public var name: String
    /// Where to write: an address such as `mailto:legal@example.org`.
    public var contact: String

    public init(name: String, contact: String) {
      self.name = name
      self.contact = contact
    }
  }

  public struct Previous: Hashable, Sendable {
    public var sequence: Int
    /// Of its canonical bytes.
    public var digest: Digest

    public init(sequence: Int, digest: Digest) {
      self.sequence = sequence
      self.digest = digest
    }
  }

  public struct Key: Hashable, Sendable {
    public var id: String
    /// The signature scheme, such as `Ed25519`.
    public var algorithm: String
    public var validUntil: Timestamp?

    public init(id: String, algorithm: String, validUntil: Timestamp? = nil) {
      self.id = id
      self.algorithm = algorithm
      self.validUntil = validUntil
    }
  }
}
