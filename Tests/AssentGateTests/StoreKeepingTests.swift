import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

@testable import AssentGate

/// What every store keeps beside its log: what a gate trusted, answers, screens, texts, countersignatures.
@Suite struct StoreKeepingTests {
  typealias Kind = StoreContractTests.Kind

  private func check(
    _ kind: Kind, _ body: (any KeepingStore) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let store = kind.store(in: folder)
    defer { (store as? UserDefaultsStore)?.removeAll() }
    try await body(store)
  }

  @Test(arguments: Kind.allCases)
  func `an older manifest is refused, and the last good one stands in`(_ kind: Kind) async throws {
    try await check(kind) { store in
      #expect(store.lastGood() == nil)
      var scene = ContentScene(sequence: 5)
      #expect(try scene.open(memory: store).memoryFault == nil)
      #expect(try scene.open(memory: store).fallback == nil)
      let older = try ContentScene(sequence: 4).open(memory: store)
      #expect(older.fallback == .rollback(sequence: 4, seen: 5))
      #expect(older.manifest.manifest.sequence == 5)
      // So is what cannot be read, and what is not signed.
      scene.signers = []
      #expect(try scene.open(memory: store).manifest.manifest.sequence == 5)
      // A newer one takes its place, with its signatures.
      scene = ContentScene(sequence: 6)
      scene.manifest.previous = older.manifest.reference
      #expect(try scene.open(memory: store).fallback == nil)
      #expect(store.lastGood()?.manifest == scene.manifest.canonicalBytes())
      #expect(store.lastGood()?.signatures.count == 1)
    }
  }

  @Test func `a kept list of revoked keys that cannot be read brings no key back`() throws {
    let folder = try TemporaryFolder()
    let store = LogFileStore(folder: folder["state"].path)
    let (pinned, recovery) = (ContentScene.pin(1), ContentScene.pin(9))
    var scene = ContentScene()
    scene.signers = [2]
    try scene.revoke(1, replacement: 2, by: 9)
    #expect(try scene.open(pinned, memory: store, recovery: recovery).fallback == nil)
    for name in ["revocations.json", "revocations.json.minisig"] {
      let bytes = try folder.bytes("state/" + name)
      try folder.remove("state/" + name)
      try FileManager.default.createDirectory(
        at: folder["state/" + name], withIntermediateDirectories: true)
      let thief = ContentScene(sequence: 2)
      #expect(throws: GateRefusal.self) {
        try thief.open(pinned, memory: store, recovery: recovery)
      }
      try folder.remove("state/" + name)
      try folder.write(bytes, to: "state/" + name)
    }
  }

  @Test func `a signature beside the kept list that was damaged is made good`() throws {
    let memory = TestMemory()
    let (pinned, recovery) = (ContentScene.pin(1), ContentScene.pin(9))
    var scene = ContentScene()
    scene.signers = [2]
    try scene.revoke(1, replacement: 2, by: 9)
    _ = try scene.open(pinned, memory: memory, recovery: recovery)
    let signature = memory.remembered(.revocationsSignature)
    try memory.remember([0x0A], as: .revocationsSignature)
    _ = try scene.open(pinned, memory: memory, recovery: recovery)
    #expect(memory.remembered(.revocationsSignature) == signature)
  }

  @Test(arguments: Kind.allCases)
  func `a key that was revoked stays revoked once the list is taken away`(_ kind: Kind) async throws
  {
    try await check(kind) { store in
      var scene = ContentScene()
      scene.signers = [2]
      try scene.revoke(1, replacement: 2, by: 9)
      let pinned = ContentScene.pin(1)
      let recovery = ContentScene.pin(9)
      #expect(try scene.open(pinned, memory: store, recovery: recovery).fallback == nil)
      let old = ContentScene(sequence: 2)
      #expect(try old.open(pinned, memory: store, recovery: recovery).fallback != nil)
      #expect(store.remembered(.revocations) == scene.files["revocations.json"])
    }
  }

  @Test(arguments: Kind.allCases)
  func `an answer to the question of age stands, and two at once are both kept`(
    _ kind: Kind
  ) async throws {
    try await check(kind) { store in
      let young = AgeAnswer(bracket: .init(from: 0, below: 13), at: .sample(1))
      #expect(try young.keep(in: store, of: nil) == young)
      #expect(
        try AgeAnswer(bracket: .init(from: 18), at: .sample(2)).keep(in: store, of: nil) == young)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for number in 0..<12 {
          group.addTask { try young.keep(in: store, of: "person \(number)") }
        }
        try await group.waitForAll()
      }
      for number in 0..<12 {
        #expect(AgeAnswer.standing(in: store, of: "person \(number)", at: .sample(3)) == young)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `what was accepted can be shown and proved as long as there is the record`(
    _ kind: Kind
  ) async throws {
    try await check(kind) { store in
      var publication = SamplePublication()
      publication.add("license")
      let keeper = try publication.keeper(store, at: "2026-03-01T10:00:00Z")
      let person = Person(languages: ["en"])
      var session = keeper.session(for: person, layout: "test")
      _ = session.reachEnd(item: 0)
      keeper.send(.ticked, to: 0, in: &session, for: person)
      keeper.send(.acceptPressed, to: 0, in: &session, for: person)
      #expect(session.isOpen && session.storeError == nil)
      let record = try #require(session.items[0].acceptance)
      #expect(try store.summary()["license"]?.acceptance == record)
      let screen = try #require(record.presentationDigest.flatMap { store.presentation($0) })
      #expect(screen.digest == record.presentationDigest && screen.layout == "test")
      let text = try #require(store.text(of: record))
      #expect(text.manifest == keeper.content.manifest.bytes)
      #expect(String(decoding: text.plain, as: UTF8.self).contains("You may use it."))
      // So a receipt can be made where the publisher has taken everything back.
      let gone = try ContentScene().open()
      let receipt = try Receipt.make(record: record.id, store: store, content: gone)
      #expect(receipt.acceptance == record && receipt.presentation == screen)
    }
  }

  private struct Server: Countersigner {
    var key: UInt8 = 9
    var words: [UInt8]?

    func countersign(line: [UInt8]) async throws -> Countersignature {
      let file = try ContentScene.key(key).sign(words ?? line, trustedComment: "seen").file
      return Countersignature(of: line, file: file)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a record is countersigned once, by a key that is known`(_ kind: Kind) async throws {
    try await check(kind) { store in
      try store.append([Acceptance.sample("r1").event])
      let line = try #require(AcceptanceLine.all(in: try store.log()).first)
      let keys = ContentScene.pin(9)
      // Neither a signature of other words, nor one by a key that was not named.
      await #expect(throws: StoreError.self) {
        try await store.countersign(by: Server(words: [1]), keys: keys)
      }
      await #expect(throws: StoreError.self) {
        try await store.countersign(by: Server(key: 8), keys: keys)
      }
      #expect(try store.countersignatures(of: line.digest).isEmpty)
      #expect(try await store.countersign(by: Server(), keys: keys) == 1)
      #expect(try await store.countersign(by: Server(), keys: keys) == 0)
      let kept = try store.countersignatures(of: line.digest)
      #expect(kept.count == 1 && kept[0].check(line.bytes, keys: keys).outcome == .holds)
      try store.keep(kept[0], keys: keys)
      #expect(try store.countersignatures(of: line.digest) == kept)
    }
  }

  @Test(arguments: Kind.allCases)
  func `what others signed and cannot be read is told, and lost by nothing that is added`(
    _ kind: Kind
  ) async throws {
    try await check(kind) { store in
      let name = "countersignatures.ndjson"
      try store.append([Acceptance.sample("r1").event])
      let line = try #require(AcceptanceLine.all(in: try store.log()).first)
      #expect(try await store.countersign(by: Server()) == 1)
      let whole = try #require(try store.kept(name, limit: 1 << 20))
      try store.keep(whole + Array("{\"kind\":\"x\"}\n".utf8), as: name)
      let gone = try ContentScene().open()
      for _ in 0..<2 {
        #expect {
          _ = try Receipt.make(record: "r1", store: store, content: gone)
        } throws: { error in
          "\(error)".hasPrefix(
            "the countersignatures cannot be read, and no receipt is made without")
            && "\(error)".contains(
              "\(name): line 2 is no countersignature: its kind 'x' is not known here; use the version"
            )
        }
        let other = try await Server(key: 8).countersign(line: line.bytes)
        try store.keep(other)
      }
      try store.keep(whole + Array("gone\n".utf8), as: name)
      #expect {
        _ = try store.countersignatures(of: line.digest)
      } throws: {
        "\($0)".contains("line 2 is no countersignature: it is no JSON; put the file back")
      }
      try store.keep(whole, as: name)
      #expect(try store.countersignatures(of: line.digest).count == 1)
    }
  }

  @Test(arguments: Kind.allCases)
  func `a countersignature goes behind a line whose end was left out`(_ kind: Kind) async throws {
    try await check(kind) { store in
      let name = "countersignatures.ndjson"
      try store.append([Acceptance.sample("r1").event])
      let line = try #require(AcceptanceLine.all(in: try store.log()).first)
      #expect(try await store.countersign(by: Server()) == 1)
      let whole = try #require(try store.kept(name, limit: 1 << 20))
      try store.keep(Array(whole.dropLast()), as: name)
      try store.keep(try await Server(key: 8).countersign(line: line.bytes))
      #expect(try store.countersignatures(of: line.digest).count == 2)
      // A blank line is no countersignature that cannot be read.
      try store.keep(whole + Array("\r\n".utf8), as: name)
      #expect(try store.countersignatures(of: line.digest).count == 1)
    }
  }

  @Test(arguments: [Kind.memory, .defaults])
  func `a value that is too large is told`(_ kind: Kind) async throws {
    try await check(kind) { store in
      try store.keep([1, 2, 3], as: "name")
      #expect(try store.kept("name", limit: 3) == [1, 2, 3])
      #expect(throws: StoreError.self) { try store.kept("name", limit: 2) }
    }
  }

  @Test func `a folder that others may write to is told, and one that the store makes is not`()
    throws
  {
    let folder = try TemporaryFolder()
    let store = LogFileStore(folder: folder["a/state"].path)
    #expect(store.exposure == nil)
    try store.append([Acceptance.sample("r1").event])
    #expect(store.exposure == nil)
    let path = folder["a/state"].path
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect((attributes[.posixPermissions] as? Int) == 0o700)
    for mode in [0o770, 0o702, 0o777] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(store.exposure?.description.contains("others may write") == true)
    }
    // As in /tmp: each can take away only what is their own.
    try FileManager.default.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: path)
    #expect(store.exposure == nil)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(store.exposure == nil)
  }

  @Test func `the languages of the environment are those of POSIX`() {
    for (variables, languages) in [
      ([:], []), (["LANG": "de_DE.UTF-8"], ["de-DE"]),
      (["LANG": "de_DE", "LC_ALL": ""], ["de-DE"]),
      (["LANG": "de_DE", "LC_ALL": "C.UTF-8"], []),
      (["LANG": "de_DE", "LC_MESSAGES": "fr_FR@euro"], ["fr-FR"]),
      (["LANG": "de_DE", "LANGUAGE": "pt_BR:de_DE:en"], ["pt-BR", "de-DE", "en"]),
      (["LANG": "../../etc", "LANGUAGE": ":::"], []), (["LANG": "POSIX"], []),
    ] as [([String: String], [String])] {
      #expect(Person.languages(of: { variables[$0] }) == languages, "\(variables)")
    }
  }
}
