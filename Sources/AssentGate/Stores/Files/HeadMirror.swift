import AssentManifest

/// The second place that says how long a log is and how it ends: `acceptances.head`.
///
/// It is written once a line is durable, so it is never ahead of what was acknowledged. A crash between
/// both leaves it behind the log: then its line is still in the log, and what follows is chained to it,
/// so nothing is taken for cut off. What a crash could hide by that was never acknowledged to anybody.
struct HeadMirror: Hashable, Sendable {
  static let name = "acceptances.head"
  static let mostBytes = 1_024
  private static let spec = "assent-head/1"

  var lines = 0
  var bytes = 0
  var head: Manifest.Digest?

  init() {}

  init(lines: Int, bytes: Int, head: Manifest.Digest?) {
    self.lines = lines
    self.bytes = bytes
    self.head = head
  }

  /// `nil` for bytes that ``json`` does not give.
  init?(parsing bytes: [UInt8]) {
    guard let value = try? JSONValue(parsing: bytes), value["spec"]?.string == Self.spec,
      let lines = value["lines"]?.integer, let count = value["bytes"]?.integer, lines >= 0,
      count >= 0
    else { return nil }
    head = value["head"]?.string.flatMap { Manifest.Digest($0) }
    guard (head == nil) == (count == 0), (lines == 0) == (count == 0) else { return nil }
    self.lines = lines
    self.bytes = count
  }

  var json: [UInt8] {
    var object: JSONObject = [
      "bytes": .integer(bytes), "lines": .integer(lines), "spec": .string(Self.spec),
    ]
    object["head"] = head.map { .string($0.description) }
    return CanonicalJSON.bytes(of: .object(object))
  }
}
