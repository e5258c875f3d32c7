extension SiteManifest {
  /// Reads a list, whether or not its bytes are canonical.
  ///
  /// Unknown fields are ignored. Ids and paths of products are unique.
  /// - Parameter names: what may stand in ``critical``.
  public init(
    parsing bytes: [UInt8], understanding names: Set<String> = SiteManifest.understoodNames
  ) throws(ManifestError) {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    let fields = try FieldReader(value)
    let spec = try fields.string(.spec)
    guard Manifest.isSupported(spec, as: Self.currentSpec) else {
      throw .unsupported(spec, .spec, expected: Self.currentSpec)
    }
    let schema = try fields.optional(.schema, FieldReader.string)
    if let schema, !Manifest.isSupported(schema, as: Self.schemaIdentifier) {
      throw .unsupported(schema, .schema, expected: Self.schemaIdentifier)
    }
    let critical = try fields.array(.critical, of: FieldReader.string)
    if let unknown = critical.first(where: { !names.contains($0) }) {
      throw .unknownCritical(unknown)
    }
    try self.init(reading: fields)
  }

  /// The bytes of `site.json`: RFC 8785 canonical JSON, with no newline at the end.
  public func canonicalBytes() -> [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    return json.bytes
  }
}

extension ManifestError {
  fileprivate static func unsupported(
    _ name: String, _ field: Manifest.Field, expected: String
  ) -> ManifestError {
    .invalid(
      path: field.rawValue,
      reason: "\(Quotation(name)) is not supported; expected '\(expected)'")
  }
}

extension SiteManifest: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      schema: try fields.optional(.schema, FieldReader.string), spec: try fields.string(.spec),
      site: try fields.object(.site), publisher: try fields.object(.publisher),
      sequence: try fields.integer(.sequence), generated: try fields.text(.generated),
      expires: try fields.optional(.expires, FieldReader.text),
      previous: try fields.optional(.previous, FieldReader.read), keys: try fields.array(.keys),
      products: try fields.array(.products), log: try fields.optional(.log, FieldReader.read),
      critical: try fields.array(.critical, of: FieldReader.string),
      extensions: try fields.value(.extensions) { value throws(ManifestError) in
        try FieldReader(value).object
      })
    try ManifestError.refuseRepeated(products.map(\.id), .id, in: .products)
    try ManifestError.refuseRepeated(products.map(\.path.text), .path, in: .products)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.schema, schema)
    json.field(.critical, critical)
    json.field(.expires, expires)
    json.key(Manifest.Field.extensions.rawValue)
    json.append(.object(extensions))
    json.field(.generated, generated)
    json.field(.keys, keys)
    json.field(.log, log)
    json.field(.previous, previous)
    json.field(.products, products)
    json.field(.publisher, publisher)
    json.field(.sequence, sequence)
    json.field(.site, site)
    json.field(.spec, spec)
    json.endObject()
  }
}

extension SiteManifest.Site: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      name: try fields.string(.name), url: try fields.optional(.url, FieldReader.string))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.name, name)
    json.field(.url, url)
    json.endObject()
  }
}

extension SiteManifest.Product: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      id: try fields.nonEmptyString(.id), name: try fields.string(.name),
      path: try fields.text(.path), sequence: try fields.integer(.sequence),
      digest: try fields.text(.digest), bytes: try fields.integer(.bytes))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.bytes, bytes)
    json.field(.digest, digest)
    json.field(.id, id)
    json.field(.name, name)
    json.field(.path, path)
    json.field(.sequence, sequence)
    json.endObject()
  }
}

extension SiteManifest.Log: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      origin: try fields.nonEmptyString(.origin), size: try fields.integer(.size),
      root: try fields.nonEmptyString(.root))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.origin, origin)
    json.field(.root, root)
    json.field(.size, size)
    json.endObject()
  }
}
