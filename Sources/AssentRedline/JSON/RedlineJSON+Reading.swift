import AssentManifest

/// Why bytes are no redline.
package enum RedlineJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// More than ``RedlineJSON/mostBytes``.
  case tooLarge(Int)
  case notJSON(JSONError)
  /// The form is another one, or of another major version.
  case unsupportedSpec(String)
  /// A field is missing or wrong; the path is like `clauses[0].kinds`.
  case invalid(path: String, reason: String)

  package var description: String {
    switch self {
    case .tooLarge(let count): "\(count) bytes are more than \(RedlineJSON.mostBytes)"
    case .notJSON(let error): "not JSON: \(error)"
    case .unsupportedSpec(let spec):
      "spec: '\(spec)' is not supported; expected '\(RedlineJSON.spec)'"
    case .invalid(let path, let reason): path.isEmpty ? reason : "\(path): \(reason)"
    }
  }
}

extension RedlineJSON {
  /// Reads a redline; fields that are not known are ignored.
  ///
  /// What is read is as long as the file at most. Whether the patch fits a file is found out when it is
  /// applied.
  /// - Throws: ``RedlineJSONError``.
  package static func redline(parsing bytes: [UInt8]) throws(RedlineJSONError) -> Redline {
    guard bytes.count <= mostBytes else { throw .tooLarge(bytes.count) }
    let json: JSONValue
    do { json = try JSONValue(parsing: bytes) } catch { throw .notJSON(error) }
    let root = try RedlineFields(json)
    let spec = try root.string("spec")
    guard isSupported(spec) else { throw .unsupportedSpec(spec) }
    let from = try root.value("from", read: side)
    let to = try root.value("to", read: side)
    return Redline(
      from: from, to: to,
      assessment: ChangeAssessment(
        changeClass: try root.choice("class"), signals: try root.array("signals", read: signal)),
      clauses: try root.array("clauses", read: clause),
      unchangedClauseCount: try root.integer("unchangedClauses"),
      patch: BytePatch(
        oldDigest: from.sourceDigest, newDigest: to.sourceDigest,
        runs: try root.array("patch", read: patchRun)))
  }

  private static func isSupported(_ name: String) -> Bool {
    guard name.hasPrefix(spec) else { return false }
    let minor = name.dropFirst(spec.count)
    return minor.isEmpty
      || minor.count > 1 && minor.first == "." && minor.dropFirst().allSatisfy(\.isNumber)
  }

  private static func side(_ value: JSONValue) throws(RedlineJSONError) -> Redline.Side {
    let fields = try RedlineFields(value)
    let digest = try fields.string("sourceDigest")
    guard let sourceDigest = Manifest.Digest(digest) else {
      throw .invalid(path: "sourceDigest", reason: "'\(digest)' is not a digest")
    }
    var version: Manifest.Version?
    if let text = try fields.optionalString("version") {
      version = Manifest.Version(text)
      if version == nil { throw .invalid(path: "version", reason: "'\(text)' is not a version") }
    }
    return Redline.Side(
      name: try fields.string("name"), version: version, language: try fields.string("language"),
      title: try fields.string("title"), sourceDigest: sourceDigest)
  }

  private static func signal(
    _ value: JSONValue
  ) throws(RedlineJSONError) -> ChangeAssessment.Signal {
    let fields = try RedlineFields(value)
    return ChangeAssessment.Signal(
      kind: try fields.choice("kind"), old: try fields.string("old"),
      new: try fields.string("new"), clause: try fields.string("clause"),
      anchor: try fields.optionalString("anchor") ?? "",
      isOld: try fields.optionalFlag("isOld") ?? false)
  }

  private static func clause(_ value: JSONValue) throws(RedlineJSONError) -> ClauseChange {
    let fields = try RedlineFields(value)
    let kinds: [ClauseChange.Kind] = try fields.array("kinds", read: RedlineFields.choice)
    guard !kinds.isEmpty else { throw .invalid(path: "kinds", reason: "empty") }
    return ClauseChange(
      kinds: kinds, old: try fields.array("old", read: place),
      new: try fields.array("new", read: place), blocks: try fields.array("blocks", read: block),
      isPassage: try fields.optionalFlag("isPassage") ?? false,
      blocksBefore: try fields.optionalInteger("blocksBefore"),
      mentions: try fields.optionalArray("mentions", read: mention))
  }

  private static func mention(_ value: JSONValue) throws(RedlineJSONError) -> ClauseChange.Mention {
    let fields = try RedlineFields(value)
    return ClauseChange.Mention(
      text: try fields.string("text"), old: try fields.optional("old", read: place),
      new: try fields.optional("new", read: place))
  }

  private static func place(_ value: JSONValue) throws(RedlineJSONError) -> ClauseChange.Place {
    let fields = try RedlineFields(value)
    return ClauseChange.Place(
      anchor: try fields.string("anchor"), number: try fields.optionalString("number"),
      title: try fields.string("title"),
      parents: try fields.array("parents", read: RedlineFields.string),
      index: try fields.optionalInteger("index"),
      isRepeated: try fields.optionalFlag("isRepeated") ?? false,
      after: try fields.optionalString("after"))
  }

  private static func block(_ value: JSONValue) throws(RedlineJSONError) -> BlockChange {
    let fields = try RedlineFields(value)
    return BlockChange(
      form: try form(fields), kind: try fields.choice("kind"),
      seam: try fields.optionalChoice("seam") ?? .none,
      runs: try fields.array("runs", read: run))
  }

  private static func form(_ fields: RedlineFields) throws(RedlineJSONError) -> BlockChange.Form {
    switch try fields.string("form") {
    case "heading": return .heading(level: try fields.integer("level"))
    case "paragraph": return .paragraph
    case "list-item":
      return .listItem(marker: try fields.string("marker"), depth: try fields.integer("depth"))
    case "quote": return .quote
    case "table-row": return .tableRow(isHeader: try fields.optionalFlag("isHeader") ?? false)
    case "code": return .code
    case "footnote": return .footnote(label: try fields.string("label"))
    case "metadata": return .metadata
    case let other: throw .invalid(path: "form", reason: "'\(other)' is not known")
    }
  }

  private static func run(_ value: JSONValue) throws(RedlineJSONError) -> Run {
    let fields = try RedlineFields(value)
    let sort: Run.Sort = try fields.optionalChoice("sort") ?? .words
    for kind in [Run.Kind.equal, .deleted, .inserted] {
      guard let text = try fields.optionalString(kind.rawValue) else { continue }
      let former = kind == .equal ? try fields.optionalString("former") : nil
      return Run(kind, text, sort: sort, former: former)
    }
    throw .invalid(path: "", reason: "a run is 'equal', 'deleted' or 'inserted'")
  }

  private static func patchRun(_ value: JSONValue) throws(RedlineJSONError) -> BytePatch.Run {
    if case .integer(let count) = value {
      guard count > 0 else { throw .invalid(path: "", reason: "\(count) is lower than 1") }
      return .equal(count)
    }
    let fields = try RedlineFields(value)
    let old = try fields.bytes("old")
    let new = try fields.bytes("new")
    guard !old.isEmpty || !new.isEmpty else {
      throw .invalid(path: "", reason: "a run without bytes")
    }
    return .replace(old: old, new: new)
  }
}
