extension Manifest.Release: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      version: try fields.text(.version),
      revision: try fields.integer(.revision, in: 1...Int.max),
      published: try fields.text(.published), effective: try fields.text(.effective),
      graceDays: try fields.integer(.graceDays), status: try fields.text(.status),
      withdrawn: try fields.optional(.withdrawn, FieldReader.read),
      supersededBy: try fields.optional(.supersededBy, FieldReader.text),
      superseded: try fields.optional(.superseded, FieldReader.read),
      change: try fields.object(.change),
      redlines: fields.isPresent(.redlines) ? try fields.array(.redlines) : [],
      locales: try fields.byLanguage(.locales, FieldReader.read))
    try ManifestError.refuseRepeated(redlines.map(\.from.text), .from, in: .redlines)
    let authoritative = locales.values.count { $0.authoritative }
    guard authoritative == 1 else {
      throw .invalid(
        path: "locales", reason: "expected one authoritative locale, found \(authoritative)")
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.change, change)
    json.field(.effective, effective)
    json.field(.graceDays, graceDays)
    json.field(.locales, locales) { $0.write(to: &$1) }
    json.field(.published, published)
    if !redlines.isEmpty { json.field(.redlines, redlines) }
    json.field(.revision, revision)
    json.field(.status, status)
    json.field(.superseded, superseded)
    json.field(.supersededBy, supersededBy)
    json.field(.version, version)
    json.field(.withdrawn, withdrawn)
    json.endObject()
  }
}

extension Manifest.Withdrawal: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(at: try fields.text(.at), reason: try fields.string(.reason))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.at, at)
    json.field(.reason, reason)
    json.endObject()
  }
}

extension Manifest.Redline: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      from: try fields.text(.from), class: try fields.text(.class),
      computed: try fields.text(.computed),
      locales: try fields.byLanguage(.locales) { value throws(ManifestError) in
        try FieldReader(value).array(.artifacts)
      })
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.class, `class`)
    json.field(.computed, computed)
    json.field(.from, from)
    json.field(.locales, locales) { artifacts, json in
      json.beginObject()
      json.field(.artifacts, artifacts)
      json.endObject()
    }
    json.endObject()
  }
}

extension Manifest.Change: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      class: try fields.text(.class), computed: try fields.text(.computed),
      from: try fields.optional(.from, FieldReader.text),
      summary: try fields.byLanguage(.summary, FieldReader.string),
      sections: try fields.array(.sections, of: FieldReader.string))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.class, `class`)
    json.field(.computed, computed)
    json.field(.from, from)
    json.field(.sections, sections)
    json.field(.summary, summary) { $1.append($0) }
    json.endObject()
  }
}
