import Foundation

/// A folder for the time of a test; it goes away with its last reference.
package final class TemporaryFolder: Sendable {
  package let url: URL

  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "assent-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The file or folder at a path below.
  package subscript(path: String) -> URL { url.appending(path: path) }

  /// Writes a text to a path below; folders are made.
  package func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  package func write(_ bytes: [UInt8], to path: String) throws {
    let file = self[path]
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  package func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: self[path])) }

  package func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  package func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: self[path].path)
  }

  /// Writes a script that can be started at once.
  ///
  /// Another process writes it: one that this process holds open for writing cannot be started as long
  /// as a child that another test just forked holds it, too.
  package func writeProgram(_ script: String, to path: String) throws {
    try write(script, to: path + ".text")
    let steps = "cat \"$1\" > \"$2\" && chmod 755 \"$2\" && rm \"$1\""
    _ = try Program.run(
      ["-c", steps, "sh", self[path + ".text"].path, self[path].path], in: url,
      program: Tool.find("sh"))
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: self[path])
  }
}
