import AssentManifest

/// What a log had to go on after: the line that follows names it in the member `after`, so that it
/// stays known when the log is in order again.
struct AcceptanceBreak: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    /// The end of the log was gone.
    case cut
    /// The log could not be read to its end, and a new one began.
    case damaged
    /// The last record was not written to its end; it never counted.
    case torn
  }

  var kind: Kind
  /// The file in which the bytes are kept: of a torn end, or the damaged log.
  var file: String?
  /// How many lines, and which last one, the log should have had.
  var lines: Int?
  var head: Manifest.Digest?

  init(kind: Kind, file: String? = nil, lines: Int? = nil, head: Manifest.Digest? = nil) {
    self.kind = kind
    self.file = file
    self.lines = lines
    self.head = head
  }

  var json: JSONValue {
    var object: JSONObject = ["kind": .string(kind.rawValue)]
    object["file"] = file.map { .string($0) }
    object["lines"] = lines.map { AcceptanceForm.integer($0) }
    object["head"] = head.map { .string($0.description) }
    return .object(object)
  }

  /// Whether what stands before it does not count.
  static func isBreak(_ object: CanonicalObject) -> Bool {
    guard object.value("after") != nil else { return false }
    return object.object("after")?.string("kind") != Kind.torn.rawValue
  }
}
