import AssentGate
import AssentManifest
import AssentRecord
import TestSupport
import Testing

/// Nothing is shown that a pinned key did not vouch for.
@Suite struct GateContentTests {
  private func refusal(_ body: () throws -> GateContent) -> GateRefusal? {
    do {
      _ = try body()
      return nil
    } catch { return error as? GateRefusal }
  }

  // MARK: Signatures

  @Test func `a manifest that the pinned key signed is taken, with its texts`() throws {
    let content = try ContentScene().open()
    #expect(content.manifest.signer == ContentScene.key(1).publicKey.id.description)
    #expect(content.fallback == nil)
    let text = try content.text(
      of: content.manifest.manifest.documents[0].releases[0], locale: "EN")
    #expect(text.json["blocks"]?.array?.count == 2)
    #expect(text.plain == Array("Be kind.\n\n> Share é.\n".utf8))
    #expect(try text.html() == Array("<p>Be kind. Share é.</p>".utf8))
    #expect(text.reference.textDigest == text.entry.textDigest)
  }

  @Test func `what no pinned key signed is refused`() throws {
    var scene = ContentScene()
    func isRefused(_ scene: ContentScene, _ words: String) -> Bool {
      guard case .badSignature(let reason)? = refusal({ try scene.open() }) else { return false }
      return reason.contains(words)
    }
    scene.signers = []
    #expect(isRefused(scene, "is not signed"))
    scene.signers = [2]
    #expect(isRefused(scene, "its signature names"))
    scene.signers = [1]
    scene.files["manifest.json.minisig"] = Array("nonsense".utf8)
    #expect(isRefused(scene, "no minisign signature"))
    scene.files["manifest.json.minisig"] =
      try ContentScene.key(1).sign([1, 2], trustedComment: "").file
    #expect(isRefused(scene, "or was changed"))
    #expect(throws: GateRefusal.self) { try scene.open([]) }
  }

  @Test func `each byte of the manifest counts`() throws {
    let scene = ContentScene()
    var source = try scene.source
    let bytes = scene.manifest.canonicalBytes()
    for place in stride(from: 0, to: bytes.count, by: 97) {
      var other = bytes
      other[place] ^= 1
      source.files["manifest.json"] = other
      #expect(throws: GateRefusal.self) {
        try GateContent(source: source, keys: ContentScene.pin(1))
      }
    }
  }

  @Test func `without pins an unsigned manifest is taken only where the app says so`() throws {
    var scene = ContentScene()
    scene.signers = []
    let content = try GateContent(source: scene.source, keys: [], requiresSignature: false)
    #expect(content.manifest.signer == nil)
    #expect(throws: GateRefusal.self) { try GateContent(source: scene.source, keys: []) }
    // A pin asks for a signature, whatever else is said.
    #expect(throws: GateRefusal.self) {
      try GateContent(source: scene.source, keys: ContentScene.pin(1), requiresSignature: false)
    }
  }

  @Test func `a key that has ended signs nothing that was made later`() throws {
    var scene = ContentScene(announcing: [1])
    scene.manifest.keys[0].validUntil = moment("2024-12-31")
    #expect(refusal { try scene.open() }?.developerSentence.contains("was valid until") == true)
    scene.manifest.keys[0].validUntil = moment("2025-01-01")
    #expect(try scene.open().manifest.signer != nil)
  }

  // MARK: What was seen before

  @Test func `older, other and endless numbers are refused`() throws {
    let digest = Manifest.Digest.sample("other")
    #expect(
      refusal { try ContentScene(sequence: 4).open(seen: .init(sequence: 5, digest: digest)) }
        == .rollback(sequence: 4, seen: 5))
    let own = ContentScene.digest(ContentScene(sequence: 4).manifest.canonicalBytes())
    #expect(
      refusal { try ContentScene(sequence: 4).open(seen: .init(sequence: 4, digest: digest)) }
        == .equivocation(sequence: 4, digest: own, seen: digest))
    #expect(
      refusal {
        try ContentScene(sequence: 2_000_000).open(seen: .init(sequence: 4, digest: digest))
      }
        == .fastForward(sequence: 2_000_000, seen: 4))
    var next = ContentScene(sequence: 5)
    next.manifest.previous = .init(sequence: 4, digest: own)
    #expect(
      refusal { try next.open(seen: .init(sequence: 4, digest: digest)) }
        == .equivocation(sequence: 4, digest: own, seen: digest))
  }

  @Test func `who began anew is told how numbers go on, and how a trial does`() throws {
    let refusals: [GateRefusal] = [
      .rollback(sequence: 1, seen: 5),
      .equivocation(sequence: 5, digest: .sample("a"), seen: .sample("b")),
    ]
    for refusal in refusals {
      for words in ["numbers began anew", "assent build --previous", "assent gate --state"] {
        #expect(refusal.developerSentence.contains(words), "\(refusal.developerSentence)")
      }
    }
  }

  @Test func `the last good manifest stands in for what cannot be trusted`() throws {
    let memory = TestMemory()
    #expect(try ContentScene(sequence: 5).open(memory: memory).fallback == nil)
    var forged = ContentScene(sequence: 6)
    forged.signers = [2]
    for scene in [forged, ContentScene(sequence: 4)] {
      let content = try scene.open(memory: memory)
      #expect(content.manifest.manifest.sequence == 5)
      #expect(content.fallback != nil)
    }
    var gone = ContentScene(sequence: 6)
    gone.files["manifest.json"] = Array("{".utf8)
    #expect(try gone.open(memory: memory).manifest.manifest.sequence == 5)
    // Nor does an older one stand in where the log has seen more.
    #expect(
      refusal {
        try gone.open(memory: memory, seen: .init(sequence: 6, digest: .sample("six")))
      } != nil)
  }

  @Test(arguments: Rewriting.all)
  func `a higher number does not rewrite what was published of a version`(
    _ rewriting: Rewriting
  ) throws {
    let memory = TestMemory()
    let (before, after) = rewriting.scenes
    _ = try before.open(memory: memory)
    let content = try after.open(memory: memory)
    guard rewriting.isRefused else {
      #expect(content.fallback == nil)
      #expect(content.manifest.manifest.sequence == 6)
      return
    }
    guard case .rewritten(let reason, let seen)? = content.fallback else {
      Issue.record("\(String(describing: content.fallback))")
      return
    }
    #expect(seen == 4 && reason.contains("license"), "\(reason)")
    // Neither of them is shown where the log has seen more.
    let other = Manifest.Previous(sequence: 5, digest: .sample("five"))
    #expect(
      refusal { try after.open(memory: memory, seen: other) } == .rewritten(reason, seen: seen))
    // The one that is known stands in, and stays what others are held against.
    #expect(content.manifest.manifest.sequence == 4)
    var later = before
    later.manifest.sequence = 7
    #expect(try later.open(memory: memory).fallback == nil)
  }

  @Test func `what is said otherwise of a version is told with both manifests, and what to do`()
    throws
  {
    let memory = TestMemory()
    let gone = try #require(Rewriting.all.first { $0.what == "a version is gone" }).scenes
    _ = try gone.before.open(memory: memory)
    let fallback = try #require(try gone.after.open(memory: memory).fallback)
    #expect(
      fallback.developerSentence
        == "license@1.1 is in the manifest with sequence 4, and is missing here; what was published of "
        + "a version stays: keep both manifests, and build again with the releases of the one with "
        + "sequence 4, and after it (assent build --previous); if all of it was a trial, begin with another "
        + "place for what the gate keeps (assent gate --state)")
  }

  @Test func `a memory that others wrote to gives no trust`() throws {
    let memory = TestMemory()
    var forged = ContentScene(sequence: 9, announcing: [2])
    forged.signers = [2]
    let signature = try ContentScene.key(2)
      .sign(forged.manifest.canonicalBytes(), trustedComment: "").file
    try memory.keep(manifest: forged.manifest.canonicalBytes(), signatures: [signature])
    #expect(refusal { try forged.open(memory: memory) } != nil)
    // Nor does its number keep a true one out.
    #expect(try ContentScene(sequence: 3).open(memory: memory).manifest.manifest.sequence == 3)
  }

  @Test func `the manifest of another product of the publisher is refused`() throws {
    let memory = TestMemory()
    _ = try ContentScene(sequence: 1).open(memory: memory)
    var other = ContentScene(sequence: 2)
    other.manifest.product.id = "game"
    #expect(
      try other.open(memory: memory).fallback == .otherProduct("game", expected: "app"))
    #expect(
      refusal { try other.open(product: "app") } == .otherProduct("game", expected: "app"))
  }

  @Test func `what must be understood and is not is refused`() throws {
    var scene = ContentScene()
    scene.manifest.critical = ["quorum"]
    #expect(refusal { try scene.open() } == .unknownCritical("quorum"))
    scene.manifest.critical = []
    scene.manifest.spec = "assent-manifest/9"
    guard case .unknownSpec(let reason)? = refusal({ try scene.open() }) else {
      Issue.record("a manifest of another form is read")
      return
    }
    #expect(reason.contains("'assent-manifest/9' is not supported"))
  }

  @Test func `a memory that is full is told, and closes nothing`() throws {
    let memory = TestMemory()
    memory.fill()
    let content = try ContentScene().open(memory: memory)
    #expect(content.memoryFault?.reason == "no space left on device")
    #expect(content.fallback == nil)
  }

  // MARK: Texts

  @Test(arguments: ["license.json", "license.txt", "index.html"])
  func `a text that was changed, cut or removed is not shown`(_ name: String) throws {
    let path = "license/1.0/en/\(name)"
    let whole = ContentScene()
    let changes: [[UInt8]?] = [
      nil, [], whole.files[path].map { Array($0.dropLast()) }, whole.files[path].map { $0 + [10] },
      whole.files[path].map { [$0[0] ^ 1] + $0.dropFirst() },
    ]
    for change in changes {
      var scene = whole
      scene.files[path] = change
      let content = try scene.open()
      let release = content.manifest.manifest.documents[0].releases[0]
      #expect(throws: GateRefusal.self) {
        _ = try content.text(of: release, locale: "en").html()
      }
    }
  }

  @Test func `words that are not those of the digest are not shown`() throws {
    var scene = ContentScene()
    let json = Array(#"{"blocks":[{"text":"Be cruel.","type":"paragraph"}]}"#.utf8)
    let path = "license/1.0/en/license.json"
    scene.files[path] = json
    let entry = scene.manifest.documents[0].releases[0].locales["en"]
    let place = try #require(entry?.artifacts.firstIndex { $0.path.text == path })
    scene.manifest.documents[0].releases[0].locales["en"]?.artifacts[place].bytes = json.count
    scene.manifest.documents[0].releases[0].locales["en"]?.artifacts[place].digest =
      ContentScene.digest(json)
    let content = try scene.open()
    let release = content.manifest.manifest.documents[0].releases[0]
    #expect(throws: GateRefusal.self) { try content.text(of: release, locale: "en") }
    #expect(throws: GateRefusal.self) { try content.text(of: release, locale: "fr") }
  }

  @Test func `a manifest that names no document is taken only for a product that is named`() throws
  {
    var scene = ContentScene()
    scene.manifest.documents = []
    #expect(refusal { try scene.open() } == .nothingToAccept(product: "app"))
    #expect(try scene.open(product: "app").manifest.manifest.documents.isEmpty)
  }
}
