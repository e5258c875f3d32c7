import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRecord
import AssentRender

/// `assent render FILE|-`
struct RenderCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case html
    case text
    case json
    case pdf
  }

  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Turn one document into HTML, plain text, JSON or PDF.",
    usage: "assent render <file> [<options>]",
    discussion: HelpText.discussion(
      """
      With --fragment the HTML is that of the GFM specification; with --unsafe as well, raw HTML \
      and every link destination pass through.

      PDF is made by WeasyPrint (70 or later), which has to be installed: tagged, from the page and \
      its print style, with pictures from beside the document. Where pdftotext is installed as well, \
      the words of the file are compared with those of the text.
      """,
      examples: [
        ("render license.md > license.html", "one page that needs no other file"),
        ("render license.md --to text", "as plain text"),
        ("render license.md --to pdf -o license.pdf", "as PDF, by WeasyPrint"),
        ("render - --fragment < a.md", "HTML for a page of your own"),
      ]))

  @Argument(
    help: ArgumentHelp("A Markdown file, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["md", "markdown"]))
  var file: String

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to = Format.html

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The file to write. (default: standard output)", valueName: "file"), completion: .file())
  var output: String?

  @Flag(help: "HTML without a page around it.")
  var fragment = false

  @Flag(help: "Let raw HTML and unsafe links through; only with --fragment.")
  var unsafe = false

  @Option(
    help: ArgumentHelp(
      """
      The extensions of GFM to read: a list of table, strikethrough, autolink, tagfilter, \
      tasklist and footnotes, or none. (default: all)
      """, valueName: "list"))
  var extensions: String?

  @Option(help: ArgumentHelp(HelpText.columns, valueName: "columns"))
  var width = 72

  @Flag(help: "Plain text on pages of 58 lines, with header and page numbers.")
  var pages = false

  @OptionGroup var colors: ColorOption

  @Flag(help: ArgumentHelp(HelpText.straighten))
  var straighten = false

  @Flag(help: "Count characters of ambiguous width as two columns, as East Asian terminals do.")
  var ambiguousWide = false

  func validate() throws {
    if unsafe, !fragment || to != .html {
      throw ValidationError("--unsafe requires --fragment")
    }
    if fragment, to != .html { throw ValidationError("--fragment requires --to html") }
    if pages, to != .text { throw ValidationError("--pages requires --to text") }
    if to == .pdf, output == nil { throw ValidationError("--to pdf requires --output") }
    if straighten, to != .text { throw ValidationError("--straighten requires --to text") }
    guard (20...1000).contains(width) else {
      throw ValidationError("--width \(width) is not from 20 to 1000")
    }
    _ = try parsedExtensions()
  }

  func run() throws {
    if let output { try OutputFile.check(output, isNot: [file]) }
    let source = try SourceInput.readWithFacts(file, color: colors.isOnForMessages)
    var document = Document(parsing: source, extensions: try parsedExtensions())
    if !document.diagnostics.isEmpty {
      DiagnosticOutput.print(
        document.diagnostics, of: SourceTexts([source]), color: colors.isOnForMessages)
      throw Ending.findings
    }
    if straighten {
      document = Document(
        parsing: document.straightenedSource, extensions: try parsedExtensions())
    }
    let bytes = try bytes(of: document)
    if let output {
      try FileSystem.write(bytes, to: output)
    } else {
      try Terminal.standardOutput.write(bytes)
    }
  }

  private func bytes(of document: Document) throws -> [UInt8] {
    if fragment { return HTMLRenderer(isUnsafe: unsafe).render(document).bytes }
    switch to {
    case .html:
      return StandalonePage.html(of: interpret(document, .termsAndParties)).bytes
    case .pdf:
      let page = StandalonePage.pdfPage(
        of: interpret(document, .termsAndParties), picturesIn: PathText.folder(of: file))
      let made = try PDF.make(page)
      PDFNote.print(made)
      return made.bytes
    case .json:
      var legal = interpret(document, .all)
      legal.breakListedLines()
      let diagrams = DiagramDrawer([.graph]).draw(&legal)
      let renderer = JSONRenderer(
        generator: generatorName, diagrams: diagrams, original: OriginalText(besideFile: file))
      return renderer.render(legal, digest: TextDigest.digest(ofWords:)).rendered.bytes
    case .text:
      var legal = interpret(document, .parties)
      var options = PlainTextRenderer.Options(
        width: width, usesColor: colors.isOnForOutput,
        ambiguousWide: ambiguousWide)
      if pages {
        let metadata = legal.metadata
        options.pages = PlainTextRenderer.PageSetup(
          title: metadata.title ?? PathText.lastName(of: file),
          version: metadata.version?.number)
      }
      options.add(legal, original: OriginalText(besideFile: file))
      legal.breakListedLines()
      let diagrams = DiagramDrawer([.text]).draw(&legal)
      return PlainTextRenderer(options: options, diagrams: diagrams).render(legal.markup).bytes
    }
  }

  private func interpret(_ document: Document, _ parts: LegalDocument.Parts) -> LegalDocument {
    LegalDocument(
      interpreting: document, path: PathText.lastName(of: file), as: document.kindOfPlainText,
      parts: parts)
  }

  private func parsedExtensions() throws -> Extensions {
    guard let extensions else { return .all }
    if extensions == "none" || extensions.isEmpty { return [] }
    var set: Extensions = []
    for name in extensions.split(separator: ",") {
      guard let found = Extensions.named.first(where: { $0.name == name }) else {
        let names = Extensions.named.map(\.name)
        let guess = suggestion(for: String(name), among: names)
        throw ValidationError(
          "unknown extension '\(name)'"
            + (guess.map { "; did you mean '\($0)'?" }
              ?? "; known: \(names.joined(separator: ", ")), none"))
      }
      set.insert(found.value)
    }
    return set
  }
}
