extension Manifest.DocumentEntry: ManifestObject {
  init(reading fields: FieldReader) throws(ManifestError) {
    self.init(
      id: try fields.nonEmptyString(.id), kind: try fields.text(.kind),
      title: try fields.string(.title), spdx: try fields.optional(.spdx, FieldReader.string),
      required: try fields.bool(.required), current: try fields.text(.current),
      acceptanceRevision: try fields.integer(.acceptanceRevision, in: 1...Int.max),
      asks: try fields.optional(.asks, FieldReader.text) ?? .agreement,
      order: try fields.optionalInteger(.order) ?? 0,
      page: try fields.optional(.page, FieldReader.text) ?? .own,
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
    // What a manifest of before did not have is written where it says something, so that its bytes, its
    // number and its signature stay.
    if asks != .agreement { json.field(.asks, asks) }
    json.field(.audience, audience)
    json.field(.current, current)
    json.field(.gate, gate)
    json.field(.id, id)
    json.field(.kind, kind)
    if order != 0 { json.field(.order, order) }
    if page != .own { json.field(.page, page) }
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
      signature: try fields.optional(.signature, FieldReader.text) ?? .none,
      acceptMigrated: fields.isPresent(.acceptMigrated) ? try fields.bool(.acceptMigrated) : false)
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    if acceptMigrated { json.field(.acceptMigrated, true) }
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
      who: try fields.optional(.who, FieldReader.text) ?? .all,
      minimumAge: try fields.optionalInteger(.minimumAge),
      guardianBelow: try fields.optionalInteger(.guardianBelow))
  }

  func write(to json: inout JSONWriter) {
    json.beginObject()
    json.field(.guardianBelow, guardianBelow)
    json.field(.minimumAge, minimumAge)
    if who != .all { json.field(.who, who) }
    json.endObject()
  }
}
