import AssentManifest

extension LedgerEvent {
  /// The most characters of a name, and of a reason or summary.
  package static let mostCharactersOfName = 200
  package static let mostCharactersOfText = 4_000
  /// The longest grace period, ten years.
  package static let mostGraceDays = 3_660

  /// The members of its line, without `prev`.
  package var object: JSONObject {
    var object: JSONObject = [
      "at": .string(at.description), "by": .string(by), "version": .string(version.text),
    ]
    switch action {
    case .released(let release):
      object["event"] = "released"
      object["effective"] = .string(release.effective.description)
      object["graceDays"] = .integer(release.graceDays)
      object["revision"] = .integer(release.revision)
      object["change"] = .object(release.change.object)
      object["locales"] = .byLanguage(release.locales) { .object($0.object) }
      object["source"] = release.revisionOfSource.map { .string($0) }
      if !release.resources.isEmpty {
        object["resources"] = .object(
          JSONObject(release.resources.map { ($0.key, .string($0.value.description)) }))
      }
    case .withdrawn(let reason):
      object["event"] = "withdrawn"
      object["reason"] = .string(reason)
    case .superseded(let other, let reason):
      object["event"] = "superseded"
      object["with"] = .string(other.text)
      object["reason"] = .string(reason)
    case .approved(let reason, let texts):
      object["event"] = "approved"
      object["reason"] = .string(reason)
      object["texts"] = .byLanguage(texts) { .string($0.description) }
    case .corrected(let effective, let graceDays, let reason, let summary):
      object["event"] = "corrected"
      object["effective"] = effective.map { .string($0.description) }
      object["graceDays"] = graceDays.map { .integer($0) }
      if !summary.isEmpty { object["summary"] = .byLanguage(summary) { .string($0) } }
      object["reason"] = .string(reason)
    }
    return object
  }

  /// Reads the members of a line.
  ///
  /// - Throws: ``LedgerError/Reason`` for a field that is missing or wrong, and for an event that is
  ///   not known.
  package init(reading object: JSONObject) throws(LedgerError.Reason) {
    let fields = LedgerFields(object)
    let event = try fields.text("event", limit: Self.mostCharactersOfName)
    let action: Action
    switch event {
    case "released": action = .released(try Release(reading: fields))
    case "withdrawn": action = .withdrawn(reason: try fields.text("reason"))
    case "superseded":
      action = .superseded(with: try fields.version("with"), reason: try fields.text("reason"))
    case "approved":
      action = .approved(
        reason: try fields.text("reason"),
        texts: try fields.byLanguage("texts") { value in
          value.string.flatMap { Manifest.Digest($0) }
        })
    case "corrected":
      action = .corrected(
        effective: fields.has("effective") ? try fields.moment("effective") : nil,
        graceDays: fields.has("graceDays") ? try fields.graceDays() : nil,
        reason: try fields.text("reason"),
        summary: fields.has("summary") ? try fields.textsByLanguage("summary") : [:])
    default: throw .unknownEvent(event)
    }
    self.init(
      at: try fields.day("at"),
      by: try fields.text("by", limit: Self.mostCharactersOfName, mayBeEmpty: false),
      version: try fields.version("version"), action: action)
  }
}

extension LedgerEvent.Release {
  fileprivate init(reading fields: LedgerFields) throws(LedgerError.Reason) {
    let locales = try fields.byLanguage("locales") { LedgerEvent.Text(reading: $0) }
    self.init(
      revision: try fields.integer("revision", in: 1...1_000_000),
      effective: try fields.moment("effective"), graceDays: try fields.graceDays(),
      change: try LedgerEvent.Change(reading: try fields.inner("change")), locales: locales,
      revisionOfSource: fields.has("source") ? try fields.commit("source") : nil,
      resources: fields.has("resources") ? try fields.files("resources") : [:])
  }
}

extension LedgerEvent.Change {
  fileprivate var object: JSONObject {
    var object: JSONObject = [
      "class": .string(declared.rawValue), "computed": .string(computed.rawValue),
      "reason": .string(reason), "signals": .array(signals.map { .string($0) }),
      "summary": .byLanguage(summary) { .string($0) },
    ]
    object["from"] = from.map { .string($0.text) }
    return object
  }

  fileprivate init(reading fields: LedgerFields) throws(LedgerError.Reason) {
    self.init(
      declared: try fields.choice("class"), computed: try fields.choice("computed"),
      from: fields.has("from") ? try fields.version("from") : nil,
      reason: try fields.text("reason"),
      summary: try fields.textsByLanguage("summary"),
      signals: fields.has("signals") ? try fields.texts("signals") : [])
  }
}

extension LedgerEvent.Text {
  fileprivate var object: JSONObject {
    [
      "authoritative": .bool(isAuthoritative), "file": .string(file),
      "sourceDigest": .string(sourceDigest.description),
      "textDigest": .string(textDigest.description),
    ]
  }

  /// `nil` where a field is missing or wrong.
  fileprivate init?(reading value: JSONValue) {
    guard let file = value["file"]?.string, let path = Manifest.Path(file),
      !file.utf8.contains(UInt8(ascii: "/")),
      let isAuthoritative = value["authoritative"]?.bool,
      let source = value["sourceDigest"]?.string.flatMap({ Manifest.Digest($0) }),
      let words = value["textDigest"]?.string.flatMap({ Manifest.Digest($0) })
    else { return nil }
    self.init(
      file: path.text, isAuthoritative: isAuthoritative, sourceDigest: source, textDigest: words)
  }
}

extension JSONValue {
  fileprivate static func byLanguage<T>(
    _ values: [Manifest.Locale: T], _ value: (T) -> JSONValue
  ) -> JSONValue {
    .object(JSONObject(values.map { ($0.key.text, value($0.value)) }))
  }
}
