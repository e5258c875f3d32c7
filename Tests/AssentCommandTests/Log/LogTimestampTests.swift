import Foundation
import TestSupport
import Testing

/// Timestamps that another program made.
@Suite struct LogTimestampTests {

  @Test(.enabled(if: TimestampAuthority.isThere), arguments: ["rsa:2048", "ec"])
  func `a timestamp of a local authority is checked, kept and published`(_ kind: String) throws {
    let project = try LogProject(versions: 2)
    try project.publish()
    try TimestampAuthority.stamp(
      "content/releases/log/2.checkpoint", as: "2.tsr", in: project.folder, kind: kind)
    let anchored = try project.expect(["log", "anchor", "2.tsr", "--at", "2026-01-01"])
    #expect(anchored.text.contains("stamped at 20"))
    try project.build()
    try project.expect(["verify"])
    #expect(project.folder.exists("Output/log/timestamps/2.tsr"))
    #expect(try project.expect(["log", "anchor", "2.tsr"]).text.contains("kept before"))
    // Broken off between the file and the list, and run again.
    let list = "content/releases/log/anchors.ndjson"
    try project.folder.remove(list)
    try project.expect(["log", "anchor", "2.tsr", "--at", "2026-01-01"])
    #expect(!project.folder.exists("content/releases/log/timestamps/2-2.tsr"))
    try project.build()
    // A token of another file.
    try TimestampAuthority.stamp(
      "content/assent.yml", as: "other.tsr", in: project.folder, kind: kind)
    let other = try project.run("log", "anchor", "other.tsr")
    #expect(
      other.code == 2 && other.errors.contains("no checkpoint in 'content/releases/log' has it"))
    let bytes = try project.folder.bytes("2.tsr")
    try project.flip("content/releases/log/timestamps/2.tsr", at: bytes.count - 1)
    #expect(
      try project.run("lint").text.contains("error: the timestamp 'timestamps/2.tsr' has the"))
  }

  @Test(.enabled(if: TimestampAuthority.isThere))
  func `a timestamp that is gone is told to whoever saw it`() throws {
    let project = try LogProject()
    try project.publish()
    try TimestampAuthority.stamp(
      "content/releases/log/1.checkpoint", as: "1.tsr", in: project.folder, kind: "ec")
    try project.expect(["log", "anchor", "1.tsr", "--at", "2026-01-01"])
    try project.build()
    try FileManager.default.copyItem(at: project.folder["Output"], to: project.folder["before"])
    try project.expect(["verify", "--previous", "before"])
    try project.folder.remove("content/releases/log/anchors.ndjson")
    try project.folder.remove("content/releases/log/timestamps")
    try project.build()
    try project.expect(["verify"])
    let ending = try project.run("verify", "--previous", "before")
    #expect(ending.code == 1)
    #expect(
      ending.errors.contains(
        "error: the list of timestamps does not go on from that of 'before', which has "
          + "'timestamps/1.tsr', of 2026-01-01 [rollback]"), "\(ending.errors)")
  }
}
