import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// What a browser writes is what Swift writes, and what it reads counts as Swift counts it.
@Suite(.enabled(if: WebRules.node != nil, "there is no node here"))
struct WebLogTests {
  // MARK: Writing

  /// Events that were appended after one another, a few at once, with what the log then is:
  /// `{batches: [{events, log?}]}`, where a batch that is refused has no log.
  private static func logs(_ count: Int) -> [JSONValue] {
    (0..<count).map { number in
      var lottery = DecisionLottery(UInt64(1_000 + number))
      let manifest = VerifiedManifest(lottery.manifest(), bytes: [])
      var chain = AcceptanceChain()
      var log: [UInt8] = []
      var batches: [JSONValue] = []
      for _ in 0...lottery.below(4) {
        let events = lottery.log(manifest).compactMap(\.event)
        // Whoever appends is one person; another may come later.
        let person = events.lazy.compactMap(\.subject).first
        let same = events.filter { $0.json["subject"] == nil || $0.subject == person }
        guard !same.isEmpty else { continue }
        var row: JSONObject = ["events": .array(same.map { .object($0.json) })]
        if chain.refusal(of: same) == nil {
          log += chain.append(same)
          row["log"] = .string(String(decoding: log, as: UTF8.self))
        }
        batches.append(.object(row))
      }
      return ["batches": .array(batches)]
    }
  }

  @Test func `every log has the bytes that Swift writes`() throws {
    let folder = try TemporaryFolder()
    let rows = Self.logs(Recording.isLong ? 2_000 : 200)
    let run = try WebTrust.compare(rows, as: "logs.jsonl", in: folder)
    #expect(run.text.hasPrefix("\(rows.count) "), "\(run.text)\(run.errors)")
    #expect(run.text.contains("written") && run.text.contains("refused"))
  }

  // MARK: Damage

  private static func spoiled(
    _ log: [UInt8], _ head: [UInt8]?, _ lottery: inout DecisionLottery
  ) -> ([UInt8], [UInt8]?) {
    var lines = log.split(separator: 0x0A).map(Array.init)
    var log = log
    let place = lines.isEmpty ? 0 : lottery.below(lines.count)
    switch lottery.below(lines.isEmpty ? 3 : 12) {
    case 0: return (log, nil)
    case 1: return (log, Array("{}".utf8))
    case 2: log += Array(lottery.one(of: ["{", "\n", "x\n", "{}\n", " \n", "null\n"]).utf8)
    case 3: log = Array(log.dropLast(1 + lottery.below(log.count)))
    case 4: lines.remove(at: place)
    case 5: lines.insert(lines[place], at: place)
    case 6: lines.swapAt(0, place)
    case 7: log = []
    case 8: lines[place].insert(0x20, at: 1)
    case 9:
      // Between the quotes of a text somewhere.
      let at = lines[place].count / 2
      if lines[place][at] < 0x7A, lines[place][at] > 0x61 { lines[place][at] += 1 }
    default: return (log, head)
    }
    return (lines.isEmpty || log.count % 7 == 0 ? log : lines.flatMap { $0 + [0x0A] }, head)
  }

  /// Logs that somebody changed, as a folder of Swift finds them, and goes on after them:
  /// `{log, head?, expected, event, after}`.
  private static func damage(_ count: Int) throws -> [JSONValue] {
    try (0..<count).map { number in
      var lottery = DecisionLottery(UInt64(5_000 + number))
      let manifest = VerifiedManifest(lottery.manifest(), bytes: [])
      let folder = try TemporaryFolder()
      let store = LogFileStore(folder: folder.url.path)
      for _ in 0..<lottery.below(4) {
        let events = lottery.log(manifest).compactMap(\.event)
        try? store.append(events)
      }
      let log = (try? folder.bytes("acceptances.ndjson")) ?? []
      let (bytes, head) = spoiled(log, try? folder.bytes("acceptances.head"), &lottery)
      try? folder.remove("acceptances.checkpoint")
      try folder.write(bytes, to: "acceptances.ndjson")
      if let head {
        try folder.write(head, to: "acceptances.head")
      } else {
        try? folder.remove("acceptances.head")
      }
      func found() throws -> JSONValue {
        let summary = try store.summary()
        var row: JSONObject = [
          "accepted": .array(
            summary.standings.values.compactMap { $0.acceptance?.id }.sorted().map(JSONValue.string)
          ),
          "isShortened": .bool(summary.isShortened), "tornBytes": .integer(summary.tornBytes),
          "wasDamaged": .bool(summary.wasDamaged),
        ]
        row["damagedLine"] = summary.damagedLine.map { .integer($0) }
        return .object(row)
      }
      let event = Acceptance.sample("fresh").event
      var row: JSONObject = [
        "event": .object(event.json), "expected": try found(),
        "log": .string(String(decoding: bytes, as: UTF8.self)),
      ]
      row["head"] = head.map { .string(String(decoding: $0, as: UTF8.self)) }
      try store.append([event])
      row["after"] = try found()
      let last = AcceptanceLine.all(in: try folder.bytes("acceptances.ndjson")).last
      row["kind"] = last.flatMap { line in
        (try? JSONValue(parsing: line.bytes))?["after"]?["kind"]
      }
      return .object(row)
    }
  }

  @Test func `a log that was changed counts as it does in Swift, and goes on as there`() throws {
    let folder = try TemporaryFolder()
    let rows = try Self.damage(Recording.isLong ? 2_000 : 150)
    let run = try WebTrust.compare(rows, as: "damage.jsonl", in: folder)
    #expect(run.text.hasPrefix("\(rows.count) "), "\(run.text)\(run.errors)")
    for kind in ["cut", "damaged", "torn", "whole"] { #expect(run.text.contains(kind), "\(kind)") }
  }

  // MARK: Stores and servers

  @Test
  func `a store that is full, forbidden or spoiled accepts nothing, and a server loses nothing`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(try WebRules.script(WebTrust.parts), to: "store.js")
    let driver = PackageFolder.root.appending(path: "Tests/GateOracle/store.mjs").path
    let run = try Program.run([driver, "store.js"], in: folder.url, program: WebRules.node)
    #expect(run.text == "23\n", "\(run.text)\(run.errors)")
  }

  @Test func `what is kept and handed on has its limits`() throws {
    let folder = try TemporaryFolder()
    try folder.write(try WebRules.script(WebTrust.parts), to: "store.js")
    let driver = PackageFolder.root.appending(path: "Tests/GateOracle/bounds.mjs").path
    let run = try Program.run([driver, "store.js"], in: folder.url, program: WebRules.node)
    #expect(run.text == "6\n", "\(run.text)\(run.errors)")
  }

  // MARK: Receipts

  /// A folder that a browser gets, with what it made of it: a receipt before and after it was taken back,
  /// and the log with what says how it ends.
  @Test func `a receipt and a log of a browser hold in Swift`() throws {
    let folder = try TemporaryFolder()
    var scene = ContentScene(sequence: 3, announcing: [1])
    scene.manifest.documents[0].gate.renewAfterDays = 365
    let files = try scene.source.files
    let row: JSONValue = [
      "files": .object(JSONObject(files.map { ($0.key, .string(Base64.text(of: $0.value))) })),
      "key": .string(ContentScene.key(1).publicKey.description),
      "phrases": .object(
        JSONObject(
          GatePhrase.allCases.map { ($0.rawValue, .string(GateWords.english.text($0, "%1", "%2"))) }
        )),
    ]
    let run = try WebTrust.compare([row], as: "scene.jsonl", in: folder)
    #expect(run.code == 0, "\(run.text)\(run.errors)")
    let store = LogFileStore(folder: folder["store"].path)
    #expect(try store.verify().isEmpty)
    let log = try folder.bytes("store/acceptances.ndjson")
    for name in ["receipt.json", "later.json"] {
      let receipt = try Receipt(parsing: folder.bytes(name))
      for keys in [[], ContentScene.pin(1)] {
        let checks = receipt.check(keys: keys, log: log)
        #expect(Receipt.isSound(checks), "\(checks)")
        #expect(checks.filter { $0.outcome == .holds }.count == (keys.isEmpty ? 7 : 8), "\(checks)")
      }
      #expect(!Receipt.isSound(receipt.check(keys: ContentScene.pin(2), log: log)))
      #expect(receipt.later.count == (name == "later.json" ? 1 : 0))
    }
    let taken = try AcceptanceImport(
      folder.bytes("receipt.json"), manifest: scene.manifest, keys: ContentScene.pin(1))
    #expect(try taken.take(into: MemoryStore(), at: .sample(100_000_000)) == .counts)
    #expect(throws: ReceiptError.self) {
      try AcceptanceImport(
        folder.bytes("later.json"), manifest: scene.manifest, keys: ContentScene.pin(1))
    }
  }
}
