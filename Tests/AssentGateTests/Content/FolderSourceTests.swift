import AssentGate
import Foundation
import TestSupport
import Testing

/// A published folder is read, and nothing that lies elsewhere.
@Suite struct FolderSourceTests {
  private func isRefused(_ source: FolderSource, _ path: String, limit: Int = 100) -> Bool {
    do {
      _ = try source.bytes(of: path, limit: limit)
      return false
    } catch { return true }
  }

  @Test func `a file is read up to its bound, and a missing one is none`() throws {
    let folder = try TemporaryFolder()
    try folder.write("words", to: "a/b/c.txt")
    let source = FolderSource(folder.path)
    #expect(try source.bytes(of: "a/b/c.txt", limit: 5) == Array("words".utf8))
    #expect(isRefused(source, "a/b/c.txt", limit: 4))
    #expect(try source.bytes(of: "a/b/d.txt", limit: 5) == nil)
    #expect(try source.bytes(of: "x/c.txt", limit: 5) == nil)
    #expect(isRefused(FolderSource(folder.path + "/none"), "a"))
  }

  @Test(arguments: ["../secret", "/etc/passwd", "a/../../secret", ".", "", "a//b", "a\u{0}b"])
  func `a path cannot leave the folder`(_ path: String) throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "secret")
    try outer.write("", to: "in/a/b")
    #expect(isRefused(FolderSource(outer.path + "/in"), path))
  }

  @Test func `links, folders and pipes are not read`() throws {
    let outer = try TemporaryFolder()
    try outer.write("secret", to: "secret")
    try outer.write("", to: "in/plain")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: outer["in/link"].path, withDestinationPath: "../secret")
    try files.createSymbolicLink(atPath: outer["in/up"].path, withDestinationPath: "..")
    try files.createDirectory(atPath: outer["in/dir"].path, withIntermediateDirectories: false)
    #expect(mkfifo(outer["in/pipe"].path, 0o600) == 0)
    let source = FolderSource(outer.path + "/in")
    for path in ["link", "up/secret", "dir", "pipe", "plain/below"] {
      #expect(isRefused(source, path), "\(path)")
    }
    // The folder itself may be named by a link.
    try files.createSymbolicLink(atPath: outer["door"].path, withDestinationPath: "in")
    #expect(try FolderSource(outer["door"].path).bytes(of: "plain", limit: 1) == [])
  }
}
