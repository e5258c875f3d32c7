import AssentCompiler
import AssentDiagnostics

/// A file that names what is accepted: a document, a version and a digest on each line.
///
/// Spaces or tabs are between the three; empty lines, and what stands behind `#`, say nothing.
enum PinnedDigests {
  struct Line: Hashable {
    var document: String
    var version: String
    var digest: String
    /// From 1.
    var number: Int
  }

  /// No larger file is read.
  static let mostBytes = 1 << 20

  /// - Throws: ``UsageError`` for a line that is none of these, ``InputError`` for what cannot be read.
  static func read(_ path: String) throws -> [Line] {
    guard FileSystem.isFile(path) else {
      throw InputError.unreadable(path: path, reason: "no such file")
    }
    let text = String(decoding: try FileSystem.read(path, limit: mostBytes), as: UTF8.self)
    var lines: [Line] = []
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { continue }
      guard words.count == 3 else {
        throw UsageError(
          "\(path):\(index + 1): expected a document, its version and its digest: "
            + "'license 1.1 sha256:…'")
      }
      lines.append(
        Line(document: words[0], version: words[1], digest: words[2], number: index + 1))
    }
    guard !lines.isEmpty else { throw UsageError("'\(path)' names nothing to accept") }
    return lines
  }
}
