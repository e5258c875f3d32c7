extension Manifest.LocaleEntry: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      authoritative: try fields.bool(.authoritative), title: try fields.string(.title),
      words: try fields.integer(.words), sourceDigest: try fields.text(.sourceDigest),
      textDigest: try fields.text(.textDigest), artifacts: try fields.array(.artifacts))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.artifacts, artifacts)
    json.field(.authoritative, authoritative)
    json.field(.sourceDigest, sourceDigest)
    json.field(.textDigest, textDigest)
    json.field(.title, title)
    json.field(.words, words)
    json.endObject()
  }
}

extension Manifest.Artifact: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      path: try fields.text(.path), type: try fields.nonEmptyString(.type),
      bytes: try fields.integer(.bytes), digest: try fields.text(.digest),
      integrity: try fields.optional(.integrity, FieldReader.string),
      columns: try fields.optionalInteger(.columns, in: 1...Int.max))
    if let integrity, integrity != digest.integrity {
      throw .invalid(
        path: "integrity", reason: "\(Quotation(integrity)) is not the digest \(digest.integrity)")
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.bytes, bytes)
    json.field(.columns, columns)
    json.field(.digest, digest)
    json.field(.integrity, integrity)
    json.field(.path, path)
    json.field(.type, type)
    json.endObject()
  }
}

extension Manifest.Page: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      path: try fields.text(.path), title: try fields.string(.title),
      version: try fields.optional(.version, FieldReader.string),
      artifacts: try fields.array(.artifacts))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.artifacts, artifacts)
    json.field(.path, path)
    json.field(.title, title)
    json.field(.version, version)
    json.endObject()
  }
}
