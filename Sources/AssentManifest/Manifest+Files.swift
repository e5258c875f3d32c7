extension Manifest {
  /// Files of the product that belong to no document: index page, style sheet, schemas.
  ///
  /// They stand in ``extensions`` under `files`, so that every published byte has a digest. Reading
  /// a manifest checks them; this throws only after `extensions` was changed by hand.
  public var files: [Artifact] {
    get throws(ManifestError) {
      do {
        let fields = try FieldReader(.object(extensions))
        return fields.isPresent(.files) ? try fields.array(.files) : []
      } catch { throw error.inside(Field.extensions.rawValue) }
    }
  }

  /// Replaces ``files``; without any, the member of ``extensions`` goes too.
  public mutating func setFiles(_ files: [Artifact]) {
    let values = files.map { file in
      var members: JSONObject = [
        Field.bytes.rawValue: .integer(file.bytes),
        Field.digest.rawValue: .string(file.digest.description),
        Field.path.rawValue: .string(file.path.text),
        Field.type.rawValue: .string(file.type),
      ]
      members[Field.columns.rawValue] = file.columns.map(JSONValue.integer)
      members[Field.integrity.rawValue] = file.integrity.map(JSONValue.string)
      return JSONValue.object(members)
    }
    extensions[Field.files.rawValue] = values.isEmpty ? nil : .array(values)
  }

  /// Every file the manifest names, in the order of its documents, pages and ``files``.
  ///
  /// The same path may come more than once.
  public var artifacts: [Artifact] {
    get throws(ManifestError) {
      let releases = documents.flatMap(\.releases)
      let locales = releases.flatMap { release in
        release.locales.sorted { $0.key < $1.key }.map(\.value)
      }
      let redlines = releases.flatMap(\.redlines).flatMap { redline in
        redline.locales.sorted { $0.key < $1.key }.flatMap(\.value)
      }
      return try locales.flatMap(\.artifacts) + redlines + pages.flatMap(\.artifacts) + files
    }
  }
}

extension ManifestError {
  /// Throws where a value that has to be unique among the elements of an array is not.
  static func refuseRepeated(
    _ values: [String], _ field: Manifest.Field, in array: Manifest.Field
  ) throws(ManifestError) {
    var seen: Set<String> = []
    for (index, value) in values.enumerated() where !seen.insert(value).inserted {
      throw .invalid(
        path: "\(array.rawValue)[\(index)].\(field.rawValue)",
        reason: "\(Quotation(value)) stands there twice")
    }
  }
}
