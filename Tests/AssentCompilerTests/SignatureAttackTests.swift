import AssentArchive
import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// Each attack on signed files, and each way in which somebody checks them: the answer is the same.
@Suite struct SignatureAttackTests {
  /// The files that are attacked, by path.
  typealias Files = [String: [UInt8]]

  /// What somebody does to signed files who has all keys but that which signs.
  enum Attack: String, CaseIterable {
    case announcedThief, thiefsList, lyingComment, recoveryKey, revokedKey, flippedSignature,
      signedTwice
    case foreignSignature, otherForm, rewrittenList
    case checkpointByRevoked, checkpointByRecovery, checkpointByThief, forgedCheckpoint,
      unsignedRevocations

    var rule: RuleID {
      switch self {
      case .announcedThief, .thiefsList, .checkpointByThief, .unsignedRevocations: .missingSignature
      case .lyingComment, .otherForm: .unreadableSignature
      case .recoveryKey, .revokedKey, .checkpointByRevoked, .checkpointByRecovery: .revokedKey
      case .flippedSignature, .signedTwice, .foreignSignature: .badSignature
      case .forgedCheckpoint: .logDiffers
      case .rewrittenList: .manifestNotCanonical
      }
    }

    /// Whether the log itself shows it, with nothing else at hand.
    var isOfLog: Bool { rawValue.lowercased().contains("checkpoint") }
  }

  /// A site of one release: `first` and `second` are announced, the reader trusts `first`.
  private struct Scene {
    let signed: SignedSite
    let thief: SecretKey
    let origin = "example.org/legal"

    init() throws {
      signed = try SignedSite([:])
      thief = try SignedSite.key(9)
      try signed.site.write(
        Samples.profiles + "site: { url: https://example.org/legal/ }\n"
          + "signing:\n  keys:\n    - key: \(signed.first.publicKey)\n"
          + "    - key: \(signed.second.publicKey)\n  recovery: \(signed.recovery.publicKey)\n",
        to: "assent.yml")
      try signed.site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
      _ = try LogUpdate.run(content: signed.site.content.path)
      try signed.publish(signed.first)
      try SignatureAttackTests.signLog(of: signed.site, signed.first)
      try signed.site.folder.remove("Output/.assent-build")
    }

    var trust: Trust {
      var trust = Trust()
      trust.keys = [signed.first.publicKey]
      trust.recovery = [signed.recovery.publicKey]
      return trust
    }

    func request(_ format: BundleFormat) -> BundleRequest {
      BundleRequest(
        agreement: "license", version: "1.0", published: signed.site.output.path,
        content: signed.site.content.path, format: format)
    }

    func apply(_ attack: Attack, to files: inout Files) throws {
      func sign(_ path: String, _ key: SecretKey, at place: String? = nil, comment: String = "x")
        throws
      {
        files[place ?? path + ".minisig"] = try key.sign(
          files[path] ?? [], trustedComment: comment
        ).file
      }
      func announce(_ key: SecretKey) throws {
        var manifest = try Manifest(parsing: files["manifest.json"] ?? [])
        manifest.keys.append(
          Manifest.Key(
            id: key.publicKey.id.description, algorithm: "Ed25519",
            publicKey: key.publicKey.description))
        files["manifest.json"] = manifest.canonicalBytes()
      }
      func revoke(_ key: SecretKey) throws {
        var list = Revocations()
        list.add(
          Revocations.Entry(key: key.publicKey, at: .epoch, reason: "stolen", replacement: nil))
        files["revocations.json"] = list.bytes
        try sign("revocations.json", signed.recovery)
      }
      switch attack {
      case .announcedThief:
        try announce(thief)
        try sign("manifest.json", thief, comment: "the key that you named")
      case .thiefsList: try sign("site.json", thief)
      case .lyingComment:
        let text = String(decoding: files["manifest.json.minisig"] ?? [], as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        files["manifest.json.minisig"] = Array(
          "untrusted comment: approved by Notary Smith\n\(lines.joined(separator: "\n"))".utf8)
      case .recoveryKey: try sign("manifest.json", signed.recovery)
      case .revokedKey:
        try revoke(signed.second)
        try sign("manifest.json", signed.second)
      case .flippedSignature:
        files["manifest.json"]? += [0x20]
        try sign("manifest.json", signed.first)
        files["manifest.json"]?.removeLast()
      case .signedTwice:
        try sign(
          "manifest.json", signed.first,
          at: "manifest.json.\(signed.first.publicKey.id).minisig")
      case .foreignSignature: files["manifest.json.minisig"] = files["site.json.minisig"]
      case .otherForm: files["site.json.minisig"] = Array("untrusted comment: \n".utf8)
      case .rewrittenList:
        files["site.json"]? += [0x0A]
        try sign("site.json", signed.first)
      case .unsignedRevocations:
        try revoke(signed.second)
        files["revocations.json.minisig"] = nil
      case .checkpointByRevoked:
        try revoke(signed.second)
        try replaceCheckpoint(in: &files, by: signed.second)
      case .checkpointByRecovery: try replaceCheckpoint(in: &files, by: signed.recovery)
      case .checkpointByThief: try replaceCheckpoint(in: &files, by: thief)
      case .forgedCheckpoint: try replaceCheckpoint(in: &files, by: nil)
      }
    }

    /// - Parameter key: `nil` for a line of the right key that is no signature of it.
    private func replaceCheckpoint(in files: inout Files, by key: SecretKey?) throws {
      let old = try #require(files["log/checkpoint"])
      let before = try Checkpoint(parsing: old)
      var forged = try Checkpoint(origin: before.origin, size: before.size, root: before.root)
      if let key {
        try forged.note.sign(with: key, name: before.origin)
      } else {
        var other = try Checkpoint(
          origin: before.origin, size: before.size, root: MerkleHash(leaf: [1]))
        try other.note.sign(with: signed.first, name: before.origin)
        let bytes =
          forged.note.text + [0x0A] + other.bytes[(other.note.text.count + 1)...]
        forged = try Checkpoint(parsing: bytes)
      }
      for (path, bytes) in files {
        guard path == "log/checkpoint" || path.hasSuffix(".checkpoint") || path.hasSuffix("-proof"),
          let place = bytes.firstRange(of: old)
        else { continue }
        files[path]?.replaceSubrange(place, with: forged.bytes)
      }
    }

    /// The files of a folder.
    func read(_ folder: String) throws -> Files {
      try FolderContents(signed.site.folder[folder]).entries.mapValues(\.bytes)
    }

    func write(_ files: Files, over folder: String) throws {
      for path in try read(folder).keys where files[path] == nil {
        try signed.site.folder.remove(folder + "/" + path)
      }
      for (path, bytes) in files { try signed.site.folder.write(bytes, to: folder + "/" + path) }
    }

    /// The rules of what each way of checking finds; empty where it finds nothing wrong.
    func answers() throws -> [(way: String, rules: [RuleID])] {
      var answers: [(String, [RuleID])] = []
      let output = signed.site.output.path
      answers.append(("folder", try Verifier.verify(output, trust: trust).errors))
      var seen = trust
      seen.previous = [try SignedState(output)]
      answers.append(("--previous", try Verifier.verify(output, trust: seen).errors))
      for format in [BundleFormat.tarGzip, .html] {
        do {
          let bytes = try Bundle.make(request(format))
          answers.append(
            ("\(format)", BundleCheck.verify(bytes, name: "b", trust: trust).errors))
        } catch let refusal as BundleRefusal {
          answers.append(("\(format), refused", refusal.diagnostics.map(\.rule)))
        }
      }
      return answers
    }

    /// Whether evidence says that something is wrong.
    func evidence() throws -> [String] {
      let request = Evidence.Request(
        content: signed.site.content.path, agreement: try AgreementName("license"),
        time: try #require(EvidenceTime("2026-01-01")), locale: nil,
        published: signed.site.output.path, trust: trust)
      guard case .found(let found) = try Evidence.find(request) else { return ["refused"] }
      return found.checks.filter { $0.result == .failed }.map(\.text)
    }

    /// What `assent log verify` finds.
    func log() throws -> [RuleID] {
      let folder = PublishedFolder(signed.site.output.path)
      let log = try PublishedLog(folder)
      return
        (log.diagnostics
        + CheckpointKeys(trust, state: try SignedState(published: folder)).findings(of: log) { $0 })
        .map(\.rule)
    }
  }

  @Test func `what nobody attacked passes everywhere`() throws {
    let scene = try Scene()
    for (way, rules) in try scene.answers() { #expect(rules == [], "\(way)") }
    #expect(try scene.evidence() == [])
    #expect(try scene.log() == [])
    #expect(try FolderContents(scene.signed.site.output).paths.contains("log/checkpoint"))
  }

  @Test func `an attack is found in each way, by the same rule`() throws {
    let scene = try Scene()
    let day = try #require(Manifest.Day("2025-11-03"))
    let sound = try scene.read("Output")
    var members = Files()
    for member in try Bundle.members(of: scene.request(.tarGzip)) {
      members[member.path.replacing("license-1.0/", with: "")] = member.bytes
    }
    for attack in Attack.allCases {
      var files = sound
      try scene.apply(attack, to: &files)
      try scene.write(files, over: "Output")
      for (way, rules) in try scene.answers() {
        // No bundle is made of what does not hold, whoever trusts which key.
        let isRefused = way.hasSuffix("refused") && !rules.isEmpty
        #expect(isRefused || rules.contains(attack.rule), "\(attack), \(way): \(rules)")
      }
      #expect(try !scene.evidence().isEmpty, "\(attack)")
      #expect(try scene.log().contains(attack.rule) == attack.isOfLog, "\(attack)")

      // Whoever packs a bundle may attack it, too.
      var unpacked = members
      try scene.apply(attack, to: &unpacked)
      let packed = try ArchiveFormat.tarGzip.pack(
        unpacked.map { ArchiveMember(path: "license-1.0/" + $0.key, bytes: $0.value) }, day: day)
      let rules = BundleCheck.verify(packed, name: "b", trust: scene.trust).errors
      #expect(rules.contains(attack.rule), "\(attack), packed: \(rules)")
      let place = scene.signed.site.folder["\(attack)"].path
      for (path, bytes) in unpacked {
        try scene.signed.site.folder.write(bytes, to: "\(attack)/\(path)")
      }
      let again = try BundleCheck.verify(folder: place, trust: scene.trust).errors
      #expect(again.contains(attack.rule), "\(attack), unpacked: \(again)")
    }
  }

  @Test func `a history that was rewritten is found by whoever saw the one before`() throws {
    let scene = try Scene()
    let site = scene.signed.site
    let files = FileManager.default
    let bundle = try Bundle.make(scene.request(.tarGzip))
    try files.copyItem(at: site.output, to: site.folder["seen"])
    try site.folder.remove("content/releases")
    try site.folder.remove("Output")
    try site.release(
      "1.0", ["license.md": Samples.license(grant: "You may not.")], at: "2025-11-03")
    _ = try LogUpdate.run(content: site.content.path)
    try site.build()
    try scene.signed.sign(scene.signed.first)
    try Self.signLog(of: site, scene.signed.first)
    var trust = scene.trust
    #expect(try Verifier.verify(site.output.path, trust: trust).errors == [])
    let seen = try SignedState(site.folder["seen"].path)
    trust.previous = [seen]
    let found = try Verifier.verify(site.output.path, trust: trust)
    #expect(found.errors.contains(.equivocation))
    #expect(found.diagnostics.contains { $0.message.hasPrefix("the log was rewritten") })
    // The same for a bundle, seen from the other side.
    trust.previous = [try SignedState(site.output.path)]
    let result = BundleCheck.verify(bundle, name: "b", trust: trust)
    #expect(result.diagnostics.contains { $0.message.hasPrefix("the log was rewritten") })
    // A log that is gone.
    trust.previous = [seen]
    try site.folder.remove("Output/log")
    let gone = try Verifier.verify(site.output.path, trust: trust).diagnostics
    #expect(gone.contains { $0.message.contains("has 1 entry, and this one has 0 entries") })
  }

  @Test func `a folder does not choose that less of it is checked`() throws {
    let scene = try Scene()
    let site = scene.signed.site
    for member in try Bundle.members(of: scene.request(.tarGzip)) {
      try site.folder.write(member.bytes, to: "b/" + member.path)
    }
    let place = site.folder["b/license-1.0"].path
    var trust = scene.trust
    #expect(try BundleCheck.verify(folder: place, trust: trust).errors == [])
    trust.previous = [try SignedState(place)]
    #expect(try BundleCheck.verify(folder: place, trust: trust).errors == [])
    trust.previous = [try SignedState(site.output.path)]
    #expect(try BundleCheck.verify(folder: place, trust: trust).errors == [.rollback])
  }

  @Test func `signatures that are all gone are told, and too many are not read`() throws {
    let scene = try Scene()
    var files = try scene.read("Output")
    let junk = try #require(files["manifest.json.minisig"])
    for path in files.keys where path.hasSuffix(".minisig") { files[path] = nil }
    try scene.write(files, over: "Output")
    let found = try Verifier.verify(scene.signed.site.output.path).diagnostics
    #expect(found.filter { $0.severity == .warning }.map(\.rule) == [.missingSignature])
    for number in 0..<40 {
      let id = String(format: "%016X", number)
      try scene.signed.site.folder.write(junk, to: "Output/manifest.json.\(id).minisig")
    }
    let state = try SignedState(scene.signed.site.output.path)
    #expect(state.files.allSatisfy { $0.signatures.count <= 16 })
    #expect(try Verifier.verify(scene.signed.site.output.path).errors.contains(.badSignature))
  }

  /// Whoever has a stolen key announces a recovery key of their own, in a state that the reader sees.
  @Test func `no recovery key counts beside the one that the reader names`() throws {
    let scene = try Scene()
    let site = scene.signed
    let before = try scene.read("Output")
    var stolen = before
    var manifest = try Manifest(parsing: before["manifest.json"] ?? [])
    manifest.keys.append(
      Manifest.Key(
        id: scene.thief.publicKey.id.description, algorithm: "Ed25519",
        publicKey: scene.thief.publicKey.description, isRecovery: true))
    stolen["manifest.json"] = manifest.canonicalBytes()
    stolen["manifest.json.minisig"] =
      try site.first.sign(manifest.canonicalBytes(), trustedComment: "x").file
    for (path, bytes) in stolen { try site.site.folder.write(bytes, to: "stolen/" + path) }
    // The thief's list puts their own key in the place of the one that follows.
    var list = Revocations()
    let next = try SignedSite.key(10)
    list.add(
      Revocations.Entry(
        key: site.first.publicKey, at: .epoch, reason: "x", replacement: next.publicKey))
    var taken = before
    taken["revocations.json"] = list.bytes
    taken["revocations.json.minisig"] =
      try scene.thief.sign(list.bytes, trustedComment: "x").file
    for path in ["manifest.json", "site.json"] {
      taken[path + ".minisig"] = try next.sign(taken[path] ?? [], trustedComment: "x").file
    }
    try scene.write(taken, over: "Output")
    var trust = scene.trust
    trust.previous = [try SignedState(site.site.folder["stolen"].path)]
    let errors = try Verifier.verify(site.site.output.path, trust: trust).errors
    #expect(errors.contains(.missingSignature), "\(errors)")
  }

  static func signLog(of site: TestSite, _ key: SecretKey) throws {
    let preparation = try LogSigning.prepare(
      output: site.output.path, content: site.content.path, key: key)
    guard case .possible(let signing) = preparation else {
      Issue.record("the log cannot be signed: \(preparation)")
      return
    }
    _ = try signing.write()
  }

  @Test func `the log is signed only with a key that may sign the site`() throws {
    let scene = try Scene()
    let site = scene.signed
    for key in [site.recovery, scene.thief] {
      #expect(throws: UsageError.self) {
        try Self.signLog(of: site.site, key)
      }
    }
    var files = try scene.read("Output")
    try scene.apply(.checkpointByRevoked, to: &files)
    try scene.write(files, over: "Output")
    #expect(throws: UsageError.self) {
      try Self.signLog(of: site.site, site.second)
    }
  }

  @Test func `a web app's manifest and an agreement called manifest are files like others`() throws
  {
    let signed = try SignedSite([
      "public/pwa/manifest.json": "{\"name\":\"Legal\"}", "license.md": Samples.license(),
      "docs/manifest.md": "---\nkind: license\n---\n\n" + Samples.license(),
    ])
    try signed.announce(signed.first)
    try signed.publish(signed.first, copy: "before")
    #expect(signed.site.exists("docs/manifest/1.0/en/manifest.json"))
    #expect(try signed.verify(keys: [signed.first], previous: ["before"]).errors == [])
    for agreement in ["docs/manifest", "license"] {
      for format in BundleFormat.allCases {
        let bytes = try Bundle.make(
          BundleRequest(
            agreement: agreement, version: "1.0", published: signed.site.output.path, format: format
          )
        )
        #expect(BundleCheck.verify(bytes, name: "b").errors == [])
      }
    }
  }
}
