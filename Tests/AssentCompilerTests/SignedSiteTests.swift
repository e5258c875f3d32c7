import AssentCompiler
import AssentDiagnostics
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What is published is signed as a whole, and a signature is never of something else.
@Suite struct SignedSiteTests {
  @Test func `the list of products has each manifest, and comes out the same elsewhere`() throws {
    var lists: [[UInt8]] = []
    for _ in 0..<2 {
      let signed = try SignedSite([
        "license.md": Samples.license(), "apps/license.md": Samples.license(),
      ])
      try signed.announce([(signed.first, nil)], products: "products:\n  apps:\n    name: Apps\n")
      try signed.site.build()
      lists.append(try signed.site.bytes("site.json"))
    }
    #expect(lists[0] == lists[1])
    let list = try SiteManifest(parsing: lists[0])
    #expect(list.products.map(\.path.text) == ["apps/manifest.json", "manifest.json"])
    #expect(list.keys.map(\.isRecovery) == [false, true])
  }

  @Test func `each manifest and the list are signed, and signatures that verify stay`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.site.build()
    let made = try signed.sign(signed.first)
    #expect(made.signed == ["manifest.json.minisig", "site.json.minisig"])
    #expect(made.isAnnounced && made.kept == [])
    let bytes = try signed.site.bytes("manifest.json.minisig")
    let again = try signed.sign(signed.first)
    #expect(again.signed == [] && again.kept == made.signed)
    #expect(try signed.site.bytes("manifest.json.minisig") == bytes)
    let result = try signed.verify(keys: [signed.first])
    #expect(result.errors == [] && result.signers.map(\.isTrusted) == [true])
  }

  @Test func `a build keeps what verifies, removes what does not, and says so`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    #expect(try signed.site.build().removedSignatures == [])
    usleep(20_000)
    #expect(try signed.site.build().outcome == .upToDate)
    try signed.site.write(Samples.flow(text: "Open, then rest."), to: "flows/start.md")
    let result = try signed.site.build()
    #expect(result.removedSignatures == ["manifest.json.minisig", "site.json.minisig"])
    #expect(!signed.site.exists("manifest.json.minisig"))
    #expect(try signed.verify().errors == [])
  }

  /// `signing` of a file that was changed by hand, and is put back by the build.
  @Test func `a signature of other bytes does not outlive a build`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    let other = try signed.first.sign([1, 2, 3], trustedComment: "x").file
    try signed.site.folder.write(other, to: "Output/site.json.minisig")
    #expect(try signed.verify().errors == [.badSignature])
    #expect(try signed.site.build().removedSignatures == ["site.json.minisig"])
    #expect(try signed.sign(signed.first).signed == ["site.json.minisig"])
  }

  @Test func `a folder that is not whole is not signed`() throws {
    let signed = try SignedSite()
    try signed.site.build()
    try signed.site.folder.write("x", to: "Output/flows/start.txt")
    let result = try signed.sign(signed.first)
    #expect(result.diagnostics.map(\.rule) == [.changedFile] && result.signed == [])
    #expect(!signed.site.exists("manifest.json.minisig"))
  }

  @Test func `only keys that may sign do`() throws {
    let signed = try SignedSite()
    try signed.announce([(signed.first, "2025-11-01")])
    try signed.site.build()
    for key in [signed.first, signed.second, signed.recovery] {
      #expect(throws: UsageError.self) { try signed.sign(key) }
    }
    try signed.announce([(signed.first, "2027-01-01")])
    try signed.site.build()
    try signed.sign(signed.first)
    #expect(throws: UsageError.self) { try signed.sign(signed.second) }
  }

  @Test func `one product's folder is signed by itself`() throws {
    let signed = try SignedSite([
      "license.md": Samples.license(), "apps/license.md": Samples.license(),
    ])
    try signed.announce([(signed.first, nil)], products: "products:\n  apps:\n    name: Apps\n")
    try signed.site.build()
    #expect(try signed.sign(signed.first, "Output/apps").signed == ["manifest.json.minisig"])
    #expect(signed.site.exists("apps/manifest.json.minisig"))
    #expect(try signed.verify("Output/apps", keys: [signed.first]).errors == [])
    #expect(try signed.verify(keys: [signed.first]).errors == [.missingSignature])
  }

  /// What a signing that was killed leaves behind.
  @Test func `remains of a signing are removed`() throws {
    let signed = try SignedSite()
    try signed.site.build()
    try signed.site.folder.write("x", to: "Output/site.json.minisig.assent-4711")
    try signed.sign(signed.first)
    #expect(!signed.site.exists("site.json.minisig.assent-4711"))
    #expect(try signed.verify(keys: [signed.first]).errors == [])
  }

  @Test func `a product that is gone, new, renamed or exchanged shows`() throws {
    let signed = try SignedSite([
      "license.md": Samples.license(), "apps/license.md": Samples.license(),
    ])
    try signed.announce([(signed.first, nil)], products: "products:\n  apps:\n    name: Apps\n")
    try signed.publish(signed.first, copy: "whole")
    let files = FileManager.default
    func check(_ change: () throws -> Void, _ words: String) throws {
      try files.removeItem(at: signed.site.output)
      try files.copyItem(at: signed.site.folder["whole"], to: signed.site.output)
      try? signed.site.folder.remove("Output/.assent-build")
      try change()
      let found = try signed.verify(keys: [signed.first]).diagnostics
      #expect(found.contains { $0.message.contains(words) }, "\(words): \(found.map(\.message))")
    }
    try check(
      { try signed.site.folder.remove("Output/apps") },
      "site.json names product 'apps' with this manifest, which is missing")
    try check(
      {
        try files.moveItem(
          at: signed.site.folder["Output/apps"], to: signed.site.folder["Output/tools"])
      }, "it is at 'tools/manifest.json'")
    try check(
      {
        try files.copyItem(
          at: signed.site.folder["Output/apps"], to: signed.site.folder["Output/more"])
      }, "site.json does not name product 'apps'")
    try check({ try signed.site.folder.remove("Output/site.json") }, "the file is missing")
    let before = signed.site.folder["before"]
    try files.copyItem(at: signed.site.folder["whole/apps"], to: before)
    try signed.site.write(Samples.flow(), to: "apps/start.md")
    try signed.publish(signed.first)
    try files.removeItem(at: signed.site.folder["whole"])
    try files.copyItem(at: signed.site.output, to: signed.site.folder["whole"])
    try check(
      {
        try files.removeItem(at: signed.site.folder["Output/apps"])
        try files.copyItem(at: before, to: signed.site.folder["Output/apps"])
      }, "the sequence is 1; site.json says 2")
  }

  @Test func `every byte of a signed site counts`() throws {
    let signed = try SignedSite(["flows/start.md": Samples.flow()])
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    // The builder's own note is no part of what is published.
    try signed.site.folder.remove("Output/.assent-build")
    var files = MemoryFiles(files: [:])
    for (path, entry) in try signed.site.published().entries { files.files[path] = entry.bytes }
    var trust = Trust()
    trust.keys = [signed.first.publicKey]
    #expect(try Verifier.verify(files, trust: trust).isWhole)
    var tried = 0
    // All of them with ASSENT_LONG=1, which takes a minute.
    let step = ProcessInfo.processInfo.environment["ASSENT_LONG"] == "1" ? 1 : 7
    for path in files.files.keys.sorted() {
      guard let bytes = files.files[path] else { continue }
      let isSmall = bytes.count < 2_000 && !path.hasPrefix("assets/")
      for place in bytes.indices where place % (isSmall ? step : 4_099) == 0 {
        var other = files
        other.files[path]?[place] ^= 1 << (place % 8)
        tried += 1
        #expect(try !Verifier.verify(other, trust: trust).isWhole, "\(path), byte \(place)")
      }
    }
    #expect(tried > 300)
  }

  @Test func `files that go with signatures have to be what they are called`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    try signed.site.folder.remove("Output/.assent-build")
    var files = MemoryFiles(files: [:])
    for (path, entry) in try signed.site.published().entries { files.files[path] = entry.bytes }
    let signature = try #require(files.files["manifest.json.minisig"])
    let id = signed.first.publicKey.id
    var trust = Trust()
    trust.keys = [signed.first.publicKey]
    func errors(_ change: (inout MemoryFiles) -> Void) throws -> [RuleID] {
      var other = files
      change(&other)
      return try Verifier.verify(other, trust: trust).errors
    }
    #expect(try errors { $0.files["manifest.json.minisig"] = nil } == [.missingSignature])
    #expect(
      try errors { $0.files["manifest.json.minisig"] = [] }
        == [.missingSignature, .unreadableSignature])
    #expect(try errors { $0.files["manifest.json.\(id).minisig"] = signature } == [.badSignature])
    #expect(try errors { $0.files["assets/x.minisig"] = signature } == [.unlistedFile])
    #expect(
      try errors {
        $0.files["manifest.json.minisig"] = nil
        $0.files["manifest.json.0011223344556677.minisig"] = signature
      } == [.badSignature])
    #expect(
      try errors { $0.files["site.json.minisig"] = signature }
        == [.badSignature, .missingSignature])
    #expect(
      try errors { $0.sizes["manifest.json.minisig"] = 1 << 30 }
        == [.changedFile, .missingSignature])
    #expect(try errors { $0.sizes["site.json"] = 1 << 40 }.contains(.changedFile))
  }
}

/// Files that a test has in memory.
struct MemoryFiles: PublishedFiles {
  var files: [String: [UInt8]]
  /// Sizes that are told and are not so; to read such a file is a mistake.
  var sizes: [String: Int] = [:]

  func paths() throws(InputError) -> [String] {
    // Those nearest to the root first.
    files.keys.map { ($0.utf8.count { $0 == UInt8(ascii: "/") }, $0) }.sorted { $0 < $1 }.map(\.1)
  }

  func status(of path: String) throws(InputError) -> (kind: FileStatus.Kind, size: Int)? {
    files[path].map { (.file, sizes[path] ?? $0.count) }
  }

  func read(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
    guard let bytes = files[path], (sizes[path] ?? bytes.count) <= limit else {
      throw .unreadable(path: path, reason: "should not be read")
    }
    return bytes
  }

  func name(of path: String) -> String { path }
}
