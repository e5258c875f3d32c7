import AssentManifest
import AssentRecord
import Testing

@testable import AssentGate

/// What it costs to trust a manifest does not grow with those who ask.
@Suite struct GateTrustCostTests {
  /// How many times the manifest of a scene was hashed for its signatures.
  private func checks(_ scene: ContentScene, _ memory: TestMemory) throws -> Int? {
    var trust = GateTrust(
      keys: ContentScene.pin(1).map(\.key), recovery: [], memory: memory, product: nil)
    let published = try trust.published(in: scene.source)
    try trust.check(published, after: nil)
    #expect(trust.remember(published) == nil)
    return trust.current?.file.checks.count
  }

  @Test func `a manifest is hashed once for its signature, the first time and again`() throws {
    let memory = TestMemory()
    let first = ContentScene(announcing: [1])
    #expect(try checks(first, memory) == 1)
    // It is the one that is remembered, too.
    #expect(try checks(first, memory) == 1)
    #expect(try checks(ContentScene(sequence: 2, announcing: [1]), memory) == 1)
  }
}
