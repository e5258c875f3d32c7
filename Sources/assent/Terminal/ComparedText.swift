import AssentCompiler
import AssentDiagnostics
import AssentLicense
import AssentManifest
import AssentMarkup

/// A text that is compared, and what people call it.
struct ComparedText {
  var name: String
  var source: SourceFile
  /// A path below the content folder, by whose name the kind of the document may be told.
  var path: String
  /// The kind of the agreement that it is a text of; `nil` where it has no name of one.
  var kind: DocumentKind?
  /// The language that holds where it states none; `nil` where nothing names one.
  var language: String?
  /// The working text of the same name; `nil` where there is none that is known.
  var workingFile: String?

  /// Finds the text that an argument names. The first of these that fits counts:
  ///
  /// 1. `-`, standard input
  /// 2. a file
  /// 3. `license@1.0`, a version that was released
  /// 4. `REVISION:PATH`, a file as a Git revision has it
  /// 5. `license`, the working text of an agreement
  ///
  /// - Throws: ``Ending/findings`` where its agreement has releases that were altered, after it has
  ///   said so.
  init(_ argument: String, content: String, locale: String?, color: Bool) throws {
    if argument == "-" {
      try Self.refuse(locale, for: "standard input", "text")
      self.init(name: "standard input", source: try SourceInput.read("-"), path: "")
    } else if FileSystem.isFile(argument) || FileSystem.isDescriptor(argument) {
      try Self.refuse(locale, for: argument)
      self.init(
        name: argument, source: try SourceInput.readWithFacts(argument, color: color),
        path: PathText.lastName(of: argument))
    } else if let (revision, path) = Self.parts(ofRevision: argument) {
      try Self.refuse(locale, for: argument)
      let bytes = try GitRepository(folder: ".").file(revision: revision, path: path)
      self.init(
        name: argument, source: SourceFile(path: argument, bytes: bytes),
        path: PathText.lastName(of: argument))
      workingFile = path
    } else {
      let name = try AgreementName(argument)
      let texts = try Self.texts(of: name, content: content, color: color)
      self = try Self.text(of: texts, version: name.version, locale: locale, color: color)
      workingFile = PathText.trimmed(content) + "/" + path
    }
  }

  init(name: String, source: SourceFile, path: String) {
    self.name = VisibleText.name(name)
    self.source = source
    self.path = path
  }

  private init(_ name: String, _ text: AgreementTexts.Text) {
    self.init(name: name, source: text.source, path: text.path)
    (kind, language) = (text.kind, text.language)
  }

  private static func refuse(
    _ locale: String?, for argument: String, _ kind: String = "file"
  ) throws(UsageError) {
    guard let locale else { return }
    throw UsageError(
      "--locale \(locale) requires the name of an agreement; '\(argument)' is a \(kind) of one "
        + "language")
  }

  /// The two texts that one argument stands for: a release of an agreement, the last one where no
  /// version is named, and its working text.
  static func sinceRelease(
    _ argument: String, content: String, locale: String?, color: Bool
  ) throws -> (old: ComparedText, new: ComparedText) {
    let name = try AgreementName(argument)
    let texts = try Self.texts(of: name, content: content, color: color)
    let last = try name.version == nil ? shown(try texts.lastVersion(), color: color) : nil
    guard let version = name.version ?? last else {
      let file = try texts.workingText(in: locale).source.path
      throw UsageError(
        "'\(texts.key)' has no release to compare with; name two texts, as in 'assent diff "
          + "\(ShellWord.quoted(AgreementTexts.committed(file))) \(ShellWord.quoted(file))', or "
          + "release it with 'assent release \(ShellWord.quoted(texts.key))'")
    }
    return (
      try text(of: texts, version: version, locale: locale, color: color),
      try text(of: texts, version: nil, locale: locale, color: color)
    )
  }

  // MARK: Agreements

  private static func texts(
    of name: AgreementName, content: String, color: Bool
  ) throws -> AgreementTexts {
    do {
      return try shown(
        try AgreementTexts.find(name, content: PathText.trimmed(content)), color: color)
    } catch let error as UsageError {
      try SourceInput.refuseUnreadable(name.text)
      if name.version == nil { try SourceInput.refuseMissing(name.text) }
      throw error
    }
  }

  /// - Parameter version: `nil` for the working text.
  private static func text(
    of texts: AgreementTexts, version: Manifest.Version?, locale: String?, color: Bool
  ) throws -> ComparedText {
    guard let version else {
      let text = try texts.workingText(in: locale)
      return ComparedText(texts.key, text)
    }
    let text = try shown(try texts.text(of: version, in: locale), color: color)
    return ComparedText("\(texts.key)@\(version)", text)
  }

  private static func shown<Found>(
    _ outcome: AgreementTexts.Outcome<Found>, color: Bool
  ) throws -> Found {
    switch outcome {
    case .found(let found): return found
    case .refused(let problems):
      DiagnosticOutput.print(problems, of: SourceInput.sources(of: problems), color: color)
      throw Ending.findings
    }
  }

  /// The parts of `REVISION:PATH`; `nil` for what is none. A colon in braces belongs to the revision:
  /// `HEAD@{12:00}:license.md`.
  private static func parts(ofRevision name: String) -> (revision: String, path: String)? {
    if let at = name.lastIndex(of: "@"), !name[at...].contains(":") { return nil }
    var depth = 0
    for index in name.indices {
      switch name[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth <= 0:
        return (String(name[..<index]), String(name[name.index(after: index)...]))
      default: break
      }
    }
    return nil
  }

  /// The text as what it says.
  ///
  /// - Parameter other: the text that it is compared with; a file is read as the agreement on the other
  ///   side is.
  /// - Throws: ``Ending/findings`` for one that the parser refuses, after it has said why.
  func interpreted(beside other: ComparedText, color: Bool) throws -> LegalDocument {
    let document = Document(parsing: source)
    guard document.diagnostics.isEmpty else {
      DiagnosticOutput.print(document.diagnostics, of: SourceTexts([source]), color: color)
      throw Ending.findings
    }
    let language = language ?? other.language
    let legal = LegalDocument(
      interpreting: document, path: path, translated: kind ?? other.kind, defaultLanguage: language)
    // Of a file by any other name the clauses are wanted all the same, unless it is about flows.
    guard legal.kind == .other, legal.metadata.kinds.isEmpty, legal.diagrams.isEmpty else {
      return legal
    }
    var agreement = LegalDocument(
      interpreting: document, path: "terms.md", defaultLanguage: language)
    agreement.path = path
    return agreement
  }
}
