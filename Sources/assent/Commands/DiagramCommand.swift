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
    case svg
    case text
    case mermaid
    case box
  }

  static let configuration = CommandConfiguration(
    commandName: "diagram",
    abstract: "Read the diagrams of documents as graphs, and draw them.",
    usage: "assent diagram <file> ... [<options>]",
    discussion: HelpText.discussion(
      """
      Box drawing, arrow text and mermaid in the code fences of a Markdown file; a .mmd or .txt \
      file is one diagram. As SVG, drawings keep the arrangement of their author, with straight \
      lines; mermaid and chains of arrows are laid out anew. As text a mermaid diagram is drawn \
      with box characters, and a drawing stays as it is where it fits. As mermaid, one diagram is \
      bare text, and several are a Markdown document with a fence for each. As box, a mermaid flow \
      becomes a box drawing, which is read again and written only when it is the same graph; a \
      drawing is straightened.
      """,
      examples: [
        ("diagram flow.mmd --to text", "drawn with box characters"),
        ("diagram flows/a.md --to svg -o pictures", "one SVG file each"),
        ("diagram flows/a.md --to mermaid", "a box drawing as mermaid"),
        ("diagram flow.mmd --to box", "mermaid as a box drawing"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "Markdown, .mmd or .txt files, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown", "mmd", "txt"]))
  var files: [String]

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to = Format.json

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write SVG files, one for each diagram; required for several.", valueName: "folder"))
  var output: String?

  @Option(help: ArgumentHelp("Columns of a drawing as text.", valueName: "columns"))
  var width = 80

  @Flag(help: "Draw text with ASCII only.")
  var ascii = false

  @OptionGroup var colors: ColorOption

  func validate() throws {
    guard (20...1000).contains(width) else {
      throw ValidationError("--width \(width) is not from 20 to 1000")
    }
    if output != nil, to != .svg { throw ValidationError("--output requires --to svg") }
    if ascii, to != .text { throw ValidationError("--ascii requires --to text") }
  }

  private struct Found {
    var file: SourceFile
    var reading: DiagramReading

    var source: DiagramSource { reading.source }
    var graph: FlowGraph { reading.graph }

    var line: Int { source.fenceLine }
    /// Whether it is a drawing of which nothing was read, such as one that is too large.
    var isUnreadDrawing: Bool {
      graph.notation != .mermaid && graph.nodes.isEmpty && !graph.isValid
    }

    /// `flows/a.md:12`, as messages name it; a file that is one diagram by its name alone.
    var place: String {
      let name = VisibleText.name(file.path)
      return line > 0 ? "\(name):\(line)" : name
    }
  }

  func run() throws {
    var found: [Found] = []
    for path in files {
      let file = try SourceInput.read(path)
      let before = found.count
      for reading in DiagramReading.all(try sources(in: file)) {
        found.append(Found(file: file, reading: reading))
      }
      if found.count == before {
        Terminal.complain("\(VisibleText.name(file.path)) contains no diagram")
      }
    }
    let isFaulty = to != .json && tellFaults(found)
    switch to {
    case .json:
      let diagrams = found.map { $0.graph.json(file: $0.file.path, line: $0.line) }
      try Terminal.standardOutput.write(CanonicalJSON.bytes(of: .array(diagrams)) + "\n".utf8)
    case .svg: try writePictures(found)
    case .text: try writeText(found)
    case .mermaid: try writeMermaid(found)
    case .box: try writeBoxes(found)
    }
    if isFaulty { throw Ending.findings }
  }

  /// Prints what is wrong in the notation of the diagrams, of which what is drawn may lack what was meant;
  /// returns whether an error is among it.
  private func tellFaults(_ found: [Found]) -> Bool {
    let diagnostics = found.flatMap(\.graph.diagnostics)
    guard !diagnostics.isEmpty else { return false }
    DiagnosticOutput.print(
      diagnostics, of: SourceTexts(found.map(\.file)), color: colors.isOnForMessages)
    return diagnostics.contains { $0.severity == .error }
  }

  private func writePictures(_ found: [Found]) throws {
    if found.count > 1, output == nil {
      throw UsageError("there are \(found.count) diagrams; set a folder for them with --output")
    }
    let names = try names(of: found)
    var isRefused = false
    for (item, name) in zip(found, names) {
      let picture: DiagramPicture?
      do throws(LayoutError) {
        picture = try DiagramPicture(
          of: item.graph, from: item.source, read: item.reading, prefix: Self.prefix(of: name),
          isStandalone: true)
      } catch {
        Terminal.complain("\(item.place): \(error)")
        isRefused = true
        continue
      }
      guard let picture else {
        Terminal.complain(
          "\(item.place): this diagram could not be read as a graph, so it has no picture")
        isRefused = true
        continue
      }
      if let output {
        let folder = PathText.trimmed(output)
        try OutputFile.check("\(folder)/\(name).svg")
        if !FileSystem.isDirectory(folder) { try FileSystem.makeDirectory(folder) }
        try FileSystem.write(Array(picture.svg.utf8), to: "\(folder)/\(name).svg")
      } else {
        try Terminal.standardOutput.write(Array(picture.svg.utf8))
      }
    }
    if isRefused { throw Ending.findings }
  }

  private func writeText(_ found: [Found]) throws {
    var out = ""
    for item in found {
      if found.count > 1 {
        out += "\(out.isEmpty ? "" : "\n")\(item.place)\n\n"
      }
      let drawing = TerminalDrawing(
        item.graph, from: item.source, width: width, isASCII: ascii)
      out += drawing.lines.map { $0 + "\n" }.joined()
      if drawing.form == .verbatim, drawing.columns > width {
        Terminal.complain(
          "\(item.place): is \(drawing.columns) columns wide; what is no flow is shown as it is written"
        )
      }
    }
    try Terminal.standardOutput.write(Array(out.utf8))
  }

  /// One diagram as it would stand in a `.mmd` file; several as Markdown.
  private func writeMermaid(_ found: [Found]) throws {
    let unread = found.filter(\.isUnreadDrawing)
    for item in unread {
      Terminal.complain(
        "\(item.place): this diagram could not be read as a graph, so there is no mermaid of it")
    }
    try write(mermaid: found.filter { !$0.isUnreadDrawing })
    if !unread.isEmpty { throw Ending.findings }
  }

  private func write(mermaid found: [Found]) throws {
    if found.count == 1 {
      try Terminal.standardOutput.write(
        Array(found[0].graph.mermaidText(from: found[0].source).utf8))
      return
    }
    var out = ""
    for item in found {
      out += "\(out.isEmpty ? "" : "\n")\(item.place)\n\n"
      let text = item.graph.mermaidText(from: item.source)
      // Longer than any row of backticks in it.
      var fence = "```"
      while text.contains(fence) { fence += "`" }
      out += "\(fence)mermaid\n\(text)\(fence)\n"
    }
    try Terminal.standardOutput.write(Array(out.utf8))
  }

  /// Box drawings that read as the same graphs; what they have no signs for is told.
  private func writeBoxes(_ found: [Found]) throws {
    var out = ""
    var isRefused = false
    for item in found {
      let place = item.place
      do {
        let drawing = try BoxText(of: item.reading, width: width)
        if found.count > 1 { out += "\(out.isEmpty ? "" : "\n")\(place)\n\n" }
        out += drawing.lines.map { $0 + "\n" }.joined()
        if drawing.columns > width {
          Terminal.complain(
            "\(place): is \(drawing.columns) columns wide; no box drawing of it is found within \(width)"
          )
        }
        if !drawing.losses.isEmpty {
          Terminal.complain("\(place): not shown: \(drawing.losses.joined(separator: ", "))")
        }
      } catch {
        Terminal.complain("\(place): \(error)")
        isRefused = true
      }
    }
    try Terminal.standardOutput.write(Array(out.utf8))
    if isRefused { throw Ending.findings }
  }

  /// The names of the pictures, each of its own: a file system may not tell apart what differs in case.
  private func names(of found: [Found]) throws -> [String] {
    var owners: [String: Found] = [:]
    return try found.map { item in
      let name = Self.name(of: item)
      if output != nil, let other = owners.updateValue(item, forKey: name.lowercased()) {
        throw UsageError(
          "\(other.place) and \(item.place) would both be '\(name).svg'; write them to folders of their own"
        )
      }
      return name
    }
  }

  /// The file's name without its ending, with the line of the fence: `user-flows-12`.
  private static func name(of item: Found) -> String {
    let last = PathText.lastName(of: item.file.path)
    let stem = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    var safe = stem.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    if safe.allSatisfy({ $0 == "-" }) { safe = "diagram" }
    return item.line > 0 ? "\(safe)-\(item.line)" : safe
  }

  /// What stands before the ids in a picture.
  private static func prefix(of name: String) -> String {
    name.map { $0.isASCII ? String($0) : "-" }.joined()
  }

  private func sources(in file: SourceFile) throws -> [DiagramSource] {
    if let bare = DiagramSource(bareFile: file) { return [bare] }
    let document = Document(parsing: file)
    if !document.diagnostics.isEmpty {
      DiagnosticOutput.print(
        document.diagnostics, of: SourceTexts([file]), color: colors.isOnForMessages)
      throw Ending.findings
    }
    return document.diagramSources
  }
}
