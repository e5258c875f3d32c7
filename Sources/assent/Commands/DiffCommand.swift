import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentRedline
import AssentRender

/// `assent diff OLD [NEW]`
struct DiffCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case html
    case json
    case markdown
    case amendment
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what differs between two texts, by clause and word.",
    usage: "assent diff <old> [<new>] [<options>]",
    discussion: HelpText.discussion(
      """
      A text is a file, - for standard input, a released version (license@1.0), a file of a Git \
      revision (HEAD~3:content/license.md), or the name of a working text (license). One name \
      alone compares its last release with its working text.

      On a terminal the text is shown with $PAGER (default: less).
      """,
      examples: [
        ("diff license", "what is not released yet"),
        ("diff license@1.0 license@1.1", "two versions"),
        ("diff HEAD:content/terms.md terms", "since the last commit"),
        ("diff old.md new.md --to html -o a.html", "one page"),
        ("diff license --to amendment", "as sentences to apply"),
      ]))

  @Argument(
    help: ArgumentHelp("The old text, or the name of an agreement.", valueName: "old"),
    completion: .file())
  var old: String

  @Argument(help: ArgumentHelp("The new text.", valueName: "new"), completion: .file())
  var new: String?

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to = Format.text

  @Flag(
    name: .customLong("class"),
    help: "Print the class of the change and what decided it, and nothing else.")
  var printsClass = false

  @Option(help: ArgumentHelp("The translation to compare, such as fr.", valueName: "tag"))
  var locale: String?

  @Flag(help: "Show unchanged words however many there are; only with --to text.")
  var whole = false

  @Flag(help: "Exit with 1 if the texts differ.")
  var exitCode = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write. (default: standard output)", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp(HelpText.content, valueName: "folder"))
  var content = "content"

  @Option(
    help: ArgumentHelp(
      "Columns of text. (default: the terminal's, at most 100; else 72)",
      valueName: "columns"))
  var width: Int?

  @OptionGroup var colors: ColorOption

  func validate() throws {
    if let width, !(20...1000).contains(width) {
      throw ValidationError("--width \(width) is not from 20 to 1000")
    }
    if width != nil, to != .text { throw ValidationError("--width requires --to text") }
    if whole, to != .text { throw ValidationError("--whole requires --to text") }
    if printsClass, to != .text, to != .json {
      throw ValidationError("--class requires --to text or json")
    }
    if old == "-", new == "-" { throw ValidationError("only one text can be standard input") }
  }

  func run() throws {
    let (oldText, newText) = try texts()
    if let output {
      let texts = [oldText, newText]
      try OutputFile.check(
        output, isNot: texts.map(\.source.path) + texts.compactMap(\.workingFile),
        // What says in Markdown what changed may be published, too.
        mayBeDocument: true, mayBeInContent: to == .markdown)
    }
    let color = colors.isOnForMessages
    let new = try newText.interpreted(beside: oldText, color: color)
    let old = try oldText.interpreted(beside: newText, color: color)
    let redline = Redline(
      comparing: old, with: new, names: (oldText.name, newText.name))
    try write(bytes(of: redline, old: old, new: new))
    if exitCode, redline.from.sourceDigest != redline.to.sourceDigest { throw Ending.findings }
  }

  private func texts() throws -> (ComparedText, ComparedText) {
    guard let new else {
      return try ComparedText.sinceRelease(
        old, content: content, locale: locale, color: colors.isOnForMessages)
    }
    return (
      try ComparedText(old, content: content, locale: locale, color: colors.isOnForMessages),
      try ComparedText(new, content: content, locale: locale, color: colors.isOnForMessages)
    )
  }

  private func bytes(of redline: Redline, old: LegalDocument, new: LegalDocument) -> [UInt8] {
    if printsClass { return classBytes(redline.assessment) }
    // The words around the text are in its language.
    let labels = RedlineLabels.labels(for: redline.to.language)
    switch to {
    case .text:
      let terminal = Terminal.standardOutput
      let columns = width ?? terminal.columns.map { min(max($0, 20), 100) } ?? 72
      let options = RedlineText.Options(
        width: columns, usesColor: output == nil && colors.isOnForOutput, isWhole: whole)
      return RedlineText(
        labels: labels, options: options, diagrams: DiagramDifference.all(old, new)
      ).render(redline)
    case .html:
      return StandalonePage.html(
        of: redline, labels: labels, diagrams: DiagramDifference.all(old, new))
    case .json: return RedlineJSON.bytes(of: redline) + "\n".utf8
    case .markdown:
      return RedlineMarkdown(labels: labels, diagrams: DiagramDifference.all(old, new))
        .render(redline)
    case .amendment: return AmendmentText(Amendment(redline, old: old, new: new)).render()
    }
  }

  private func classBytes(_ assessment: ChangeAssessment) -> [UInt8] {
    guard to == .json else {
      let lines = assessment.signals.map { "  \(VisibleText.message($0.description))\n" }
      return Array((assessment.changeClass.rawValue + "\n" + lines.joined()).utf8)
    }
    let signals = assessment.signals.map { JSONValue.object(RedlineJSON.object(of: $0)) }
    return CanonicalJSON.bytes(
      of: .object([
        "class": .string(assessment.changeClass.rawValue), "signals": .array(signals),
      ])) + "\n".utf8
  }

  private func write(_ bytes: [UInt8]) throws {
    if let output { return try FileSystem.write(bytes, to: output) }
    let terminal = Terminal.standardOutput
    if to == .text, !printsClass, terminal.isTerminal, try Pager.show(bytes) { return }
    try terminal.write(bytes)
  }
}
