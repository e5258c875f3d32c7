import AssentManifest

/// The form `assent-diff/1`: a redline as canonical JSON, read and written.
///
/// For people there are the clauses with their runs of words, for machines the patch: an integer for
/// so many bytes that are the same, an object for bytes that are replaced. `diff.schema.json` describes
/// it.
package enum RedlineJSON {
  /// The form and its major version.
  package static let spec = "assent-diff/1"
  /// The name of the JSON Schema.
  package static let schema = "urn:assent:schema:diff:1"
  /// The longest file that is read: 256 MiB.
  package static let mostBytes = 1 << 28

  /// The bytes of a redline, ended by one newline.
  package static func bytes(of redline: Redline) -> [UInt8] {
    CanonicalJSON.bytes(of: value(of: redline)) + [UInt8(ascii: "\n")]
  }

  private static func value(of redline: Redline) -> JSONValue {
    .object([
      "$schema": .string(schema),
      "class": .string(redline.assessment.changeClass.rawValue),
      "clauses": .array(redline.clauses.map(value)),
      "from": value(of: redline.from),
      "patch": .array(redline.patch.runs.map(value)),
      "signals": .array(redline.assessment.signals.map(value)),
      "spec": .string(spec),
      "to": value(of: redline.to),
      "unchangedClauses": .integer(redline.unchangedClauseCount),
    ])
  }

  private static func value(of side: Redline.Side) -> JSONValue {
    var object: JSONObject = [
      "language": .string(side.language),
      "name": .string(side.name),
      "sourceDigest": .string(side.sourceDigest.description),
      "title": .string(side.title),
    ]
    object["version"] = side.version.map { .string($0.text) }
    return .object(object)
  }

  /// A signal by itself, as a redline lists it.
  package static func object(of signal: ChangeAssessment.Signal) -> JSONObject {
    var object: JSONObject = [
      "clause": .string(signal.clause), "kind": .string(signal.kind.rawValue),
      "new": .string(signal.new), "old": .string(signal.old),
    ]
    if !signal.anchor.isEmpty { object["anchor"] = .string(signal.anchor) }
    if signal.isOld { object["isOld"] = true }
    return object
  }

  private static func value(of signal: ChangeAssessment.Signal) -> JSONValue {
    .object(object(of: signal))
  }

  // MARK: Clauses

  private static func value(of change: ClauseChange) -> JSONValue {
    var object: JSONObject = [
      "blocks": .array(change.blocks.map(value)),
      "kinds": .array(change.kinds.map { .string($0.rawValue) }),
      "new": .array(change.new.map(value)),
      "old": .array(change.old.map(value)),
    ]
    if change.isPassage { object["isPassage"] = true }
    object["blocksBefore"] = change.blocksBefore.map { .integer($0) }
    if !change.mentions.isEmpty { object["mentions"] = .array(change.mentions.map(value)) }
    return .object(object)
  }

  private static func value(of mention: ClauseChange.Mention) -> JSONValue {
    var object: JSONObject = ["text": .string(mention.text)]
    object["old"] = mention.old.map(value)
    object["new"] = mention.new.map(value)
    return .object(object)
  }

  private static func value(of place: ClauseChange.Place) -> JSONValue {
    var object: JSONObject = [
      "anchor": .string(place.anchor), "parents": .array(place.parents.map { .string($0) }),
      "title": .string(place.title),
    ]
    object["number"] = place.number.map { .string($0) }
    object["index"] = place.index.map { .integer($0) }
    if place.isRepeated { object["isRepeated"] = true }
    object["after"] = place.after.map { .string($0) }
    return .object(object)
  }

  private static func value(of block: BlockChange) -> JSONValue {
    var object: JSONObject = [
      "kind": .string(block.kind.rawValue), "runs": .array(block.runs.map(value)),
    ]
    if block.seam != .none { object["seam"] = .string(block.seam.rawValue) }
    switch block.form {
    case .heading(let level):
      object["form"] = "heading"
      object["level"] = .integer(level)
    case .paragraph: object["form"] = "paragraph"
    case .listItem(let marker, let depth):
      object["form"] = "list-item"
      object["marker"] = .string(marker)
      object["depth"] = .integer(depth)
    case .quote: object["form"] = "quote"
    case .tableRow(let isHeader):
      object["form"] = "table-row"
      object["isHeader"] = .bool(isHeader)
    case .code: object["form"] = "code"
    case .footnote(let label):
      object["form"] = "footnote"
      object["label"] = .string(label)
    case .metadata: object["form"] = "metadata"
    }
    return .object(object)
  }

  private static func value(of run: Run) -> JSONValue {
    var object: JSONObject = [run.kind.rawValue: .string(run.text)]
    if run.sort != .words { object["sort"] = .string(run.sort.rawValue) }
    object["former"] = run.former.map { .string($0) }
    return .object(object)
  }

  // MARK: Patch

  private static func value(of run: BytePatch.Run) -> JSONValue {
    switch run {
    case .equal(let count): return .integer(count)
    case .replace(let old, let new):
      var object = JSONObject()
      add(old, "old", to: &object)
      add(new, "new", to: &object)
      return .object(object)
    }
  }

  /// Bytes as a string where they are UTF-8, else as base64.
  private static func add(_ bytes: [UInt8], _ key: String, to object: inout JSONObject) {
    guard !bytes.isEmpty else { return }
    if let text = String(validating: bytes, as: UTF8.self) {
      object[key] = .string(text)
    } else {
      object[key + "Base64"] = .string(Base64.text(of: bytes))
    }
  }
}
