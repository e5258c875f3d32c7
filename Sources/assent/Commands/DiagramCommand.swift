import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentDiagram
import AssentManifest
import AssentMarkup

/// `assent diagram FILE...`
struct DiagramCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Read the diagrams of documents as graphs.",
    discussion: """
      Box drawing, arrow text and mermaid in the code fences of a Markdown file; a .mmd or .txt \
      file is one diagram.
      """)

  @Argument(
    help: ArgumentHelp("Files, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "mmd", "txt"]))
  var files: [String]

  @Option(help: "The form to write.")
  var to = Format.json

  func run() throws {
    var diagrams: [JSONValue] = []
    for path in files {
      let file = try SourceInput.read(path)
      for source in try Self.sources(in: file) {
        guard let graph = FlowGraph(reading: source) else { continue }
        diagrams.append(graph.json(file: file.path, line: source.fenceLine))
      }
    }
    try Terminal.standardOutput.write(CanonicalJSON.bytes(of: .array(diagrams)) + "\n".utf8)
  }

  private static func sources(in file: SourceFile) throws -> [DiagramSource] {
    if let bare = DiagramSource(bareFile: file) { return [bare] }
    let document = Document(parsing: file)
    if !document.diagnostics.isEmpty {
      DiagnosticOutput.print(document.diagnostics, color: Terminal.standardError.usesColor)
      throw Ending.findings
    }
    return document.diagramSources
  }
}
