import ArgumentParser
import AssentCompiler
import AssentDiagnostics
import AssentManifest

/// `assent bundle AGREEMENT@VERSION`
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Pack one version of an agreement with all that proves it.",
    usage: "assent bundle <agreement>@<version> [<options>]",
    discussion: HelpText.discussion(
      """
      An archive holds the version in all formats and languages, its redlines, pictures, manifest, \
      signatures, schemas and sums, the text as it was released, and a README for people who have \
      nothing else. --format html gives one page that can be mailed and that checks itself in the \
      browser; the version in force can also be accepted there. 'assent verify' checks either.

      The same files give the same bytes on every machine.
      """,
      examples: [
        ("bundle license@1.1", "license-1.1.tar.gz"),
        ("bundle license@1.1 --format zip", "license-1.1.zip"),
        ("bundle license@1.1 --pdf", "with the text as PDF"),
        ("bundle apps/license@2.0 --format html --locale fr", "one page in French"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "A published version: license@1.1, or apps/license@1.1.", valueName: "agreement@version"))
  var name: String

  @Option(help: ArgumentHelp("What to make.", valueName: "format"))
  var format = BundleFormat.tarGzip

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A language to take, such as fr; repeat it for others. (default: all)", valueName: "tag"))
  var locale: [String] = []

  @Option(
    help: ArgumentHelp(
      "The content folder, for the text as it was released. (default: content, where it has it)",
      valueName: "folder"))
  var content: String?

  @Option(help: ArgumentHelp("The published folder.", valueName: "folder"), completion: .directory)
  var published = "Output"

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where to write. (default: the name of the version, such as license-1.1.tar.gz)",
      valueName: "file"), completion: .file())
  var output: String?

  @Flag(
    help: ArgumentHelp(
      """
      Add each text as PDF, laid out by WeasyPrint from the text as it was released; no signature \
      covers it.
      """))
  var pdf = false

  @OptionGroup var colors: ColorOption

  func validate() throws {
    if pdf, format == .html { throw ValidationError("--pdf requires --format tar.gz or zip") }
  }

  func run() throws {
    let request = try request()
    let output =
      output
      ?? BundleRequest.name(of: request.agreement, request.version) + "." + format.rawValue
    try OutputFile.check(output, mayBeInContent: false)
    try Self.check(output, isOutside: request.published)
    let bytes: [UInt8]
    do {
      bytes = try Bundle.make(request)
    } catch let refusal as BundleRefusal {
      DiagnosticOutput.print(
        refusal.diagnostics, of: SourceInput.sources(of: refusal.diagnostics),
        color: colors.isOnForMessages)
      throw Ending.findings
    }
    try FileSystem.write(bytes, to: output)
    try Terminal.standardOutput.write(
      Array("wrote \(VisibleText.name(output)), \(bytes.count) bytes\n".utf8))
  }

  /// - Throws: ``UsageError`` where the file would lie in the published folder; ``InputError`` where the disk fails
  ///   to tell.
  static func check(_ output: String, isOutside published: String) throws {
    let folder = output.hasPathSlash ? Placement.folder(of: output) : "."
    guard let place = try FileSystem.realPath(folder.isEmpty ? "/" : folder),
      let root = try FileSystem.realPath(published),
      (place + "/").hasPrefix(root + "/")
    else { return }
    throw UsageError(
      "'\(output)' would lie in the published folder, where no manifest lists it; name another file"
    )
  }

  private func request() throws -> BundleRequest {
    let agreement = try AgreementName(name)
    guard let version = agreement.version else {
      throw UsageError("'\(name)' names no version; name one as in license@1.1")
    }
    let published = PathText.trimmed(published)
    guard FileSystem.isDirectory(published) else {
      throw InputError.unreadable(
        path: published, reason: "no such folder; name the one that 'assent build' published")
    }
    let folder = content.map(PathText.trimmed)
    if let folder, !FileSystem.isDirectory(folder) {
      throw InputError.unreadable(path: folder, reason: "no such folder")
    }
    return BundleRequest(
      agreement: agreement.text, version: version, locales: try locales(), published: published,
      content: folder ?? "content", needsSources: folder != nil || pdf, format: format,
      includesPDF: pdf)
  }

  private func locales() throws(UsageError) -> [Manifest.Locale] {
    var locales: [Manifest.Locale] = []
    for tag in locale {
      guard let locale = Manifest.Locale(tag) else {
        throw UsageError("'\(tag)' is not a language tag; 'fr' and 'pt-BR' are")
      }
      locales.append(locale)
    }
    return locales
  }
}

extension BundleFormat: ExpressibleByArgument {}
