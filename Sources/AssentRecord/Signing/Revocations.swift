import AssentManifest

/// The keys that must not be trusted any more: `revocations.json`, which the recovery key signs.
///
/// Keys are only ever added, so a list is newer than another if it is longer and begins with it.
package struct Revocations: Hashable, Sendable {
  /// A key that was lost or stolen.
  package struct Entry: Hashable, Sendable {
    package let key: PublicKey
    package let at: Manifest.Timestamp
    package let reason: String
    /// The key to trust in its place.
    package let replacement: PublicKey?

    package init(
      key: PublicKey, at: Manifest.Timestamp, reason: String, replacement: PublicKey?
    ) {
      self.key = key
      self.at = at
      self.reason = reason
      self.replacement = replacement
    }
  }

  package private(set) var entries: [Entry] = []

  /// The largest list that is read, in bytes.
  package static let mostBytes = 1 << 20
  private static let spec = "assent-revocations/1"
  private static let schema = "urn:assent:schema:revocations:1"
  private static let understoodNames: Set = [
    "$schema", "critical", "extensions", "revoked", "sequence", "spec",
  ]

  /// A list without keys.
  package init() {}

  /// Adds a key at the end; one that is listed stays as it is.
  package mutating func add(_ entry: Entry) {
    if !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
  }

  package func entry(of key: PublicKey) -> Entry? { entries.first { $0.key == key } }

  /// Whether the list holds all that another one does, in the same order.
  package func continues(_ other: Revocations) -> Bool { entries.starts(with: other.entries) }

  /// Canonical JSON (RFC 8785), with no newline at the end: what is signed.
  package var bytes: [UInt8] {
    CanonicalJSON.bytes(
      of: [
        "$schema": .string(Self.schema), "critical": [], "extensions": [:],
        "revoked": .array(
          entries.map { entry in
            var object: JSONObject = [
              "at": .string(entry.at.description),
              "publicKey": .string(entry.key.description), "reason": .string(entry.reason),
            ]
            object["replacement"] = entry.replacement.map { .string($0.description) }
            return .object(object)
          }),
        "sequence": .integer(entries.count), "spec": .string(Self.spec),
      ])
  }

  /// Reads a list; only its canonical form is one.
  ///
  /// - Throws: ``RevocationsFault``.
  package init(parsing bytes: [UInt8]) throws(RevocationsFault) {
    guard bytes.count <= Self.mostBytes, let json = try? JSONValue(parsing: bytes),
      CanonicalJSON.bytes(of: json) == bytes
    else { throw .notCanonical }
    guard let spec = json["spec"]?.string, spec == Self.spec || spec.hasPrefix(Self.spec + "."),
      let critical = json["critical"]?.array,
      critical.allSatisfy({ $0.string.map(Self.understoodNames.contains) ?? false })
    else { throw .notUnderstood }
    guard let revoked = json["revoked"]?.array else { throw .wrongEntry(0) }
    var seen: Set<PublicKey> = []
    for (index, value) in revoked.enumerated() {
      guard let key = value["publicKey"]?.string.flatMap({ PublicKey($0) }),
        let at = value["at"]?.string.flatMap({ Manifest.Timestamp($0) }),
        let reason = value["reason"]?.string, seen.insert(key).inserted
      else { throw .wrongEntry(index) }
      var replacement: PublicKey?
      if let text = value["replacement"] {
        replacement = text.string.flatMap { PublicKey($0) }
        guard let other = replacement, other != key else { throw .wrongEntry(index) }
      }
      entries.append(Entry(key: key, at: at, reason: reason, replacement: replacement))
    }
    guard json["sequence"]?.integer == entries.count else { throw .wrongSequence }
  }
}

/// Why bytes are no list of revocations.
package enum RevocationsFault: Error, Hashable, Sendable, CustomStringConvertible {
  case notCanonical
  case notUnderstood
  /// Counted from 0.
  case wrongEntry(Int)
  case wrongSequence

  package var description: String {
    switch self {
    case .notCanonical: "the list is not canonical JSON (RFC 8785)"
    case .notUnderstood: "the list is of another form than this version of Assent reads"
    case .wrongEntry(let index): "revoked[\(index)] is no key with a time and a reason, named once"
    case .wrongSequence: "the sequence is not the number of keys"
    }
  }
}
