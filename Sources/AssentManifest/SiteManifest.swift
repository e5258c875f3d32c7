/// What a site publishes as a whole: the manifest of each product with its digest.
///
/// Each manifest is signed by itself; this list shows, too, where a whole product was removed, added or
/// taken from another day. The canonical bytes are the file `site.json` at the root, and what is
/// signed. All strings are expected in Unicode normal form C.
public struct SiteManifest: Hashable, Sendable {
  /// The name of the JSON Schema of this form, ``schemaIdentifier``.
  public var schema: String?
  /// The form and its version, `assent-site/1`; a minor version may follow: `assent-site/1.2`.
  public var spec: String
  /// What the site is called.
  public var site: Site
  /// Who publishes the site.
  public var publisher: Manifest.Publisher
  /// Goes up with every change of the list, and never down.
  public var sequence: Int
  /// When it was made: the latest of its manifests.
  public var generated: Manifest.Timestamp
  /// When a newer list should have come out.
  public var expires: Manifest.Timestamp?
  /// The list published before this one.
  public var previous: Manifest.Previous?
  /// The keys that sign the list and the manifests, the next one included.
  public var keys: [Manifest.Key]
  /// The products, by path.
  public var products: [Product]
  /// The log of what happened to all versions; `nil` for a site without one.
  public var log: Log?
  /// Names of fields that a reader must understand, or refuse the list.
  public var critical: [String]
  /// What others add, kept as it is.
  public var extensions: JSONObject

  /// Makes a list of its members; what is left out is empty.
  public init(
    schema: String? = SiteManifest.schemaIdentifier, spec: String = SiteManifest.currentSpec,
    site: Site, publisher: Manifest.Publisher, sequence: Int, generated: Manifest.Timestamp,
    expires: Manifest.Timestamp? = nil, previous: Manifest.Previous? = nil,
    keys: [Manifest.Key] = [], products: [Product] = [], log: Log? = nil,
    critical: [String] = [], extensions: JSONObject = [:]
  ) {
    self.schema = schema
    self.spec = spec
    self.site = site
    self.publisher = publisher
    self.sequence = sequence
    self.generated = generated
    self.expires = expires
    self.previous = previous
    self.keys = keys
    self.products = products
    self.log = log
    self.critical = critical
    self.extensions = extensions
  }

  /// What ``spec`` says of the form written here.
  public static let currentSpec = "assent-site/1"

  /// The `$id` of the JSON Schema of this form.
  public static let schemaIdentifier = "urn:assent:schema:site:1"

  /// The names that may stand in ``critical``: the fields of this form.
  public static let understoodNames: Set<String> = [
    "$schema", "critical", "expires", "extensions", "generated", "keys", "log", "previous",
    "products", "publisher", "sequence", "site", "spec",
  ]

  /// The name and the address of a site.
  public struct Site: Hashable, Sendable {
    /// The name people know it by.
    public var name: String
    /// Where it is published; `nil` where the publisher names no address.
    public var url: String?

    /// Names a site.
    public init(name: String, url: String? = nil) {
      self.name = name
      self.url = url
    }
  }

  /// A product and its manifest.
  public struct Product: Hashable, Sendable {
    /// As in the manifest.
    public var id: String
    /// As in the manifest.
    public var name: String
    /// Of the manifest, below the root: `apps/manifest.json`.
    public var path: Manifest.Path
    /// Of the manifest.
    public var sequence: Int
    /// Of the bytes of the manifest.
    public var digest: Manifest.Digest
    /// The size of the manifest.
    public var bytes: Int

    /// Lists a product.
    public init(
      id: String, name: String, path: Manifest.Path, sequence: Int, digest: Manifest.Digest,
      bytes: Int
    ) {
      self.id = id
      self.name = name
      self.path = path
      self.sequence = sequence
      self.digest = digest
      self.bytes = bytes
    }
  }

  /// The state of a log when a site was published.
  public struct Log: Hashable, Sendable {
    /// The name of the log, such as `example.org/legal`.
    public var origin: String
    /// How many entries it had.
    public var size: Int
    /// The hash of its tree, in base64, as a checkpoint has it.
    public var root: String

    /// States a log.
    public init(origin: String, size: Int, root: String) {
      self.origin = origin
      self.size = size
      self.root = root
    }
  }
}
