import AssentDiagnostics
import AssentDiagram
import Foundation

/// Documents of others, where the folder with them lies beside the project.
enum SharedDocuments {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared")

  static let isThere = FileManager.default.fileExists(
    atPath: folder.appending(path: "truth/diagram-defects.tsv").path)

  /// The Markdown files of a folder, in order.
  static func files(in path: String) -> [URL] {
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: path).path)
    return (names ?? []).filter { $0.hasSuffix(".md") }.sorted()
      .map { folder.appending(path: path).appending(path: $0) }
  }

  /// Every fence of a file that holds a drawing.
  static func drawings(in url: URL) throws -> [DiagramSource] {
    let file = SourceFile(
      path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
    var found: [DiagramSource] = []
    var line = 1
    while line <= file.lineCount {
      let opening = file.line(line)
      let indent = opening.prefix { $0 == 0x20 }.count
      let ticks = opening.dropFirst(indent).prefix { $0 == 0x60 }
      guard ticks.count >= 3 else {
        line += 1
        continue
      }
      var text: [UInt8] = []
      var end = line + 1
      while end <= file.lineCount, !file.line(end).drop(while: { $0 == 0x20 }).starts(with: ticks) {
        let body = file.line(end)
        text += body.dropFirst(min(indent, body.prefix { $0 == 0x20 }.count)) + [10]
        end += 1
      }
      let source = DiagramSource(
        file: file, text: text,
        info: String(decoding: opening.dropFirst(indent + ticks.count), as: UTF8.self),
        fenceLine: line, indent: indent)
      if let graph = FlowGraph(reading: source), graph.notation != .mermaid { found.append(source) }
      line = end + 1
    }
    return found
  }
}
