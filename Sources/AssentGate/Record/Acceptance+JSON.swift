import AssentManifest

extension Acceptance {
  /// The members that a record has besides those of its line: `at`, `event`, `prev`, `spec`.
  var object: JSONObject {
    var object: JSONObject = [
      "app": ["id": .string(app.id), "version": .string(app.version)],
      "asks": .string(asks.rawValue), "document": .string(document),
      "evidence": [
        "agreed": .bool(evidence.agreed), "maxScroll": AcceptanceForm.integer(evidence.maxScroll),
        "scrollThreshold": AcceptanceForm.integer(evidence.scrollThreshold),
        "ui": .string(evidence.ui),
      ],
      "id": .string(id), "locale": .string(locale.text),
      "manifest": [
        "digest": .string(manifest.digest.description),
        "sequence": AcceptanceForm.integer(manifest.sequence),
      ],
      "method": .string(method.rawValue), "revision": AcceptanceForm.integer(revision),
      "statement": .string(statement), "subject": AcceptanceForm.subject(subject),
      "textDigest": .string(textDigest.description), "version": .string(version.text),
    ]
    object["actor"] = actor.map { .string($0) }
    object["guardian"] = guardian.map { .bool($0) }
    object["onBehalfOf"] = onBehalfOf.map { ["id": .string($0.id), "note": .string($0.note)] }
    object["presentationDigest"] = presentationDigest.map { .string($0.description) }
    object["shownDigest"] = shownDigest.map { .string($0.description) }
    object["signedName"] = signedName.map { .string($0) }
    object["verifiedBy"] = verifiedBy.map { .string($0) }
    object["validUntil"] = validUntil.map { .string($0.description) }
    return object
  }

  /// - Parameter time: of the line, where the record names no time of its own.
  init(
    reading fields: AcceptanceFields, at time: Manifest.Timestamp
  ) throws(AcceptanceFields.Fault) {
    let app = try fields.inner("app")
    let evidence = try fields.inner("evidence")
    let manifest = try fields.inner("manifest")
    self.init(
      id: try fields.identifier("id"), at: try fields.optional("acceptedAt", fields.time) ?? time,
      document: try fields.identifier("document"), version: try fields.version("version"),
      revision: try fields.integer("revision"),
      asks: try fields.choice("asks", Manifest.DocumentEntry.Asks.self),
      locale: try fields.locale("locale"), textDigest: try fields.digest("textDigest"),
      shownDigest: try fields.optional("shownDigest", fields.digest),
      manifest: Manifest.Previous(
        sequence: try manifest.integer("sequence"), digest: try manifest.digest("digest")),
      statement: try fields.sentence("statement"),
      signedName: try fields.optional("signedName", fields.sentence),
      presentationDigest: try fields.optional("presentationDigest", fields.digest),
      evidence: Evidence(
        maxScroll: try evidence.integer("maxScroll"),
        scrollThreshold: try evidence.integer("scrollThreshold"),
        agreed: try evidence.bool("agreed"), ui: try evidence.text("ui")),
      method: try fields.choice("method", Method.self),
      actor: try fields.optional("actor", fields.text),
      verifiedBy: try fields.optional("verifiedBy", fields.text),
      onBehalfOf: try fields.optional("onBehalfOf") { name throws(AcceptanceFields.Fault) in
        let principal = try fields.inner(name)
        return Principal(id: try principal.text("id"), note: try principal.text("note"))
      },
      validUntil: try fields.optional("validUntil", fields.time),
      app: App(id: try app.text("id"), version: try app.text("version")),
      subject: try fields.subject(), guardian: try fields.optional("guardian", fields.bool))
  }
}
