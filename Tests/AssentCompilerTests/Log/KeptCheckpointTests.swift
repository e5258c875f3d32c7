import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What was kept of a log stays, with each signature below it.
@Suite struct KeptCheckpointTests {
  private static let kept = "log/checkpoints/1.checkpoint"
  private static let witness = "witness.example"

  private static func configure(_ signed: SignedSite, url: String) throws {
    try signed.site.write(
      Samples.profiles + "site: { url: \(url) }\n"
        + "signing:\n  keys:\n    - key: \(signed.first.publicKey)\n"
        + "  recovery: \(signed.recovery.publicKey)\n", to: "assent.yml")
  }

  private static func publish(_ signed: SignedSite) throws {
    #expect(try LogUpdate.run(content: signed.site.content.path).diagnostics.isEmpty)
    try signed.publish(signed.first)
    try SignatureAttackTests.signLog(of: signed.site, signed.first)
  }

  /// A site whose log was signed with one entry, which a witness signed as well, and with two; what is
  /// published lies in `before`, too.
  private static func site() throws -> SignedSite {
    let signed = try SignedSite([:])
    try configure(signed, url: "https://example.org/legal/")
    try signed.site.release("1.0", ["license.md": Samples.license()], at: "2025-11-03")
    try publish(signed)
    var seen = try Checkpoint(parsing: signed.site.bytes(kept))
    try seen.note.cosign(with: SignedSite.key(8), name: witness, time: 1_764_547_200)
    #expect(
      try LogUpdate.takeIn(seen, name: "seen", content: signed.site.content.path) == 1)
    try signed.site.release(
      "1.1", ["license.md": Samples.license(version: "1.1", grant: "You may read it.")],
      at: "2025-11-04")
    try publish(signed)
    try signed.site.folder.remove("Output/.assent-build")
    try FileManager.default.copyItem(at: signed.site.output, to: signed.site.folder["before"])
    return signed
  }

  /// A checkpoint without the lines of a name.
  private static func without(_ name: String, _ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("— \(name) ") }.joined(separator: "\n")
  }

  private static func findings(_ signed: SignedSite, _ previous: String...) throws -> [Diagnostic] {
    try signed.verify(keys: [signed.first], previous: previous).diagnostics
      .filter { $0.severity == .error }
  }

  @Test func `what goes on is fine, whatever was kept`() throws {
    let signed = try Self.site()
    #expect(try signed.site.text(Self.kept).split(separator: "\n").count == 5)
    #expect(try Self.findings(signed, "before") == [])
  }

  @Test func `a kept checkpoint without a signature of its log is refused everywhere`() throws {
    let signed = try Self.site()
    let bare = Self.without("example.org/legal", try signed.site.text(Self.kept))
    #expect(bare.contains(Self.witness))
    try signed.site.folder.write(bare, to: "Output/" + Self.kept)
    let found = try Self.findings(signed)
    #expect(found.map(\.rule) == [.missingSignature])
    #expect(found.first?.file.hasSuffix(Self.kept) == true)
    #expect(
      found.first?.message
        == "no line below the checkpoint is a signature of its log, 'example.org/legal'")
    // The signature of a witness is none of the log, whatever its name.
    try signed.site.folder.write(
      bare.replacing("— \(Self.witness) ", with: "— example.org/legal "), to: "Output/" + Self.kept)
    #expect(try Self.findings(signed).map(\.rule) == [.missingSignature])
    try signed.site.folder.write(bare, to: "content/releases/log/1.checkpoint")
    let built = try signed.site.build()
    #expect(built.outcome == .refused)
    #expect(built.diagnostics.map(\.rule) == [.logEdited])
  }

  @Test func `a signature by a key that is announced has to be valid where it is kept`() throws {
    let signed = try Self.site()
    let path = "content/releases/log/1.checkpoint"
    var bytes = try signed.site.folder.bytes(path)
    let place = try #require(bytes.firstRange(of: Array("— ".utf8)))
    bytes[place.lowerBound + 40] = bytes[place.lowerBound + 40] == 0x41 ? 0x42 : 0x41
    try signed.site.folder.write(bytes, to: path)
    let built = try signed.site.build()
    #expect(built.outcome == .refused)
    #expect(built.diagnostics.map(\.rule) == [.logEdited])
    let id = signed.first.publicKey.id
    #expect(
      built.diagnostics.first?.message
        == "'1.checkpoint' has a signature of key \(id) that is not valid")
  }

  @Test func `whoever saw a signature below a checkpoint is told that it is gone`() throws {
    let signed = try Self.site()
    let text = try signed.site.text(Self.kept)
    try signed.site.folder.write(Self.without(Self.witness, text), to: "Output/" + Self.kept)
    #expect(try Self.findings(signed) == [])
    let found = try Self.findings(signed, "before")
    #expect(found.map(\.rule) == [.rollback])
    #expect(
      found.first?.message.hasPrefix("the signature of '\(Self.witness)' with the id ") == true)
    // The same of the log itself, where another key of it signed.
    var other = try Checkpoint(parsing: signed.site.bytes(Self.kept))
    try other.note.sign(with: SignedSite.key(7), name: other.origin)
    let lines = String(decoding: other.bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    let place = try #require(lines.firstIndex { $0.hasPrefix("— ") })
    try signed.site.folder.write(
      (lines[..<place] + lines[(place + 1)...]).joined(separator: "\n"), to: "Output/" + Self.kept)
    #expect(try Self.findings(signed) == [])
    #expect(try Self.findings(signed, "before").map(\.rule) == [.rollback])
  }

  @Test func `a kept checkpoint that is gone is told to whoever saw it`() throws {
    let signed = try Self.site()
    for path in [Self.kept, "log/tile/0/000.p/1", "log/tile/entries/000.p/1"] {
      try signed.site.folder.remove("Output/" + path)
    }
    #expect(try Self.findings(signed) == [])
    let found = try Self.findings(signed, "before")
    #expect(found.map(\.rule) == [.rollback])
    #expect(
      found.first?.message.hasPrefix("the checkpoint of 1 entry is in ") == true, "\(found)")
  }

  @Test func `a bundle shows which signatures were below a checkpoint`() throws {
    let signed = try Self.site()
    let place = "log/checkpoints/2.checkpoint"
    var seen = try Checkpoint(parsing: signed.site.bytes(place))
    try seen.note.cosign(with: SignedSite.key(8), name: Self.witness, time: 1_764_547_200)
    #expect(try LogUpdate.takeIn(seen, name: "seen", content: signed.site.content.path) == 1)
    try signed.publish(signed.first)
    let bundle = try Bundle.make(
      BundleRequest(
        agreement: "license", version: "1.1", published: signed.site.output.path,
        content: signed.site.content.path, format: .tarGzip))
    try signed.site.folder.write(bundle, to: "b.tar.gz")
    #expect(try Self.findings(signed, "b.tar.gz") == [])
    for path in ["log/checkpoint", place] {
      try signed.site.folder.write(
        Self.without(Self.witness, signed.site.text(path)), to: "Output/" + path)
    }
    #expect(try Self.findings(signed) == [])
    #expect(try Self.findings(signed, "b.tar.gz").map(\.rule) == [.rollback])
  }

  @Test func `the checkpoint of the log is one of those that are kept`() throws {
    let signed = try Self.site()
    try signed.site.folder.remove("Output/log/checkpoints/2.checkpoint")
    let found = try Self.findings(signed)
    #expect(found.map(\.rule) == [.missingFile])
    #expect(
      found.first?.message == "'log/checkpoint' is of 2 entries, and is not kept here", "\(found)")
  }

  @Test func `a log that has another name is told to whoever saw it`() throws {
    let signed = try Self.site()
    for number in 1...2 {
      try signed.site.folder.remove("content/releases/log/\(number).checkpoint")
    }
    try signed.site.folder.remove("Output")
    try Self.configure(signed, url: "https://example.com/")
    try signed.site.build { $0.previous = signed.site.folder["before"].path }
    try signed.publish(signed.first)
    try SignatureAttackTests.signLog(of: signed.site, signed.first)
    let found = try Self.findings(signed, "before")
    #expect(
      found.contains {
        $0.rule == .equivocation && $0.message.hasPrefix("the log is called 'example.com', and")
      }, "\(found)")
  }
}
