extension Manifest {
  /// Reads a manifest, whether or not its bytes are canonical.
  ///
  /// Unknown fields are ignored. What a gate relies on is checked here once: forms of dates, digests
  /// and paths, that ids and versions are unique, that `current` is among the releases, that one
  /// locale is authoritative. `$schema` may be missing, and what came later, which is then as it
  /// was before: `asks`, `order` and `page` of an agreement, `signature` and `acceptMigrated` of its gate,
  /// `who` of its audience.
  /// - Parameter names: what may stand in ``critical``.
  public init(
    parsing bytes: [UInt8], understanding names: Set<String> = Manifest.understoodNames
  ) throws(ManifestError) {
    var documents = ListReader<DocumentEntry>(.documents)
    var pages = ListReader<Page>(.pages)
    var reader = JSONReader(bytes) { documents.take($0, $1) || pages.take($0, $1) }
    let value: JSONValue
    do { value = try reader.read() } catch { throw .notJSON(error) }
    let fields = try FieldReader(value)
    // First what says whether the rest can be understood at all.
    let spec = try fields.string(.spec)
    guard Manifest.isSupported(spec, as: Manifest.currentSpec) else { throw .unsupportedSpec(spec) }
    let schema = try fields.optional(.schema, FieldReader.string)
    if let schema, !Manifest.isSupported(schema, as: Manifest.schemaIdentifier) {
      throw .unsupportedSchema(schema)
    }
    let critical = try fields.array(.critical, of: FieldReader.string)
    if let unknown = critical.first(where: { !names.contains($0) }) {
      throw .unknownCritical(unknown)
    }
    self.init(
      schema: schema, spec: spec,
      product: try fields.object(.product), publisher: try fields.object(.publisher),
      sequence: try fields.integer(.sequence), generated: try fields.text(.generated),
      expires: try fields.optional(.expires, FieldReader.text),
      previous: try fields.optional(.previous, FieldReader.read), keys: try fields.array(.keys),
      documents: try documents.read(fields), pages: try pages.read(fields), critical: critical,
      extensions: try fields.value(.extensions) { value throws(ManifestError) in
        try FieldReader(value).object
      })
    _ = try files
    try ManifestError.refuseRepeated(self.documents.map(\.id), .id, in: .documents)
  }

  /// The bytes of `manifest.json`: RFC 8785 canonical JSON, with no newline at the end.
  public func canonicalBytes() -> [UInt8] {
    var json = JSONWriter(minimumCapacity: roomInJSON)
    write(to: &json)
    return json.bytes
  }

  /// More bytes than the pages take, of which there may be very many: an array that grows takes three times as much.
  private var roomInJSON: Int {
    pages.reduce(0) { sum, page in
      page.artifacts.reduce(sum + page.path.text.utf8.count + page.title.utf8.count + 100) {
        $0 + $1.path.text.utf8.count + 200
      }
    }
  }

  /// Whether these are the canonical bytes, without making all of them once more.
  package func hasCanonicalBytes(_ bytes: [UInt8]) -> Bool {
    var json = JSONWriter(comparingWith: bytes)
    write(to: &json)
    return json.isSame
  }

  /// Whether a name is that of this form, or of a minor version of it: `assent-manifest/1.2`.
  static func isSupported(_ name: String, as current: String) -> Bool {
    guard name.utf8.starts(with: current.utf8) else { return false }
    let minor = name.utf8.dropFirst(current.utf8.count)
    return minor.isEmpty
      || minor.first == UInt8(ascii: ".") && minor.count > 1
        && minor.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}

extension Manifest {
  private func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.schema, schema)
    json.field(.critical, critical)
    json.field(.documents, documents)
    json.field(.expires, expires)
    json.key(Field.extensions.rawValue)
    json.append(.object(extensions))
    json.field(.generated, generated)
    json.field(.keys, keys)
    json.field(.pages, pages)
    json.field(.previous, previous)
    json.field(.product, product)
    json.field(.publisher, publisher)
    json.field(.sequence, sequence)
    json.field(.spec, spec)
    json.endObject()
  }
}

extension Manifest.Product: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(id: try fields.nonEmptyString(.id), name: try fields.string(.name))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.id, id)
    json.field(.name, name)
    json.endObject()
  }
}

extension Manifest.Publisher: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    // No address is an empty one.
    let contact = try fields.string(.contact)
    self.init(
      name: try fields.string(.name), contact: contact.isEmpty ? nil : try fields.text(.contact))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.contact, contact?.description ?? "")
    json.field(.name, name)
    json.endObject()
  }
}

extension Manifest.Previous: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(sequence: try fields.integer(.sequence), digest: try fields.text(.digest))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.digest, digest)
    json.field(.sequence, sequence)
    json.endObject()
  }
}

extension Manifest.Key: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      id: try fields.nonEmptyString(.id), algorithm: try fields.nonEmptyString(.algorithm),
      publicKey: try fields.optional(.publicKey, FieldReader.string),
      isRecovery: fields.isPresent(.recovery) ? try fields.bool(.recovery) : false,
      validUntil: try fields.optional(.validUntil, FieldReader.text))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.algorithm, algorithm)
    json.field(.id, id)
    json.field(.publicKey, publicKey)
    if isRecovery { json.field(.recovery, true) }
    json.field(.validUntil, validUntil)
    json.endObject()
  }
}
