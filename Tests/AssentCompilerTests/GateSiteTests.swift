import AssentCompiler
import AssentGate
import AssentManifest
import AssentRecord
import Foundation
import TestSupport
import Testing

/// What is built is what a gate takes.
@Suite struct GateSiteTests {
  /// Opens every text that a gate may show.
  private func open(_ content: GateContent) throws -> Int {
    var count = 0
    for document in content.manifest.manifest.documents {
      for release in document.releases {
        for locale in release.locales.keys {
          let text = try content.text(of: release, locale: locale)
          #expect(!text.plain.isEmpty)
          #expect(try !text.html().isEmpty)
          count += 1
        }
        for redline in release.redlines {
          for locale in redline.locales.keys {
            #expect(
              try content.redline(from: redline.from, to: release, locale: locale)?["spec"]
                == "assent-diff/1")
          }
        }
      }
    }
    return count
  }

  @Test func `a signed site is shown, and not after a byte of it was changed`() throws {
    let signed = try SignedSite()
    try signed.announce(signed.first)
    try signed.publish(signed.first)
    let pin = try #require(PinnedKey(signed.first.publicKey.description))
    let source = FolderSource(signed.site.output.path)
    let content = try GateContent(source: source, keys: [pin], product: "site")
    #expect(try open(content) == 1)
    #expect(content.manifest.signer == pin.id)
    let decision = GateDecider.decide(
      content.manifest, summary: AcceptanceSummary(), person: Person(),
      now: content.manifest.manifest.generated)
    #expect(decision.owed.map(\.document.id) == ["license"])

    var bytes = try signed.site.bytes("manifest.json")
    bytes[bytes.count / 2] ^= 1
    try signed.site.folder.write(bytes, to: "Output/manifest.json")
    #expect(throws: GateRefusal.self) { try GateContent(source: source, keys: [pin]) }
  }

  @Test func `every text of the examples is shown, with the words of its digest`() throws {
    let goldens = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Goldens")
    var count = 0
    for name in ["site", "plain"] {
      let site = try TestSite()
      try site.build { $0.content = goldens.appending(path: name + "/content").path }
      for product in ["", "arabic", "reader"] where site.exists(product + "/manifest.json") {
        let content = try GateContent(
          source: FolderSource(site.output.appending(path: product).path), keys: [],
          requiresSignature: false)
        count += try open(content)
      }
    }
    #expect(count >= 4)
  }
}
