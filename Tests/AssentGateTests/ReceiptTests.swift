import AssentManifest
import AssentRecord
import Crypto
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// A receipt says what was accepted, and what of that can be checked.
@Suite struct ReceiptTests {
  /// A person accepted the text of a scene, and what was on the screen was kept.
  struct Case {
    let folder: TemporaryFolder
    let store: LogFileStore
    let content: GateContent
    var acceptance = Acceptance.sample("r1")

    init(_ edit: (inout ContentScene) -> Void = { _ in }) throws {
      folder = try TemporaryFolder()
      store = LogFileStore(folder: folder["state"].path)
      var scene = ContentScene()
      edit(&scene)
      content = try scene.open()
      let document = try #require(content.manifest.manifest.documents.first)
      let release = try #require(document.releases.first)
      let text = try content.text(of: release, locale: "en")
      acceptance.statement =
        GateStatement(
          .agreement, title: text.entry.title, version: text.version, words: .english
        ).statement
      let presentation = Presentation(
        text: text.reference, shownDigest: text.shownDigest, statement: acceptance.statement,
        boxLabel: "I agree", acceptLabel: "Agree", declineLabel: "Decline", labelLocale: "en",
        gate: "assent-gate/0.1.0", layout: "terminal 80x24")
      acceptance.textDigest = text.entry.textDigest
      acceptance.shownDigest = text.shownDigest
      acceptance.manifest = content.manifest.reference
      acceptance.presentationDigest = presentation.digest
      try store.keep(presentation)
      try store.append([acceptance.event])
      try store.append([Acceptance.sample("r2", document: "other").event])
    }

    func receipt(_ countersignatures: [Countersignature] = []) throws -> Receipt {
      try Receipt.make(
        record: "r1", store: store, content: content, countersignatures: countersignatures)
    }
  }

  private func failures(_ receipt: Receipt) -> [String] {
    receipt.check(keys: ContentScene.pin(1)).filter { $0.outcome == .fails }.map(\.description)
  }

  @Test func `a receipt carries all that it takes to check it, and is read as it was written`()
    throws
  {
    let sample = try Case()
    let receipt = try sample.receipt()
    #expect(try Receipt(parsing: receipt.bytes) == receipt)
    #expect(receipt.acceptance == sample.acceptance)
    #expect(receipt.document != nil && receipt.presentation != nil)
    let checks = receipt.check(keys: ContentScene.pin(1))
    #expect(Receipt.isSound(checks))
    #expect(checks.count { $0.outcome == .holds } == 7)
    // What nobody could check is said.
    #expect(checks.contains { $0.outcome == .unchecked && $0.description.contains("only the log") })
    #expect(receipt.check(keys: []).contains { $0.description.contains("no key was given") })
    let file = PackageFolder.root.appending(path: "templates/schema/receipt.schema.json")
    let schema = JSONSchema(root: try JSONValue(parsing: [UInt8](try Data(contentsOf: file))))
    #expect(schema.problems(of: try JSONValue(parsing: receipt.bytes)) == [])
    #expect(try #require(receipt.presentation).screen.contains(sample.acceptance.statement))
  }

  @Test func `whatever is changed in a receipt shows`() throws {
    let receipt = try Case().receipt()
    var changed = receipt
    changed.plain += Array("And pay.".utf8)
    #expect(failures(changed).count == 1)
    changed = receipt
    changed.document?.append(UInt8(ascii: " "))
    #expect(failures(changed).count == 1)
    changed = receipt
    changed.presentation?.acceptLabel = "Consent"
    #expect(failures(changed).count == 1)
    changed = receipt
    changed.signatures = []
    #expect(failures(changed) == ["the manifest in it is not signed"])
    changed = receipt
    changed.line = Array(
      String(decoding: receipt.line, as: UTF8.self).replacing("1.0", with: "1.1").utf8)
    #expect(!failures(changed).isEmpty)
    changed = receipt
    changed.line.removeLast()
    #expect(failures(changed) == ["the line of the record is no acceptance in canonical form"])
    changed = receipt
    changed.manifest = []
    #expect(failures(changed) == ["the manifest in it cannot be read"])
    #expect(receipt.check(keys: ContentScene.pin(2)).contains { $0.outcome == .fails })
  }

  @Test func `no bytes stop the reader of receipts`() throws {
    let bytes = try Case().receipt().bytes
    for place in stride(from: 0, to: bytes.count, by: 3) {
      var changed = bytes
      changed[place] ^= 1 << UInt8(place % 7)
      if let receipt = try? Receipt(parsing: changed) {
        _ = receipt.check(keys: ContentScene.pin(1))
      }
      #expect(throws: ReceiptError.self) { try Receipt(parsing: Array(bytes[..<place])) }
    }
  }

  @Test func `no receipt is made of a text that is not the one that was accepted`() throws {
    let sample = try Case()
    var other = Acceptance.sample("r3")
    other.textDigest = .sample("another text")
    try sample.store.append([other.event])
    let published = sample.acceptance.textDigest
    #expect {
      try Receipt.make(record: "r3", store: sample.store, content: sample.content)
    } throws: { error in
      let words = "\(error)"
      return words.contains("\(other.textDigest)") && words.contains("\(published)")
    }
    #expect(throws: ReceiptError("the log has no record 'r9'")) {
      try Receipt.make(record: "r9", store: sample.store, content: sample.content)
    }
  }

  @Test func `a countersignature of a server is kept, carried and checked`() throws {
    let sample = try Case()
    let line = try #require(AcceptanceLine.all(in: try sample.store.log()).first)
    let key = ContentScene.key(9)
    let bytes = try key.sign(line.bytes, trustedComment: "seen 2026-02-01").file
    let signature = Countersignature(kind: .minisign, line: line.digest, bytes: bytes)
    try sample.store.keep(signature)
    let receipt = try sample.receipt()
    #expect(receipt.countersignatures == [signature])
    func outcome(_ receipt: Receipt, _ keys: [PinnedKey]) -> ReceiptCheck.Outcome? {
      receipt.check(keys: ContentScene.pin(1), countersigners: keys)
        .first { $0.description.contains("countersign") }?.outcome
    }
    #expect(outcome(receipt, ContentScene.pin(9)) == .holds)
    #expect(outcome(receipt, []) == .unchecked)
    // One of another line is not taken in, and shows where it was put in.
    let other = Countersignature(kind: .minisign, line: .sample("x"), bytes: bytes)
    #expect(throws: StoreError.self) { try sample.store.keep(other) }
    var changed = receipt
    changed.countersignatures = [other]
    #expect(outcome(changed, ContentScene.pin(9)) == .fails)
    let forged = try ContentScene.key(8).sign(line.bytes, trustedComment: "").file
    changed.countersignatures = [.init(kind: .minisign, line: line.digest, bytes: forged)]
    #expect(outcome(changed, ContentScene.pin(9)) == .unchecked)
    // Whoever names a server wants its word.
    func isSound(_ receipt: Receipt) -> Bool {
      Receipt.isSound(
        receipt.check(keys: ContentScene.pin(1), countersigners: ContentScene.pin(7, 9)))
    }
    #expect(isSound(receipt) && !isSound(changed))
    changed.countersignatures = []
    #expect(!isSound(changed))
    changed.countersignatures = [.init(kind: .rfc3161, line: line.digest, bytes: [1, 2])]
    #expect(!Receipt.isSound(changed.check(keys: ContentScene.pin(1))))
  }

  @Test func `a countersignature that cannot be read is named, with why and what to do`() throws {
    let receipt = try Case().receipt()
    let good = Countersignature(kind: .minisign, line: .sample("x"), bytes: [1]).json
    var (kind, line, bytes) = (good, good, good)
    kind["kind"] = "vellum"
    line["line"] = "x"
    bytes["bytes"] = "*"
    for (bad, words) in [
      (JSONValue.object(kind), ": its kind 'vellum' is not known here; "),
      (.object(line), ": its 'line' is no digest; "),
      (.object(bytes), ": its 'bytes' are no base64"),
      (.array([]), ": it has no 'kind'; "),
    ] {
      var value = try JSONValue(parsing: receipt.bytes)
      guard case .object(var members) = value else {
        Issue.record("a receipt is an object")
        continue
      }
      members["countersignatures"] = .array([.object(good), bad])
      value = .object(members)
      #expect {
        _ = try Receipt(parsing: CanonicalJSON.bytes(of: value))
      } throws: { error in
        "\(error)".hasPrefix("countersignature 2 of 2 cannot be read" + words)
          && "\(error)".hasSuffix("once more: 'assent gate export'")
      }
    }
  }

  @Test func `a record of elsewhere is taken in only where its text was published`() throws {
    let sample = try Case()
    let receipt = try sample.receipt()
    let manifest = sample.content.manifest.manifest
    let record = try AcceptanceImport(
      receipt.bytes, manifest: manifest, keys: ContentScene.pin(1))
    let store = MemoryStore()
    try store.append([record.event(at: .sample(50))])
    #expect(try store.summary()["license"]?.acceptance == sample.acceptance)
    #expect(try store.summary().newest == .sample(50))
    // A line alone will do, and a line of another text will not.
    #expect(
      try AcceptanceImport(receipt.line, manifest: manifest, keys: []).acceptance
        == sample.acceptance)
    let other = CanonicalJSON.bytes(of: .object(Acceptance.sample("r9").event.json))
    #expect {
      try AcceptanceImport(other, manifest: manifest, keys: [])
    } throws: { error in
      let words = "\(error)"
      return words.contains("\(Manifest.Digest.sample("text 1.0"))")
        && words.contains("\(sample.acceptance.textDigest)")
    }
    var changed = receipt
    changed.plain = []
    #expect(throws: ReceiptError.self) {
      try AcceptanceImport(changed.bytes, manifest: manifest, keys: [])
    }
  }

  @Test func `what a record says, and of which product, is held against what was published`() throws
  {
    let sample = try Case()
    let manifest = sample.content.manifest.manifest
    func problem(_ edit: (inout Acceptance) -> Void) throws -> String {
      var forged = sample.acceptance
      edit(&forged)
      let line = CanonicalJSON.bytes(of: .object(forged.event.json))
      do throws(ReceiptError) {
        _ = try AcceptanceImport(line, manifest: manifest, keys: [])
        return ""
      } catch { return error.description }
    }
    #expect(try problem { _ in } == "")
    #expect(
      try problem { $0.statement = "I do NOT agree." }.contains("is none that a gate asks for"))
    #expect(try problem { $0.id = "x\u{1B}[2J" }.contains("the id of the record"))
    #expect(try problem { $0.id = "" }.contains("the id of the record"))
    #expect(try problem { $0.locale = "de" }.contains("does not list"))
    var other = manifest
    other.product = Manifest.Product(id: "other", name: "Other")
    #expect {
      try AcceptanceImport(
        sample.receipt().bytes, manifest: other, keys: ContentScene.pin(1))
    } throws: { "\($0)".contains("of the product 'app', and not of 'other'") }
  }

  @Test func `an import neither closes the gate nor lasts beyond what the clock says`() throws {
    let store = MemoryStore()
    var record = Acceptance.sample("r1", at: 9_000_000)
    record.manifest.sequence = 9_007_199_254_740_991
    try store.append([
      AcceptanceEvent(at: .sample(10), action: .imported(record, from: .sample("file")))
    ])
    let summary = try store.summary()
    #expect(summary.seen == nil && summary.newest == .sample(10))
    #expect(summary["license"]?.acceptance?.at == .sample(10))
  }

  @Test func `a receipt works as long as its record, whatever is published since`() throws {
    let sample = try Case()
    let text = try #require(sample.content.manifest.manifest.documents.first?.releases.first)
    try sample.store.keep(
      AcceptedText(sample.content.text(of: text, locale: "en"), sample.content.manifest))
    var later = ContentScene(sequence: 2)
    later.manifest.documents = []
    let content = try later.open(product: "app")
    let receipt = try Receipt.make(record: "r1", store: sample.store, content: content)
    #expect(receipt.manifest == sample.content.manifest.bytes && receipt.document != nil)
    let checks = receipt.check(keys: ContentScene.pin(1))
    #expect(Receipt.isSound(checks) && checks.count { $0.outcome == .holds } == 7, "\(checks)")
    // A kept file that was changed is not taken for the one that was accepted.
    for name in try FileManager.default.contentsOfDirectory(
      atPath: sample.folder["state/texts"].path)
    where !name.hasSuffix(".signatures") {
      let bytes = try sample.folder.bytes("state/texts/\(name)")
      try sample.folder.write(bytes + [0x20], to: "state/texts/\(name)")
      #expect(throws: ReceiptError.self) {
        try Receipt.make(record: "r1", store: sample.store, content: content)
      }
      try sample.folder.write(bytes, to: "state/texts/\(name)")
    }
  }

  @Test func `a receipt says what became of its record, and none that was taken back is taken in`()
    throws
  {
    let sample = try Case()
    let manifest = sample.content.manifest.manifest
    func told(_ words: String) throws -> Bool {
      try sample.receipt().check(keys: []).contains { $0.description.contains(words) }
    }
    #expect(try !told("took its place") && !told("taken back"))
    try sample.store.append([Acceptance.sample("r5", version: "1.1", at: 3).event])
    #expect(try told("another acceptance took its place at 2026-01-01T00:00:03Z, of version 1.1"))
    _ = try AcceptanceImport(sample.receipt().bytes, manifest: manifest, keys: [])
    for (action, words) in [
      (.withdrawn(document: "license", record: "r1"), "was taken back at"),
      (.reset(document: nil), "was reset at"),
    ] as [(AcceptanceEvent.Action, String)] {
      try sample.store.append([AcceptanceEvent(at: .sample(9), action: action)])
      #expect(try told(words))
    }
    let receipt = try sample.receipt()
    #expect(try Receipt(parsing: receipt.bytes) == receipt && receipt.later.count == 3)
    #expect {
      try AcceptanceImport(receipt.bytes, manifest: manifest, keys: [])
    } throws: { "\($0)".contains("was taken back at 2026-01-01T00:00:09Z: it is not taken in") }
  }

  /// A record that was taken back, between two of another document.
  private func takenBack() throws -> (Case, Receipt) {
    let sample = try Case()
    try sample.store.append([
      AcceptanceEvent(at: .sample(9), action: .withdrawn(document: "license", record: "r1"))
    ])
    try sample.store.append([Acceptance.sample("r6", document: "other", at: 10).event])
    return (sample, try sample.receipt())
  }

  @Test func `a later line that is not read any more fails, and its receipt is not taken in`()
    throws
  {
    let (sample, receipt) = try takenBack()
    let words = "later line 1 of 1 says nothing of the record, or cannot be read"
    for (old, new) in [("withdrawn", "withdrawm"), ("r1", "r2"), ("}", "")] {
      var changed = receipt
      changed.later[0] = Array(
        String(decoding: receipt.later[0], as: UTF8.self).replacing(old, with: new).utf8)
      #expect(failures(changed) == [words])
      #expect {
        try AcceptanceImport(
          changed.bytes, manifest: sample.content.manifest.manifest, keys: ContentScene.pin(1))
      } throws: { "\($0)".contains(words) }
    }
    for later in [JSONValue.string("x"), .array([.bool(true)])] {
      guard case .object(var members) = try JSONValue(parsing: receipt.bytes) else { continue }
      members["later"] = later
      let bytes = CanonicalJSON.bytes(of: .object(members))
      #expect(throws: ReceiptError.self) { try Receipt(parsing: bytes) }
    }
  }

  @Test func `a receipt that leaves out what its log says of the record fails`() throws {
    let (sample, receipt) = try takenBack()
    func told(_ receipt: Receipt) throws -> [ReceiptCheck] {
      receipt.check(keys: ContentScene.pin(1), log: try sample.store.log())
    }
    #expect(Receipt.isSound(try told(receipt)))
    var changed = receipt
    changed.later = []
    #expect(
      try told(changed).filter { $0.outcome == .fails }.map(\.description) == [
        "the receipt lacks line 3 of the log: the record was taken back at 2026-01-01T00:00:09Z"
      ])
    changed.later = receipt.later + receipt.later
    #expect(!Receipt.isSound(try told(changed)))
    // One that was made before says what came since.
    changed = receipt
    (changed.later, changed.logLines) = ([], 2)
    changed.logHead = try AcceptanceLine.all(in: sample.store.log())[1].digest
    let checks = try told(changed)
    #expect(Receipt.isSound(checks))
    #expect(
      checks.contains { $0.description.hasPrefix("since the receipt was made: the record was") })
  }

  @Test func `however much took the place of a record, its receipt says that it was taken back`()
    throws
  {
    let sample = try Case()
    for start in stride(from: 0, to: 1_100, by: 100) {
      try sample.store.append(
        (start..<start + 100).map { Acceptance.sample("x\($0)", version: "1.1", at: 3).event })
    }
    try sample.store.append([
      AcceptanceEvent(at: .sample(9), action: .withdrawn(document: "license", record: "r1"))
    ])
    let receipt = try sample.receipt()
    #expect(receipt.later.count == 1_101)
    #expect(receipt.standing.last == "the record was taken back at 2026-01-01T00:00:09Z")
    let checks = receipt.check(keys: ContentScene.pin(1), log: try sample.store.log())
    #expect(Receipt.isSound(checks))
  }

  @Test func `a record from before damage of the log is not taken in elsewhere`() throws {
    let sample = try Case()
    let log = "state/\(LogFileStore.logName)"
    let lines = try sample.folder.bytes(log).split(separator: UInt8(ascii: "\n"))
    try sample.folder.write(lines[0] + [UInt8(ascii: "\n")], to: log)
    try sample.store.append([Acceptance.sample("r7", document: "other", at: 12).event])
    let receipt = try sample.receipt()
    #expect(receipt.standing == ["the log was damaged after it, and nothing before that counts"])
    #expect {
      try AcceptanceImport(
        receipt.bytes, manifest: sample.content.manifest.manifest, keys: ContentScene.pin(1))
    } throws: { "\($0)".contains("was damaged after it") }
  }

  @Test func `what was taken back does not come back with an import`() throws {
    let store = MemoryStore()
    try store.append([Acceptance.sample("r1", at: 10).event])
    try store.append([
      AcceptanceEvent(at: .sample(20), action: .withdrawn(document: "license", record: "r1"))
    ])
    let older = Acceptance.sample("r0", at: 5)
    try store.append([
      AcceptanceEvent(at: .sample(30), action: .imported(older, from: .sample("file")))
    ])
    #expect(try store.summary()["license"]?.acceptance == nil)
    let newer = Acceptance.sample("r2", at: 25)
    try store.append([
      AcceptanceEvent(at: .sample(31), action: .imported(newer, from: .sample("file")))
    ])
    #expect(try store.summary()["license"]?.acceptance?.id == "r2")
  }
}
