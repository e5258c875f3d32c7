import AssentManifest
import AssentRedline
import Testing

@Suite struct ChangeClassTests {
  @Test func `the strictest class is that of obligations`() {
    #expect(Manifest.ChangeClass.allCases.max() == .obligations)
  }
}
