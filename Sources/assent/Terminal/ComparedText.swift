import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentMarkup

/// A text that is compared, and what people call it.
struct ComparedText {
  var name: String
  var source: SourceFile
  /// A path below the content folder, by whose name the kind of the document may be told.
  var path: String

  /// Finds the text that an argument names. The first of these that fits counts:
  ///
  /// 1. `-`, standard input
  /// 2. a file
  /// 3. `license@1.0`, a version that was released
  /// 4. `REVISION:PATH`, a file as a Git revision has it
  /// 5. `license`, the working text of an agreement
  init(_ argument: String, content: String, locale: String?) throws {
    let folder = AgreementFiles(content: content, locale: locale)
    if argument == "-" {
      self.init(name: "standard input", source: try SourceInput.read("-"), path: "")
    } else if FileSystem.isFile(argument) || FileSystem.isDescriptor(argument) {
      try Self.refuse(locale, for: argument)
      self.init(
        name: argument, source: try SourceInput.read(argument),
        path: PathText.lastName(of: argument))
    } else if let at = argument.lastIndex(of: "@"), !argument[at...].contains(":") {
      let version = String(argument[argument.index(after: at)...])
      let found = try folder.release(version, of: String(argument[..<at]))
      self.init(name: argument, source: try SourceInput.read(found.file), path: found.path)
    } else if argument.contains(":") {
      try Self.refuse(locale, for: argument)
      let source = SourceFile(path: argument, bytes: try Git.file(argument))
      self.init(name: argument, source: source, path: PathText.lastName(of: argument))
    } else {
      let path = try folder.workingText(of: argument)
      self.init(
        name: argument, source: try SourceInput.read(path), path: PathText.lastName(of: path))
    }
  }

  init(name: String, source: SourceFile, path: String) {
    self.name = VisibleText.name(name)
    self.source = source
    self.path = path
  }

  private static func refuse(_ locale: String?, for argument: String) throws(UsageError) {
    guard let locale else { return }
    throw UsageError(
      "--locale \(locale) requires the name of an agreement; '\(argument)' is a file of one language"
    )
  }

  /// The two texts that one argument stands for: the last release of an agreement and its working text.
  static func sinceRelease(
    _ argument: String, content: String, locale: String?
  ) throws -> (old: ComparedText, new: ComparedText) {
    let folder = AgreementFiles(content: content, locale: locale)
    let name = folder.name(of: argument)
    guard let version = try folder.versions(of: name).last else {
      throw UsageError(
        "'\(name)' has no release to compare with; name two texts, such as "
          + "'HEAD:\(PathText.trimmed(content))/\(name).md \(name)', or release it with "
          + "'assent release \(name)'")
    }
    return (
      try ComparedText("\(name)@\(version)", content: content, locale: locale),
      try ComparedText(name, content: content, locale: locale)
    )
  }

  /// The text as what it says.
  ///
  /// - Throws: ``Ending/findings`` for one that the parser refuses, after it has said why.
  func interpreted(color: Bool) throws -> LegalDocument {
    let document = Document(parsing: source)
    guard document.diagnostics.isEmpty else {
      DiagnosticOutput.print(document.diagnostics, of: SourceTexts([source]), color: color)
      throw Ending.findings
    }
    let legal = LegalDocument(interpreting: document, path: path)
    // Of a file by any other name the clauses are wanted all the same, unless it is about flows.
    guard legal.kind == .other, legal.metadata.kinds.isEmpty, legal.diagrams.isEmpty else {
      return legal
    }
    var agreement = LegalDocument(interpreting: document, path: "terms.md")
    agreement.path = path
    return agreement
  }
}
