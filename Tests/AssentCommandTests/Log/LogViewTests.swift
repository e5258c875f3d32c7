import Foundation
import TestSupport
import Testing

/// What is published of a log is held against what somebody kept of it.
@Suite struct LogViewTests {
  @Test func `a published log with fewer entries than a kept checkpoint was cut short`() throws {
    let project = try LogProject()
    try project.publish()
    try FileManager.default.copyItem(at: project.folder["Output"], to: project.folder["before"])
    try project.release(1)
    try project.publish()
    try project.folder.write(
      try project.folder.bytes("Output/log/checkpoint"), to: "kept.checkpoint")
    for views in [["kept.checkpoint", "before"], ["before", "kept.checkpoint"]] {
      let ending = try project.run(["log", "consistency"] + views)
      #expect(ending.code == 1)
      #expect(
        ending.errors
          == "assent: the log was cut short, or 'before' is an older copy: it has 1 entry, and "
          + "'kept.checkpoint' is of 2\n")
    }
  }
}
