import AssentGate
import AssentManifest
import AssentRecord
import TestSupport

/// A publication in memory, unsigned: documents whose texts and comparisons have the digests that the
/// manifest says.
struct SamplePublication {
  var documents: [Manifest.DocumentEntry] = []
  var files: [String: [UInt8]] = [:]
  var sequence = 1
  /// What the texts say of themselves beside their words.
  var facts: JSONObject = [:]

  /// Adds a document with one release for each version, each a week after the one before, from
  /// 2026-01-01 on.
  mutating func add(
    _ id: String, versions: [Manifest.Version] = ["1.0"], locales: [Manifest.Locale] = ["en"],
    edit: (inout Manifest.DocumentEntry) -> Void = { _ in }
  ) {
    var releases: [Manifest.Release] = []
    for (index, version) in versions.enumerated() {
      let day = Manifest.Day(daysSinceEpoch: Self.firstDay + 7 * index) ?? Self.start.day
      var entries: [Manifest.Locale: Manifest.LocaleEntry] = [:]
      for locale in locales {
        entries[locale] = text(id, version, locale, isAuthoritative: locale == locales[0])
      }
      releases.append(
        Manifest.Release(
          version: version, revision: index + 1, published: day, effective: Manifest.Moment(day),
          status: index + 1 == versions.count ? .current : .superseded,
          change: Manifest.Change(
            class: index == 0 ? .initial : .material,
            computed: index == 0 ? .initial : .obligations,
            from: index == 0 ? nil : versions[index - 1],
            summary: index == 0 ? [:] : ["en": "Fees are new in \(version)."]),
          redlines: index == 0 ? [] : [redline(id, versions[index - 1], version)],
          locales: entries))
    }
    var document = Manifest.DocumentEntry(
      id: id, kind: .license, title: "The \(id)", current: versions[versions.count - 1],
      acceptanceRevision: versions.count, releases: releases)
    edit(&document)
    documents.append(document)
  }

  static let firstDay = 20_454
  static let start = Manifest.Timestamp("2026-01-01T00:00:00Z") ?? .epoch

  /// The words of a version.
  static func words(_ id: String, _ version: Manifest.Version) -> [String] {
    ["The \(id)", "Version \(version).", "You may use it."]
  }

  private mutating func text(
    _ id: String, _ version: Manifest.Version, _ locale: Manifest.Locale, isAuthoritative: Bool
  ) -> Manifest.LocaleEntry {
    let words = Self.words(id, version)
    let blocks: [JSONValue] = [
      ["type": "heading", "level": 1, "text": .string(words[0])],
      ["type": "paragraph", "text": .string(words[1])],
      [
        "type": "list", "ordered": true, "start": 3, "delimiter": ")",
        "blocks": [
          ["type": "list-item", "blocks": [["type": "paragraph", "text": .string(words[2])]]]
        ],
      ],
    ]
    let folder = "\(id)/\(version)/\(locale)/\(id)"
    var document = facts
    document["spec"] = "assent-document/1"
    document["blocks"] = .array(blocks)
    if !isAuthoritative {
      document["authoritative"] = ["sentence": "This is a translation. The first text binds."]
    }
    let json = CanonicalJSON.bytes(of: .object(document))
    return Manifest.LocaleEntry(
      authoritative: isAuthoritative, title: locale == "de" ? "Lizenz" : "The \(id)", words: 9,
      sourceDigest: TextDigest.digest(of: [1]),
      textDigest: TextDigest.digest(ofStrings: words),
      artifacts: [
        publish(Array("<p>".utf8), at: folder + ".html", "text/html"),
        publish(json, at: folder + ".json", "application/json"),
        publish(Array(words.joined(separator: "\n\n").utf8), at: folder + ".txt", "text/plain"),
      ])
  }

  private mutating func redline(
    _ id: String, _ old: Manifest.Version, _ new: Manifest.Version
  ) -> Manifest.Redline {
    let json: JSONValue = [
      "spec": "assent-diff/1", "unchangedClauses": 4,
      "clauses": [
        [
          "kinds": ["changed"], "old": [["anchor": "1", "number": "1.", "title": "Scope"]],
          "new": [["anchor": "1", "number": "1.", "title": "Scope"]],
          "blocks": [
            [
              "form": "paragraph", "kind": "changed",
              "runs": [["equal": "Use it "], ["deleted": "freely"], ["inserted": "at home"]],
            ]
          ],
        ],
        [
          "kinds": ["added"], "old": [], "new": [["anchor": "2", "number": "2.", "title": "Fees"]],
          "blocks": [
            ["form": "paragraph", "kind": "added", "runs": [["inserted": "You pay five euros."]]]
          ],
        ],
      ],
    ]
    let artifact = publish(
      CanonicalJSON.bytes(of: json), at: "\(id)/\(new)/en/from-\(old).json", "application/json")
    return Manifest.Redline(
      from: old, class: .material, computed: .obligations, locales: ["en": [artifact]])
  }

  private mutating func publish(
    _ bytes: [UInt8], at path: String, _ type: String
  ) -> Manifest.Artifact {
    files[path] = bytes
    return Manifest.Artifact(
      path: Manifest.Path(path) ?? "lost", type: type, bytes: bytes.count,
      digest: TextDigest.digest(of: bytes))
  }

  func content() throws -> GateContent {
    let manifest = Manifest(
      product: Manifest.Product(id: "app", name: "App"),
      publisher: Manifest.Publisher(name: "Publisher", contact: nil), sequence: sequence,
      generated: Self.start, documents: documents)
    var files = files
    files["manifest.json"] = manifest.canonicalBytes()
    return try GateContent(
      source: DictionarySource(files), keys: [], requiresSignature: false, memory: nil, seen: nil)
  }

  func keeper(_ store: any AcceptanceStore, at now: String) throws -> GateKeeper {
    let time = Manifest.Timestamp(now) ?? .epoch
    return try keeper(store) { time }
  }

  func keeper(
    _ store: any AcceptanceStore, clock: @escaping @Sendable () -> Manifest.Timestamp
  ) throws -> GateKeeper {
    GateKeeper(
      content: try content(), store: store, app: Acceptance.App(id: "app", version: "1"),
      method: .gui, ui: "test", clock: clock)
  }
}
