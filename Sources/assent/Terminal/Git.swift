import AssentCompiler
import AssentDiagnostics
import Foundation

/// What git knows of the user and of the project.
enum Git {
  /// The value of a setting, or `nil` where git or the setting is missing.
  static func setting(_ name: String) -> String? {
    guard let ending = run(["config", "--get", name], limit: 1 << 16), ending.code == 0 else {
      return nil
    }
    let text = String(decoding: ending.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }

  /// The bytes of a file as a revision has it, unfiltered.
  ///
  /// - Parameter name: `REVISION:PATH` as `git show` reads it, where a path that begins with `./` is
  ///   seen from this folder and any other from the top of the repository.
  static func file(_ name: String) throws(InputError) -> [UInt8] {
    // Git would take it for an option.
    guard !name.hasPrefix("-") else {
      throw .unreadable(path: name, reason: "the name of a revision does not begin with '-'")
    }
    guard let found = run(["rev-parse", "--verify", name], limit: 1 << 10) else {
      throw .unreadable(path: name, reason: "git is not installed")
    }
    let object = String(decoding: found.output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard found.code == 0, !object.isEmpty, object.utf8.allSatisfy(isHexadecimal) else {
      throw .unreadable(path: name, reason: reason(found.errors))
    }
    guard let blob = run(["cat-file", "blob", object], limit: FileSystem.mostBytes), blob.code == 0
    else { throw .unreadable(path: name, reason: "it is no file") }
    guard blob.output.count <= FileSystem.mostBytes else {
      throw .unreadable(path: name, reason: "it has more than \(FileSystem.mostBytes >> 20) MiB")
    }
    return blob.output
  }

  /// What git says was wrong, in its first line.
  private static func reason(_ errors: String) -> String {
    let line = errors.split(separator: "\n").first.map(String.init) ?? "git does not know it"
    let fatal = "fatal: "
    let text = line.hasPrefix(fatal) ? String(line.dropFirst(fatal.count)) : line
    return text == "Needed a single revision" ? "there is no such revision or path" : text
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private struct RunEnding {
    var code: Int32
    var output: [UInt8]
    var errors: String
  }

  /// Runs git; `nil` where there is none. Of its output a byte more than `limit` is kept at most.
  private static func run(_ arguments: [String], limit: Int) -> RunEnding? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do { try process.run() } catch { return nil }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let piece = output.fileHandleForReading.availableData
      if piece.isEmpty { break }
      bytes += piece
    }
    // Git ends when nobody reads on.
    try? output.fileHandleForReading.close()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { return nil }
    return RunEnding(
      code: process.terminationStatus, output: Array(bytes.prefix(limit + 1)),
      errors: String(decoding: said.prefix(1 << 12), as: UTF8.self))
  }
}
