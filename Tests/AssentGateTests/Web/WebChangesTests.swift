import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// What changed, as a browser says it, is what every other face says.
@Suite(.enabled(if: WebRules.node != nil, "there is no node here"))
struct WebChangesTests {
  /// Comparisons of real texts, as `assent diff --to json` writes them, without the patch.
  private static let redlines = PackageFolder.files(
    below: PackageFolder.root.appending(path: "Tests/AssentGateTests/Web/Redlines"))

  private static let words: [GateWords] = [.english, .german, .arabic]

  /// A person who accepted 1.0, a month after the last version came out or in its days of grace.
  private static func changes(
    _ publication: SamplePublication, accepted: Manifest.Version = "1.0", isInGrace: Bool = false
  ) throws -> (input: JSONValue, changes: WhatChanged?) {
    let content = try publication.content()
    let store = NotingStore()
    let person = Person(languages: ["en"])
    var before = publication
    let count = 1 + (before.documents[0].releases.firstIndex { $0.version == accepted } ?? 0)
    before.documents[0].releases.removeLast(before.documents[0].releases.count - count)
    before.documents[0].current = accepted
    before.documents[0].acceptanceRevision = 1
    let last = before.documents[0].releases[count - 1].effective.timestamp
    let keeper = try before.keeper(store, at: last.adding(days: 1).description)
    var first = keeper.session(for: person, layout: "test")
    _ = first.see(offset: 90, viewport: 10, content: 100, item: 0)
    keeper.send(.ticked, to: 0, in: &first, for: person)
    keeper.send(.acceptPressed, to: 0, in: &first, for: person)
    let newest = publication.documents[0].releases.last?.effective.timestamp ?? last
    let now = newest.adding(days: isInGrace ? 1 : 30).description
    let later = try publication.keeper(store, at: now)
    let decision = try #require(later.decide(for: person).0.documents.first)
    let changes = WhatChanged(decision, content: content)

    let manifest = try JSONValue(parsing: content.manifest.bytes)
    let document = try #require(manifest["documents"]?.array?.first)
    let release = try #require(document["releases"]?.array?.last)
    var outcome: JSONObject = [:]
    switch decision.outcome {
    case .ask(_, let since?): outcome = ["kind": "ask", "since": .string(since.text)]
    case .allowedUntil(let end, let acceptance):
      outcome = [
        "kind": "allowedUntil", "until": .string(end.description),
        "acceptance": ["version": .string(acceptance.version.text)],
      ]
    default: outcome = ["kind": "allowed"]
    }
    let locale = decision.locale?.text ?? ""
    let files = JSONObject(
      publication.files.map { ($0, .string(String(decoding: $1, as: UTF8.self))) })
    return (
      [
        "decision": [
          "document": document, "release": release, "locale": .string(locale),
          "entry": release["locales"]?[locale] ?? .null, "outcome": .object(outcome),
        ],
        "files": .object(files),
      ], changes
    )
  }

  /// What a browser shows: the heading, the clauses, that which changed most first, and the lines of every
  /// other face. That which says what changed most is the heading of the first clause.
  private static func expected(_ changes: WhatChanged?, _ words: GateWords) -> JSONValue {
    guard let changes else { return .null }
    let shown = changes.shownClauses
    let most = changes.changedMost.flatMap { shown.firstIndex(of: $0) }
    let order = (most.map { [$0] } ?? []) + shown.indices.filter { $0 != most }
    let label = words.text(.changedMost) + ": "
    var lines = changes.lines(in: words)
    let isTold = lines.contains { $0.hasPrefix(label) }
    lines.removeAll { $0.hasPrefix(label) }
    // That there is no comparison stands in its place; which versions were compared comes last.
    if case .clauses = changes.comparison {
    } else {
      let none = lines.removeLast()
      lines.insert(none, at: lines.count - 2)
    }
    return [
      "heading": .string(changes.heading(in: words)),
      "lines": .array(lines.map { .string($0) }),
      "clauses": .array(
        order.map { index in
          let heading = (isTold && index == most ? label : "") + shown[index].heading(in: words)
          let texts = [heading] + shown[index].shownBlocks.map { text($0, words) }
          return .array(texts.map { .string($0) })
        }),
    ]
  }

  /// A paragraph with its marks, neighbors of one fate in one.
  private static func text(_ block: WhatChanged.Block, _ words: GateWords) -> String {
    var runs: [(kind: WhatChanged.Run.Kind, text: String)] = []
    for run in block.runs {
      if runs.last?.kind == run.kind {
        runs[runs.count - 1].text += run.text
      } else {
        runs.append((run.kind, run.text))
      }
    }
    let marked = runs.map { run in
      switch run.kind {
      case .kept: run.text
      case .deleted: "[\(words.text(.wordsDeleted)): \(run.text)]"
      case .inserted: "[\(words.text(.wordsInserted)): \(run.text)]"
      }
    }
    return (block.marker.isEmpty ? "" : block.marker + " ") + marked.joined()
  }

  private static func run(
    _ cases: [(input: JSONValue, changes: WhatChanged?)], change: (String) -> String = { $0 }
  ) throws -> (found: [JSONValue], expected: [JSONValue]) {
    var inputs: [JSONValue] = []
    var expected: [JSONValue] = []
    for (input, changes) in cases {
      for words in Self.words {
        guard case .object(var object) = input else { continue }
        var phrases: JSONObject = [:]
        for phrase in GatePhrase.allCases { phrases[phrase.rawValue] = .string(words.text(phrase)) }
        object["words"] = [
          "language": .string(words.language), "phrases": .object(phrases),
        ]
        inputs.append(.object(object))
        expected.append(Self.expected(changes, words))
      }
    }
    let folder = try TemporaryFolder()
    let parts = ["table", "progress", "form", "fold", "decide", "words", "session", "changes"]
    try folder.write(change(try WebRules.script(parts)), to: "changes.js")
    try folder.write(CanonicalJSON.bytes(of: .array(inputs)), to: "input.json")
    let driver = PackageFolder.root.appending(path: "Tests/GateOracle/changes.mjs").path
    let ending = try Program.run(
      [driver, "changes.js", "input.json"], in: folder.url, program: WebRules.node)
    try #require(ending.code == 0, "\(ending.errors)")
    return (try #require(try JSONValue(parsing: ending.output).array), expected)
  }

  private static func publication(
    _ versions: [Manifest.Version] = ["1.0", "1.1"],
    edit: (inout Manifest.DocumentEntry) -> Void = { _ in }
  ) -> SamplePublication {
    var publication = SamplePublication()
    publication.add("license", versions: versions, edit: edit)
    return publication
  }

  /// With the comparison of a file in the place of its own.
  private static func publication(comparing file: URL) throws -> SamplePublication {
    var publication = publication()
    publication.replace(
      "license/1.1/en/from-1.0.json", with: [UInt8](try Data(contentsOf: file)))
    return publication
  }

  @Test func `comparisons of real texts are read and said alike`() throws {
    #expect(Self.redlines.count >= 5)
    let cases = try Self.redlines.map { try Self.changes(try Self.publication(comparing: $0)) }
    let (found, expected) = try Self.run(cases)
    #expect(found.count == expected.count)
    for (index, pair) in zip(found, expected).enumerated() {
      #expect(pair.0 == pair.1, "\(Self.redlines[index / Self.words.count].lastPathComponent)")
    }
  }

  @Test func `a clause is called as in the text`() throws {
    let file = try #require(Self.redlines.first { $0.lastPathComponent == "moved.json" })
    let changes = try #require(try Self.changes(try Self.publication(comparing: file)).changes)
    let names = changes.clauses.map { $0.heading(in: .english) }
    #expect(names.contains("5. Privacy and Data (formerly 7. Privacy and Data)"))
    #expect(names.contains("4. License Grant (removed)") && names.contains("15. Fees (new)"))
  }

  /// Two short changes stand in the first clause of each, a long one without a blank in the second.
  @Test(arguments: ["japanese", "chinese", "thai"])
  func `most changed where the most was written, without blanks as well`(_ name: String) throws {
    let file = try #require(Self.redlines.first { $0.lastPathComponent == name + ".json" })
    let changes = try #require(try Self.changes(try Self.publication(comparing: file)).changes)
    #expect(changes.changedMost == changes.clauses.last)
    #expect(changes.clauses.map(\.changedWords).allSatisfy { $0 >= 4 })
  }

  @Test func `what stands before the clauses is said alike`() throws {
    let bad = try [#"{"spec":"assent-diff/2","clauses":[]}"#, #"{"spec":"assent-diff/1"}"#]
      .map { text in
        var publication = Self.publication()
        publication.replace("license/1.1/en/from-1.0.json", with: Array(text.utf8))
        return try Self.changes(publication)
      }
    let cases =
      try [
        Self.changes(Self.publication()),
        Self.changes(Self.publication { $0.releases[1].redlines = [] }),
        Self.changes(Self.publication { $0.releases[1].graceDays = 14 }, isInGrace: true),
        Self.changes(Self.publication(["1.0", "1.1", "1.2"])),
        Self.changes(Self.publication { $0.releases[1].change.summary = [:] }),
        Self.changes(
          Self.publication { $0.releases[1].change.summary = ["de": "Neu.", "fr": "…"] }),
        Self.changes(Self.publication(["1.0"])),
      ] + bad
    let (found, expected) = try Self.run(cases)
    #expect(found == expected)
    #expect(expected.contains(.null) && expected.count == 3 * cases.count)
  }

  @Test(arguments: [
    ["b.words > a.words", "b.words >= a.words"], ["\\u3400-\\ua4cf", ""], ["\\u0e00-\\u109f", ""],
    ["|| !changed.length", "|| true"], ["version|effective", "version"],
    ["\"Moved\", ", ""], ["isLastStep: from !== since", "isLastStep: false"],
    ["run.former === undefined", "true"],
  ])
  func `a slip is noticed`(_ slip: [String]) throws {
    let cases =
      try Self.redlines.map { try Self.changes(try Self.publication(comparing: $0)) }
      + [
        Self.changes(Self.publication(["1.0", "1.1", "1.2"])),
        Self.changes(Self.equal()), Self.changes(Self.capitals()),
      ]
    let (found, expected) = try Self.run(cases) { script in
      let changed = script.replacing(slip[0], with: slip[1])
      #expect(changed != script)
      return changed
    }
    #expect(found != expected)
  }

  /// A clause in which a defined term changed alone, and no letter but its first.
  private static func capitals() throws -> SamplePublication {
    var publication = publication()
    let json: JSONValue = [
      "spec": "assent-diff/1", "unchangedClauses": 0,
      "clauses": [
        [
          "kinds": ["changed"], "old": [["number": "1.", "title": "Use"]],
          "new": [["number": "1.", "title": "Use"]],
          "blocks": [
            [
              "form": "paragraph",
              "runs": [["equal": "You use the "], ["equal": "Services", "former": "services"]],
            ]
          ],
        ]
      ],
    ]
    publication.replace(
      "license/1.1/en/from-1.0.json", with: CanonicalJSON.bytes(of: json))
    return publication
  }

  @Test func `words that changed in capitals alone went and came`() throws {
    let changed = try Self.changes(Self.capitals())
    #expect(
      changed.changes?.shownClauses.map { $0.shownBlocks.map { $0.spoken(in: .english) } }
        == [["You use the [deleted: services] [inserted: Services]"]])
    let (found, expected) = try Self.run([changed])
    #expect(found == expected)
  }

  /// Two clauses in which as many words changed.
  private static func equal() throws -> SamplePublication {
    var publication = publication()
    let clause = { (number: String) -> JSONValue in
      [
        "kinds": ["changed"], "old": [["number": .string(number), "title": "A"]],
        "new": [["number": .string(number), "title": "A"]],
        "blocks": [["form": "paragraph", "runs": [["inserted": "One word"]]]],
      ]
    }
    let json: JSONValue = [
      "spec": "assent-diff/1", "unchangedClauses": 0, "clauses": [clause("1"), clause("2")],
    ]
    publication.replace(
      "license/1.1/en/from-1.0.json", with: CanonicalJSON.bytes(of: json))
    return publication
  }
}

extension SamplePublication {
  /// Puts another comparison in the place of one, and says its digest.
  fileprivate mutating func replace(_ path: String, with bytes: [UInt8]) {
    files[path] = bytes
    for document in documents.indices {
      for release in documents[document].releases.indices {
        let redlines = documents[document].releases[release].redlines
        documents[document].releases[release].redlines = redlines.map { redline in
          let locales = redline.locales.mapValues { artifacts in
            artifacts.map { artifact in
              guard "\(artifact.path)" == path else { return artifact }
              return Manifest.Artifact(
                path: artifact.path, type: artifact.type, bytes: bytes.count,
                digest: TextDigest.digest(of: bytes))
            }
          }
          return Manifest.Redline(
            from: redline.from, class: redline.class, computed: redline.computed, locales: locales)
        }
      }
    }
  }
}
