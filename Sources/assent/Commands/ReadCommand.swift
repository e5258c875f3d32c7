import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup
import AssentRender

/// `assent read DOCUMENT`
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Show a document in the pager.",
    usage: "assent read <document> [<options>]",
    discussion: HelpText.discussion(
      """
      On a terminal the text is shown with $PAGER (default: less); otherwise it is printed.
      """,
      examples: [
        ("read license", "content/license.md"), ("read license --locale fr", "its translation"),
        ("read flows/license-gate --width 60", "narrower"),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      A Markdown file, the name of one in content/ without its ending, or a released version \
      (license@1.0).
      """, valueName: "document"), completion: .file())
  var document: String

  @Option(
    help: ArgumentHelp(
      "The language to read it in, such as fr; fr-CA gives fr where it has no text of its own.",
      valueName: "tag"))
  var locale: String?

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "Columns of plain text. (default: the terminal's, at most 100; else 72)",
      valueName: "columns"))
  var width: Int?

  @OptionGroup var colors: ColorOption

  @Flag(help: ArgumentHelp(HelpText.straighten))
  var straighten = false

  func validate() throws {
    if let width, !(20...1000).contains(width) {
      throw ValidationError("--width \(width) is not from 20 to 1000")
    }
  }

  func run() throws {
    let source = try source()
    var parsed = Document(parsing: source)
    if !parsed.diagnostics.isEmpty {
      DiagnosticOutput.print(
        parsed.diagnostics, of: SourceTexts([source]), color: colors.isOnForMessages)
      throw Ending.findings
    }
    if straighten { parsed = Document(parsing: parsed.straightenedSource) }
    let output = Terminal.standardOutput
    let columns = width ?? output.columns.map { min(max($0, 20), 100) } ?? 72
    var legal = LegalDocument(
      interpreting: parsed, path: PathText.lastName(of: source.path), as: parsed.kindOfPlainText,
      parts: .parties)
    var options = PlainTextRenderer.Options(
      width: columns, usesColor: colors.isOnForOutput)
    options.add(legal, original: OriginalText(besideFile: source.path))
    legal.breakListedLines()
    let diagrams = DiagramDrawer([.text]).draw(&legal)
    let text = PlainTextRenderer(options: options, diagrams: diagrams).render(legal.markup).bytes
    if output.isTerminal, try Pager.show(text) { return }
    try output.write(text)
  }

  /// The text that the argument names.
  private func source() throws -> SourceFile {
    let path = locale == nil ? path : nil
    if let path {
      return try SourceInput.readWithFacts(path, color: colors.isOnForMessages)
    }
    guard try locale != nil || AgreementName(document).version != nil else {
      try SourceInput.refuseUnreadable(document)
      try SourceInput.refuseMissing(document)
      throw UsageError(
        "document '\(document)' does not exist, neither as a file nor by that name in "
          + "\(PathText.trimmed(content))/")
    }
    return try ComparedText(
      document, content: content, locale: locale, color: colors.isOnForMessages
    ).source
  }

  /// The file that the argument names; `nil` where there is none.
  private var path: String? {
    if document == "-" || FileSystem.isFile(document) { return document }
    let folder = PathText.trimmed(content)
    return ["", ".md", ".markdown"].map { folder + "/" + document + $0 }
      .first { FileSystem.isFile($0) }
  }
}
