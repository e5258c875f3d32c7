import Foundation
import TestSupport
import Testing

@Suite struct ExitTests {
  @Test func `the program says its version`() throws {
    let folder = try TemporaryFolder()
    let ending = try Program.run(["--version"], in: folder.url)
    #expect(ending.code == 0)
    #expect(ending.text == "0.1.0\n")
    #expect(ending.errors == "")
  }
}
