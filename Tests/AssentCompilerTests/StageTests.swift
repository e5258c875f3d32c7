import AssentDiagnostics
import Foundation
import TestSupport
import Testing

@testable import AssentCompiler

/// Files are put aside, and take their places in one go.
@Suite struct StageTests {
  @Test func `a file that appears in an empty folder during a build is not written over`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Output/.gitignore")
    var output = try OutputFolder(folder["Output"].path)
    try output.readContents()
    let stage = Stage(output, isNew: false, isDryRun: false)
    try stage.open()
    try stage.add([1], at: "index.html")
    try folder.write("precious", to: "Output/index.html")
    #expect(throws: InputError.self) {
      try stage.publish(removing: [], isLast: { _ in false })
    }
    #expect(try folder.text("Output/index.html") == "precious")
  }
}
