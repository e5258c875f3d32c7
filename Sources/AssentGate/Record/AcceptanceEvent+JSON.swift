import AssentManifest

extension AcceptanceEvent {
  /// The members of its line, without `prev`.
  public var json: JSONObject {
    var object: JSONObject
    switch action {
    case .presented(let text, let presentation):
      object = text.object
      object["event"] = "presented"
      object["presentationDigest"] = presentation.map { .string($0.description) }
    case .notified(let text, let until):
      object = text.object
      object["event"] = "notified"
      object["until"] = until.map { .string($0.description) }
    case .accepted(let acceptance):
      object = record(acceptance, "accepted")
    case .declined(let text, let actor):
      object = text.object
      object["event"] = "declined"
      object["actor"] = actor.map { .string($0) }
    case .withdrawn(let document, let record):
      object = ["document": .string(document), "event": "withdrawn", "record": .string(record)]
    case .reset(let document, let subject):
      object = ["event": "reset"]
      object["document"] = document.map { .string($0) }
      object["subject"] = subject.map { AcceptanceForm.subject($0) }
    case .guardianApproved(let acceptance, let id):
      object = record(acceptance, "guardian-approved")
      object["of"] = .string(id)
    case .migrated(let document, let version, let date):
      object = ["document": .string(document), "event": "migrated", "version": .string(version)]
      object["date"] = date.map { .string($0.description) }
    case .imported(let acceptance, let origin):
      object = record(acceptance, "imported")
      object["from"] = .string(origin.description)
    case .merged(let head, let lines, let name):
      object = [
        "event": "merged", "head": .string(head.description),
        "lines": AcceptanceForm.integer(lines), "name": .string(name),
      ]
    case .erased(let subject):
      object = ["event": "erased", "subject": AcceptanceForm.subject(subject)]
    }
    object["at"] = .string(at.description)
    object["spec"] = .string(AcceptanceForm.spec)
    return object
  }

  private func record(_ acceptance: Acceptance, _ event: String) -> JSONObject {
    var object = acceptance.object
    object["event"] = .string(event)
    // The time of a record that was made elsewhere is not that of the line.
    if acceptance.at != at { object["acceptedAt"] = .string(acceptance.at.description) }
    return object
  }

  /// Reads the members of a line, strictly: whatever a decision rests on has to be there.
  ///
  /// - Returns: `nil` for an event that is not known, which accepts nothing and takes nothing back.
  init?(reading fields: AcceptanceFields) throws(AcceptanceFields.Fault) {
    guard AcceptanceForm.isSupported(try fields.text("spec")) else { return nil }
    let event = try fields.text("event")
    let at = try fields.time("at")
    let action: Action
    switch event {
    case "presented":
      action = .presented(
        try Text(reading: fields),
        presentationDigest: try fields.optional("presentationDigest", fields.digest))
    case "notified":
      action = .notified(
        try Text(reading: fields), until: try fields.optional("until", fields.time))
    case "accepted": action = .accepted(try Acceptance(reading: fields, at: at))
    case "declined":
      action = .declined(
        try Text(reading: fields), actor: try fields.optional("actor", fields.text))
    case "withdrawn":
      action = .withdrawn(
        document: try fields.identifier("document"), record: try fields.identifier("record"))
    case "reset":
      action = .reset(
        document: try fields.optional("document", fields.identifier), subject: try fields.subject())
    case "guardian-approved":
      action = .guardianApproved(
        try Acceptance(reading: fields, at: at), of: try fields.identifier("of"))
    case "migrated":
      action = .migrated(
        document: try fields.identifier("document"), version: try fields.text("version"),
        date: try fields.optional("date", fields.time))
    case "imported":
      action = .imported(
        try Acceptance(reading: fields, at: at), from: try fields.digest("from"))
    case "merged":
      action = .merged(
        head: try fields.digest("head"), lines: try fields.integer("lines"),
        name: try fields.text("name"))
    case "erased":
      guard let subject = try fields.subject() else {
        throw AcceptanceFields.Fault(field: "subject", expected: "the name of a person")
      }
      action = .erased(subject: subject)
    default: return nil
    }
    self.init(at: at, action: action)
  }
}

extension AcceptanceEvent.Text {
  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "document": .string(document), "locale": .string(locale.text),
      "textDigest": .string(textDigest.description), "version": .string(version.text),
    ]
    object["subject"] = subject.map { AcceptanceForm.subject($0) }
    return object
  }

  fileprivate init(reading fields: AcceptanceFields) throws(AcceptanceFields.Fault) {
    self.init(
      document: try fields.identifier("document"), version: try fields.version("version"),
      locale: try fields.locale("locale"), textDigest: try fields.digest("textDigest"),
      subject: try fields.subject())
  }
}
