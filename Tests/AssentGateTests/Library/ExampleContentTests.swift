import AssentGate
import AssentManifest
import Foundation
import TestSupport
import Testing

/// What the example ships: a published folder, and the key that signed it.
@Suite struct ExampleContentTests {
  @Test func `what the example ships is signed by the key that it pins`() throws {
    let folder = PackageFolder.root.appending(path: "Examples/gated-tool")
    let source = try String(
      contentsOf: folder.appending(path: "Sources/gated-tool/PublicKey.swift"), encoding: .utf8)
    let text = try #require(source.firstMatch(of: /"(RW[A-Za-z0-9+\/=]+)"/)?.1)
    let key = try #require(PinnedKey(String(text)))
    let content = try GateContent(
      source: FolderSource(folder.appending(path: "published").path), keys: [key])
    let document = try #require(content.manifest.manifest.documents.first)
    let release = try #require(document.releases.last)
    #expect(try content.text(of: release, locale: "en").plain.count > 400)
  }
}
