import Foundation
import TestSupport
import Testing

/// A bundle of a site with a log carries the proof that its release stands there.
@Suite struct LogBundleTests {
  @Test(arguments: ["tar.gz", "zip", "html"])
  func `a bundle proves that the log has its release`(_ format: String) throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    for version in ["1.0", "1.1"] {
      try project.expect([
        "bundle", "license@\(version)", "--format", format, "--output", "b",
      ])
      try project.expect(["verify", "b"])
    }
    guard format == "tar.gz" else { return }
    let tar = URL(fileURLWithPath: "/usr/bin/tar")
    guard FileManager.default.isExecutableFile(atPath: tar.path) else { return }
    #expect(try Program.run(["-xzf", "b"], in: project.folder.url, program: tar).code == 0)
    let proof = "license-1.1/log/license-1.1.tlog-proof"
    try project.expect(["log", "verify", "--proof", proof, "--key", LogProject.key])
    try project.expect(["verify", "license-1.1"])
    // The proof of another release is none of this one.
    let other = try project.expect(["log", "inclusion", "license@1.0"])
    try project.folder.write(other.output, to: proof)
    let ending = try project.run("verify", "license-1.1")
    #expect(ending.code == 1)
    #expect(ending.errors.contains("log-differs"), "\(ending.errors)")
  }
}
