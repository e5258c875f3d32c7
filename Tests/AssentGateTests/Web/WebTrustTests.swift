import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// What a browser trusts, keeps and hands on is what Swift does: the second copy of these rules says
/// nothing else unnoticed.
@Suite(.enabled(if: WebRules.node != nil, "there is no node here"))
struct WebTrustTests {
  // MARK: What was published

  private static func histories(_ count: Int) throws -> [JSONValue] {
    try (0..<count).map { number in
      var lottery = TrustLottery(UInt64(number))
      var steps: [TrustLottery.Step] = []
      var signers: [UInt8] = [1]
      for _ in 0...lottery.below(6) {
        steps.append(try lottery.step(after: steps, signers: &signers))
      }
      let keys = lottery.one(of: [[1], [1], [1], [1, 2], [2], []] as [[UInt8]])
      let recovery: [UInt8] = lottery.happens(40) ? [9] : []
      return WebTrust.history(
        steps, keys: keys.flatMap { ContentScene.pin($0) },
        recovery: recovery.flatMap { ContentScene.pin($0) })
    }
  }

  @Test func `every history of manifests is trusted as Swift trusts it`() throws {
    let folder = try TemporaryFolder()
    let rows = Recording.isLong ? try Self.scripts() + Self.histories(5_000) : Self.some
    let run = try WebTrust.compare(rows, as: "histories.jsonl", in: folder)
    #expect(run.text.hasPrefix("\(rows.count) "), "\(run.text)\(run.errors)")
    // Whatever can come out of it does.
    let kinds = [
      "badSignature", "equivocation", "fastForward", "nothingToAccept", "opened", "otherProduct",
      "rewritten", "rollback", "text read", "unknownCritical", "unreadable",
    ]
    for kind in kinds { #expect(run.text.contains(kind), "no history comes to \(kind)") }
  }

  @Test(arguments: [
    ("sequence < seen.sequence ?", "sequence < 0 ?"),
    ("if (lost) throw new Refusal(\"rewritten\", lost);", ""),
    ("[id, version, revision, tag,", "[id, version, tag,"),
    ("tag, locales[tag].textDigest]", "tag]"),
    ("if (await isSigned(file, trusted)) announced", "announced"),
    ("if (!named.length && await", "if (await"),
    ("if (!recovery.size || seen.has(key) ||", "if (seen.has(key) ||"),
    ("if (found && await isSigned(found, keys)) return found;", "if (found) return found;"),
    ("if (!trust.revocations) await checkList(keptList, revokers);", ""),
    ("await checkList(keptList, (await settle(trust, last)).revokers);", ""),
    ("allRecovery.has(key) && !keys.includes(key)", "false"), ("rotations.pop();", ""),
    ("ends.get(key) < file.content.generated", "false"), ("if (found !== digest)", "if (false)"),
    ("expected = product ?? last?.content.product.id ?? id", "expected = id"),
    ("throw new Refusal(\"nothingToAccept\", id)", ""),
    ("&& subtle().verify(\"Ed25519\", imported, made.two, made.comment)", ""),
  ])
  func `a change of a rule shows`(rule: String, change: String) throws {
    let folder = try TemporaryFolder()
    let script = try WebRules.script(WebTrust.parts)
    try #require(script.contains(rule), "\(rule)")
    let run = try WebTrust.compare(Self.some, as: "histories.jsonl", in: folder) {
      $0.replacingOccurrences(of: rule, with: change)
    }
    #expect(run.code != 0, "\(rule)")
  }

  private static let some = (try? scripts() + histories(300)) ?? []

  /// What chance seldom brings together: keys that follow, are stolen and are replaced.
  private static func scripts() throws -> [JSONValue] {
    func step(
      _ sequence: Int, by signers: [UInt8], announcing keys: [UInt8], recovery: UInt8? = nil,
      revoked: (UInt8, UInt8?, UInt8)? = nil, product: String? = nil,
      damage: TrustLottery.Damage? = nil
    ) throws -> TrustLottery.Step {
      var scene = ContentScene(sequence: sequence, announcing: keys)
      if let recovery {
        scene.manifest.keys.append(ContentScene.announced(recovery, recovery: true))
      }
      if let product { scene.manifest.product.id = product }
      scene.signers = signers
      if let (key, replacement, by) = revoked {
        try scene.revoke(key, replacement: replacement, by: by)
      }
      return .init(files: try scene.source.files, product: product, damage: damage)
    }
    func history(
      _ keys: [PinnedKey], recovery: [PinnedKey] = [], _ steps: TrustLottery.Step...
    ) -> JSONValue { WebTrust.history(steps, keys: keys, recovery: recovery) }
    let (one, nine) = (ContentScene.pin(1), ContentScene.pin(9))
    return [
      history(
        one, try step(1, by: [1], announcing: [1, 2]), try step(2, by: [2], announcing: [2]),
        try step(3, by: [2], announcing: [2, 3]), try step(4, by: [3], announcing: [3]),
        try step(5, by: [3], announcing: [3])),
      // The key that announced was stolen.
      history(
        one, recovery: nine, try step(1, by: [1], announcing: [1, 2]),
        try step(2, by: [2], announcing: [2], revoked: (1, nil, 9))),
      // A recovery key that a thief announces, and none that the reader named.
      history(
        one, recovery: nine, try step(1, by: [1], announcing: [1], recovery: 8),
        try step(2, by: [2], announcing: [2], revoked: (1, 2, 8))),
      history(
        one, try step(1, by: [2], announcing: [2], recovery: 9, revoked: (1, 2, 9))),
      history(
        one, try step(1, by: [1], announcing: [1], recovery: 9),
        try step(2, by: [2], announcing: [2], recovery: 9, revoked: (1, 2, 9)),
        try step(3, by: [2], announcing: [2], recovery: 9)),
      // What is of another product announces nothing here.
      history(
        one, try step(1, by: [1], announcing: [1, 2]),
        try step(2, by: [2], announcing: [2], product: "other")),
      // A forged list takes the place of none.
      history(
        ContentScene.pin(1, 3), recovery: nine,
        try step(1, by: [1], announcing: [1], revoked: (3, nil, 9)),
        try step(2, by: [3], announcing: [1], revoked: (3, nil, 8))),
      // The list that was remembered is damaged: a stolen key might come back, until it is published again.
      history(
        one, recovery: nine, try step(1, by: [2], announcing: [2], revoked: (1, 2, 9)),
        try step(2, by: [1], announcing: [1], damage: .list),
        try step(3, by: [2], announcing: [2], damage: .signature),
        try step(4, by: [2], announcing: [2], revoked: (1, 2, 9)),
        try step(5, by: [2], announcing: [2])),
      history(
        one, try step(1, by: [1], announcing: [1], recovery: 9),
        try step(2, by: [2], announcing: [2], recovery: 9, revoked: (1, 2, 9)),
        try step(3, by: [2], announcing: [2], recovery: 9, damage: .signature)),
      // The last good manifest does not stand in beside it, either.
      history(
        ContentScene.pin(1, 3), recovery: nine,
        try step(2, by: [1], announcing: [1], revoked: (3, nil, 9)),
        try step(1, by: [1], announcing: [1], damage: .list)),
      // A recovery key signs no manifest, whoever announces that it does.
      history(
        one, try step(1, by: [1], announcing: [1, 9], recovery: 9),
        try step(2, by: [9], announcing: [9])),
    ]
      + (try Rewriting.all.filter(\.isFoundByPages).map { rewriting in
        let (before, after) = rewriting.scenes
        return history(
          one, .init(files: try before.source.files), .init(files: try after.source.files))
      })
  }

  // MARK: The form of a manifest

  private static var manifest: Manifest {
    var manifest = ContentScene(announcing: [1]).manifest
    manifest.keys[0].validUntil = moment("2030-01-01")
    manifest.keys.append(ContentScene.announced(9, recovery: true))
    manifest.expires = moment("2030-01-01")
    manifest.previous = .init(sequence: 0, digest: .sample("before"))
    let artifacts = manifest.documents[0].releases[0].locales["en"]?.artifacts ?? []
    manifest.pages = [
      .init(path: "flows/a.html", title: "A", version: "1", artifacts: artifacts)
    ]
    manifest.documents[0].audience = .init(who: .members, minimumAge: 13, guardianBelow: 16)
    manifest.documents[0].asks = .acknowledgement
    manifest.documents[0].order = 3
    manifest.documents[0].page = .together
    manifest.documents[0].gate = .init(
      renewAfterDays: 3, onStoreFailure: .refuse, signature: .typedName, acceptMigrated: true)
    var release = manifest.documents[0].releases[0]
    release.change.summary = ["en": "New."]
    release.change.sections = ["grant"]
    release.withdrawn = .init(at: day("2025-03-01"), reason: "wrong")
    release.supersededBy = "1.1"
    release.superseded = .init(at: day("2025-03-01"), reason: "newer")
    release.version = "0.9"
    release.redlines = [
      .init(from: "0.8", class: .material, computed: .wording, locales: ["en": artifacts])
    ]
    manifest.documents[0].releases.insert(release, at: 0)
    manifest.setFiles(artifacts)
    return manifest
  }

  /// A value with one thing in it changed, in every place.
  private static func changed(_ value: JSONValue) -> [JSONValue] {
    var all: [JSONValue] = [
      .null, true, "", 7, [], [:], -1, "1.0", "2025-02-30", "2025-02-30T00:00:00Z",
      "2026-02-01T00:00:00+09:00", "sha256:ABC", "constructor", "../a", "a:b", 1_001, ["x"],
      ["x": 1],
    ]
    switch value {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        all += changed(element).map { other in
          var elements = elements
          elements[index] = other
          return .array(elements)
        }
      }
      if let first = elements.first { all.append(.array(elements + [first])) }
    case .object(let object):
      for member in object.members {
        var without = object
        without[member.key] = nil
        all.append(.object(without))
        all += changed(member.value).map { other in
          var object = object
          object[member.key] = other
          return .object(object)
        }
      }
      var more = object
      more["toString"] = true
      all.append(.object(more))
    case .null, .bool, .integer, .string: break
    }
    return all
  }

  @Test func `a manifest has the form that Swift wants of it`() throws {
    let folder = try TemporaryFolder()
    let value = try JSONValue(parsing: Self.manifest.canonicalBytes())
    let all = Self.changed(value)
    var rows: [JSONValue] = []
    for (index, other) in all.enumerated() where Recording.isLong || index % 3 == 0 {
      let step = TrustLottery.Step(
        files: ["manifest.json": CanonicalJSON.bytes(of: other)], product: "app")
      rows.append(WebTrust.history([step], keys: [], recovery: []))
    }
    var two = Self.manifest
    two.documents[0].releases[0].locales["de"] = two.documents[0].releases[0].locales["en"]
    rows.append(
      WebTrust.history(
        [.init(files: ["manifest.json": two.canonicalBytes()], product: "app")], keys: [],
        recovery: []))
    let run = try WebTrust.compare(rows, as: "histories.jsonl", in: folder)
    #expect(run.text.hasPrefix("\(rows.count) "), "\(run.text)\(run.errors)")
    #expect(run.text.contains("unreadable") && run.text.contains("unknownCritical"))
  }

  @Test func `what is no strict JSON is refused as Swift refuses it`() throws {
    let folder = try TemporaryFolder()
    let text = String(decoding: Self.manifest.canonicalBytes(), as: UTF8.self)
    let deep = String(repeating: "[", count: 127) + String(repeating: "]", count: 127)
    let extensions = [
      "1", "-0", "1.0", "1e3", "0.5", "9007199254740991", "9007199254740992", "-9007199254740992",
      "01", "\"\\ud800\"", "\"\\ud83d\\ude00\"", "\"\\udc00\\ud800\"", "\"\\\\ud800\"", "\"a\tb\"",
      "\"\\x\"", "\"\\u00e9\"", "{\"a\":1,\"a\":1}", "{\"a\":1,\"\\u0061\":1}",
      "{\"a\":{\"b\":1},\"c\":{\"b\":1}}", "[{\"a\":1},{\"a\":2}]", "{\"a\" : 1 , \"a\"\n:2}",
      "{\"__proto__\":1}", "{\"__proto__\":1,\"__proto__\":1}", "\"{\\\"a\\\":1,\\\"a\\\":1}\"",
      "[1,]", "nul", "NaN", " 1 ", "\"\u{2028}\"", deep.dropLast(2).dropFirst(2).description,
      deep.dropLast(1).dropFirst(1).description, deep, "[1.5e300,\"1.5\"]", "\"1.5\"",
    ]
    var rows = extensions.map { value in
      let other = text.replacingOccurrences(
        of: "\"extensions\":{", with: "\"extensions\":{\"x\":\(value),")
      return WebTrust.history(
        [.init(files: ["manifest.json": Array(other.utf8)], product: "app")], keys: [], recovery: []
      )
    }
    for bytes in [
      [], [0x7B], Array(" \n\(text)\t".utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8),
      Array(text.utf8) + [0xFF], Array(text.utf8.dropLast()), Array("\(text)\(text)".utf8),
    ] {
      rows.append(
        WebTrust.history(
          [.init(files: ["manifest.json": bytes], product: "app")], keys: [], recovery: []))
    }
    let run = try WebTrust.compare(rows, as: "histories.jsonl", in: folder)
    #expect(run.text.hasPrefix("\(rows.count) "), "\(run.text)\(run.errors)")
  }
}
