import AssentGate
import AssentManifest
import AssentRecord
import TestSupport
import Testing

/// Keys change in the hands of the publisher, and in no other.
@Suite struct GateRotationTests {
  private func scene(
    _ sequence: Int, by signers: [UInt8], announcing keys: [UInt8], recovery: UInt8? = nil
  ) -> ContentScene {
    var scene = ContentScene(sequence: sequence, announcing: keys)
    if let recovery { scene.manifest.keys.append(ContentScene.announced(recovery, recovery: true)) }
    scene.signers = signers
    return scene
  }

  private func signer(_ content: GateContent) -> UInt8? {
    (1...9).first { ContentScene.key($0).publicKey.id.description == content.manifest.signer }
  }

  @Test func `a key that a trusted manifest announced is followed, for good`() throws {
    let memory = TestMemory()
    #expect(signer(try scene(1, by: [1], announcing: [1, 2]).open(memory: memory)) == 1)
    // From here on the pinned key signs nothing any more.
    for sequence in 2...4 {
      let content = try scene(sequence, by: [2], announcing: [2]).open(memory: memory)
      #expect(signer(content) == 2 && content.fallback == nil)
    }
    #expect(signer(try scene(5, by: [2], announcing: [2, 3]).open(memory: memory)) == 2)
    #expect(signer(try scene(6, by: [3], announcing: [3]).open(memory: memory)) == 3)
    #expect(signer(try scene(7, by: [3], announcing: [3]).open(memory: memory)) == 3)
    // As many links are kept as there were changes.
    let json = try JSONValue(parsing: try #require(memory.remembered(.rotations)))
    #expect(json["links"]?.array?.count == 2)
    // An app that pins the new one needs none of them.
    #expect(
      signer(try scene(8, by: [3], announcing: [3]).open([ContentScene.pin(3)[0]], memory: memory))
        == 3)
  }

  @Test func `an announcement by the new key itself is worth nothing`() throws {
    #expect(throws: GateRefusal.self) { try scene(1, by: [2], announcing: [1, 2]).open() }
    let memory = TestMemory()
    _ = try scene(1, by: [1], announcing: [1]).open(memory: memory)
    #expect(try scene(2, by: [2], announcing: [1, 2]).open(memory: memory).fallback != nil)
  }

  @Test func `both keys may sign, and either is enough`() throws {
    #expect(signer(try scene(1, by: [1, 2], announcing: [1, 2]).open(ContentScene.pin(2))) == 2)
    #expect(signer(try scene(1, by: [2, 1], announcing: [1, 2]).open(ContentScene.pin(1))) == 1)
  }

  @Test func `a revoked key signs nothing, and its replacement does`() throws {
    var stolen = scene(1, by: [1], announcing: [1])
    try stolen.revoke(1, replacement: 2, by: 9)
    let refusal = #expect(throws: GateRefusal.self) {
      try stolen.open(recovery: ContentScene.pin(9))
    }
    guard case .revokedKey(let reason)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(reason.contains("was revoked at"))
    #expect(refusal?.sentence(in: .english).hasPrefix("The key that signed this text was") == true)
    var next = scene(2, by: [2], announcing: [2])
    try next.revoke(1, replacement: 2, by: 9)
    #expect(signer(try next.open(recovery: ContentScene.pin(9))) == 2)
    // A list by any other key does nothing.
    var forged = scene(1, by: [1], announcing: [1])
    try forged.revoke(1, replacement: 2, by: 8)
    #expect(signer(try forged.open(recovery: ContentScene.pin(9))) == 1)
  }

  /// A list of which a byte was changed, or what stands beside it.
  static let changes: [@Sendable (inout [String: [UInt8]]) -> Void] = [
    { $0["revocations.json"] = changed($0["revocations.json"]) },
    { $0["revocations.json"]?.append(0x0A) }, { $0["revocations.json"] = [] },
    { $0["revocations.json"] = [UInt8](repeating: 0x20, count: (1 << 20) + 1) },
    { $0["revocations.json.minisig"] = nil }, { $0["revocations.json.minisig"]?.removeLast(9) },
    { files in
      let text = String(decoding: files["revocations.json.minisig"] ?? [], as: UTF8.self)
      files["revocations.json.minisig"] = Array(
        text.replacing("trusted comment: ", with: "trusted comment: x", maxReplacements: 2).utf8)
    },
  ]

  static func changed(_ list: [UInt8]?) -> [UInt8] {
    Array(String(decoding: list ?? [], as: UTF8.self).replacing("stolen", with: "stolem").utf8)
  }

  @Test(arguments: changes.indices)
  func `a published list of revoked keys that was changed is refused`(change: Int) throws {
    for announces in [false, true] {
      var stolen = scene(1, by: [1], announcing: [1], recovery: announces ? 9 : nil)
      try stolen.revoke(1, replacement: 2, by: 9)
      Self.changes[change](&stolen.files)
      let refusal = #expect(throws: GateRefusal.self) {
        try stolen.open(recovery: announces ? [] : ContentScene.pin(9))
      }
      // What helps is the list, and no signature of the manifest.
      let words = refusal?.developerSentence ?? ""
      #expect(words.hasPrefix("'revocations.json' ") && !words.contains("assent sign"), "\(words)")
      #expect(words.contains("; ship the list and its signature byte for byte"))
      // Where no key revokes others, no list counts.
      if !announces { #expect(signer(try stolen.open()) == 1) }
    }
  }

  @Test func `a kept list that was changed opens nothing until it is published again`() throws {
    let (memory, recovery) = (TestMemory(), ContentScene.pin(9))
    var next = scene(2, by: [2], announcing: [2])
    try next.revoke(1, replacement: 2, by: 9)
    _ = try next.open(memory: memory, recovery: recovery)
    let list = memory.remembered(.revocations)
    for change in [Self.changed(list), Array((list ?? []).dropLast())] {
      try memory.remember(change, as: .revocations)
      let thief = scene(3, by: [1], announcing: [1])
      #expect(throws: GateRefusal.self) { try thief.open(memory: memory, recovery: recovery) }
      #expect(memory.remembered(.revocations) == change)
      #expect(signer(try next.open(memory: memory, recovery: recovery)) == 2)
      #expect(memory.remembered(.revocations) == list)
    }
  }

  @Test func `taking the list away brings no key back`() throws {
    let memory = TestMemory()
    var next = scene(2, by: [2], announcing: [2])
    try next.revoke(1, replacement: 2, by: 9)
    _ = try next.open(memory: memory, recovery: ContentScene.pin(9))
    let content = try scene(3, by: [1], announcing: [1]).open(
      memory: memory, recovery: ContentScene.pin(9))
    #expect(content.fallback != nil && content.manifest.manifest.sequence == 2)
  }

  @Test func `a recovery key that a trusted manifest announced counts later`() throws {
    let memory = TestMemory()
    _ = try scene(1, by: [1], announcing: [1], recovery: 9).open(memory: memory)
    var next = scene(2, by: [2], announcing: [2], recovery: 9)
    try next.revoke(1, replacement: 2, by: 9)
    let content = try next.open(memory: memory)
    #expect(signer(content) == 2)
    // Again, from what is remembered alone.
    #expect(signer(try scene(3, by: [2], announcing: [2], recovery: 9).open(memory: memory)) == 2)
    // A list that a thief announces the key of takes nothing over.
    let other = TestMemory()
    _ = try scene(1, by: [1], announcing: [1], recovery: 9).open(memory: other)
    var thief = scene(2, by: [1], announcing: [1], recovery: 8)
    try thief.revoke(1, replacement: 8, by: 8)
    #expect(signer(try thief.open(memory: other)) == 1)
  }
}
