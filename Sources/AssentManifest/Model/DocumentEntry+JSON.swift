extension Manifest.DocumentEntry: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      id: try fields.nonEmptyString(.id), kind: try fields.text(.kind),
      title: try fields.string(.title), spdx: try fields.optional(.spdx, FieldReader.string),
      required: try fields.bool(.required), current: try fields.text(.current),
      acceptanceRevision: try fields.integer(.acceptanceRevision, in: 1...Int.max),
      gate: try fields.object(.gate),
      audience: try fields.optional(.audience, FieldReader.read),
      releases: try fields.array(.releases))
    try ManifestError.refuseRepeated(releases.map(\.version.text), .version, in: .releases)
    guard releases.contains(where: { $0.version == current }) else {
      throw .invalid(
        path: "current", reason: "\(Quotation(current.text)) is not among the releases")
    }
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.acceptanceRevision, acceptanceRevision)
    json.field(.audience, audience)
    json.field(.current, current)
    json.field(.gate, gate)
    json.field(.id, id)
    json.field(.kind, kind)
    json.field(.releases, releases)
    json.field(.required, required)
    json.field(.spdx, spdx)
    json.field(.title, title)
    json.endObject()
  }
}

extension Manifest.Gate: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      scrollThreshold: try fields.integer(.scrollThreshold, in: 0...1000),
      requireAgreement: try fields.bool(.requireAgreement),
      acceptWhenUnscrollable: try fields.bool(.acceptWhenUnscrollable),
      renewAfterDays: try fields.optionalInteger(.renewAfterDays, in: 1...Int.max),
      onStoreFailure: try fields.text(.onStoreFailure),
      signature: try fields.optional(.signature, FieldReader.text) ?? .none)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.acceptWhenUnscrollable, acceptWhenUnscrollable)
    json.field(.onStoreFailure, onStoreFailure)
    json.field(.renewAfterDays, renewAfterDays)
    json.field(.requireAgreement, requireAgreement)
    json.field(.scrollThreshold, scrollThreshold)
    json.field(.signature, signature)
    json.endObject()
  }
}

extension Manifest.Audience: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      minimumAge: try fields.optionalInteger(.minimumAge),
      guardianBelow: try fields.optionalInteger(.guardianBelow))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.guardianBelow, guardianBelow)
    json.field(.minimumAge, minimumAge)
    json.endObject()
  }
}
