import AssentDiagnostics
import AssentDiagram
import Foundation

/// The fences of the shared documents, where the folder of shared test data is there.
enum SharedDrawings {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "shared")

  static func all() throws -> [DiagramSource] {
    var sources: [DiagramSource] = []
    for place in ["seeds", "corpus/box"] {
      let folder = folder.appending(path: place)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      where name.hasSuffix(".md") {
        let bytes = try Data(contentsOf: folder.appending(path: name))
        sources += fences(in: SourceFile(path: name, bytes: Array(bytes)))
      }
    }
    return sources
  }

  /// Fences of backticks or tildes, of which each ends with the same sign.
  private static func fences(in file: SourceFile) -> [DiagramSource] {
    var sources: [DiagramSource] = []
    var open: (line: Int, sign: Substring, info: String, text: [UInt8])?
    for line in 1...max(1, file.lineCount) {
      let words = String(decoding: file.line(line), as: UTF8.self)
      let sign = words.prefix(3)
      if let fence = open {
        if sign == fence.sign {
          sources.append(
            DiagramSource(file: file, text: fence.text, info: fence.info, fenceLine: fence.line))
          open = nil
        } else {
          open?.text += file.line(line) + [10]
        }
      } else if sign == "```" || sign == "~~~" {
        open = (line, sign, String(words.dropFirst(3)), [])
      }
    }
    return sources
  }
}
