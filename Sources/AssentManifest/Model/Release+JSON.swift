extension Manifest.Release: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      version: try fields.text(.version),
      revision: try fields.integer(.revision, in: 1...Int.max),
      published: try fields.text(.published), effective: try fields.text(.effective),
      graceDays: try fields.integer(.graceDays), status: try fields.text(.status),
      change: try fields.object(.change), locales: try fields.byLanguage(.locales, FieldReader.read)
    )
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
    json.field(.revision, revision)
    json.field(.status, status)
    json.field(.version, version)
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
